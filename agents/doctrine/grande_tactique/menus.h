// Menus: what each purse could buy, whatever it holds.
//
// Combos are generated without regard to the command points available, so that
// the set does not change when bonus points are allotted (D1) and the marginal
// value of one more point can be read off; the allocator drops what cannot be
// afforded. Menus are cached by all that they depend on, so playouts from like
// positions collect them once.
//
// Laws: a menu depends on the position but for its points, on the effort and
// on the stance; a combo whose price is in the purse can be begun now.
//
//   Menus menus;
//   menus.SetPosition(f, side, Effort::kLight, weights);
//   for (const Combo& combo : menus.Of(units, stance)) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_MENUS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_MENUS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agents/doctrine/grande_tactique/combos.h"

namespace berthier::grande_tactique {

class Menus {
 public:
  Menus() = default;
  // What it has made looks at its own state.
  Menus(const Menus&) = delete;
  Menus& operator=(const Menus&) = delete;

  // What follows is about this position; the scenario and the weights must
  // outlive it.
  void SetPosition(Field f, Side side, Effort effort, const Weights& weights);

  // Of the position.
  const Lay& lay();
  // Of the units that one purse pays for; until the next call.
  const std::vector<Combo>& Of(std::span<const UnitId> units,
                               const Stance& stance);

  // What was remembered is of another game.
  void Forget();

 private:
  // Menus remembered; a later one may take the place of an earlier one.
  static constexpr size_t kSlots = 128;
  struct Slot {
    uint64_t key = 0;
    std::vector<Combo> combos;
  };

  State full_;  // the position with full purses, and nothing awaited
  uint64_t position_ = 0;
  const Scenario* scenario_ = nullptr;
  const Weights* weights_ = nullptr;
  Side side_ = Side::kFirst;
  Effort effort_ = Effort::kLight;
  // Made when something is not remembered.
  std::optional<Lay> lay_;
  std::optional<ComboBook> book_;
  std::vector<Slot> slots_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_MENUS_H_
