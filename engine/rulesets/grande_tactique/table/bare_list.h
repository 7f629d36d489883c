// A list of fixed capacity that costs nothing to make: its room is left as it
// is until something is put there. For lists that are made again and again, as
// the blockers of every line of fire, and hold a few of the many they could.
//
// Laws: only flat types; no more than the capacity is added.
//
//   BareList<Blocker, 160> blockers;
//   blockers.Add({id, polygon, box});
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_BARE_LIST_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_BARE_LIST_H_

#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

namespace berthier::grande_tactique {

template <class T, size_t kCapacity>
class BareList {
 public:
  static_assert(std::is_trivially_copyable_v<T>);

  BareList() = default;
  // What is in use lies in the list itself, so spans of a copy would mislead.
  BareList(const BareList&) = delete;
  BareList& operator=(const BareList&) = delete;

  // Stays where it is put.
  T& Add(const T& item) {
    return *std::construct_at(reinterpret_cast<T*>(room_) + size_++, item);
  }
  std::span<const T> view() const {
    return {std::launder(reinterpret_cast<const T*>(room_)), size_};
  }

 private:
  size_t size_ = 0;
  alignas(T) std::byte room_[kCapacity * sizeof(T)];
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_BARE_LIST_H_
