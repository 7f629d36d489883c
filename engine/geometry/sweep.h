// What a base sweeps over while it moves: exactly, without stepping.
//
// A translation sweeps the convex hull of its start and end. A base that
// wheels about one of its own front corners sweeps its start, its end, and the
// circular sector of the diagonal from the pivot corner (the pivot is a
// corner, so the farthest point is the opposite rear corner).
//
// Laws: the sweep contains its start, its end and every pose between (tested on
// sampled poses); a sweep of zero length is the block itself; a left wheel is
// the mirror of the right wheel; the pivot corner of a wheel does not move at
// all, so successive wheels about one corner add up exactly; everything is
// invariant under translation and quarter turns, predicates under mirrors too.
//
//   SmallPolygon advance =
//       TranslationSweep(block, Along(Forward(heading), length));
//   WheelSweep wheel = MakeWheelSweep(pose, size, Hand::kLeft, 120);
//   if (Overlaps(wheel, enemy.corners(), Ticks(20))) ...
#ifndef BERTHIER_ENGINE_GEOMETRY_SWEEP_H_
#define BERTHIER_ENGINE_GEOMETRY_SWEEP_H_

#include <cstdint>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"

namespace berthier {

enum class Hand : int8_t { kLeft, kRight };

// The convex hull of a block and the same block moved by `by`. Exact; it has
// four to six vertices.
SmallPolygon TranslationSweep(const Block& start, Vec by);

// The pose after wheeling by `quarters` in [0, 720]: about the front left
// corner for a left wheel (heading turns left), about the front right one for
// a right wheel. The rounded pivot corner is the same at the start and the end.
Pose WheelEnd(Pose start, BaseSize size, Hand hand, int quarters);
// Length of the arc of the outer front corner: front x quarters x pi / 720
// with pi = 355/113, rounded to the nearest tick.
Length WheelCost(Length front, int quarters);

struct WheelSweep {
  Block start;
  Block end;
  Point pivot;
  // The sector swept by the diagonal, from `from` to `to` (counter-clockwise),
  // at most 180 degrees. The radius is the true diagonal rounded to a tick;
  // `from` and `to` are rounded corners, at most a tick off the arc.
  Point from;
  Point to;
  Length radius;
};
WheelSweep MakeWheelSweep(Pose start, BaseSize size, Hand hand, int quarters);

// True if the start, the end or the sector overlaps the polygon by more than
// `tolerance`. The penetration depth of the sector is the smallest over the
// edge normals of the polygon, the normals of the two straight sides, and the
// directions from the pivot to vertices between the sides (normal to the arc).
// It is exact except that the radius is rounded to a tick. True whenever some
// pose of the wheel enters the polygon deeper than tolerance + 3 ticks; false
// whenever no pose comes within 3 ticks of it. (In between, the round sector
// may go a few ticks deeper than the corner of any single pose.)
bool Overlaps(const WheelSweep& sweep, PolygonView polygon, Length tolerance);
// True if the polyline runs through the start, the end or the sector deeper
// than `depth`. In the sector, the ends of the part between the straight sides
// are rounded to ticks before they are compared with the arc.
bool Crosses(std::span<const Point> polyline, const WheelSweep& sweep,
             Length depth);

// How far `block` can move along `direction` until it touches `obstacle` and
// would enter it, rounded down to a tick; `limit` if that does not happen
// within `limit`. 0 when they already overlap, or touch and the move enters the
// obstacle. Sliding or grazing past it, or moving away from a touch, does not
// stop the block.
Length FreeRun(const Block& block, UnitVec direction, PolygonView obstacle,
               Length limit);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_SWEEP_H_
