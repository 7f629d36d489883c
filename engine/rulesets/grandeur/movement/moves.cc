#include "engine/rulesets/grandeur/movement/moves.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::grandeur {
namespace {

// The path of a member of a group that wheels: the convex hull of poses.
class HullSweep {
 public:
  explicit HullSweep(const SmallPolygon& hull)
      : hull_(hull), box_(BoxOf(hull.view())) {}
  const Box& box() const { return box_; }
  bool Overlaps(PolygonView polygon, Length tolerance) const {
    return berthier::Overlaps(hull_, polygon, tolerance);
  }
  bool Within(PolygonView polygon, Length limit) const {
    return berthier::Within(hull_, polygon, limit);
  }

 private:
  SmallPolygon hull_;
  Box box_;
};

// IMP-MOV-09: no move comes closer than 0.5 U to an enemy, or nearer to one
// that is closer already.
template <typename Sweep>
UnitId EnemyTooNear(PositionView f, UnitId u, const Sweep& sweep) {
  const Length gap = Gap(f);
  UnitId near = UnitId::kNone;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (IsSome(near) || !f.unit(e).on_table()) return;
    const SmallPolygon outline = OutlineOf(f, e);
    if (Apart(sweep.box(), BoxOf(outline.view()), gap)) return;
    const Length now =
        InBua(f, u) ? gap : Distance(BlockOf(f, u).corners(), outline);
    const Length limit = std::min(gap, now) - Ticks(1);
    if (limit < Length{} ? sweep.Overlaps(outline, kSeam)
                         : sweep.Within(outline, limit)) {
      near = e;
    }
  });
  return near;
}

// The friend outside `passing` that the sweep runs into.
template <typename Sweep>
UnitId FriendInWay(PositionView f, UnitId u, const Sweep& sweep,
                   const UnitSet& passing) {
  UnitId in_way = UnitId::kNone;
  f.own(u).units.ForEach([&](UnitId other) {
    if (IsSome(in_way) || other == u || passing.Has(other) ||
        !f.unit(other).on_table() || InBua(f, other)) {
      return;
    }
    const Block block = BlockOf(f, other);
    if (!Apart(sweep.box(), BoxOf(block), Ticks(0)) &&
        sweep.Overlaps(block.corners(), kSeam)) {
      in_way = other;
    }
  });
  return in_way;
}

// IMP-ZOC-04
template <typename Sweep>
UnitId ZoneEntered(PositionView f, UnitId u, const Sweep& sweep) {
  const Length depth = Units(f, kDistances.zone);
  UnitId entered = UnitId::kNone;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (IsSome(entered) || !f.unit(e).on_table()) return;
    const Block zone = RectangleAhead(f, e, depth);
    if (!Apart(sweep.box(), BoxOf(zone), Ticks(0)) &&
        sweep.Overlaps(zone.corners(), Ticks(0)) && HasZone(f, e)) {
      entered = e;
    }
  });
  return entered;
}

// M of a phase that sweeps so (IMP-TER-01).
Length PhaseMove(PositionView f, UnitId u, PolygonView path) {
  const Length move = MoveOf(f, u);
  return IsSome(DifficultUnder(f, path)) ? move / 2 : move;
}

// Ground and table edge: IMP-TER-01, IMP-MOV-10.
Verdict CheckGround(PositionView f, UnitId u, PolygonView path,
                    const Block& end) {
  if (const PieceId p = ImpassableUnder(f, path); IsSome(p)) {
    return Refuse(f, RefusalCode::kImpassable, u, p);
  }
  if (!OnTable(f, end)) return Refuse(f, RefusalCode::kOffTable, u);
  if (f.data(u).is_artillery()) {
    const PieceId p = DifficultUnder(f, path);
    if (IsSome(p) && !IsSome(DifficultUnder(f, BlockOf(f, u).corners()))) {
      return Refuse(f, RefusalCode::kNoArtillery, u, p);
    }
  }
  return {};
}

template <typename Sweep>
Verdict CheckBlockers(PositionView f, UnitId u, const Sweep& sweep,
                      const UnitSet& passing) {
  if (const UnitId e = EnemyTooNear(f, u, sweep); IsSome(e)) {
    return Refuse(f, RefusalCode::kTooNear, u, e);
  }
  if (const UnitId e = FriendInWay(f, u, sweep, passing); IsSome(e)) {
    return Refuse(f, RefusalCode::kThroughFriend, u, e);
  }
  return {};
}

