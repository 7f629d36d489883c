// MOVE, ENTER, STEP_BACK, PIVOT and what every order asks first (3.3, 4.8).

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/model/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/codes.h"
#include "engine/rulesets/big_battle_napoleonic/plan.h"
#include "engine/rulesets/big_battle_napoleonic/tables.h"
#include "engine/rulesets/big_battle_napoleonic/zones.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Millionths to hundredths of a move, rounded up: what a refusal shows.
int32_t Shown(int64_t cost) {
  constexpr int kPart = kWholeMove / 100;
  return static_cast<int32_t>((cost + kPart - 1) / kPart);
}

Refusal TooFar(Field f, UnitId u, int64_t cost, int budget) {
  return Refuse(f, RefusalCode::kTooFar, u, {Shown(cost), Shown(budget), 0});
}

// A straight or turning sweep by hand that must keep clear of the enemy.
Verdict CheckSweep(Field f, UnitId u, const LegSweep& sweep) {
  UnitId met = UnitId::kNone;
  f.foes(u).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (!IsSome(met) && enemy.on_table() &&
        !Apart(sweep.box(), BoxOf(enemy.block()), kTouch) &&
        sweep.Within(enemy.block().corners(), kTouch)) {
      met = e;
    }
  });
  if (IsSome(met)) return Refuse(f, RefusalCode::kTouchesEnemy, u, met);
  for (const Ground::Ref ref : f.scenario.ground.impassable) {
    if (sweep.Overlaps(f.scenario.ground.part(ref).polygon, kPenetration)) {
      return Refuse(f, RefusalCode::kImpassable, u);
    }
  }
  return {};
}

// BBN-LIG-20, BBN-LIG-21
Verdict CheckHeld(Field f, UnitId u, const Block& block) {
  const CorpsId id = f.data(u).corps;
  if (!IsSome(id)) return {};
  const CorpsData& corps = f.scenario.corps[static_cast<size_t>(id)];
  if (f.state.period >= corps.hold_until) return {};
  const Box box = BoxOf(block);
  const bool north = corps.stay_south_of.has_value() && !f.IsBattery(u) &&
                     IsOn(f.scenario.options.guard_held_back) &&
                     box.high.y > corps.stay_south_of->ticks;
  const bool west = corps.stay_east_of.has_value() &&
                    IsOn(f.scenario.options.thielmann_orders) &&
                    box.low.x < corps.stay_east_of->ticks;
  if (!north && !west) return {};
  return Refuse(f, RefusalCode::kHeldBack, u, {corps.hold_until, 0, 0});
}

bool MovesInMarchOnly(Field f, UnitId u) {
  return !f.unit(u).Has(Flag::kCommanded);
}

Verdict CheckMobile(Field f, UnitId u, Formation formation) {
  if (formation == Formation::kSquare) {
    return Refuse(f, RefusalCode::kSquareStands, u);
  }
  if (formation == Formation::kTownWide || formation == Formation::kTownDeep) {
    return Refuse(f, RefusalCode::kGarrisonStands, u);
  }
  if (formation == Formation::kUnlimbered) {
    return Refuse(f, RefusalCode::kMustLimber, u);
  }
  return {};
}

// Cost of a drill from one formation, and whether command is needed for it.
struct DrillPrice {
  int cost = 0;
  bool possible = true;
  bool needs_command = false;
};
DrillPrice PriceOf(const UnitData& data, Formation before, Drill drill) {
  if (drill == Drill::kNone) return {};
  if (drill == Drill::kAboutFace) {
    const int cost = AboutFaceCost(data, before);
    return {cost, cost >= 0, before != Formation::kMarch};
  }
  const Formation after = AfterDrill(before, drill);
  const int cost = before == after ? -1 : DrillCost(data, before, after);
  const bool free =
      after == Formation::kMarch ||
      (before == Formation::kUnlimbered && after == Formation::kLimbered);
  return {cost, cost >= 0, !free};
}

