#include "engine/rulesets/simple_grand_tactical/display/words.h"

#include <array>
#include <string_view>
#include <vector>

#include "engine/kit/display/say_order.h"
#include "engine/kit/display/say_roll.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/rulesets/simple_grand_tactical/display/guide.h"
#include "engine/rulesets/simple_grand_tactical/facts/vocabulary.h"
#include "engine/rulesets/simple_grand_tactical/facts/wire_words.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"

namespace berthier::simple_grand_tactical {
namespace {

// Verbs whose orders one pattern says; functions say the others. Where an
// order has no subject, {s} is what the decision is about.
constexpr VerbRows kPatterns = std::array{
    VerbPattern{Verb::kEndDeployment, "the deployment is at an end"},
    VerbPattern{Verb::kPass, "{s} is rallied by a pass"},
    VerbPattern{Verb::kRide, "{s} rides to {p}"},
    VerbPattern{Verb::kJoin, "{s} joins {o}"},
    VerbPattern{Verb::kEndMoves, "the moves are at an end"},
    VerbPattern{Verb::kWithdraw, "{s} withdraws"},
    VerbPattern{Verb::kStand, "{s} stands"},
    VerbPattern{Verb::kCheck, "{s} takes its contact check"},
    VerbPattern{Verb::kFire, "{s} fires at {o}"},
    VerbPattern{Verb::kEndFire, "the fire is at an end"},
    VerbPattern{Verb::kEndCharges, "the charges are at an end"},
    VerbPattern{Verb::kOppose, "{s} fights {o}"},
    VerbPattern{Verb::kFight, "the melee of {s} comes next"},
    VerbPattern{Verb::kEndCommitting, "no more generals are committed"},
    VerbPattern{Verb::kStay, "{s} stays"},
    VerbPattern{Verb::kWait, "{s} waits"},
    VerbPattern{Verb::kEnter, "{s} enters at {P}"},
};

// "turns 90 degrees to the right, moves 9 cm straight ahead".
std::string SayWay(const std::vector<Waypoint>& way) {
  std::string text;
  for (const Waypoint& point : way) {
    if (point.words.empty()) continue;
    text += (text.empty() ? "" : ", then ") + point.words;
  }
  return text;
}

// `lead` begins the sentence: "F1", "F3 charges A1:".
std::string SayMove(PositionView f, const Order& order,
                    const std::string& lead) {
  const std::vector<Waypoint> way = WayOfOrder(f, order);
  if (way.empty()) return lead + " cannot do that";
  const std::string text = SayWay(way);
  const std::string said = lead + " " + (text.empty() ? "stands" : text);
  // What stays where it is needs no place.
  if (way.back().pose == way.front().pose) return said;
  return said + ", to " + InWords(way.back().pose, kCentimetreUnit);
}

// The general of the unit that is asked about, and his unit: "Oudinot helps
// F1".
std::string SayGeneral(PositionView f, UnitId u, std::string_view deed) {
  const GeneralId g = IsSome(u) ? f.unit(u).general : GeneralId::kNone;
  return (IsSome(g) ? f.scenario.general(g).name : "the general") + " " +
         std::string(deed) + (IsSome(u) ? " " + f.data(u).name : "");
}

std::string SayFireTogether(PositionView f, const Order& order,
                            const std::string& subject,
                            const std::string& object) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const UnitId helper =
      IsSome(u) && order.amount >= 0 && order.amount < kMaxUnits
          ? HelperAt(f, u, static_cast<int>(order.amount))
          : UnitId::kNone;
  return subject + " and " + (IsSome(helper) ? f.data(helper).name : "nobody") +
         " fire at " + object;
}

std::string SayDeploy(PositionView f, const Order& order,
                      const std::string& subject) {
  if (!IsSome(f.scenario.As<UnitId>(order.subject))) {
    return SayPattern("{s} deploys at {p}", subject, "", order,
                      kCentimetreUnit);
  }
  return SayPattern("{s} deploys at {P}, in ", subject, "", order,
                    kCentimetreUnit) +
         std::string(kFormationWords[order.manner].word);
}

}  // namespace

std::string SayOrder(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const EntityId about =
      IsSome(order.subject) ? order.subject : f.state.awaits.about();
  const std::string subject(NameOf(f.scenario, about));
  const std::string object(NameOf(f.scenario, order.object));
  if (const auto* const row = kPatterns.Find(verb)) {
    return SayPattern(row->says, subject, object, order, kCentimetreUnit);
  }
  const UnitId u = f.scenario.As<UnitId>(about);
  switch (verb) {
    case Verb::kDeploy:
      return SayDeploy(f, order, subject);
    case Verb::kRally:
      return subject + " throws to rally" +
             (order.manner == 0 ? "" : " with its general");
    case Verb::kUseGeneral:
      return SayGeneral(f, u, "helps");
    case Verb::kSpareGeneral:
      return SayGeneral(f, u, "keeps out of the test of");
    case Verb::kCommit:
      return SayGeneral(f, u, "leads") + " in the melee";
    case Verb::kFireTogether:
      return SayFireTogether(f, order, subject, object);
    case Verb::kCharge:
      return SayMove(f, order, subject + " charges " + object + ":");
    case Verb::kMarch:
      return SayMove(f, order, subject + " marches by road:");
    default:
      return SayMove(f, order, subject);
  }
}

std::string SayRoll(const Scenario& s, const Roll& roll) {
  const Vocabulary& v = TheVocabulary();
  const auto [name, subject, object, modifiers] =
      WordsOf(v, s.entities(), roll);
  const std::string need =
      roll.target > 0 ? ", needs " + std::to_string(roll.target) + "+" : "";
  switch (static_cast<RollKind>(roll.kind)) {
    case RollKind::kMelee:
      return SayContest(v, roll, subject, object);
    case RollKind::kFire:
      return object + " under the fire of " + subject + modifiers + need;
    default:
      break;
  }
  return subject + ": " + name + need + modifiers;
}

}  // namespace berthier::simple_grand_tactical
