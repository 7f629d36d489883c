#include "engine/rulesets/la_grande_armee/movement/plan.h"

#include <algorithm>
#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/overlaps.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/layouts.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kQuarter = Heading::kSteps / 4;
constexpr Length kGap = InchHundredths(10);  // SET-09: 0.1 in

Verdict TooFar(PositionView f, ElementId e, Length length, Length most) {
  return Refuse(f, RefusalCode::kTooFar, e,
                Measured{length.ticks, most.ticks, 0});
}

// MOV-09; section 5: rounded up to a tick.
Length CostOfWheel(Length front, int quarters) {
  constexpr int64_t kOver = 355, kUnder = 113 * 720;
  return Ticks(static_cast<int32_t>(
      (int64_t{front.ticks} * quarters * kOver + kUnder - 1) / kUnder));
}

// FRM-01
Verdict CheckFiles(PositionView f, ElementId e, int64_t files) {
  const int bases = f.unit(e).bases();
  if (files >= 1 && files <= bases) return {};
  const auto said = std::clamp<int64_t>(files, INT32_MIN, INT32_MAX);
  return Refuse(f, RefusalCode::kWrongFiles, e,
                Measured{bases, static_cast<int32_t>(said), 0});
}

// ---- What a way must not meet (MOV-11, MOV-28, SET-03) ----------------------

Verdict CheckEnemies(PositionView f, ElementId e, const MovePlan& plan,
                     const Shape& start, const Shape& end) {
  const Box box = Union(plan.path.box(), end.box());
  const ElementId met =
      FirstNear(f, f.foes(e).elements, box, kTouch, [&](ElementId x) {
        const Shape shape = ShapeOf(f, x);
        if (!plan.path.Within(shape, kTouch) && !Within(end, shape, kTouch)) {
          return false;
        }
        // One touched at the start does not hinder moving off it.
        return !Within(start, shape, kTouch) || Within(end, shape, kTouch) ||
               plan.path.Overlaps(shape, kPenetration);
      });
  if (IsSome(met)) return Refuse(f, RefusalCode::kMeetsEnemy, e, met);
  for (const TileId t : f.foes(e).tiles) {  // FOG-16
    if (f.state.tile(t).status == TileStatus::kOnTable &&
        plan.path.Overlaps(TileBlock(f, t).corners(), kPenetration)) {
      return Refuse(f, RefusalCode::kTileInWay, e, t);
    }
  }
  return {};
}

Verdict CheckWay(PositionView f, ElementId e, MovePlan& plan) {
  const Shape start = ShapeOf(f, e);
  Refit(f.scenario, plan.end);
  const Shape end = ShapeOf(f.scenario, plan.end);
  // The bases of a column turn each at its corner: at its end it may cover more
  // than its path.
  if (LeavesTable(f, plan.path) || LeavesTable(f, end)) {
    return Refuse(f, RefusalCode::kOffTable, e);
  }
  PieceId barrier = ImpassableUnder(f, plan.path);
  if (!IsSome(barrier)) barrier = ImpassableUnder(f, end);
  if (IsSome(barrier)) return Refuse(f, RefusalCode::kImpassable, e, barrier);
  if (const Verdict v = CheckEnemies(f, e, plan, start, end); !v.ok()) {
    return v;
  }
  const ElementId locked = FirstNear(
      f, f.own(e).elements, plan.path.box(), Ticks(0), [&](ElementId x) {
        return x != e && IsLocked(f, x) &&
               plan.path.Overlaps(ShapeOf(f, x), kPenetration) &&
               !Overlaps(start, ShapeOf(f, x), kPenetration);
      });
  if (IsSome(locked)) return Refuse(f, RefusalCode::kThroughLocked, e, locked);
  if (const PieceId p = SettlementUnder(f, end); IsSome(p)) {
    return Refuse(f, RefusalCode::kEndsInSettlement, e, p);
  }
  return {};
}

// ---- MOVE_ADVANCE, MOVE_ABOUT -----------------------------------------------