// What drills cost together, in order; `impossible` is the one the unit cannot
// do, in the formation `before`.
struct DrillsPrice {
  int cost = 0;
  bool needs_command = false;
  Drill impossible = Drill::kNone;
  Formation before = Formation::kLine;
};
DrillsPrice PriceOf(const UnitData& data, Formation before, Drills drills) {
  DrillsPrice sum;
  for (const Drill drill : {drills.one, drills.two}) {
    const DrillPrice price = PriceOf(data, before, drill);
    if (!price.possible) {
      sum.impossible = drill;
      sum.before = before;
      return sum;
    }
    sum.cost += price.cost;
    sum.needs_command = sum.needs_command || price.needs_command;
    before = AfterDrill(before, drill);
  }
  return sum;
}

Pose Turned(Pose pose) { return {pose.centre, pose.heading.Opposite()}; }

// Where drills lead a unit, the front or a front corner of its change of
// formation fixed.
Pose AfterDrills(Field f, UnitId u, Pose pose, Formation before, Drills drills,
                 Anchor anchor) {
  for (const Drill drill : {drills.one, drills.two}) {
    const Formation after = AfterDrill(before, drill);
    if (drill == Drill::kAboutFace) pose = Turned(pose);
    if (after != before) {
      pose = PoseAfterChange(f.data(u), f.unit(u).bases, pose, before, after,
                             anchor);
    }
    before = after;
  }
  return pose;
}

// Where it must stand for drills to lead it to the pose.
Pose BeforeDrills(Field f, UnitId u, Pose pose, Formation before, Drills drills,
                  Anchor anchor) {
  const Formation between = AfterDrill(before, drills.one);
  const auto undo = [&](Drill drill, Formation from, Formation to) {
    if (from != to) {
      pose =
          PoseAfterChange(f.data(u), f.unit(u).bases, pose, to, from, anchor);
    }
    if (drill == Drill::kAboutFace) pose = Turned(pose);
  };
  undo(drills.two, between, AfterDrill(between, drills.two));
  undo(drills.one, before, between);
  return pose;
}

}  // namespace

int BudgetNow(Field f) {
  return f.state.phase == Phase::kMove ? kWholeMove
                                       : Share(kDrillShares.counter);
}

Verdict CheckMayOrder(Field f, UnitId u) {
  const State& s = f.state;
  const UnitState& unit = f.unit(u);
  const bool counter = s.phase != Phase::kMove;
  const Side side =
      s.phase == Phase::kEnemyCounter ? s.nonphasing() : s.phasing;
  if (f.data(u).side != side) return Refuse(f, RefusalCode::kNotYours, u);
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (counter) {
    if (!unit.Has(Flag::kCounter)) {
      return Refuse(f, RefusalCode::kNoCounter, u);
    }
    const UnitId enemy = EnemyInContact(s, u);
    if (IsSome(enemy)) {
      return Refuse(f, RefusalCode::kCounterContacted, u, enemy);
    }
    return {};
  }
  if (unit.order != UnitOrder::kNone &&
      unit.condition != Condition::kMustRally) {
    return Refuse(f, RefusalCode::kHasOrder, u);
  }
  if (unit.routing()) return Refuse(f, RefusalCode::kRouting, u);
  if (unit.condition == Condition::kMustRally) {
    return Refuse(f, RefusalCode::kMustRally, u);
  }
  return {};
}

Verdict CheckEnd(Field f, UnitId u, Pose pose, Formation formation,
                 UnitSet overruns) {
  const Block block =
      MakeBlock(pose, SizeOf(f.data(u), formation, f.unit(u).bases));
  const Ground& ground = f.scenario.ground;
  if (!OnTable(ground, block)) return Refuse(f, RefusalCode::kOffTable, u);
  if (InImpassable(ground, block)) {
    return Refuse(f, RefusalCode::kImpassable, u);
  }
  if (const Verdict v = CheckHeld(f, u, block); !v.ok()) return v;
  if (f.IsBattery(u)) {
    for (const Ground::Ref ref : ground.rough) {
      if (Multiplier(ground.piece(ref), Arm::kArtillery, formation) == 0 &&
          Overlaps(ground.part(ref), block)) {
        return Refuse(f, RefusalCode::kForbiddenGround, u,
                      static_cast<PieceId>(ref.piece));
      }
    }
  }
  const Side side = f.data(u).side;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    const UnitState& unit = f.unit(other);
    if (other == u || !unit.on_table() || overruns.Has(other)) continue;
    const Block there = unit.block();
    if (internal::BoxesApart(block, there, kTouch.ticks)) continue;
    if (berthier::Overlaps(block, there, kPenetration)) {
      return Refuse(f, RefusalCode::kEndsOnUnit, u, other);
    }
    if (f.data(other).side != side &&
        (IsObstacle(f, other) || f.IsBattery(u)) &&
        Within(block, there, kTouch)) {
      return Refuse(f, RefusalCode::kTouchesEnemy, u, other);
    }
  }
  return {};
}

