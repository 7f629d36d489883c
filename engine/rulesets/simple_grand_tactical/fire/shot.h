// Which units may fire at which targets, and with which modifiers (section
// 4.14).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_SHOT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_SHOT_H_

#include <array>

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/model/roll.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

// The maximum range of a unit (FIR-11 to 13).
Length ReachOf(const UnitData& data);
// Whether u may fire in this phase at all, whatever the target (FIR-01, 02, 06,
// ART-06, 09).
Verdict CheckMayFire(PositionView f, UnitId u);
// Whether the target is no farther from u than that: a quick test, which spares
// CheckShot the exact distance for its refusal.
bool IsInReach(PositionView f, UnitId u, UnitId target);
// Whether u, which may fire, may fire at this target: range, arc, line and
// contacts (FIR-07 to 09, 42 to 45).
Verdict CheckShot(PositionView f, UnitId u, UnitId target);
// The k-th (from 0, by id) battery of the side of u within kBatteriesTouch of
// u; kNone if there are fewer. The amount of a Verb::kFireTogether order is
// this k.
UnitId HelperAt(PositionView f, UnitId u, int k);
// FIR-16: battery u and `helper`, which touches it, may fire together at the
// target. u must pass CheckMayFire and CheckShot; `helper` may be kNone.
Verdict CheckFireTogether(PositionView f, UnitId u, UnitId helper,
                          UnitId target);

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
// All modifiers of the shot (FIR-20 to 39); `helper` may be kNone.
ShotModifiers ModifiersOfShot(PositionView f, UnitId u, UnitId helper,
                              UnitId target);

// FIR-04: whether u may form square now. If so, sets `square` to its pose then.
Verdict CheckFormSquare(PositionView f, UnitId u, Pose& square);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_SHOT_H_
