// How far a base can go straight on until it meets something, when what it
// merely slides along does not stop it.
//
// Bases that stand side by side may overlap by the rounding of their corners,
// or by what the rules allow: `seam` is how much of an overlap is none.
//
// Laws: neither is negative or more than `limit`; what the base overlaps by no
// more than the seam on one side does not stop it from going along that side;
// what it touches ahead stops it at once.
//
//   const Length run = RunTo(block, Forward(way), enemy.corners(), most,
//   kSeam);
#ifndef BERTHIER_ENGINE_TABLETOP_RUN_H_
#define BERTHIER_ENGINE_TABLETOP_RUN_H_

#include "engine/geometry/block.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/units.h"
#include "engine/tabletop/box.h"

namespace berthier {

// Until it touches the polygon; `limit` if it does not within that.
Length RunTo(const Block& block, UnitVec way, PolygonView polygon, Length limit,
             Length seam);
// Until a shape with that box leaves a table of that size; 0 if it is beyond an
// edge already and would go on outward.
Length RunToEdge(const Box& box, Length width, Length depth, UnitVec way,
                 Length limit);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_RUN_H_