Verdict PlanMove(Field f, const Order& order, Plan& plan) {
  const UnitId u = plan.unit;
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  const Drills first = FirstDrills(order.manner),
               last = LastDrills(order.manner);
  plan.order = UnitOrder::kMove;
  if (first == Drills() && last == Drills() && order.pose == unit.pose()) {
    return Refuse(f, RefusalCode::kStaysPut, u);
  }
  const DrillsPrice before = PriceOf(data, unit.formation, first);
  const Formation travel = AfterDrills(unit.formation, first);
  // After a drill that is not possible there is nothing to price: it leads to a
  // formation this unit never has.
  const DrillsPrice after = before.impossible == Drill::kNone
                                ? PriceOf(data, travel, last)
                                : DrillsPrice{};
  plan.first = travel;
  plan.last = AfterDrills(travel, last);
  for (const DrillsPrice& price : {before, after}) {
    if (price.impossible == Drill::kNone) continue;
    if (price.impossible == Drill::kAboutFace) {
      return NoAboutFace(f, u, price.before);
    }
    return Refuse(
        f, RefusalCode::kDrillImpossible, u,
        {static_cast<int>(price.before),
         static_cast<int>(AfterDrill(price.before, price.impossible)), 0});
  }
  const bool counter = f.state.phase != Phase::kMove;
  if (counter &&
      (travel == Formation::kMarch || plan.last == Formation::kMarch)) {
    return Refuse(f, RefusalCode::kNoMarchCounter, u);
  }
  if (MovesInMarchOnly(f, u) && !counter &&
      (before.needs_command || after.needs_command)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const int64_t drill = int64_t{before.cost} + after.cost;
  const int budget = BudgetNow(f);
  if (drill > budget + kCostSlack) return TooFar(f, u, drill, budget);
  plan.turns_about =
      first.Has(Drill::kAboutFace) || last.Has(Drill::kAboutFace);

  const bool changes_first = travel != unit.formation;
  const bool changes_last = plan.last != travel;
  Verdict refusal = Refuse(f, RefusalCode::kNoWay, u);
  for (int a = 0; a < (changes_first ? kAnchors : 1); ++a) {
    const Pose from = AfterDrills(f, u, unit.pose(), unit.formation, first,
                                  static_cast<Anchor>(a));
    if (changes_first) {
      // BBN-FRM-15
      if (const Verdict v = CheckEnd(f, u, from, travel, {}); !v.ok()) {
        refusal = v;
        continue;
      }
    }
    for (int z = 0; z < (changes_last ? kAnchors : 1); ++z) {
      const Pose to =
          BeforeDrills(f, u, order.pose, travel, last, static_cast<Anchor>(z));
      plan.course = Course(from);
      plan.end = order.pose;
      Ranger::Finding finding;
      if (to != from) {
        if (const Verdict v = CheckMobile(f, u, travel); !v.ok()) return v;
        if (MovesInMarchOnly(f, u) && !counter && travel != Formation::kMarch) {
          return Refuse(f, RefusalCode::kNotCommanded, u);
        }
        const Ranger ranger(f, u, travel, from,
                            static_cast<int>(budget - drill), Purpose::kMove);
        const bool leads = order.via != Point{};
        if (const Verdict v =
                FindCourse(ranger, f, from, to, leads ? &order.via : nullptr,
                           plan.course, finding);
            !v.ok()) {
          refusal = v;
          continue;
        }
      }
      plan.overruns = finding.overruns;
      plan.enters_rough = finding.enters_rough;
      plan.length = finding.length;
      const Verdict end = CheckEnd(f, u, order.pose, plan.last, plan.overruns);
      if (end.ok()) return {};
      refusal = end;
    }
  }
  return refusal;
}

// ---- Entering ---------------------------------------------------------------

Heading Inward(TableEdge edge) { return HeadingToward(edge).Opposite(); }

Segment EntryStretch(const Scenario& s, const EntryEdge& entry) {
  const int32_t w = s.ground.width.ticks, d = s.ground.depth.ticks;
  const int32_t from = entry.from.ticks, to = entry.to.ticks;
  switch (entry.edge) {
    case TableEdge::kNorth:
      return {{from, d}, {to, d}};
    case TableEdge::kEast:
      return {{w, from}, {w, to}};
    case TableEdge::kSouth:
      return {{from, 0}, {to, 0}};
    case TableEdge::kWest:
      break;
  }
  return {{0, from}, {0, to}};
}

std::array<Formation, 2> EntryFormations(Arm arm) {
  return {Formation::kMarch,
          arm == Arm::kArtillery ? Formation::kLimbered : Formation::kColumn};
}

uint8_t EntryManner(Formation formation) {
  if (formation == Formation::kMarch) return 0;
  return formation == Formation::kColumn ? 1 : 2;
}

bool FindEntry(Field f, UnitId u, Formation formation, Point at, Pose& pose) {
  const UnitData& data = f.data(u);
  const EntryEdge edge = f.scenario.EntryOf(data.arrival, data.side);
  if (!Within(at, EntryStretch(f.scenario, edge), kTouch)) return false;
  const Heading in = Inward(edge.edge);
  const BaseSize size = SizeOf(data, formation, f.unit(u).bases);
  pose = {at - Along(Forward(in), size.depth / 2), in};
  return true;
}

namespace {

// Decision: an enemy forbids march (BBN-SCN-02) where he is within 12 in of the
// march column that goes straight in until it is wholly on the table, or of the
// place where the unit ends.
bool MarchIsForbidden(Field f, const Ranger& ranger, Point at,
                      const Block& end) {
  const UnitId u = ranger.unit();
  Pose pose;
  FindEntry(f, u, Formation::kMarch, at, pose);
  const BaseSize size = SizeOf(f.data(u), Formation::kMarch, f.unit(u).bases);
  const SmallPolygon way = TranslationSweep(
      MakeBlock(pose, size), Along(Forward(pose.heading), size.depth));
  // Closer than 12 in, as for the march itself (BBN-MOV-19).
  const Length clear = Inches(kDistances.march_clear) - kRounding - kRounding;
  bool forbidden = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (forbidden || !f.unit(e).on_table() || !ranger.Knows(e)) return;
    const Block enemy = f.unit(e).block();
    forbidden =
        Within(way, enemy.corners(), clear) || Within(end, enemy, clear);
  });
  return forbidden;
}

}  // namespace

