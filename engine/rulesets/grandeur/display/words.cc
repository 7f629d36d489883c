#include "engine/rulesets/grandeur/display/words.h"

#include <array>
#include <string_view>
#include <vector>

#include "engine/kit/display/say_order.h"
#include "engine/kit/display/say_roll.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/display/guide.h"
#include "engine/rulesets/grandeur/facts/vocabulary.h"
#include "engine/rulesets/grandeur/facts/wire_words.h"

namespace berthier::grandeur {
namespace {

// Verbs whose orders one pattern says; functions say the others. Where an
// order has no subject, {s} is who is asked.
constexpr VerbRows kPatterns = std::array{
    VerbPattern{Verb::kEndTerrain, "no more terrain is placed"},
    VerbPattern{Verb::kShift, "{s} is moved to {p}"},
    VerbPattern{Verb::kRemove, "{s} is removed"},
    VerbPattern{Verb::kAccept, "the ground stays as it is"},
    VerbPattern{Verb::kMuster, "{s} is deployed next"},
    VerbPattern{Verb::kDeployWith, "{s} begins with {o}"},
    VerbPattern{Verb::kNominate, "{s} is nominated"},
    VerbPattern{Verb::kActivate, "{s} acts"},
    VerbPattern{Verb::kFormGroup, "{s} and {o} move as a group"},
    VerbPattern{Verb::kRide, "{s} rides to {p}"},
    VerbPattern{Verb::kAttach, "{s} joins {o}"},
    VerbPattern{Verb::kDetach, "{s} leaves his unit"},
    VerbPattern{Verb::kEndCorps, "the corps is done"},
    VerbPattern{Verb::kPass, "{s} does nothing"},
    VerbPattern{Verb::kFight, "{s} fights"},
    VerbPattern{Verb::kRally, "{s} tests to rally"},
    VerbPattern{Verb::kRallyLeader, "{s} tests to rally under its leader"},
    VerbPattern{Verb::kOpportunity, "{s} tests to go on Opportunity"},
    VerbPattern{Verb::kAboutFace, "{s} tests to turn about"},
    VerbPattern{Verb::kOccupy, "{s} moves into {o}"},
    VerbPattern{Verb::kRelieve, "{s} tests to change places with {o}"},
    VerbPattern{Verb::kFormSquare, "{s} tests to form square"},
    VerbPattern{Verb::kBreakSquare, "{s} leaves its square"},
    VerbPattern{Verb::kCharge, "{s} charges {o}"},
    VerbPattern{Verb::kStop, "{s} does no more"},
    VerbPattern{Verb::kStand, "{s} stands"},
    VerbPattern{Verb::kEvade, "{s} evades"},
    VerbPattern{Verb::kCounterCharge, "{s} counter-charges"},
    VerbPattern{Verb::kOpportunityFire,
                "{s} seizes the moment and fires at "
                "{o}"},
    VerbPattern{Verb::kOpportunityCharge,
                "{s} seizes the moment and charges "
                "{o}"},
    VerbPattern{Verb::kNoReaction, "nobody reacts"},
    VerbPattern{Verb::kPress, "{s} presses on"},
    VerbPattern{Verb::kPursue, "{s} pursues toward {h}"},
    VerbPattern{Verb::kStay, "{s} stays"},
    VerbPattern{Verb::kPush, "{s} pushes its friend back"},
    VerbPattern{Verb::kPassThrough, "{s} passes through its friend"},
    VerbPattern{Verb::kJoinGroup, "{s} moves with the group"},
    VerbPattern{Verb::kDissolve, "the group goes on one by one"},
    VerbPattern{Verb::kReroll, "the dice are rolled again"},
    VerbPattern{Verb::kKeep, "the dice stand"},
};

std::string Ticks(int64_t ticks) {
  return InWords(Length{static_cast<int32_t>(ticks)}, kLengthUnit);
}

// "F1 wheels left 12 degrees".
std::string SayMove(PositionView f, const Order& order,
                    const std::string& subject) {
  const std::vector<Waypoint> way = WayOfOrder(f, order);
  if (way.empty()) return subject + " cannot do that";
  std::string text;
  for (const Waypoint& point : way) {
    if (point.words.empty()) continue;
    text += (text.empty() ? "" : ", then ") + point.words;
  }
  return subject + " " + text + ", to " + InWords(way.back().pose, kLengthUnit);
}

std::string SayFire(const Order& order, const std::string& subject,
                    const std::string& object) {
  const std::string text = subject + " fires at " + object;
  if (order.amount == 0) return text;
  return text + " and plans " + std::to_string(order.amount) +
         (order.amount == 1 ? " phase" : " phases");
}

std::string SayDeploy(PositionView f, const Order& order,
                      const std::string& subject) {
  const bool faces = IsSome(f.scenario.As<UnitId>(order.subject));
  return SayPattern(faces ? "{s} is placed at {P}" : "{s} is placed at {p}",
                    subject, "", order, kLengthUnit);
}

// Who is asked, where the order names nobody.
EntityId Asked(PositionView f) {
  const EntityId about = f.state.awaits.about();
  if (IsSome(about)) return about;
  return f.scenario.Entity(ActingUnit(f.state));
}

}  // namespace

std::string SayOrder(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const EntityId about = IsSome(order.subject) ? order.subject : Asked(f);
  const std::string subject(NameOf(f.scenario, about));
  const std::string object(NameOf(f.scenario, order.object));
  if (const auto* const row = kPatterns.Find(verb)) {
    return SayPattern(row->says, subject, object, order, kLengthUnit);
  }
  switch (verb) {
    case Verb::kPlace:
      return SayPattern(std::string(WordFor(kPieceWords, static_cast<PieceKind>(
                                                             order.manner))) +
                            " is placed from {p} to {v}",
                        "", "", order, kLengthUnit);
    case Verb::kPlaceRiver:
      return SayPattern("a river is placed from {p} to {v}", "", "", order,
                        kLengthUnit);
    case Verb::kEdge:
      return "the edge in the " +
             std::string(
                 WordFor(kEdgeWords, static_cast<TableEdge>(order.manner))) +
             " is taken";
    case Verb::kDeploy:
      return SayDeploy(f, order, subject);
    case Verb::kFire:
      return SayFire(order, subject, object);
    case Verb::kDisengage:
      return subject + " tests to disengage " + Ticks(order.amount);
    case Verb::kHalt:
      return order.amount == 0
                 ? subject + " halts where it is"
                 : subject + " goes on " + Ticks(order.amount) + " and halts";
    default:
      return SayMove(f, order, subject);
  }
}

std::string SayRoll(const Scenario& scenario, const Roll& roll) {
  const auto [name, subject, object, modifiers] =
      WordsOf(TheVocabulary(), scenario.entities(), roll);
  const std::string dice = std::to_string(roll.dice.handfuls[0].count);
  switch (static_cast<RollKind>(roll.kind)) {
    case RollKind::kFire:
      return subject + " fires at " + object + " with " + dice + " dice" +
             modifiers;
    case RollKind::kMelee:
      return subject + " fights " + object + " with " + dice + " dice" +
             modifiers;
    case RollKind::kCohesion:
      return subject + ": cohesion test, holds on " +
             std::to_string(roll.target) + " or less" + modifiers;
    default:
      break;
  }
  const std::string need =
      roll.target > 0 ? ", needs " + std::to_string(roll.target) + "+" : "";
  if (static_cast<RollKind>(roll.kind) == RollKind::kDiscipline) {
    return subject + ": discipline test for " +
           std::string(
               WordFor(kReasonWords, static_cast<Reason>(roll.purpose))) +
           need + modifiers;
  }
  if (static_cast<RollKind>(roll.kind) == RollKind::kInitiative) {
    return subject + ": " + name + ", the higher sum acts" + modifiers;
  }
  const bool about_all = roll.subject == EntityId::kNone;
  return (about_all ? name : subject + ": " + name) + need + modifiers;
}

}  // namespace berthier::grandeur
