// What elements cover, and the distances between them (5.1, 5.2).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_FOOTPRINT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_FOOTPRINT_H_

#include <algorithm>
#include <cstdint>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/units.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {

inline BaseSize BaseOf(const Scenario& s) {
  return {s.options.base_width, s.options.base_depth};
}
inline GridSize GridOf(const ElementState& unit) {
  return {unit.bases(), unit.files};
}
inline std::span<const Point> TrailOf(const ElementState& unit) {
  return {unit.trail.data(), unit.trail_count};
}
inline int FullestFace(const ElementState& unit) {
  int most = 0;
  for (const Part& part : unit.parts) most = std::max(most, part.bases());
  return most;
}

// Sets `centre` and `corners` (state.h) from the other fields; to be called
// after every change of place, facing, form, files, faces or number of bases.
void Refit(const Scenario& s, ElementState& unit);
// Puts a column straight behind `head`.
void LayStraight(const Scenario& s, ElementState& unit, Pose head);

// The footprint for distances, overlap and sight; as it is, or as it would be.
Shape ShapeOf(const Scenario& s, const ElementState& unit);
inline Shape ShapeOf(PositionView f, ElementId e) {
  return ShapeOf(f.scenario, f.unit(e));
}
// The same for sweeps and contact: an incomplete rank counts in full.
Shape SolidOf(PositionView f, ElementId e);
// A box that holds it, quickly.
Box NearBox(PositionView f, ElementId e);
// 5.1; of a settlement's garrison, the centre of the settlement.
Point CentroidOf(const Scenario& s, const ElementState& unit);
inline Point CentroidOf(PositionView f, ElementId e) {
  return CentroidOf(f.scenario, f.unit(e));
}

// ---- Settlements ------------------------------------------------------------

// The settlement seen from a garrison that faces so: its block, turned by
// quarters so that its front is the side in front.
Block SettlementBlock(const Piece& settlement, Heading facing);
inline bool IsSideOf(const Piece& settlement, Heading heading) {
  return settlement.pose.heading.TurnTo(heading) % (Heading::kSteps / 4) == 0;
}
// Length of its front seen so.
Length SideLength(const Piece& settlement, Heading facing);
// The block of the bases outside (BAS-16) and its pose.
GridSize OutsideGrid(const Scenario& s, const Piece& settlement, Heading facing,
                     int bases);
Pose OutsidePose(const Piece& settlement, Heading facing);
// The outward direction of an edge of an element with that facing.
constexpr Heading OutwardOf(Heading facing, Edge edge) {
  return facing.Turned(Heading::kSteps / 4 * static_cast<int>(edge));
}
// The element that holds the settlement (the garrison, no intruder); kNone if
// it is empty. Of several (multi_garrison) the lowest.
ElementId HolderOf(PositionView f, PieceId settlement);

Block TileBlock(PositionView f, TileId t);

// ---- Bases ------------------------------------------------------------------

// True if a gun stands in that cell of a DEPLOYED element; cells are numbered
// from the front left, rank by rank (BAS-09, BAS-10).
bool IsGunCell(const ElementState& unit, int cell);
// The files of the front rank where guns stand, as bits.
uint32_t FrontGuns(const ElementState& unit);
// Calls g(Point) with the centre of every base.
void ForEachBase(PositionView f, ElementId e, FunctionRef<void(Point)> g);

// ---- Distances --------------------------------------------------------------

bool WithinOf(PositionView f, ElementId a, ElementId b, Length limit);
Length DistanceTo(PositionView f, ElementId e, Point p);
// SYS-02: inclusive, plus EPS.
bool WithinOf(PositionView f, ElementId e, Point p, Length limit);
// True if some enemy of e on the table is within the limit of it.
bool EnemyWithin(PositionView f, ElementId e, Length limit);

// Calls g(ElementId) for those of `set` on the table whose boxes meet `box`
// grown by `margin`, until it returns true; the one for which it did, or kNone.
template <typename G>
ElementId FirstNear(PositionView f, const ElementSet& set, const Box& box,
                    Length margin, G&& g) {
  ElementId found = ElementId::kNone;
  set.ForEach([&](ElementId e) {
    if (IsSome(found) || !f.unit(e).on_table() ||
        Apart(NearBox(f, e), box, margin)) {
      return;
    }
    if (g(e)) found = e;
  });
  return found;
}
// The first of `set`, but for `but`, that the shape overlaps (SYS-10).
ElementId FirstUnder(PositionView f, const ElementSet& set, const Shape& shape,
                     ElementId but);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_FOOTPRINT_H_
