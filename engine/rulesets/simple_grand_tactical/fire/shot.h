// Who may fire at whom, and with which modifiers (4.14).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_SHOT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_SHOT_H_

#include <array>

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/model/roll.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

// The farthest that u fires (FIR-11 to 13).
Length ReachOf(const UnitData& data);
// u may fire in this phase at anybody (FIR-01, 02, 06, ART-06, 09).
Verdict CheckMayFire(PositionView f, UnitId u);
// All of FIR-07 to 09, 42 to 45.
Verdict CheckShot(PositionView f, UnitId u, UnitId target);
// The k-th (0, 1, ...) battery of its side within kBatteriesTouch of u, by id;
// kNone if there are no more. An order of Verb::kFireTogether names its helper
// so, as its amount.
UnitId HelperAt(PositionView f, UnitId u, int k);
Verdict CheckFireTogether(PositionView f, UnitId u, UnitId helper,
                          UnitId target);

// The modifiers of a shot; helper may be kNone.
struct ShotModifiers {
  std::array<Modifier, 16> list;
  int count = 0;

  void Add(FireModifier m, int value) {
    list[static_cast<size_t>(count++)] = {CodeOf(m),
                                          static_cast<int16_t>(value), 0};
  }
  int sum() const {
    int sum = 0;
    for (int i = 0; i < count; ++i) sum += list[static_cast<size_t>(i)].value;
    return sum;
  }
};
ShotModifiers ModifiersOfShot(PositionView f, UnitId u, UnitId helper,
                              UnitId target);

// FIR-04: u may form square now, and where it then stands.
Verdict CheckFormSquare(PositionView f, UnitId u, Pose& square);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_SHOT_H_
