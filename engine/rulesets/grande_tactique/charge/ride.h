// What stands in the way of horse that rides over a piece of ground (5.11).
//
// What is merely grazed is not in the way (E_PEN, GT-I-116); nor are silenced
// guns and friends.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RIDE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RIDE_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Enemies that do not bar the way: `spared` never, `touched` while the ground
// overlaps them no deeper than a contact is wide (E_TOUCH).
struct Spared {
  UnitSet spared;
  UnitSet touched;
};
// An enemy of u, or ground closed to horse (woods, the impassable), lies in the
// ground swept.
bool IsBarred(PositionView f, UnitId u, const Spared& enemies,
              PolygonView swept);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RIDE_H_
