#include "engine/rulesets/grande_tactique/display/words.h"

#include <array>
#include <string_view>

#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/say_order.h"
#include "engine/kit/display/say_roll.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/rulesets/grande_tactique/command/allotment.h"
#include "engine/rulesets/grande_tactique/command/menu.h"
#include "engine/rulesets/grande_tactique/facts/vocabulary.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"

namespace berthier::grande_tactique {
namespace {

// Verbs whose orders one pattern says; functions say the others.
constexpr VerbRows kPatterns = std::array{
    VerbPattern{Verb::kDeploy, "{s} deploys at {P}"},
    VerbPattern{Verb::kMoveGeneral, "{s} rides to {p}"},
    VerbPattern{Verb::kAttach, "{s} joins {o}"},
    VerbPattern{Verb::kDetach, "{s} leaves his unit"},
    VerbPattern{Verb::kPivot, "{s} pivots to face {h}"},
    VerbPattern{Verb::kLimber, "{s} limbers"},
    VerbPattern{Verb::kUnlimber, "{s} unlimbers"},
    VerbPattern{Verb::kFormSquare, "{s} forms square"},
    VerbPattern{Verb::kLeaveSquare, "{s} leaves square facing {h}"},
    VerbPattern{Verb::kStartFiring, "{s} starts firing"},
    VerbPattern{Verb::kStopFiring, "{s} stops firing"},
    VerbPattern{Verb::kCharge, "{s} is ordered to charge {o}"},
    VerbPattern{Verb::kSpike, "{s} spikes {o}"},
    VerbPattern{Verb::kRally, "{s} is rallied"},
    VerbPattern{Verb::kWithdraw, "{s} withdraws from the battle"},
    VerbPattern{Verb::kEndCommand, "the orders are at an end"},
    VerbPattern{Verb::kFireUnit, "{s} fires next"},
    VerbPattern{Verb::kResolveCharge, "the charge on {o} is resolved next"},
    VerbPattern{Verb::kNamePrincipal, "{s} leads the charge"},
    VerbPattern{Verb::kTakePosition, "the winner takes the position"},
    VerbPattern{Verb::kStay, "the winner stays"},
    VerbPattern{Verb::kFollowUp, "follows up against {o}"},
};

// What a move with a charge ends on.
std::string SayCharge(PositionView f, UnitId charged) {
  return IsSome(charged) ? " and is ordered to charge " + f.data(charged).name
                         : "";
}

std::string SayMove(PositionView f, const Order& order, UnitId u,
                    UnitId charged, AreaId area) {
  const std::string name = f.data(u).name;
  if (TurnsOnTheSpot(f, u, order)) {
    return name + " pivots to face " + SayHeading(order.pose.heading) +
           SayCharge(f, charged);
  }
  Departure from;
  if (!FindDeparture(f, u, order.via, from).ok()) {
    return name + " moves" + SayCharge(f, charged);
  }
  std::string text = name;
  if (from.from == Departure::From::kArea) {
    text += " leaves " + f.scenario.area(from.left).name + " at " +
            InWords(from.pose) + " and";
  } else if (from.from == Departure::From::kEdge) {
    text += " enters the table at " + InWords(from.pose) + " and";
  }
  const Mover mover(f, from);
  Movement movement;
  if (IsSome(area)) {
    if (!mover.Into(area, charged, movement).ok()) {
      return name + " moves" + SayCharge(f, charged);
    }
    return text + " " + SayLegs(from.pose.heading, movement.manoeuvre.legs()) +
           " and occupies " + f.scenario.area(area).name + ", facing " +
           SayHeading(order.pose.heading) + (IsSome(charged) ? "," : "") +
           SayCharge(f, charged);
  }
  if (!mover.To(order.pose, charged, SearchDepth::kFourLegs, movement).ok()) {
    return name + " moves" + SayCharge(f, charged);
  }
  text += " " + SayLegs(from.pose.heading, movement.manoeuvre.legs());
  text += ", to " + InWords(movement.end);
  if (IsSome(charged)) text += ", into contact," + SayCharge(f, charged);
  return text;
}

std::string SayAllotment(PositionView f, const Order& order) {
  const GeneralId commander = f.scenario.As<GeneralId>(order.subject);
  const Buckets buckets = BucketsOf(f, commander);
  std::string text;
  for (int k = 0; k < buckets.size(); ++k) {
    const int cp = Share(order.amount, k);
    if (cp == 0) continue;
    const std::string points = std::to_string(cp) + " CP";
    if (!text.empty()) text += ", ";
    text +=
        k == buckets.n_generals
            ? "keeps " + points
            : "gives " + points + " to " +
                  f.scenario.general(buckets.generals[static_cast<size_t>(k)])
                      .name;
  }
  return f.scenario.general(commander).name + " " +
         (text.empty() ? "gives nothing" : text);
}

// "8 or more" and the like: what the dice must show.
std::string SayNeed(const Roll& roll) {
  const int need = roll.target - roll.ModifierSum(0);
  if (need <= 1) return "passes whatever is thrown";
  if (need > 6) return "cannot pass";
  return "needs " + std::to_string(need) + (need == 6 ? "" : "+");
}

}  // namespace

std::string SayOrder(PositionView f, const Order& order) {
  const Scenario& s = f.scenario;
  const Verb verb = static_cast<Verb>(order.verb);
  if (const auto* const row = kPatterns.Find(verb)) {
    return SayPattern(row->says, NameOf(s, order.subject),
                      NameOf(s, order.object), order);
  }
  const UnitId u = s.As<UnitId>(order.subject);
  switch (verb) {
    case Verb::kAllot:
      return SayAllotment(f, order);
    case Verb::kMove:
      return SayMove(f, order, u, UnitId::kNone, AreaId::kNone);
    case Verb::kMoveAndCharge:
      return SayMove(f, order, u, s.As<UnitId>(order.object),
                     AreaCentredOn(s, order.pose.centre));
    case Verb::kOccupy:
      return SayMove(f, order, u, UnitId::kNone, s.As<AreaId>(order.object));
    case Verb::kFireAt:
      return SayPattern(
          "{s} fires at {o}",
          IsSome(f.state.firer) ? f.data(f.state.firer).name : "it",
          NameOf(s, order.object), order);
    default:
      return "no such order";
  }
}

std::string SayRoll(const Scenario& s, const Roll& roll) {
  const Vocabulary& v = TheVocabulary();
  const auto [name, subject, object, modifiers] =
      WordsOf(v, s.entities(), roll);
  switch (static_cast<RollKind>(roll.kind)) {
    case RollKind::kMoraleCheck:
      return subject + ": " + name + " " +
             std::string(
                 WordFor(kPurposeWords, static_cast<Purpose>(roll.purpose))) +
             (IsSome(roll.object) ? " " + object : "") + ", " + SayNeed(roll) +
             modifiers;
    case RollKind::kVolley:
    case RollKind::kLocked:
      return SayContest(v, roll, subject, object);
    case RollKind::kCommandDie:
    case RollKind::kFlightDistance:
    case RollKind::kGeneralAtRisk:
    case RollKind::kFirstSide:
      break;
  }
  return (IsSome(roll.subject) ? subject + ": " : "") + name + modifiers;
}

}  // namespace berthier::grande_tactique
