#include "engine/rulesets/la_grande_armee/movement/compulsory.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/sight.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"
#include "engine/rulesets/la_grande_armee/movement/sight_tests.h"

namespace berthier::la_grande_armee {
namespace {

constexpr Length kApart = InchHundredths(10);  // COM-19: 0.1 in
constexpr int kFiveDegrees = 20;
constexpr int kQuarter = Heading::kSteps / 4;

// SET-23: the infantry in contact with that garrison, not routing.
ElementSet AttackersOf(PositionView f, ElementId garrison) {
  ElementSet attackers;
  if (!IsGarrison(f, garrison)) return attackers;
  ForEachContact(f, garrison, [&](const Contact& c) {
    const ElementId x = c.Other(garrison);
    if (IsInfantry(f, x) && !f.unit(x).routing()) attackers.Add(x);
  });
  return attackers;
}

// ---- Retires ----------------------------------------------------------------

// COM-18: its own edge that looks toward that enemy, or against the way.
Edge EdgeToward(PositionView f, ElementId e, ElementId enemy, Heading way) {
  const ElementState& unit = f.unit(e);
  const Heading toward =
      f.unit(enemy).on_table()
          ? BearingOf(CentroidOf(f, enemy) - CentroidOf(f, e))
          : way.Opposite();
  Edge best = Edge::kFront;
  int least = Heading::kSteps;
  for (int k = 0; k < kEdges; ++k) {
    const Edge edge = static_cast<Edge>(k);
    const int turn = std::abs(OutwardOf(unit.facing, edge).TurnTo(toward));
    if (turn < least) {
      least = turn;
      best = edge;
    }
  }
  return best;
}

bool StandsFree(PositionView f, ElementId e, const ElementState& there) {
  const Shape shape = ShapeOf(f.scenario, there);
  return !LeavesTable(f, shape) && !IsSome(ImpassableUnder(f, shape)) &&
         !IsSome(SettlementUnder(f, shape)) &&
         !IsSome(FirstUnder(f, f.foes(e).elements, shape, e)) &&
         !IsSome(FirstUnder(f, f.own(e).elements, shape, e));
}

bool IsApart(PositionView f, ElementId e, const ElementSet& from) {
  bool apart = true;
  from.ForEach([&](ElementId x) {
    apart = apart && (!f.unit(x).on_table() ||
                      !WithinOf(f, e, x, kApart - kRounding * 2));
  });
  return apart;
}

// COM-19: a tenth of an inch from all who were in contact, anywhere behind.
bool PushApart(const Battle& b, ElementId e, Heading way,
               const ElementSet& from) {
  for (int turn = 0; turn <= kQuarter; turn += kFiveDegrees) {
    for (const int hand : {1, -1}) {
      const Vec by = Along(Forward(way.Turned(hand * turn)), kApart);
      const Point place = b.unit(e).place;
      Shift(b, e, by);
      if (IsApart(b, e, from) && StandsFree(b, e, b.unit(e))) return true;
      Shift(b, e, place - b.unit(e).place);
    }
  }
  return false;
}

void Retire(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  const int inches = unit.retire;
  const Heading way = unit.retire_way;
  const ElementId face = unit.retire_face;
  const ElementSet from = unit.retire_from;
  const bool marker = unit.Has(Flag::kRetireMarker);
  unit.retire = 0;
  unit.retire_way = {};
  unit.retire_face = ElementId::kNone;
  unit.retire_from = {};
  unit.Clear(Flag::kRetireMarker);
  unit.Clear(Flag::kIntruder);
  unit.settlement = PieceId::kNone;
  bool all_gone = true;  // COM-29
  from.ForEach(
      [&](ElementId x) { all_gone = all_gone && !b.unit(x).on_table(); });
  if (all_gone) return;
  const Edge edge = EdgeToward(b, e, face, way);
  BeginMove(b);
  Run(b, e, way, Inches(inches), RunKind::kRetire);
  if (!IsApart(b, e, from) && !PushApart(b, e, way, from)) {
    TellUnit(b, EventCode::kNoWayOut, e);
    return Disperse(b, e);
  }
  if (edge != Edge::kFront && StandsFree(b, e, TurnedTo(b, e, edge))) {
    TurnToFace(b, e, edge);
  }
  if (marker) GainMarkers(b, e, kMarkerTable.from_settlement);  // COM-17
}

// COM-26 to COM-28
void Recall(const Battle& b, ElementId e) {
  b.unit(e).Set(Flag::kNoActions);
  const Vec way = b.state.leader(CommanderOf(b, e)).pos - CentroidOf(b, e);
  BeginMove(b);
  Run(b, e, BearingOf(way), Inches(kDistances.recall), RunKind::kRecall);
}

// ---- Routs ------------------------------------------------------------------

int FilesAfterRout(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  if (unit.form == Form::kDeployed) return unit.files;
  return std::max(1, (unit.bases() + 1) / 2);  // STA-09
}

// What a router covers while it runs: a garrison the settlement alone (COM-32).
Shape RunningShape(PositionView f, ElementId e) {
  if (!IsGarrison(f, e)) return ShapeOf(f, e);
  Shape shape;
  shape.Add(f.unit(e).block());
  return shape;
}

// The layout of 5.8 at the end of a run: the number of files nearest to that
// wished for in which nothing hostile is in the way; 0 if there is none.
int FilesThere(PositionView f, ElementId e, Vec by, int wish,
               ElementState& there) {
  const int bases = f.unit(e).bases();
  const Heading home = HomeWay(f, f.data(e).side);
  for (int off = 0; off < bases; ++off) {
    for (const int files : {wish - off, wish + off}) {
      if (files < 1 || files > bases) continue;
      there = LaidOut(f, e, home, files);
      there.place = there.place + by;
      Refit(f.scenario, there);
      const Shape shape = ShapeOf(f.scenario, there);
      if (!LeavesTable(f, shape) && !IsSome(ImpassableUnder(f, shape)) &&
          !IsSome(FirstUnder(f, f.foes(e).elements, shape, e))) {
        return files;
      }
    }
  }
  return 0;
}

// One way of running: false if something is in it (COM-09).
bool RunsThatWay(PositionView f, ElementId e, const Shape& shape, Heading way,
                 RoutPlan& plan) {
  const UnitVec u = Forward(way);
  const int wish = FilesAfterRout(f, e);
  plan.way = way;
  plan.length = Inches(RatesOf(f, e).rout);
  Stops stops;
  stops.edge = false;
  const Length far = f.scenario.ground.width + f.scenario.ground.depth;
  for (; plan.length < far; plan.length += Inches(1) / 2) {
    const Vec by = Along(u, plan.length);
    Swept path;
    path.AddRun(shape, by);
    if (IsSome(ImpassableUnder(f, path)) ||
        IsSome(FirstNear(f, f.foes(e).elements, path.box(), Ticks(0),
                         [&](ElementId x) {
                           return path.Overlaps(ShapeOf(f, x), kPenetration);
                         }))) {
      return false;
    }
    if (LeavesTable(f, shape.Moved(by))) {  // COM-11
      plan.end = RoutPlan::End::kOffTable;
      return true;
    }
    ElementState there;
    plan.files = FilesThere(f, e, by, wish, there);
    if (plan.files == 0) {
      plan.end = RoutPlan::End::kNoWayOut;
      return true;
    }
    const Shape end = ShapeOf(f.scenario, there);
    if (!IsSome(FirstUnder(f, f.own(e).elements, end, e)) &&
        !IsSome(SettlementUnder(f, end))) {
      plan.end = RoutPlan::End::kStands;
      return true;
    }
  }
  return false;
}

// Steps of kRout. `heading`, `ticks`, `value` and `what` hold the plan, `group`
// the index of the settlement that is left, plus 1.
enum RoutStep : uint8_t { kPlans, kSeen, kRuns, kAsks };

RoutPlan PlanOf(const Frame& frame) {
  return {static_cast<RoutPlan::End>(frame.what), frame.heading,
          Ticks(frame.ticks), frame.value};
}

Vec WayOf(const Frame& frame) {
  return Along(Forward(frame.heading), Ticks(frame.ticks));
}

ElementId Tester(const State& s) {
  return MakeId<ElementId>(TopFrame(s).cursor);
}

// COM-22: infantry and artillery, not routing, near the way and in sight of its
// beginning, middle or end.
bool SeesRun(PositionView f, ElementId x, const Frame& frame) {
  const ElementId router = frame.unit;
  const ElementState& unit = f.unit(x);
  if (x == router || !unit.on_table() || unit.routing() || IsCavalry(f, x) ||
      f.data(x).side != f.data(router).side || SightNumber(f, x) >= kDie) {
    return false;
  }
  const Shape shape = RunningShape(f, router);
  const Vec by = WayOf(frame);
  Swept path;
  path.AddRun(shape, by);
  if (!path.Within(ShapeOf(f, x), Inches(kDistances.sight) + kRounding)) {
    return false;
  }
  for (const Vec at : {Vec{}, Vec{by.x / 2, by.y / 2}, by}) {
    if (SeesShape(f, x, router, shape.Moved(at))) return true;
  }
  return false;
}

void Plan(const Battle& b, Frame& frame) {
  const RoutPlan plan = PlanRout(b, frame.unit);
  frame.step = kSeen;
  frame.heading = plan.way;
  frame.ticks = plan.length.ticks;
  frame.value = static_cast<uint8_t>(plan.files);
  frame.what = static_cast<uint8_t>(plan.end);
  // COM-25: nobody minds routing cavalry; nobody sees one that cannot run.
  if (plan.end == RoutPlan::End::kNoWayOut || IsCavalry(b, frame.unit)) {
    frame.cursor = static_cast<uint8_t>(b.scenario.unit_count());
  }
  if (plan.end == RoutPlan::End::kNoWayOut) return;
  Swept path;
  path.AddRun(RunningShape(b, frame.unit), WayOf(frame));
  MarkFriends(b, FriendsUnder(b, frame.unit, path));  // COM-10
}

// The move itself, on completion of which it gains its markers (COM-08).
void CarryOut(const Battle& b, const Frame& frame) {
  const ElementId e = frame.unit;
  const RoutPlan plan = PlanOf(frame);
  const Pose from = b.unit(e).pose();
  b.state.occupiers = AttackersOf(b, e);
  const PieceId town = b.unit(e).settlement;
  if (IsSome(town) && IsGarrison(b, e)) {
    TopFrame(b.state).group = static_cast<uint8_t>(Index(town) + 1);
  }
  DropContacts(b, e);  // COM-12
  if (plan.end == RoutPlan::End::kNoWayOut) {
    TellUnit(b, EventCode::kNoWayOut, e);
    return Disperse(b, e);
  }
  const Vec by = WayOf(frame);
  const bool first = b.unit(e).rout_moves == 0;
  b.unit(e).rout_moves =
      static_cast<uint8_t>(std::min(b.unit(e).rout_moves + 1, UINT8_MAX));
  if (plan.end == RoutPlan::End::kOffTable) {
    Shift(b, e, by);
    TellMove(b, EventCode::kRunsHome, b.scenario.Entity(e), from,
             b.unit(e).pose());
    return Remove(b, e, Presence::kOffTable);
  }
  ElementState there = LaidOut(b, e, HomeWay(b, b.data(e).side), plan.files);
  there.place = there.place + by;
  there.Clear(Flag::kIntruder);
  b.unit(e) = there;
  Settle(b, e);
  TellMove(b, EventCode::kRunsHome, b.scenario.Entity(e), from,
           b.unit(e).pose());
  GainMarkers(b, e, first ? kMarkerTable.first_rout : kMarkerTable.later_rout);
}

PieceId TownOf(const Frame& frame) { return MakeId<PieceId>(frame.group - 1); }

// D12: the next attacker who may be asked; kNone if there is none.
ElementId NextOccupier(PositionView f, const Frame& frame) {
  if (frame.group == 0 || IsSome(HolderOf(f, TownOf(frame)))) {
    return ElementId::kNone;
  }
  ElementId next = ElementId::kNone;
  f.state.occupiers.ForEach([&](ElementId x) {
    if (!IsSome(next) && f.unit(x).on_table() && !f.unit(x).routing() &&
        IsInfantry(f, x)) {
      next = x;
    }
  });
  return next;
}

// ---- The phase --------------------------------------------------------------

enum class Sub : uint8_t { kDispersals, kRunners, kRouts, kRetires, kRecalls };
constexpr int kSubs = 5;

ElementId FirstWorn(PositionView f, const ElementSet& set) {
  ElementId worn = ElementId::kNone;
  set.ForEach([&](ElementId e) {
    if (!IsSome(worn) && IsWorn(f, e)) worn = e;
  });
  return worn;
}

// COM-01; SET-31: what it leaves may be taken.
void DisperseNow(const Battle& b, ElementId e) {
  const ElementSet attackers = AttackersOf(b, e);
  const PieceId town = b.unit(e).settlement;
  if (b.unit(e).routing() && !attackers.empty()) {
    b.state.occupiers = attackers;
    PushFrame(b, {.kind = FrameKind::kRout,
                  .step = kAsks,
                  .unit = e,
                  .group = static_cast<uint8_t>(Index(town) + 1)});
  }
  Disperse(b, e);
}

// 2b: the one nearest to its own baseline runs first.
ElementId NextRunner(PositionView f, Side side) {
  ElementId next = ElementId::kNone;
  int64_t least = INT64_MAX;
  const UnitVec home = Forward(HomeWay(f, side));
  const Vec corner = {f.scenario.ground.width.ticks,
                      f.scenario.ground.depth.ticks};
  f.state.runners.ForEach([&](ElementId e) {
    if (!f.unit(e).on_table()) return;
    // Nearest part: the least way left in the direction of home.
    const Box box = ShapeOf(f, e).box();
    int64_t left = INT64_MAX;
    for (const Point p : {box.low, box.high}) {
      left = std::min(left, Dot(corner, home) - Dot(p - Point{}, home));
    }
    if (left < least) {
      least = left;
      next = e;
    }
  });
  return next;
}

// COM-26, SCO-17
bool IsRecalled(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  return unit.on_table() && !unit.routing() && !unit.scouting() &&
         IsCavalry(f, e) && !unit.Has(Flag::kNoActions) && !IsInCommand(f, e);
}

}  // namespace

RoutPlan PlanRout(PositionView f, ElementId e) {
  const Heading home = HomeWay(f, f.data(e).side);
  const Shape shape = RunningShape(f, e);
  RoutPlan plan;
  for (int turn = 0; turn <= kQuarter; turn += kFiveDegrees) {
    for (const int hand : {1, -1}) {
      if (turn == 0 && hand < 0) continue;
      if (RunsThatWay(f, e, shape, home.Turned(hand * turn), plan)) {
        return plan;
      }
    }
  }
  plan.end = RoutPlan::End::kNoWayOut;
  return plan;
}

bool DisperseWorn(const Battle& b) {
  for (const SideData& side : b.scenario.sides) {
    const ElementId worn = FirstWorn(b, side.elements);
    if (!IsSome(worn)) continue;
    DisperseNow(b, worn);
    return true;
  }
  return false;
}

Progress AdvanceCompulsory(const Battle& b) {
  State& s = b.state;
  if (s.step >= kSubs * kSides) return Progress::kDone;
  const Side side = static_cast<Side>(s.step / kSubs);
  const ElementSet& own = b.scenario.side(side).elements;
  s.active = side;
  // COM-02: before everything, and after every event.
  if (const ElementId worn = FirstWorn(b, own); IsSome(worn)) {
    DisperseNow(b, worn);
    return Progress::kAgain;
  }
  switch (static_cast<Sub>(s.step % kSubs)) {
    case Sub::kDispersals:
      break;
    case Sub::kRunners:
      own.ForEach([&](ElementId e) {
        if (b.unit(e).on_table() && b.unit(e).routing()) s.runners.Add(e);
      });
      break;
    case Sub::kRouts:
      if (const ElementId e = NextRunner(b, side); IsSome(e)) {
        s.runners.Remove(e);
        PushFrame(b, {.kind = FrameKind::kRout, .unit = e});
        return Progress::kAgain;
      }
      s.runners = {};
      break;
    case Sub::kRetires:
      for (; s.cursor < b.scenario.unit_count(); ++s.cursor) {
        const ElementId e = MakeId<ElementId>(s.cursor);
        if (own.Has(e) && b.unit(e).on_table() && b.unit(e).retire > 0) {
          ++s.cursor;
          Retire(b, e);
          return Progress::kAgain;
        }
      }
      break;
    case Sub::kRecalls:
      for (; s.cursor < b.scenario.unit_count(); ++s.cursor) {
        const ElementId e = MakeId<ElementId>(s.cursor);
        if (own.Has(e) && IsRecalled(b, e)) {
          ++s.cursor;
          Recall(b, e);
          return Progress::kAgain;
        }
      }
      break;
  }
  ++s.step;
  s.cursor = 0;
  return Progress::kAgain;
}

Progress AdvanceRout(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  switch (static_cast<RoutStep>(frame.step)) {
    case kPlans:
      Plan(b, frame);
      return Progress::kAgain;
    case kSeen:
      for (; frame.cursor < b.scenario.unit_count();
           ++frame.cursor, frame.count = 0) {
        const ElementId x = Tester(b.state);
        // COM-24, SYS-12
        if (frame.count >= kMostSightTests || IsWorn(b, x) ||
            !SeesRun(b, x, frame)) {
          continue;
        }
        AwaitRoll(b, b.data(x).side, RollKind::kSeesRout, b.scenario.Entity(x));
        return Progress::kAwaiting;
      }
      frame.step = kRuns;
      return Progress::kAgain;
    case kRuns:
      frame.step = kAsks;
      CarryOut(b, frame);
      return Progress::kAgain;
    case kAsks:
      break;
  }
  const ElementId next = NextOccupier(b, frame);
  if (!IsSome(next)) {
    b.state.occupiers = {};
    PopFrame(b);
    return Progress::kAgain;
  }
  frame.other = next;
  AwaitDecision(b, b.data(next).side, Decision::kOccupy,
                b.scenario.Entity(next));
  return Progress::kAwaiting;
}

const RollRow kSeesRoutRoll = {
    .describe =
        [](PositionView f, Roll& roll) {
          roll.subject = f.scenario.Entity(Tester(f.state));
          roll.object = f.scenario.Entity(TopFrame(f.state).unit);
          roll.target = SightNumber(f, Tester(f.state));
        },
    .outcome =
        [](PositionView f, const Faces& faces) {
          return PassedIf(faces[0] <= SightNumber(f, Tester(f.state)));
        },
    .tell =
        [](const Battle& b, const Faces& faces) {
          const ElementId x = Tester(b.state);
          Tell(b, EventCode::kSeesRun, b.scenario.Entity(x),
               b.scenario.Entity(TopFrame(b.state).unit),
               {faces[0], faces[0] <= SightNumber(b, x), 0, 0});
        },
    .resolve =
        [](const Battle& b, Outcome outcome) {
          Frame& frame = TopFrame(b.state);
          if (outcome.code == OutcomeCode::kFailed) {
            GainMarkers(b, Tester(b.state), kMarkerTable.failed_test);
            ++frame.count;
            if (b.options().sight_repeat == Options::Repeat::kUntilPass) return;
          }
          ++frame.cursor;
          frame.count = 0;
        },
};

// ---- D12 --------------------------------------------------------------------

Verdict CheckOccupy(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  if (e != frame.other) return Refuse(RefusalCode::kNoSuchSubject);
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kDecline) return {};
  if (verb != Verb::kOccupy) return Refuse(RefusalCode::kNotNow);
  const PieceId town = TownOf(frame);
  if (f.scenario.As<PieceId>(order.object) != town) {
    return Refuse(RefusalCode::kNoSuchObject);
  }
  ElementState end;
  const Verdict v = CheckSides(f, e, town, order.pose.heading, order, end);
  return v.ok() ? CheckRoom(f, e, end, town) : v;
}

void PlayOccupy(const Battle& b, const Order& order) {
  const Frame& frame = TopFrame(b.state);
  const ElementId e = frame.other;
  b.state.occupiers.Remove(e);
  if (static_cast<Verb>(order.verb) == Verb::kDecline) {
    return TellUnit(b, EventCode::kDeclines, e);
  }
  const Pose from = b.unit(e).pose();
  ElementState end;
  CheckSides(b, e, TownOf(frame), order.pose.heading, order, end);
  // Its pending retire is cancelled.
  end.retire = 0;
  end.retire_way = {};
  end.retire_face = ElementId::kNone;
  end.retire_from = {};
  end.Clear(Flag::kRetireMarker);
  end.Clear(Flag::kIntruder);
  DropContacts(b, e);
  b.unit(e) = end;
  Settle(b, e);
  TellMove(b, EventCode::kGarrisons, b.scenario.Entity(e), from,
           b.unit(e).pose(), b.scenario.Entity(TownOf(frame)));
}

}  // namespace berthier::la_grande_armee