Verdict PlanAdvance(PositionView f, ElementId e, const Order& order,
                    MovePlan& plan) {
  const ElementState& unit = f.unit(e);
  const BaseSize size = BoundsOf(BaseOf(f.scenario), GridOf(unit));
  plan.travels = true;
  plan.about = static_cast<Verb>(order.verb) == Verb::kAbout;
  Pose pose = unit.pose();
  if (plan.about) {
    pose = {pose.centre - Along(Forward(pose.heading), size.depth),
            pose.heading.Opposite()};
  }
  plan.Track(pose.centre);
  const int turn = pose.heading.TurnTo(order.pose.heading);
  const int quarters = std::abs(turn);
  if (quarters > kQuarter) {
    return Refuse(f, RefusalCode::kWheelsTooFar, e, Measured{quarters, 0, 0});
  }
  Length cost;
  Pose centre = CentreOf(pose, size.depth);
  if (turn != 0) {
    const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
    cost = CostOfWheel(size.front, quarters);
    plan.path.AddWheel(centre, size, hand, quarters);
    centre = WheelEnd(centre, size, hand, quarters);
    pose = FrontOf(centre, size.depth);
    plan.Track(pose.centre);
  }
  const Vec by = order.pose.centre - pose.centre;
  // A tick of rounding is no leg.
  const bool leg = std::abs(by.x) > 1 || std::abs(by.y) > 1;
  if (leg) {
    if (Classify(pose.heading, by) == LegKind::kSlide) {
      return Refuse(f, RefusalCode::kNotAhead, e);
    }
    cost += LengthOf(by);
    plan.path.AddRun(MakeBlock(centre, size), by);
    plan.Track(order.pose.centre);
  }
  if (turn == 0 && !leg) return Refuse(f, RefusalCode::kStaysPut, e);
  const Length most = AllowanceOf(f, e, Verb::kAdvance);
  if (cost > most + kRounding) return TooFar(f, e, cost, most);
  plan.end.place = leg ? order.pose.centre : pose.centre;
  plan.end.facing = pose.heading;
  plan.end.gun_place = static_cast<GunPlace>(order.manner);
  return CheckWay(f, e, plan);
}

// ---- MOVE_MARCH -------------------------------------------------------------

// The column that comes to have its head there by way of `corners`, the nearest
// first, behind which its old track follows. Corners beyond its tail are
// forgotten; where there are too many (an engine's limit), the tail of the
// column is taken to be straight.
void Prepend(PositionView f, const ElementState& from, Pose head,
             std::span<const Point> corners, ElementState& end) {
  std::array<Point, kMaxTrail + 4> track;
  size_t count = 0;
  const Length whole = BaseOf(f.scenario).depth * from.bases();
  Length length;
  Point last = head.centre;
  Heading way = head.heading;
  const auto add = [&](Point p) {
    if (length >= whole || p == last) return;
    const Heading back = BearingOf(last - p);
    // A straight way has no corners.
    if (count > 0 && back == way) --count;
    length += LengthOf(p - last);
    track[count++] = last = p;
    way = back;
  };
  for (const Point p : corners) add(p);
  add(from.place);
  for (const Point p : TrailOf(from)) add(p);
  end.place = head.centre;
  end.facing = head.heading;
  end.trail = {};
  end.trail_count = static_cast<uint8_t>(std::min<size_t>(count, kMaxTrail));
  std::copy_n(track.begin(), end.trail_count, end.trail.begin());
}

}  // namespace

ElementState Reversed(PositionView f, ElementId e) {
  ElementState unit = f.unit(e);
  const Length whole = BaseOf(f.scenario).depth * unit.bases();
  std::array<Point, kMaxTrail> corners;
  size_t count = 0;
  Length length;
  Point last = unit.place;
  Heading heading = unit.facing;
  for (const Point p : TrailOf(unit)) {
    const Length leg = LengthOf(p - last);
    if (leg > Ticks(0)) heading = BearingOf(last - p);
    if (length + leg >= whole) break;
    length += leg;
    last = corners[count++] = p;
  }
  const Point tail = last - Along(Forward(heading), whole - length);
  unit.trail = {};
  unit.trail_count = 0;
  while (count > 0) unit.trail[unit.trail_count++] = corners[--count];
  unit.trail[unit.trail_count++] = unit.place;
  unit.place = tail;
  unit.facing = heading.Opposite();
  Refit(f.scenario, unit);
  return unit;
}

