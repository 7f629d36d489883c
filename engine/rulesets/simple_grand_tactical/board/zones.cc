#include "engine/rulesets/simple_grand_tactical/board/zones.h"

#include <cstdlib>

#include "engine/geometry/arc.h"
#include "engine/geometry/direction.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr int kEighthTurn = 180;  // quarter degrees

// The part of the polygon in the front zone, its sides moved out by kLimit.
SmallPolygon InZone(Pose pose, BaseSize size, const Block& block) {
  SmallPolygon part(block);
  for (HalfPlane side : MakeArc(pose, size, kEighthTurn).sides()) {
    side.origin = side.origin - Along(side.normal, kLimit);
    part = Clip(part, side);
    if (part.size() == 0) break;
  }
  return part;
}

}  // namespace

bool IsAhead(Heading facing, Vec way) {
  const int64_t ahead = Dot(way, Forward(facing));
  const int64_t aside = std::abs(Dot(way, Right(facing)));
  return aside <= ahead + int64_t{kLimit.ticks} * kUnit;
}

bool InFrontZone(PositionView f, UnitId u, Point p) {
  const UnitState& unit = f.unit(u);
  if (unit.all_round()) return true;
  const BaseSize size = SizeOf(f, u);
  const Vec off = p - unit.centre;
  const int64_t ahead =
      Dot(off, Forward(unit.heading)) - int64_t{size.depth.ticks / 2} * kUnit;
  const int64_t aside = std::abs(Dot(off, Right(unit.heading))) -
                        int64_t{size.front.ticks / 2} * kUnit;
  const int64_t slack = int64_t{kLimit.ticks} * kUnit;
  return ahead >= -slack && aside <= ahead + slack;
}

std::optional<Length> RangeTo(PositionView f, UnitId firer, UnitId target) {
  const UnitState& unit = f.unit(firer);
  const Block block = f.unit(target).block();
  if (unit.all_round()) {
    return Distance(unit.block().corners(), block.corners());
  }
  const SmallPolygon part = InZone(unit.pose(), SizeOf(f, firer), block);
  if (part.size() == 0) return std::nullopt;
  return Distance(unit.block().front_edge(), part.view());
}

bool PartInFrontZone(PositionView f, UnitId u, const Block& block) {
  const UnitState& unit = f.unit(u);
  return unit.all_round() ||
         InZone(unit.pose(), SizeOf(f, u), block).size() > 0;
}

bool ShotHitsFlank(PositionView f, UnitId firer, UnitId target) {
  return !InFrontZone(f, target, FrontPoint(f, firer));
}

}  // namespace berthier::simple_grand_tactical