Verdict PlanEnter(Field f, const Order& order, Plan& plan) {
  const UnitId u = plan.unit;
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  if (data.side != f.state.phasing) return Refuse(f, RefusalCode::kNotYours, u);
  if (unit.presence != Presence::kReserve) {
    return Refuse(f, RefusalCode::kNoSuchSubject, u);
  }
  if (IsSome(data.arrival) &&
      f.state.due[static_cast<size_t>(data.arrival)] == 0) {
    return Refuse(f, RefusalCode::kNotDue, u);
  }
  const std::array<Formation, 2> formations = EntryFormations(data.arm());
  const auto* const formation = std::find_if(
      formations.begin(), formations.end(),
      [&](Formation way) { return EntryManner(way) == order.manner; });
  if (formation == formations.end()) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  Pose entry;
  if (!FindEntry(f, u, *formation, order.via, entry)) {
    return Refuse(f, RefusalCode::kNotOnStretch, u);
  }
  plan.order = UnitOrder::kEnter;
  plan.first = plan.last = *formation;
  plan.end = order.pose;
  const Ranger ranger(f, u, *formation, entry, kWholeMove, Purpose::kEnter);
  if (*formation != Formation::kMarch &&
      !MarchIsForbidden(f, ranger, order.via,
                        MakeBlock(order.pose, ranger.size()))) {
    return Refuse(f, RefusalCode::kEntersInMarch, u,
                  {Inches(kDistances.march_clear).ticks, 0, 0});
  }
  Ranger::Finding finding;
  if (const Verdict v = FindCourse(ranger, f, entry, order.pose, nullptr,
                                   plan.course, finding);
      !v.ok()) {
    return v;
  }
  plan.overruns = finding.overruns;
  plan.enters_rough = finding.enters_rough;
  return CheckEnd(f, u, order.pose, *formation, plan.overruns);
}

