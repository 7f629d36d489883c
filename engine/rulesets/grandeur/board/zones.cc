#include "engine/rulesets/grandeur/board/zones.h"

#include <algorithm>
#include <cstdlib>

#include "engine/geometry/arc.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/grandeur/board/outlines.h"

namespace berthier::grandeur {
namespace {

constexpr int kArcQuarters = 180;  // 45 degrees

Arc ArcOf(PositionView f, UnitId u) {
  return MakeArc(f.unit(u).pose(), f.data(u).base, kArcQuarters);
}

// False if the polygon is certainly not ahead of the block, within `limit` and
// as wide as the block (its reach added).
bool MayMeet(const Block& block, UnitVec forward, PolygonView polygon,
             Length limit) {
  const int64_t reach = IntegerSqrt(block.reach_squared()) + 2;
  int64_t low = INT64_MAX, high = INT64_MIN;
  int64_t left = INT64_MAX, right = INT64_MIN;
  for (const Point p : polygon) {
    const Vec v = p - block.centre;
    const int64_t ahead = Dot(v, forward) >> kUnitShift;
    const int64_t aside = Cross(forward, v) >> kUnitShift;
    low = std::min(low, ahead), high = std::max(high, ahead);
    left = std::min(left, aside), right = std::max(right, aside);
  }
  return low <= reach + limit.ticks && high >= -reach && left <= reach &&
         right >= -reach;
}

// Length of the contact of a base that stands at `block`, facing `forward`.
Length WidthAt(const Block& block, UnitVec forward, Pose pose, BaseSize base,
               PolygonView polygon, Length depth) {
  const Pose ahead = {Offset(pose, base.depth / 2 + depth / 2, {}),
                      pose.heading};
  const Block strip = MakeBlock(ahead, {base.front, depth});
  const UnitVec right = {forward.y, -forward.x};
  SmallPolygon part(polygon);
  const std::array<HalfPlane, 4> sides = {{
      {block.front_left(), forward},
      {strip.front_left(), -forward},
      {block.front_left(), right},
      {block.front_right(), -right},
  }};
  for (const HalfPlane& side : sides) {
    part = Clip(part, side);
    if (part.size() == 0) return {};
  }
  int64_t low = INT64_MAX, high = INT64_MIN;
  for (const Point p : part.view()) {
    const int64_t at = Dot(p - block.centre, right);
    low = std::min(low, at);
    high = std::max(high, at);
  }
  return Ticks(static_cast<int32_t>((high - low) >> kUnitShift));
}

// The base without a seam.
Block WithoutSeam(Pose pose, BaseSize base) {
  return MakeBlock(pose, {base.front - kSeam * 2, base.depth - kSeam * 2});
}

Length RunTo(PositionView f, UnitId u, PolygonView polygon, Length limit) {
  const UnitState& unit = f.unit(u);
  const UnitVec forward = Forward(unit.heading);
  if (!MayMeet(unit.block(), forward, polygon, limit)) return limit;
  const Length run = FreeRun(WithoutSeam(unit.pose(), f.data(u).base), forward,
                             polygon, limit + kSeam);
  return std::max(run - kSeam, Length{});
}

}  // namespace

bool InArcOf(PositionView f, UnitId u, PolygonView polygon) {
  return InArc(ArcOf(f, u), polygon, 0);
}

SmallPolygon ClippedToArc(PositionView f, UnitId u, PolygonView polygon) {
  SmallPolygon part(polygon);
  for (const HalfPlane& side : ArcOf(f, u).sides()) {
    part = Clip(part, side);
    if (part.size() == 0) break;
  }
  return part;
}

Block RectangleAhead(PositionView f, UnitId u, Length depth) {
  const Pose pose = f.unit(u).pose();
  const BaseSize base = f.data(u).base;
  return MakeBlock({Offset(pose, base.depth / 2 + depth / 2, {}), pose.heading},
                   {base.front, depth});
}

Block RectangleBehind(PositionView f, UnitId u, Length depth) {
  const Pose pose = f.unit(u).pose();
  const BaseSize base = f.data(u).base;
  return MakeBlock(
      {Offset(pose, -(base.depth / 2 + depth / 2), {}), pose.heading},
      {base.front, depth});
}

bool InZoneOf(PositionView f, const Block& u, UnitId enemy) {
  const Length depth = Units(f, kDistances.zone);
  if (internal::BoxesApart(u, BlockOf(f, enemy), depth.ticks * 2)) return false;
  return Overlaps(u, RectangleAhead(f, enemy, depth), Ticks(0));
}

UnitSet ZonesOver(PositionView f, UnitId u, const Block& there) {
  UnitSet zones;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (f.unit(e).on_table() && InZoneOf(f, there, e) && HasZone(f, e)) {
      zones.Add(e);
    }
  });
  return zones;
}