namespace {

Verdict PlanMarch(PositionView f, ElementId e, const Order& order,
                  MovePlan& plan) {
  plan.travels = true;
  plan.about = static_cast<Verb>(order.verb) == Verb::kAboutMarch;
  const ElementState from = plan.about ? Reversed(f, e) : f.unit(e);
  const BaseSize base = BaseOf(f.scenario);
  const Length most = AllowanceOf(f, e, Verb::kMarch);
  if (order.amount < 0 || order.amount > most.ticks + kRounding.ticks) {
    return TooFar(f, e,
                  Ticks(static_cast<int32_t>(
                      std::clamp<int64_t>(order.amount, 0, INT32_MAX))),
                  most);
  }
  const Length third = Ticks(static_cast<int32_t>(order.amount));
  const Point before =
      order.pose.centre - Along(Forward(order.pose.heading), third);
  const std::array<Point, 3> ends = {order.via, before, order.pose.centre};
  plan.path.AddRun(ShapeOf(f.scenario, from), {});
  plan.Track(from.place);
  Pose head = from.pose();
  Length cost;
  std::array<Point, 2> corners;
  size_t corner_count = 0;
  for (size_t i = 0; i < ends.size(); ++i) {
    const Point end = ends[i];
    const Vec by = end - head.centre;
    if (std::abs(by.x) <= 1 && std::abs(by.y) <= 1) continue;
    // The third is told by its direction, the others by their ends.
    const Heading way =
        i == 2 && third > Ticks(0) ? order.pose.heading : BearingOf(by);
    const int turn = std::abs(head.heading.TurnTo(way));
    if (turn > kQuarter) {
      return Refuse(f, RefusalCode::kTurnsTooFar, e, Measured{turn, 0, 0});
    }
    cost += LengthOf(by);
    plan.path.AddRun(BlockBehind({head.centre, way}, base), by);
    if (plan.track_count > 1) corners[corner_count++] = head.centre;
    head = {end, way};
    plan.Track(end);
  }
  if (plan.track_count == 1) return Refuse(f, RefusalCode::kStaysPut, e);
  // The pose faces along its last leg, to within the rounding of its ends.
  if (std::abs(head.heading.TurnTo(order.pose.heading)) > 1) {
    return Refuse(f, RefusalCode::kLegAstray, e);
  }
  if (cost > most + kRounding) return TooFar(f, e, cost, most);
  std::reverse(corners.begin(), corners.begin() + corner_count);
  plan.end = from;
  Prepend(f, from, head, {corners.data(), corner_count}, plan.end);
  return CheckWay(f, e, plan);
}

// ---- MOVE_FORM --------------------------------------------------------------

Point FrontMiddle(PositionView f, const ElementState& unit) {
  if (unit.form != Form::kSquare) return unit.place;
  const Length side =
      BaseOf(f.scenario).front * FullestFace(unit) + BaseOf(f.scenario).depth;
  return FrontOf(unit.pose(), side).centre;
}

Verdict PlanLine(PositionView f, ElementId e, const Order& order,
                 MovePlan& plan) {
  const ElementState& unit = f.unit(e);
  if (const Verdict v = CheckFiles(f, e, order.amount); !v.ok()) return v;
  plan.end = LaidOut(f, e, order.pose.heading, static_cast<int>(order.amount));
  if (unit.form == Form::kMarch) plan.end.place = unit.place;  // FRM-04
  plan.end.gun_place = static_cast<GunPlace>(order.manner);
  return CheckRoom(f, e, plan.end);
}

Verdict PlanColumn(PositionView f, ElementId e, const Order& order,
                   MovePlan& plan) {
  const Point front = FrontMiddle(f, f.unit(e));  // FRM-03
  plan.end = LaidOut(f, e, order.pose.heading, 1);
  LayStraight(f.scenario, plan.end, {front, order.pose.heading});
  return CheckRoom(f, e, plan.end);
}

Verdict PlanSquare(PositionView f, ElementId e, const Order& order,
                   MovePlan& plan) {
  const ElementState& unit = f.unit(e);
  if (!IsInfantry(f, e) || unit.bases() < kLeastSquare) {
    return Refuse(f, RefusalCode::kNoSquare, e, Measured{kLeastSquare, 0, 0});
  }
  const std::array<Part, kEdges> faces = SharesOf(order);
  int troops = 0, guns = 0;
  bool each = true;
  for (const Part& face : faces) {
    troops += face.troops;
    guns += face.guns;
    each = each && face.bases() > 0;
  }
  if (troops != unit.troops || guns != unit.guns || !each) {
    return Refuse(f, RefusalCode::kWrongFaces, e,
                  Measured{unit.troops, unit.guns, 0});
  }
  plan.end = LaidOut(f, e, order.pose.heading, 1);
  plan.end.form = Form::kSquare;
  plan.end.place = CentroidOf(f, e);
  plan.end.parts = faces;
  return CheckRoom(f, e, plan.end);
}

Verdict PlanRealign(PositionView f, ElementId e, const Order& order,
                    MovePlan& plan) {
  const PieceId town = f.unit(e).settlement;
  if (const Verdict v =
          CheckSides(f, e, town, order.pose.heading, order, plan.end);
      !v.ok()) {
    return v;
  }
  return CheckRoom(f, e, plan.end, town);
}

// ---- Settlements ------------------------------------------------------------

// 5.3: the shortest segment from the footprint to a side of the settlement.
Segment WayToSide(const Shape& from, const Block& side_strip) {
  Segment best = {};
  int64_t least = INT64_MAX;
  for (const Block& block : from.blocks()) {
    const NearestPair pair =
        NearestPoints(block.corners(), side_strip.corners());
    const int64_t d = NormSquared(pair.on_b - pair.on_a);
    if (d >= least) continue;
    least = d;
    best = {pair.on_a, pair.on_b};
  }
  return best;
}

Verdict PlanEnter(PositionView f, ElementId e, const Order& order,
                  MovePlan& plan) {
  const PieceId town = f.scenario.As<PieceId>(order.object);
  if (!IsSome(town)) return Refuse(RefusalCode::kNoSuchObject);
  const Piece& piece = f.scenario.piece(town);
  if (piece.kind != PieceKind::kSettlement) {
    return Refuse(f, RefusalCode::kNoSettlement, e, town);
  }
  if (IsCavalry(f, e)) return Refuse(f, RefusalCode::kNoGarrisonOf, e);
  plan.travels = true;
  plan.enters = true;
  const Heading outward =
      OutwardOf(piece.pose.heading, static_cast<Edge>(order.manner));
  const ElementId holder = HolderOf(f, town);
  const ElementState& unit = f.unit(e);
  if (IsSome(holder) && f.data(holder).side != f.data(e).side) {
    plan.side = static_cast<Edge>(
        (f.unit(holder).facing.TurnTo(outward) + Heading::kSteps) / kQuarter %
        kEdges);
    // SET-24: infantry alone goes in where nobody stands.
    if (!IsInfantry(f, e) || unit.form != Form::kDeployed ||
        f.unit(holder).part(plan.side).bases() > 0) {
      return Refuse(f, RefusalCode::kHeld, e, town);
    }
    plan.intrudes = holder;
  } else if (IsSome(holder)) {
    int inside = unit.bases();
    if (f.options().multi_garrison) {
      f.own(e).elements.ForEach([&](ElementId x) {
        if (f.unit(x).on_table() && f.unit(x).settlement == town) {
          inside += f.unit(x).bases() - f.unit(x).outside.bases();
        }
      });
    }
    if (!f.options().multi_garrison || inside > piece.capacity) {
      return Refuse(f, RefusalCode::kHeld, e, town);
    }
  }
  const Block block = SettlementBlock(piece, outward);
  const Block strip = BlockBehind({MiddleOf(block.front_edge()), outward},
                                  {SideLength(piece, outward), Ticks(2)});
  const Segment way = WayToSide(ShapeOf(f, e), strip);
  const Length length = LengthOf(way.b - way.a);
  if (Dot(way.a - MiddleOf(block.front_edge()), Forward(outward)) <
      -kUnit * kPenetration.ticks) {
    return Refuse(f, RefusalCode::kOutOfReach, e, town);
  }
  const Length most = AllowanceOf(f, e, Verb::kEnter);
  if (length > most + kRounding) return TooFar(f, e, length, most);
  // The way has no width: a hair to either side.
  const Heading heading =
      length > Ticks(0) ? BearingOf(way.b - way.a) : outward.Opposite();
  plan.path.AddRun(BlockBehind({way.a, heading}, {Ticks(2), Ticks(2)}),
                   way.b - way.a);
  plan.Track(unit.place);
  plan.Track(way.b);
  const ElementId met = FirstNear(
      f, f.foes(e).elements, plan.path.box(), Ticks(0), [&](ElementId x) {
        return x != plan.intrudes &&
               plan.path.Overlaps(ShapeOf(f, x), Ticks(0));
      });
  if (IsSome(met)) return Refuse(f, RefusalCode::kMeetsEnemy, e, met);
  if (const PieceId p = ImpassableUnder(f, plan.path); IsSome(p)) {
    return Refuse(f, RefusalCode::kImpassable, e, p);
  }
  if (IsSome(plan.intrudes)) return {};
  if (const Verdict v =
          CheckSides(f, e, town, order.pose.heading, order, plan.end);
      !v.ok()) {
    return v;
  }
  return CheckRoom(f, e, plan.end, town);
}

Verdict PlanLeave(PositionView f, ElementId e, const Order& order,
                  MovePlan& plan) {
  const ElementState& unit = f.unit(e);
  if (const Verdict v = CheckFiles(f, e, order.amount); !v.ok()) return v;
  plan.travels = true;
  const Piece& town = f.scenario.piece(unit.settlement);
  const Heading way = OutwardOf(unit.facing, LeaveEdge(order.manner));
  plan.end = LaidOut(f, e, way, static_cast<int>(order.amount));
  const Length depth = SideLength(town, way.Turned(kQuarter));
  const Length beyond =
      depth / 2 + kGap + BaseOf(f.scenario).depth * plan.end.ranks();
  plan.end.place = unit.centre + Along(Forward(way), beyond);
  plan.end.gun_place = LeaveGuns(order.manner);
  Refit(f.scenario, plan.end);
  plan.path.AddRun(ShapeOf(f.scenario, plan.end), {});
  plan.Track(unit.centre);
  plan.Track(plan.end.place);
  return CheckRoom(f, e, plan.end);
}

}  // namespace

