#include "engine/rulesets/la_grande_armee/movement/rout.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/sight.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"
#include "engine/rulesets/la_grande_armee/movement/layouts.h"
#include "engine/rulesets/la_grande_armee/movement/sight_tests.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kFiveDegrees = 20;
constexpr int kQuarter = Heading::kSteps / 4;

struct RoutPlan {
  enum class End : uint8_t { kStands, kOffTable, kNoWayOut };
  End end = End::kNoWayOut;
  Heading way;
  Length length;
  int files = 1;  // of the final layout
};

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

}  // namespace

void AskOccupiers(const Battle& b, ElementId garrison) {
  const ElementSet attackers = AttackersOf(b, garrison);
  if (attackers.empty()) return;
  b.state.occupiers = attackers;
  PushFrame(
      b,
      {.kind = FrameKind::kRout,
       .step = kAsks,
       .unit = garrison,
       .group = static_cast<uint8_t>(Index(b.unit(garrison).settlement) + 1)});
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
  ClearRetire(end);
  end.Clear(Flag::kIntruder);
  DropContacts(b, e);
  b.unit(e) = end;
  Settle(b, e);
  TellMove(b, EventCode::kGarrisons, b.scenario.Entity(e), from,
           b.unit(e).pose(), b.scenario.Entity(TownOf(frame)));
}

}  // namespace berthier::la_grande_armee
