#include "engine/rulesets/big_battle_napoleonic/display/words.h"

#include <array>
#include <span>
#include <string_view>

#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/say_order.h"
#include "engine/kit/display/say_roll.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Verbs whose orders one pattern says; functions say the others.
constexpr VerbRows kPatterns = std::array{
    VerbPattern{Verb::kAttack, "the side attacks"},
    VerbPattern{Verb::kDefend, "the side defends"},
    VerbPattern{Verb::kEndDeployment, "the deployment is at an end"},
    VerbPattern{Verb::kTestRally, "{s} tests to rally"},
    VerbPattern{Verb::kEndRallying, "the rally tests are at an end"},
    VerbPattern{Verb::kHold, "{s} holds"},
    VerbPattern{Verb::kRally, "{s} halts and rallies"},
    VerbPattern{Verb::kCounter, "{s} goes on counter"},
    VerbPattern{Verb::kMoveGeneral, "{s} rides to {p}"},
    VerbPattern{Verb::kEndMoves, "the moves are at an end"},
    VerbPattern{Verb::kDisplace, "{s} goes to {p}"},
    VerbPattern{Verb::kEndCounters, "the counter moves are at an end"},
    VerbPattern{Verb::kFire, "{s} fires at {o}"},
    VerbPattern{Verb::kEndFire, "the fire is at an end"},
    VerbPattern{Verb::kPair, "{s} fights {o}"},
    VerbPattern{Verb::kSupport, "{s} supports {o}"},
    VerbPattern{Verb::kFight, "{s} and {o} fight next"},
    VerbPattern{Verb::kRecoil, "{s} goes back {a} in more"},
    VerbPattern{Verb::kFollowSupports, "the winner follows the supports"},
    VerbPattern{Verb::kDefault, "infantry holds, cavalry pursues"},
    VerbPattern{Verb::kAttemptSquare, "the unit tries to form square"},
    VerbPattern{Verb::kStand, "the unit stands as it is"},
};

std::string SayCourse(const Course& course) {
  return SayLegs(
      course.start.heading,
      std::span(course.legs).first(static_cast<size_t>(course.size)));
}

std::string SayPlan(PositionView f, const Order& order,
                    const std::string& subject, const std::string& object) {
  OrderEffect effect;
  const Verb verb = static_cast<Verb>(order.verb);
  if (!PlanOrder(f, order, effect).ok()) return subject + " cannot do that";
  const std::string formation(WordFor(kFormationWords, effect.last));
  const std::string end = ", to " + InWords(effect.end);
  switch (verb) {
    case Verb::kCharge:
      return subject + " " + SayCourse(effect.course) + " and charges " +
             object + end;
    case Verb::kStepBack:
      return subject + " steps back" + end;
    case Verb::kReform:
      return subject + " forms " + formation + end;
    case Verb::kGarrison:
      return subject + " deploys in " + object + end;
    case Verb::kAboutFace:
      return subject + " turns about" + end;
    case Verb::kPivot:
      return subject + " pivots" + end;
    case Verb::kShuffle:
      return subject + " shifts its square" + end;
    case Verb::kEnter:
      return subject + " enters in " + formation + " and " +
             SayCourse(effect.course) + end;
    default:
      break;
  }
  std::string text = subject + " ";
  const auto say = [](FormationChanges drills, Formation to) {
    std::string said;
    for (const FormationChange drill : {drills.one, drills.two}) {
      if (drill == FormationChange::kNone) continue;
      said += drill == FormationChange::kAboutFace
                  ? "turns about, "
                  : "forms " + std::string(WordFor(kFormationWords, to)) + ", ";
    }
    return said;
  };
  text +=
      say(FirstChanges(order.manner), effect.first) + SayCourse(effect.course);
  const std::string last = say(LastChanges(order.manner), effect.last);
  if (!last.empty()) text += ", " + last.substr(0, last.size() - 2);
  return text + end;
}

}  // namespace

std::string SayOrder(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const std::string subject(NameOf(f.scenario, order.subject));
  const std::string object(NameOf(f.scenario, order.object));
  if (const auto* const row = kPatterns.Find(verb)) {
    return SayPattern(row->says, subject, object, order);
  }
  const bool is_unit = IsSome(f.scenario.As<UnitId>(order.subject));
  if (verb == Verb::kDeploy) {
    return is_unit ? SayPattern("{s} deploys at {P}, ", subject, "", order) +
                         std::string(kFormationWords[order.manner].word)
                   : SayPattern("{s} deploys at {p}", subject, "", order);
  }
  if (verb == Verb::kEnter && !is_unit) {
    return SayPattern("{s} enters at {v} and rides to {p}", subject, "", order);
  }
  return SayPlan(f, order, subject, object);
}

std::string SayRoll(const Scenario& s, const Roll& roll) {
  const Vocabulary& v = TheVocabulary();
  const auto [name, subject, object, modifiers] =
      WordsOf(v, s.entities(), roll);
  const std::string target = std::to_string(roll.target);
  switch (static_cast<RollKind>(roll.kind)) {
    case RollKind::kRally:
      return subject + ": " + name + ", needs " + target + "+" + modifiers;
    case RollKind::kSquare:
      return subject + ": " + name + ", " +
             (roll.target < 2 ? std::string("cannot succeed")
                              : "needs " + target + " or less") +
             modifiers;
    case RollKind::kFire:
      return SayContest(v, roll, subject, object) +
             ", needs twice the die of " + object + " or more";
    case RollKind::kMelee:
      return SayContest(v, roll, subject, object);
    case RollKind::kArrival:
      return name + ", needs " + target + "+";
    case RollKind::kSides:
      break;
  }
  return name;
}

}  // namespace berthier::big_battle_napoleonic
