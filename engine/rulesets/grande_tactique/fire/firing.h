// Who may fire at whom: valid targets (4.7).
//
// A target is valid now or it is not; that it was valid when the firer started
// to fire does not matter (GT-FIR-06). TargetFaultOf says why it is not.
//
// Laws: whether u may fire at e does not depend on who moves; a unit with a
// valid target can fire (CanFire).
//
//   if (HasTarget(b, battery)) StartFiring(b, battery);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Infantry or unlimbered artillery, on the table, neither fleeing nor silenced
// (GT-STA-20).
bool CanFire(PositionView f, UnitId u);

enum class TargetFault : uint8_t {
  kNone,        // a valid target
  kCannotFire,  // u cannot fire at anything
  kNotAnEnemy,
  kNotEffective,  // off the table, fleeing or silenced (GT-FIR-06)
  kNotInContact,  // GT-FIR-09
  kOutOfRange,    // GT-FIR-10
  kInWoods,       // GT-FIR-13
  kBeingCharged,  // option no_guns_on_charge_target
  kOutOfZone,     // GT-FIR-07
  kNoClearLine,   // GT-FIR-08
};
TargetFault TargetFaultOf(PositionView f, UnitId u, UnitId e);
inline bool IsTarget(PositionView f, UnitId u, UnitId e) {
  return TargetFaultOf(f, u, e) == TargetFault::kNone;
}
// All it may fire at; where there are more than `enough`, so many of them.
UnitSet TargetsOf(PositionView f, UnitId u, int enough = kMaxUnits);
bool HasTarget(PositionView f, UnitId u);

// GT-FIR-10: from the front edge of the base to the footprint of the target.
Length RangeTo(PositionView f, UnitId u, UnitId e);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_H_