// ---- Short steps ------------------------------------------------------------

Verdict PlanStepBack(Field f, const Order& order, Plan& plan) {
  const UnitId u = plan.unit;
  const UnitState& unit = f.unit(u);
  if (!f.IsInfantry(u)) return Refuse(f, RefusalCode::kNotInfantry, u);
  if (unit.formation != Formation::kLine &&
      unit.formation != Formation::kColumn) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  if (!unit.Has(Flag::kCommanded)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const Length most = Inches(kShortStep);
  const bool sane = order.amount >= 1 && order.amount <= 100 * kShortStep;
  const Length step =
      InchHundredths(sane ? static_cast<int32_t>(order.amount) : 0);
  if (!sane) {
    return Refuse(
        f, RefusalCode::kStepTooLong, u,
        {static_cast<int32_t>(std::clamp<int64_t>(order.amount, -9999, 9999)) *
             kTicksPerInch / 100,
         most.ticks, 0});
  }
  const Heading back = unit.heading.Opposite();
  const Ranger ranger(f, u, unit.formation, unit.pose(), kWholeMove,
                      Purpose::kForced);
  const int64_t weighted =
      ranger.StretchesOf(unit.block(), back, step).Weighted(step);
  if (weighted > most.ticks + kRounding.ticks) {
    return Refuse(f, RefusalCode::kStepTooLong, u,
                  {step.ticks, (most / 2).ticks, 0});
  }
  plan.order = UnitOrder::kStepBack;
  plan.first = plan.last = unit.formation;
  plan.course = Course(unit.pose());
  const Vec by = Along(Forward(back), step);
  plan.end = {unit.centre + by, unit.heading};
  plan.course.Add({LegKind::kSlide, Hand::kLeft, 0, by}, plan.end);
  if (const Verdict v = CheckSweep(
          f, u, LegSweep(unit.pose(), SizeOf(f, u), plan.course.legs[0]));
      !v.ok()) {
    return v;
  }
  return CheckEnd(f, u, plan.end, plan.last, {});
}

Verdict PlanPivot(Field f, const Order& order, Plan& plan) {
  const UnitId u = plan.unit;
  const UnitState& unit = f.unit(u);
  if (!f.IsBattery(u)) return Refuse(f, RefusalCode::kNotArtillery, u);
  if (unit.formation != Formation::kUnlimbered) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  const int turn = unit.heading.TurnTo(order.pose.heading);
  if (turn == 0) return Refuse(f, RefusalCode::kStaysPut, u);
  const BaseSize size = SizeOf(f, u);
  // As many quarter degrees as an inch of the farthest corner makes.
  constexpr int kWhole = 720;
  int most = static_cast<int>(int64_t{kWhole} * Inches(kShortStep).ticks /
                              WheelLength(size, unit.formation, kWhole).ticks);
  if (WheelLength(size, unit.formation, most + 1) <= Inches(kShortStep)) {
    ++most;
  }
  if (std::abs(turn) > most) {
    return Refuse(f, RefusalCode::kPivotTooFar, u, {std::abs(turn), most, 0});
  }
  plan.order = UnitOrder::kPivot;
  plan.first = plan.last = unit.formation;
  plan.course = Course(unit.pose());
  plan.course.AddWheel(size, unit.formation, turn);
  plan.end = plan.course.end();
  // BBN-MOV-18, BBN-I-39: some enemy comes into arc and long range.
  const Length range = LongestRange(f.data(u));
  const int half = kArtilleryArc * 4;
  bool gains = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    // No footprint reaches farther than this from its centre.
    const int64_t reach = range.ticks + Inches(10).ticks;
    if (gains || !f.unit(e).on_table() ||
        NormSquared(f.unit(e).centre - unit.centre) > reach * reach) {
      return;
    }
    const auto corners = f.unit(e).block().corners();
    gains = InSector(ApexOf(plan.end, size), plan.end.heading, half, range,
                     corners) &&
            !InSector(ApexOf(unit.pose(), size), unit.heading, half, range,
                      corners);
  });
  if (!gains) return Refuse(f, RefusalCode::kPivotGainsNothing, u);
  if (const Verdict v =
          CheckSweep(f, u, LegSweep(unit.pose(), size, plan.course.legs[0]));
      !v.ok()) {
    return v;
  }
  return CheckEnd(f, u, plan.end, plan.last, {});
}