// The exerting unit that keeps u from moving straight ahead (IMP-ZOC-02, 03):
// one that is not in its corridor, if u is Disordered.
UnitId ZoneAgainstAdvance(PositionView f, UnitId u) {
  UnitId against = UnitId::kNone;
  ZonesOver(f, u, BlockOf(f, u)).ForEach([&](UnitId e) {
    if (!IsSome(against) && !InCorridor(f, u, e)) against = e;
  });
  return against;
}

Verdict TooFar(PositionView f, UnitId u, Length length, Length most) {
  return Refuse(f, RefusalCode::kTooFar, u,
                Measured{length.ticks, most.ticks, 0});
}

// The friends that u may pass on a straight way.
UnitSet Passable(PositionView f, UnitId u) {
  UnitSet set;
  f.own(u).units.ForEach([&](UnitId other) {
    if (other != u && f.unit(other).on_table() && MayPass(f, u, other)) {
      set.Add(other);
    }
  });
  return set;
}

UnitId FriendUnder(PositionView f, const Block& block, const UnitSet& among) {
  UnitId under = UnitId::kNone;
  among.ForEach([&](UnitId other) {
    if (!IsSome(under) && Overlaps(block, BlockOf(f, other), kSeam)) {
      under = other;
    }
  });
  return under;
}

// Straight ahead or back by `length`, in the direction: with IMP-INT-01 it may
// become longer.
Verdict PlanStraight(PositionView f, UnitId u, UnitVec direction, Length length,
                     PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  const BaseSize base = f.data(u).base;
  const UnitSet passable = Passable(f, u);
  const auto at = [&](Length distance) {
    return Pose{unit.centre + Along(direction, distance), unit.heading};
  };
  const Length most = length + Units(f, kDistances.passage);
  Length distance = length;
  while (true) {
    const Block end = MakeBlock(at(distance), base);
    const UnitId under = FriendUnder(f, end, passable);
    if (!IsSome(under)) break;
    move.passes = 1;
    const Length clear = ClearBeyond(f, u, direction, under);
    if (clear <= distance || clear > most) {
      return Refuse(f, RefusalCode::kNoClearPlace, u, under);
    }
    distance = clear;
  }
  const Pose to = at(distance);
  move.to = to.centre;
  move.heading = to.heading;
  const LegSweep sweep(unit.pose(), base,
                       Leg::Translation(unit.heading, to.centre - unit.centre));
  const Block end = MakeBlock(to, base);
  if (const Verdict v = CheckBlockers(f, u, sweep, passable); !v.ok()) return v;
  return CheckGround(
      f, u, TranslationSweep(unit.block(), to.centre - unit.centre), end);
}

Verdict PlanForward(PositionView f, UnitId u, Vec by, PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  const UnitVec forward = Forward(unit.heading);
  const Length length = LengthOf(by);
  if (Classify(unit.heading, by) != LegKind::kAdvance) {
    return Refuse(f, RefusalCode::kNotStraight, u);
  }
  if (length == Length{}) return Refuse(f, RefusalCode::kStaysPut, u);
  const Length most =
      PhaseMove(f, u, TranslationSweep(unit.block(), Along(forward, length)));
  if (length > most) return TooFar(f, u, length, most);
  if (const UnitId e = ZoneAgainstAdvance(f, u);
      IsSome(e) && unit.disordered()) {
    return Refuse(f, RefusalCode::kInZone, u, e);
  }
  return PlanStraight(f, u, forward, length, move);
}

Verdict PlanRearward(PositionView f, UnitId u, Vec by, PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  const bool light = f.data(u).is_light();
  if (unit.disordered() && !light) {
    return Refuse(f, RefusalCode::kDisordered, u);
  }
  const UnitVec back = -Forward(unit.heading);
  const Length length = LengthOf(by);
  if (Classify(unit.heading.Opposite(), by) != LegKind::kAdvance) {
    return Refuse(f, RefusalCode::kNotStraight, u);
  }
  if (length == Length{}) return Refuse(f, RefusalCode::kStaysPut, u);
  Length most =
      PhaseMove(f, u, TranslationSweep(unit.block(), Along(back, length)));
  if (!light) most = most / 2;
  if (length > most) return TooFar(f, u, length, most);
  return PlanStraight(f, u, back, length, move);
}

