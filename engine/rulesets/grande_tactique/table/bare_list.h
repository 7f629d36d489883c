// A list of fixed capacity that is free to construct: its storage is left
// uninitialized until items are added. For large lists that are constructed
// often and mostly stay short, such as the blockers of every line of fire.
//
// Laws: only trivially copyable types; never add more than the capacity.
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
  // Not copyable: the items are stored in the list itself, so existing spans
  // would not refer to the copy.
  BareList(const BareList&) = delete;
  BareList& operator=(const BareList&) = delete;

  // The returned reference stays valid as long as the list.
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