Length ContactDistance(PositionView f, UnitId u, UnitId e, Length limit) {
  return RunTo(f, u, OutlineOf(f, e), limit);
}

Ahead FirstEnemyAhead(PositionView f, UnitId u, Length limit) {
  Ahead first = {.distance = limit};
  Length width;
  const UnitState& unit = f.unit(u);
  const auto width_at = [&](UnitId e, Length distance) {
    const UnitVec forward = Forward(unit.heading);
    const Pose there = {unit.centre + Along(forward, distance), unit.heading};
    const BaseSize base = f.data(u).base;
    return WidthAt(MakeBlock(there, base), forward, there, base,
                   OutlineOf(f, e), Units(f, 1));
  };
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!f.unit(e).on_table()) return;
    const Length distance = ContactDistance(f, u, e, limit);
    if (distance >= limit || distance > first.distance + kSeam) return;
    const Length wide = width_at(e, distance);
    if (IsSome(first.unit) && distance + kSeam >= first.distance) {
      first.distance = std::min(first.distance, distance);
      if (wide <= width) return;
      first.unit = e;
    } else {
      first = {.unit = e, .distance = distance};
    }
    width = wide;
  });
  for (const LeaderId l : f.foes(u).leaders) {
    const LeaderState& leader = f.state.leader(l);
    if (!leader.on_table() || IsSome(leader.unit)) continue;
    const Length distance = RunTo(f, u, OutlineOf(f, l), limit);
    if (distance < first.distance) {
      first = {.leader = l, .distance = distance};
    }
  }
  return first;
}

bool InCorridor(PositionView f, UnitId u, UnitId e) {
  const Length far = f.scenario.ground.width + f.scenario.ground.depth;
  return ContactDistance(f, u, e, far) < far;
}

ContactSide ChargeSide(PositionView f, const Block& from, UnitId target) {
  if (InArcOf(f, target, from.corners())) return ContactSide::kFront;
  const Pose pose = f.unit(target).pose();
  return AtMost(RearLine(pose, f.data(target).base), from.centre, {})
             ? ContactSide::kRear
             : ContactSide::kFlank;
}

Length ContactWidth(PositionView f, UnitId u, UnitId e) {
  const UnitState& unit = f.unit(u);
  return WidthAt(unit.block(), Forward(unit.heading), unit.pose(),
                 f.data(u).base, OutlineOf(f, e), Units(f, 1));
}

UnitSet EnemiesAt(PositionView f, UnitId u, Length distance) {
  UnitSet met;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (f.unit(e).on_table() &&
        ContactDistance(f, u, e, distance + kSeam + Ticks(1)) <=
            distance + kSeam) {
      met.Add(e);
    }
  });
  return met;
}

UnitId EnemyMain(PositionView f, UnitId u, UnitId target, const UnitSet& met) {
  UnitId widest = target;
  Length most = ContactWidth(f, u, target);
  met.ForEach([&](UnitId e) {
    if (e == target || !f.unit(e).on_table() ||
        (InBua(f, e) && !f.data(u).is_foot())) {
      return;
    }
    const Length width = ContactWidth(f, u, e);
    if (width <= most) return;
    widest = e;
    most = width;
  });
  return widest;
}

}  // namespace berthier::grandeur