// IMP-MOV-05
Verdict PlanAside(PositionView f, UnitId u, Vec by, PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  if (const PieceId p = BrokenUnder(f, unit.block().corners()); IsSome(p)) {
    return Refuse(f, RefusalCode::kInBroken, u, p);
  }
  if (by == Vec{}) return Refuse(f, RefusalCode::kStaysPut, u);
  const UnitVec forward = Forward(unit.heading);
  const int64_t ahead = Dot(by, forward) >> kUnitShift;
  const int64_t aside = std::abs(Cross(forward, by) >> kUnitShift);
  const int64_t slack = kStraight.ticks;
  if (move.kind == MoveKind::kOblique ? ahead <= 0 || aside > ahead + slack
                                      : std::abs(ahead) > slack) {
    return Refuse(f, RefusalCode::kNotStraight, u);
  }
  if (const UnitSet zones = ZonesOver(f, u, unit.block()); !zones.empty()) {
    return Refuse(f, RefusalCode::kInZone, u, zones.First());
  }
  const Length length = LengthOf(by);
  const SmallPolygon path = TranslationSweep(unit.block(), by);
  const Length most = PhaseMove(f, u, path);
  if (length > most) return TooFar(f, u, length, most);
  const BaseSize base = f.data(u).base;
  const LegSweep sweep(unit.pose(), base, Leg::Translation(unit.heading, by));
  move.to = unit.centre + by;
  move.heading = unit.heading;
  if (const UnitId e = ZoneEntered(f, u, sweep); IsSome(e)) {
    return Refuse(f, RefusalCode::kIntoZone, u, e);
  }
  if (const Verdict v = CheckBlockers(f, u, sweep, {}); !v.ok()) return v;
  return CheckGround(f, u, path, MakeBlock({move.to, move.heading}, base));
}

Verdict WheelTooFar(PositionView f, UnitId u, int quarters, Length front,
                    Length move, int cap) {
  int most = 0;
  while (most < cap && WheelCost(front, most + 1) <= move) ++most;
  return Refuse(f, RefusalCode::kWheelsTooFar, u, Measured{quarters, most, 0});
}

Verdict PlanWheel(PositionView f, UnitId u, Heading to, PlannedMove& move) {
  constexpr int kMost = 360;  // 90 degrees
  const UnitState& unit = f.unit(u);
  const BaseSize base = f.data(u).base;
  const int turn = unit.heading.TurnTo(to);
  if (turn == 0) return Refuse(f, RefusalCode::kStaysPut, u);
  if (const UnitSet zones = ZonesOver(f, u, unit.block()); !zones.empty()) {
    return Refuse(f, RefusalCode::kInZone, u, zones.First());
  }
  const int quarters = std::abs(turn);
  const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
  const Length full = MoveOf(f, u);
  if (quarters > kMost || WheelCost(base.front, quarters) > full) {
    return WheelTooFar(f, u, quarters, base.front, full, kMost);
  }
  const Pose end = WheelEnd(unit.pose(), base, hand, quarters);
  const SmallPolygon path = PathOf(f, u, end);
  const Length most = PhaseMove(f, u, path);
  if (WheelCost(base.front, quarters) > most) {
    return WheelTooFar(f, u, quarters, base.front, most, kMost);
  }
  const LegSweep sweep(unit.pose(), base, Leg::Wheel(hand, quarters));
  move.to = end.centre;
  move.heading = end.heading;
  if (const UnitId e = ZoneEntered(f, u, sweep); IsSome(e)) {
    return Refuse(f, RefusalCode::kIntoZone, u, e);
  }
  if (const Verdict v = CheckBlockers(f, u, sweep, {}); !v.ok()) return v;
  return CheckGround(f, u, path, MakeBlock(end, base));
}

// ---- Roads (IMP-MOV-08) -----------------------------------------------------

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

// ---- Leaving a BUA (IMP-BUA-03, 08) -----------------------------------------

