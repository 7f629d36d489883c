#include "engine/rulesets/grandeur/movement/paths.h"

#include <array>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/zones.h"

namespace berthier::grandeur {

Length PhaseMove(PositionView f, UnitId u, PolygonView path) {
  const Length move = MoveOf(f, u);
  if (!IsSome(DifficultUnder(f, path))) return move;
  // Artillery that stands outside is not slowed: it may not enter at all.
  const bool stays_out = f.data(u).is_artillery() &&
                         !IsSome(DifficultUnder(f, BlockOf(f, u).corners()));
  return stays_out ? move : move / 2;
}

UnitId ZoneAgainstAdvance(PositionView f, UnitId u) {
  UnitId against = UnitId::kNone;
  ZonesOver(f, u, BlockOf(f, u)).ForEach([&](UnitId e) {
    if (!IsSome(against) && !InCorridor(f, u, e)) against = e;
  });
  return against;
}

Pose PoseInGroup(PositionView f, UnitId u, UnitId first, Pose to) {
  if (u == first) return to;
  const Pose from = f.unit(first).pose();
  const UnitState& unit = f.unit(u);
  if (from.heading == to.heading) {
    return {unit.centre + (to.centre - from.centre), unit.heading};
  }
  const Vec at = LocalCoordinates(from, unit.centre);
  return {Offset(to, Ticks(at.y), Ticks(at.x)),
          unit.heading.Turned(from.heading.TurnTo(to.heading))};
}

SmallPolygon PathOf(PositionView f, UnitId u, Pose to) {
  const UnitState& unit = f.unit(u);
  const Vec by = to.centre - unit.centre;
  const int turn = unit.heading.TurnTo(to.heading);
  if (turn == 0) return TranslationSweep(unit.block(), by);
  // A rotation about the one point that it leaves where it is, in steps.
  constexpr int kSteps = 3;
  const BaseSize base = f.data(u).base;
  std::array<Point, 4 * (kSteps + 1)> points;
  size_t count = 0;
  // It lies on the bisector of the way of the centre, |by| / 2 / tan(turn / 2)
  // off on the side of the turn; 1 / tan(turn / 2) = (1 + cos) / sin.
  const UnitVec turned = Forward(Heading::Quarters(turn));
  const Point middle = unit.centre + Vec{by.x / 2, by.y / 2};
  const auto part = [&](int32_t v) {
    if (turned.x == 0) return 0;  // about turn: the middle itself
    return static_cast<int32_t>(int64_t{v} * (kUnit + turned.y) / turned.x / 2);
  };
  const Point pivot = middle + Vec{part(by.y), -part(by.x)};
  const Vec arm = LocalCoordinates(unit.pose(), pivot);
  for (int i = 0; i <= kSteps; ++i) {
    const Heading heading = unit.heading.Turned(turn * i / kSteps);
    const Pose pose =
        i == kSteps ? to
        : i == 0    ? unit.pose()
                 : Pose{Offset({pivot, heading}, Ticks(-arm.y), Ticks(-arm.x)),
                        heading};
    for (const Point p : MakeBlock(pose, base).corners()) points[count++] = p;
  }
  return ConvexHull(points);
}

bool EndsDisordered(PositionView f, UnitId u, const PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  const Vec by = move.to - unit.centre;
  switch (move.kind) {
    case MoveKind::kOblique:
    case MoveKind::kSideways:  // GRA-MOV-01 to 03
      return !f.data(u).is_light() &&
             LengthOf(by) >
                 PhaseMove(f, u, TranslationSweep(unit.block(), by)) / 2;
    case MoveKind::kRearward:  // IMP-MOV-06
      return !f.data(u).is_light();
    case MoveKind::kLeave:  // IMP-BUA-03
      return true;
    case MoveKind::kForward:  // IMP-ZOC-03
      return IsSome(ZoneAgainstAdvance(f, u));
    default:
      return false;
  }
}

}  // namespace berthier::grandeur
