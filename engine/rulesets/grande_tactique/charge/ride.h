// What bars the way of cavalry that rides over a piece of ground (5.11).
//
// Anything merely grazed does not bar the way (E_PEN, GT-I-116); nor do
// silenced guns and friends.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RIDE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RIDE_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Enemies with an exemption: those in `spared` never bar the way, those in
// `touched` only if the ground overlaps them deeper than E_TOUCH.
struct Spared {
  UnitSet spared;
  UnitSet touched;
};
// True if an enemy of u, or ground closed to cavalry (woods, impassable), lies
// in the ground swept.
bool IsBarred(PositionView f, UnitId u, const Spared& enemies,
              PolygonView swept);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RIDE_H_