Verdict PlanLeave(PositionView f, UnitId u, Heading way, int64_t ticks,
                  PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  if (!IsSome(unit.bua)) return Refuse(f, RefusalCode::kNotInBua, u);
  const Length full = MoveOf(f, u);
  if (ticks < 0 || ticks > full.ticks) {
    return Refuse(f, RefusalCode::kNoAmount, u, Measured{0, full.ticks, 0});
  }
  const Length distance = Ticks(static_cast<int32_t>(ticks));
  const Pose to = PoseOutside(f, u, unit.bua, way, distance);
  const BaseSize base = f.data(u).base;
  const Block end = MakeBlock(to, base);
  const Length most = PhaseMove(f, u, end.corners());
  if (distance > most) return TooFar(f, u, distance, most);
  const HullSweep place((SmallPolygon(end)));
  if (const Verdict v = CheckBlockers(f, u, place, {}); !v.ok()) return v;
  move.to = to.centre;
  move.heading = to.heading;
  return CheckGround(f, u, end.corners(), end);
}

MoveKind KindOf(Verb verb) {
  return static_cast<MoveKind>(static_cast<int>(verb) -
                               static_cast<int>(Verb::kForward));
}
static_assert(static_cast<int>(Verb::kLeave) -
                  static_cast<int>(Verb::kForward) ==
              static_cast<int>(MoveKind::kLeave));

}  // namespace

Verdict CheckAnyPhase(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (unit.Has(Flag::kRallyTried))
    return Refuse(f, RefusalCode::kHasRallied, u);
  if (unit.Has(Flag::kNoMorePhases)) {
    return Refuse(f, RefusalCode::kNoMorePhases, u);
  }
  if (unit.Has(Flag::kPlanned)) {
    if (unit.phases >= unit.planned) {
      return Refuse(f, RefusalCode::kPlannedOut, u,
                    Measured{unit.planned, 0, 0});
    }
  } else if (unit.Has(Flag::kFired)) {
    return Refuse(f, RefusalCode::kHasFired, u);  // IMP-ACT-03
  }
  if (unit.phases == 0) return {};
  const bool slow =
      f.data(u).is_artillery() && IsOn(f.scenario.options.slow_artillery);
  if (unit.disordered() || slow || IsFormed(f, u) || !InCommand(f, u)) {
    return Refuse(f, RefusalCode::kOnePhase, u);
  }
  return {};
}

Verdict PlanMove(PositionView f, const Order& order, PlannedMove& move) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  move = {.kind = KindOf(static_cast<Verb>(order.verb))};
  if (InBua(f, u) != (move.kind == MoveKind::kLeave)) {
    return InBua(f, u) ? Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua)
                       : Refuse(f, RefusalCode::kNotInBua, u);
  }
  const Vec by = order.pose.centre - f.unit(u).centre;
  switch (move.kind) {
    case MoveKind::kForward:
      return PlanForward(f, u, by, move);
    case MoveKind::kWheel:
      return PlanWheel(f, u, order.pose.heading, move);
    case MoveKind::kOblique:
    case MoveKind::kSideways:
      return PlanAside(f, u, by, move);
    case MoveKind::kRearward:
      return PlanRearward(f, u, by, move);
    case MoveKind::kRoad:
      return PlanRoad(f, u, order.pose.centre, move);
    case MoveKind::kLeave:
      return PlanLeave(f, u, order.pose.heading, order.amount, move);
  }
  return {};
}

// ---- Groups (IMP-GRP-02) ----------------------------------------------------

namespace {

// The front of a group in the frame of its first unit (5.17).
struct GroupFront {
  int32_t left = 0, right = 0;  // aside of the first unit's centre
  int32_t ahead = 0;            // of the front edge
};
GroupFront FrontOf(PositionView f, UnitId first) {
  const Pose frame = f.unit(first).pose();
  GroupFront front;
  bool some = false;
  const auto local = [&](UnitId u) {
    return LocalCoordinates(frame, f.unit(u).centre);
  };
  f.state.group.ForEach([&](UnitId u) {
    const int32_t ahead = local(u).y + f.data(u).base.depth.ticks / 2;
    if (!some || ahead > front.ahead) front.ahead = ahead;
    some = true;
  });
  some = false;
  f.state.group.ForEach([&](UnitId u) {
    const Vec at = local(u);
    const BaseSize base = f.data(u).base;
    if (at.y + base.depth.ticks / 2 < front.ahead - Gap(f).ticks) return;
    const int32_t half = base.front.ticks / 2;
    if (!some || at.x - half < front.left) front.left = at.x - half;
    if (!some || at.x + half > front.right) front.right = at.x + half;
    some = true;
  });
  return front;
}

Length GroupMove(PositionView f) {
  Length least = Centimetres(1000);
  f.state.group.ForEach(
      [&](UnitId u) { least = std::min(least, MoveOf(f, u)); });
  return least;
}

}  // namespace

