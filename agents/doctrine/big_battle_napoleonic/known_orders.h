// The orders that playouts came to before.
//
// A search plays the same beginnings of a turn over and over, with another plan
// for somebody who comes later; what was weighed for the first units stands.
//
// Laws: what is found is what was kept under an equal key; a key that another
// took the place of is not found. Keys are hashes of 64 bits: that two of them
// be equal by chance is not provided for.
//
//   KnownOrders known;
//   const uint64_t key = HashOf(f);
//   if (known.Find(key) == nullptr) known.Keep(key, options.front());
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_KNOWN_ORDERS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_KNOWN_ORDERS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/unit_options.h"

namespace berthier::big_battle_napoleonic {

// Equal for positions of equal bytes. Of lists it takes what is in them.
uint64_t HashOf(PositionView f);

class KnownOrders {
 public:
  // Null if there is none.
  const Option* Find(uint64_t key) const {
    if (known_.empty()) return nullptr;
    const Known& one = known_[Place(key)];
    return one.option && one.key == key ? &*one.option : nullptr;
  }
  void Keep(uint64_t key, const Option& option) {
    known_.resize(kPlaces);  // once
    known_[Place(key)] = {key, option};
  }
  void Forget() { known_.clear(); }

 private:
  struct Known {
    uint64_t key = 0;
    std::optional<Option> option;
  };
  static constexpr size_t kPlaces = 4096;
  static size_t Place(uint64_t key) { return key % kPlaces; }

  std::vector<Known> known_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_KNOWN_ORDERS_H_
