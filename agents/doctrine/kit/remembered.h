// What was come to before, in a table of a fixed size.
//
// A search plays the same beginnings of a turn over and over, with another plan
// for somebody who comes later; what was weighed for the first units stands.
//
// Laws: what is found is what was kept under an equal key; a key that another
// took the place of is not found. Keys are hashes of 64 bits: that two of them
// be equal by chance is not provided for.
//
//   Remembered<Order> known;
//   const uint64_t key = game.Hash(position);
//   if (known.Find(key) == nullptr) known.Keep(key, order);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_REMEMBERED_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_REMEMBERED_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace berthier {

template <typename Kept, size_t kPlaces = 1 << 14>
class Remembered {
 public:
  // Null if there is none.
  const Kept* Find(uint64_t key) const {
    if (known_.empty()) return nullptr;
    const Known& one = known_[Place(key)];
    return one.kept && one.key == key ? &*one.kept : nullptr;
  }
  void Keep(uint64_t key, const Kept& kept) {
    known_.resize(kPlaces);  // once
    known_[Place(key)] = {key, kept};
  }
  void Forget() { known_.clear(); }

 private:
  struct Known {
    uint64_t key = 0;
    std::optional<Kept> kept;
  };
  static size_t Place(uint64_t key) { return key % kPlaces; }

  std::vector<Known> known_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_REMEMBERED_H_
