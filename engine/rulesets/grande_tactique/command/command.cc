// The Command Phase (T2) and the decisions that belong to it.
#include "engine/rulesets/grande_tactique/command/command.h"

#include <algorithm>
#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/command/allotment.h"
#include "engine/rulesets/grande_tactique/command/command_orders.h"
#include "engine/rulesets/grande_tactique/command/command_proposals.h"
#include "engine/rulesets/grande_tactique/command/command_random.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/vocabulary.h"
#include "engine/rulesets/grande_tactique/setup/deployment.h"

namespace berthier::grande_tactique {
namespace {

Decision DecisionOf(PositionView f) {
  return static_cast<Decision>(f.state.awaits.kind);
}

// The order of the steps depends on when the bonus is shared out (6.9).
CommandStep After(const Options& options, CommandStep step) {
  const bool blind = options.bonus_timing == Options::BonusTiming::kBeforeRoll;
  const bool ride_first =
      options.bonus_measure == Options::BonusMeasure::kAfterGeneralMoves;
  const CommandStep allot =
      ride_first ? CommandStep::kGenerals : CommandStep::kAllot;
  switch (step) {
    case CommandStep::kSnapshot:
      return blind ? allot : CommandStep::kDice;
    case CommandStep::kDice:
      return blind ? CommandStep::kOrders : allot;
    case CommandStep::kGenerals:
      return CommandStep::kAllot;
    case CommandStep::kAllot:
      return blind ? CommandStep::kDice : CommandStep::kOrders;
    case CommandStep::kOrders:
    case CommandStep::kFlights:
      break;
  }
  return CommandStep::kFlights;
}

void NextStep(const Battle& b) {
  b.state.step =
      static_cast<uint8_t>(After(b.scenario.options, StepOf(b.state)));
  b.state.cursor = 0;
}

// T2a (GT-SEQ-06).
void TakeSnapshot(const Battle& b) {
  for (size_t i = 0; i < b.scenario.generals.size(); ++i) {
    if (b.scenario.generals[i].side != b.state.moving) continue;
    b.state.generals[i].attached_at_start = b.state.generals[i].attached_to;
  }
}

// GT-CMD-01.
bool ThrowsADie(PositionView f, const DivisionData& division) {
  return std::any_of(
      division.units.begin(), division.units.end(),
      [&](UnitId u) { return f.unit(u).on_table() || Overdue(f, u); });
}

// T2b.
Progress AdvanceDice(const Battle& b) {
  State& s = b.state;
  const int n = static_cast<int>(b.scenario.divisions.size());
  while (s.cursor < n) {
    const DivisionId id = MakeId<DivisionId>(s.cursor++);
    const DivisionData& data = b.scenario.division(id);
    DivisionState& division = s.division(id);
    if (data.side != s.moving || division.diced != 0) continue;
    if (division.arriving != 0) {
      // GT-CMD-36.
      const auto n_arriving =
          std::count_if(data.units.begin(), data.units.end(),
                        [&](UnitId u) { return Arriving(b, u); });
      division.cp_total = division.cp_left = static_cast<int16_t>(n_arriving);
      division.diced = 1;
    } else if (ThrowsADie(b, data)) {
      AwaitRoll(b, s.moving, RollKind::kCommandDie, b.scenario.Entity(id));
      return Progress::kAwaiting;
    }
  }
  NextStep(b);
  return Progress::kAgain;
}

// GT-SCN-09: a point for each direct unit that arrives.
void FillPursesOfArrivals(const Battle& b) {
  State& s = b.state;
  b.scenario.side(s.moving).units.ForEach([&](UnitId u) {
    const UnitData& data = b.data(u);
    if (IsSome(data.division) || !Arriving(b, u)) return;
    ++(IsSome(data.corps) ? s.corps_of(data.corps).cp_left
                          : s.side(data.side).cp_left);
  });
}

// T2c (GT-CMD-06).
Progress AdvanceAllotment(const Battle& b) {
  State& s = b.state;
  while (true) {
    const GeneralId commander = CommanderInTurn(b, s.cursor);
    if (!IsSome(commander)) break;
    ++s.cursor;
    if (AllotOrAsk(b, commander) == Presented::kYes) {
      return Progress::kAwaiting;
    }
  }
  NextStep(b);
  return Progress::kAgain;
}

// GT-SEQ-04.
void EndOrders(const Battle& b) {
  State& s = b.state;
  if (StepOf(s) == CommandStep::kOrders) {
    for (size_t i = 0; i < b.scenario.divisions.size(); ++i) {
      if (b.scenario.divisions[i].side == s.moving) s.divisions[i].cp_left = 0;
    }
    for (size_t i = 0; i < b.scenario.corps.size(); ++i) {
      if (b.scenario.corps[i].side == s.moving) s.corps[i].cp_left = 0;
    }
    s.side(s.moving).cp_left = 0;
    Tell(b, EventCode::kOrdersEnd, b.scenario.Entity(s.moving));
  }
  NextStep(b);
}

// T2d. A menu with nothing on it but its end is not presented.
Progress AdvanceOrders(const Battle& b) {
  if (!AnyMenuOrder(b)) {
    EndOrders(b);
    return Progress::kAgain;
  }
  AwaitDecision(b, b.state.moving, Decision::kOrder,
                b.scenario.Entity(b.state.moving));
  return Progress::kAwaiting;
}

// T2e (GT-CMD-35): nearest to the home edge first, ties by id.
Progress AdvanceFlights(const Battle& b) {
  const SideData& side = b.scenario.side(b.state.moving);
  UnitId next = UnitId::kNone;
  Length nearest;
  side.units.ForEach([&](UnitId u) {
    const UnitState& unit = b.unit(u);
    if (!unit.on_table() || unit.cohesion != Cohesion::kFleeing ||
        unit.Has(Flag::kRanThisPhase)) {
      return;
    }
    const Length distance = DistanceToEdge(b, u, side.home);
    if (!IsSome(next) || distance < nearest) {
      next = u;
      nearest = distance;
    }
  });
  if (!IsSome(next)) return Progress::kDone;
  b.unit(next).Set(Flag::kRanThisPhase);
  PushFlight(b, next, FlightCause::kContinuing, {});
  return Progress::kAgain;
}

// Only the fields that the verb takes are set, and places are on the table, so
// that no arithmetic on them overflows.
Verdict CheckShape(PositionView f, const Order& order) {
  const std::vector<berthier::Verb>& verbs = TheVocabulary().verbs;
  if (order.verb >= verbs.size()) return Refuse(RefusalCode::kUnknownVerb);
  const berthier::Verb& verb = verbs[order.verb];
  const auto takes = [&](Takes one) { return Has(verb.takes, one); };
  const bool surplus =
      (!takes(Takes::kSubject) && IsSome(order.subject)) ||
      (!takes(Takes::kObject) && IsSome(order.object)) ||
      (!takes(Takes::kPlace) && order.pose.centre != Point{}) ||
      (!takes(Takes::kHeading) && order.pose.heading != Heading()) ||
      (!takes(Takes::kVia) && order.via != Point{}) ||
      (!takes(Takes::kAmount) && !takes(Takes::kShares) && order.amount != 0) ||
      (!takes(Takes::kManner) && order.manner != 0);
  if (surplus) return Refuse(RefusalCode::kSurplus);
  if (!berthier::OnTable(f.scenario.terrain, order.pose.centre) ||
      !berthier::OnTable(f.scenario.terrain, order.via)) {
    return Refuse(f, RefusalCode::kOffTable, order.subject);
  }
  return {};
}

}  // namespace

Progress AdvanceCommand(const Battle& b) {
  switch (StepOf(b.state)) {
    case CommandStep::kSnapshot:
      TakeSnapshot(b);
      FillPursesOfArrivals(b);
      NextStep(b);
      return Progress::kAgain;
    case CommandStep::kDice:
      return AdvanceDice(b);
    case CommandStep::kAllot:
      return AdvanceAllotment(b);
    case CommandStep::kGenerals:
    case CommandStep::kOrders:
      return AdvanceOrders(b);
    case CommandStep::kFlights:
      break;
  }
  return AdvanceFlights(b);
}

Verdict CheckCommand(PositionView f, const Order& order) {
  if (const Verdict v = CheckShape(f, order); !v.ok()) return v;
  const Verb verb = static_cast<Verb>(order.verb);
  switch (DecisionOf(f)) {
    case Decision::kDeploy:
      if (verb != Verb::kDeploy) break;
      return CheckDeploy(f, order);
    case Decision::kAllot:
      if (verb != Verb::kAllot) break;
      return CheckAllot(f, order);
    default:
      return CheckMenuOrder(f, order, SearchDepth::kFourLegs);
  }
  return Refuse(RefusalCode::kNotNow);
}

void PlayCommand(const Battle& b, const Order& order) {
  const Decision decision = DecisionOf(b);
  if (decision == Decision::kDeploy) {
    PlayDeploy(b, order);
  } else if (decision == Decision::kAllot) {
    PlayAllot(b, order);
  } else if (static_cast<Verb>(order.verb) == Verb::kEndCommand) {
    EndOrders(b);
  } else {
    PlayMenuOrder(b, order);
  }
  ClearAwaited(b);
}

void ProposeCommand(PositionView f, std::vector<Order>& orders) {
  switch (DecisionOf(f)) {
    case Decision::kDeploy:
      return ProposeDeploy(f, orders);
    case Decision::kAllot:
      return ProposeAllot(f, orders);
    default:
      return ProposeMenu(f, orders);
  }
}

Order ProposeOneCommand(PositionView f, Chooser& chooser) {
  switch (DecisionOf(f)) {
    case Decision::kDeploy:
      return ProposeOneDeploy(f, chooser);
    case Decision::kAllot:
      return ProposeOneAllot(f, chooser);
    default:
      return ProposeOneFromMenu(f, chooser);
  }
}

}  // namespace berthier::grande_tactique
