#include "engine/rulesets/grandeur/movement/road.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/geometry/sweep.h"
#include "engine/geometry/wide.h"
#include "engine/rulesets/grandeur/movement/move_checks.h"

namespace berthier::grandeur {
namespace {

// A place on a polyline: the piece it is on, and the point.
struct OnLine {
  size_t piece = 0;
  Point point;
  Length off;  // how far from it
};
OnLine NearestOn(const std::vector<Point>& line, Point p) {
  OnLine nearest;
  for (size_t i = 1; i < line.size(); ++i) {
    const Vec along = line[i] - line[i - 1];
    const int64_t norm = NormSquared(along);
    if (norm == 0) continue;
    const int64_t at =
        std::clamp<int64_t>(Dot(p - line[i - 1], along), 0, norm);
    const Point point =
        line[i - 1] + Vec{static_cast<int32_t>(Wide{along.x} * at / norm),
                          static_cast<int32_t>(Wide{along.y} * at / norm)};
    const Length off = LengthOf(p - point);
    if (i == 1 || off < nearest.off) nearest = {i - 1, point, off};
  }
  return nearest;
}

RoadWay AlongRoad(PositionView f, UnitId u, const std::vector<Point>& line,
                  Point place) {
  const UnitState& unit = f.unit(u);
  RoadWay way;
  const Length near = Units(f, kDistances.road);
  const OnLine from = NearestOn(line, unit.centre);
  const OnLine to = NearestOn(line, place);
  if (from.off > near || to.off > near || from.point == to.point) return way;
  // The bends between the two, in the direction of travel.
  const bool onward = from.piece != to.piece
                          ? from.piece < to.piece
                          : Dot(to.point - from.point,
                                line[from.piece + 1] - line[from.piece]) > 0;
  std::array<Point, RoadWay::kLegs> stops;
  int count = 0;
  Point last = from.point;
  const auto stop = [&](Point p) {
    if (p == last || count == RoadWay::kLegs - 1) return;
    way.length += LengthOf(p - last);
    stops[static_cast<size_t>(count++)] = p;
    last = p;
  };
  if (onward) {
    for (size_t i = from.piece + 1; i <= to.piece; ++i) stop(line[i]);
  } else {
    for (size_t i = from.piece; i > to.piece; --i) stop(line[i]);
  }
  stop(to.point);
  if (last != to.point || count == 0) return {};
  Point at = from.point;
  if (at != unit.centre) {
    way.legs[static_cast<size_t>(way.count++)] = {at, BearingOf(stops[0] - at)};
  }
  for (int i = 0; i < count; ++i) {
    const Point next = stops[static_cast<size_t>(i)];
    way.legs[static_cast<size_t>(way.count++)] = {next, BearingOf(next - at)};
    at = next;
  }
  return way;
}

}  // namespace

RoadWay RoadTo(PositionView f, UnitId u, Point place) {
  for (const Piece& piece : f.scenario.ground.pieces) {
    if (piece.kind != PieceKind::kRoad || piece.line.size() < 2) continue;
    const RoadWay way = AlongRoad(f, u, piece.line, place);
    if (way.count > 0) return way;
  }
  return {};
}

Verdict PlanRoad(PositionView f, UnitId u, Point place, PlannedMove& move) {
  constexpr int kFacing = 180;  // 45 degrees
  const UnitState& unit = f.unit(u);
  const BaseSize base = f.data(u).base;
  const RoadWay way = RoadTo(f, u, place);
  if (way.count == 0 ||
      std::abs(unit.heading.TurnTo(way.legs[0].heading)) > kFacing) {
    return Refuse(f, RefusalCode::kNoRoad, u);
  }
  const Length most = MoveOf(f, u);
  if (way.length > most) return TooFar(f, u, way.length, most);
  Point at = unit.centre;
  for (int i = 0; i < way.count; ++i) {
    const Pose to = way.legs[static_cast<size_t>(i)];
    const Block start = MakeBlock({at, to.heading}, base);
    const HullSweep sweep(TranslationSweep(start, to.centre - at));
    const Length near = Units(f, kDistances.road_enemy);
    Verdict verdict;
    f.foes(u).units.ForEach([&](UnitId e) {
      if (verdict.ok() && f.unit(e).on_table() &&
          sweep.Within(OutlineOf(f, e), near)) {
        verdict = Refuse(f, RefusalCode::kRoadEnemy, u, e);
      }
    });
    if (!verdict.ok()) return verdict;
    if (const UnitId e = FriendInWay(f, u, sweep, {}); IsSome(e)) {
      return Refuse(f, RefusalCode::kThroughFriend, u, e);
    }
    // It ignores the ground, but a BUA is not entered (IMP-BUA-08).
    PieceId bua = PieceId::kNone;
    ForEachBua(f, [&](PieceId p) {
      if (sweep.Overlaps(BuaOutline(f, p), Ticks(0))) bua = p;
    });
    if (IsSome(bua)) return Refuse(f, RefusalCode::kImpassable, u, bua);
    if (!OnTable(f, MakeBlock(to, base))) {
      return Refuse(f, RefusalCode::kOffTable, u);
    }
    at = to.centre;
  }
  move.to = at;
  move.heading = way.legs[static_cast<size_t>(way.count - 1)].heading;
  return {};
}

}  // namespace berthier::grandeur