Verdict PlanShuffle(Field f, const Order& order, Plan& plan) {
  const UnitId u = plan.unit;
  const UnitState& unit = f.unit(u);
  if (!IsOn(f.scenario.options.square_shuffle)) {
    return Refuse(f, RefusalCode::kNoShuffle, u);
  }
  if (unit.formation != Formation::kSquare) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  if (!unit.Has(Flag::kCommanded)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const Vec by = order.pose.centre - unit.centre;
  const Length length = LengthOf(by), most = Inches(kShortStep);
  if (length > most + kRounding) {
    return Refuse(f, RefusalCode::kShuffleTooLong, u,
                  {length.ticks, most.ticks, 0});
  }
  if (by == Vec{}) return Refuse(f, RefusalCode::kStaysPut, u);
  plan.order = UnitOrder::kMove;
  plan.first = plan.last = unit.formation;
  plan.course = Course(unit.pose());
  plan.end = {order.pose.centre, unit.heading};
  plan.course.Add({LegKind::kSlide, Hand::kLeft, 0, by}, plan.end);
  if (const Verdict v = CheckSweep(
          f, u, LegSweep(unit.pose(), SizeOf(f, u), plan.course.legs[0]));
      !v.ok()) {
    return v;
  }
  return CheckEnd(f, u, plan.end, plan.last, {});
}

Verdict PlanOrder(Field f, const Order& order, Plan& plan) {
  const Verb verb = static_cast<Verb>(order.verb);
  const UnitId u = f.scenario.AsUnit(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  plan.unit = u;
  if (verb == Verb::kEnter) return PlanEnter(f, order, plan);
  if (const Verdict v = CheckMayOrder(f, u); !v.ok()) return v;
  const UnitId enemy = EnemyInContact(f.state, u);
  if (IsSome(enemy)) return Refuse(f, RefusalCode::kInContact, u, enemy);
  if (f.unit(u).Has(Flag::kPursuing)) {
    return Refuse(f, RefusalCode::kPursuing, u);
  }
  switch (verb) {
    case Verb::kMove:
      return PlanMove(f, order, plan);
    case Verb::kCharge:
      return PlanCharge(f, order, plan);
    case Verb::kReform:
      return PlanReform(f, order, plan);
    case Verb::kAboutFace:
      return PlanAboutFace(f, order, plan);
    default:
      break;
  }
  if (f.state.phase != Phase::kMove) {
    return Refuse(RefusalCode::kNotNow);
  }
  switch (verb) {
    case Verb::kStepBack:
      return PlanStepBack(f, order, plan);
    case Verb::kGarrison:
      return PlanGarrison(f, order, plan);
    case Verb::kPivot:
      return PlanPivot(f, order, plan);
    case Verb::kShuffle:
      return PlanShuffle(f, order, plan);
    default:
      break;
  }
  return Refuse(RefusalCode::kNotNow);
}

}  // namespace berthier::big_battle_napoleonic