Verdict PlanGroupMove(PositionView f, const Order& order, PlannedMove& move) {
  constexpr int kMost = 180;  // 45 degrees
  const UnitId first = f.state.group.First();
  if (f.scenario.As<UnitId>(order.subject) != first) {
    return Refuse(RefusalCode::kNoSuchSubject);
  }
  move = {.kind = KindOf(static_cast<Verb>(order.verb))};
  const UnitState& lead = f.unit(first);
  const GroupFront front = FrontOf(f, first);
  const Length width = Ticks(front.right - front.left);
  const bool wheels = move.kind == MoveKind::kWheel;
  Length length;
  Pose to = lead.pose();
  if (wheels) {
    const int turn = lead.heading.TurnTo(order.pose.heading);
    if (turn == 0) return Refuse(f, RefusalCode::kStaysPut, first);
    length = WheelCost(width, std::abs(turn));
    if (std::abs(turn) > kMost || length > GroupMove(f)) {
      return WheelTooFar(f, first, std::abs(turn), width, GroupMove(f), kMost);
    }
    const int32_t corner = turn < 0 ? front.left : front.right;
    const Point pivot = Offset(to, Ticks(front.ahead), Ticks(corner));
    to = {Offset({pivot, order.pose.heading}, Ticks(-front.ahead),
                 Ticks(-corner)),
          order.pose.heading};
  } else {
    const Vec by = order.pose.centre - lead.centre;
    length = LengthOf(by);
    if (Classify(lead.heading, by) != LegKind::kAdvance) {
      return Refuse(f, RefusalCode::kNotStraight, first);
    }
    if (length == Length{}) return Refuse(f, RefusalCode::kStaysPut, first);
    to.centre = lead.centre + Along(Forward(lead.heading), length);
  }
  move.to = to.centre;
  move.heading = to.heading;
  // Decision: nobody passes through friends in a group.
  Length most = GroupMove(f);
  Verdict verdict;
  f.state.group.ForEach([&](UnitId u) {
    if (!verdict.ok()) return;
    const Pose end = PoseInGroup(f, u, first, to);
    const SmallPolygon path = PathOf(f, u, end);
    if (IsSome(DifficultUnder(f, path))) most = GroupMove(f) / 2;
    if (length > most) {
      verdict = TooFar(f, u, length, most);
      return;
    }
    const HullSweep sweep(path);
    if (wheels) {
      if (const UnitSet zones = ZonesOver(f, u, BlockOf(f, u));
          !zones.empty()) {
        verdict = Refuse(f, RefusalCode::kInZone, u, zones.First());
      } else if (const UnitId e = ZoneEntered(f, u, sweep); IsSome(e)) {
        verdict = Refuse(f, RefusalCode::kIntoZone, u, e);
      }
    }
    if (verdict.ok()) verdict = CheckBlockers(f, u, sweep, f.state.group);
    if (verdict.ok()) {
      verdict = CheckGround(f, u, path, MakeBlock(end, f.data(u).base));
    }
  });
  return verdict;
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

RoadWay RoadTo(PositionView f, UnitId u, Point place) {
  for (const Piece& piece : f.scenario.ground.pieces) {
    if (piece.kind != PieceKind::kRoad || piece.line.size() < 2) continue;
    const RoadWay way = AlongRoad(f, u, piece.line, place);
    if (way.count > 0) return way;
  }
  return {};
}

Length GreatestAdvance(PositionView f, UnitId u, bool rearward) {
  const UnitState& unit = f.unit(u);
  if (InBua(f, u)) return {};
  const UnitVec forward = Forward(unit.heading);
  const UnitVec direction = rearward ? -forward : forward;
  Length most = PhaseMove(
      f, u, TranslationSweep(unit.block(), Along(direction, MoveOf(f, u))));
  if (rearward && !f.data(u).is_light()) most = most / 2;
  const Obstacle stop =
      FirstObstacle(f, u, direction, most + Gap(f), Passable(f, u));
  Length room = stop.distance;
  if (stop.stop == Stop::kEnemy) room -= Gap(f);
  return std::clamp(room, Length{}, most);
}

}  // namespace berthier::grandeur