Length AllowanceOf(PositionView f, ElementId e, Verb verb) {
  const RateRow& rates = RatesOf(f, e);
  // A column enters a settlement at its own rate.
  const bool march = verb == Verb::kMarch || verb == Verb::kAboutMarch ||
                     (verb == Verb::kEnter && f.unit(e).form == Form::kMarch);
  const Length full = Inches(march ? rates.march : rates.normal);
  return IsDisrupted(f, e) || StandsInDifficult(f, e) ? full / 2 : full;
}

Verdict PlanMove(PositionView f, ElementId e, const Order& order,
                 MovePlan& plan) {
  const ElementState& unit = f.unit(e);
  const Verb verb = static_cast<Verb>(order.verb);
  plan.end = unit;
  // What form each verb needs.
  const bool garrison = unit.form == Form::kGarrison;
  const bool of_garrison = verb == Verb::kRealign || verb == Verb::kLeave;
  if (garrison != of_garrison) {
    return garrison ? Refuse(f, RefusalCode::kGarrisoned, e, unit.settlement)
                    : Refuse(f, RefusalCode::kNotGarrison, e);
  }
  const bool forms = verb >= Verb::kFormLine && verb <= Verb::kRealign;
  if (forms) {
    if (const ElementId x = OverlappedFriend(f, e); IsSome(x)) {
      return Refuse(f, RefusalCode::kOverlapping, e, x);
    }
  } else if (unit.form == Form::kSquare) {
    return Refuse(f, RefusalCode::kFixedSquare, e);
  }
  switch (verb) {
    case Verb::kAdvance:
    case Verb::kAbout:
      if (unit.form != Form::kDeployed) {
        return Refuse(f, RefusalCode::kNotDeployed, e);
      }
      return PlanAdvance(f, e, order, plan);
    case Verb::kMarch:
    case Verb::kAboutMarch:
      if (unit.form != Form::kMarch) {
        return Refuse(f, RefusalCode::kNotMarching, e);
      }
      return PlanMarch(f, e, order, plan);
    case Verb::kFormLine:
      return PlanLine(f, e, order, plan);
    case Verb::kFormMarch:
      return PlanColumn(f, e, order, plan);
    case Verb::kFormSquare:
      return PlanSquare(f, e, order, plan);
    case Verb::kRealign:
      return PlanRealign(f, e, order, plan);
    case Verb::kEnter:
      return PlanEnter(f, e, order, plan);
    case Verb::kLeave:
      return PlanLeave(f, e, order, plan);
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

}  // namespace berthier::la_grande_armee
