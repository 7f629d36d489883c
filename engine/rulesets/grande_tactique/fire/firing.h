// Valid targets: which unit may fire at which (4.7).
//
// Only the present position decides whether a target is valid, not whether it
// was valid when the firer started firing (GT-FIR-06). TargetFaultOf says why a
// target is not valid.
//
// Laws: whether u may fire at e does not depend on which side is moving; a unit
// with a valid target can fire (CanFire).
//
//   if (HasTarget(b, battery)) StartFiring(b, battery);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// True for infantry or unlimbered artillery on the table, neither fleeing nor
// silenced (GT-STA-20).
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
// The valid targets of u; the search stops when `enough` are found.
UnitSet TargetsOf(PositionView f, UnitId u, int enough = kMaxUnits);
bool HasTarget(PositionView f, UnitId u);

// The range (GT-FIR-10): from the front edge of u's base to the footprint of e.
Length RangeTo(PositionView f, UnitId u, UnitId e);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_H_
