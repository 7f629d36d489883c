#include "engine/rulesets/big_battle_napoleonic/display/words.h"

#include <span>

#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/say_roll.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"

namespace berthier::big_battle_napoleonic {
namespace {

std::string SayCourse(const Course& course) {
  return SayLegs(
      course.start.heading,
      std::span(course.legs).first(static_cast<size_t>(course.size)));
}

std::string SayPlan(Field f, const Order& order, const std::string& subject,
                    const std::string& object) {
  Plan plan;
  const Verb verb = static_cast<Verb>(order.verb);
  if (!PlanOrder(f, order, plan).ok()) return subject + " cannot do that";
  const std::string formation(WordFor(kFormationWords, plan.last));
  const std::string end = ", to " + InWords(plan.end);
  switch (verb) {
    case Verb::kCharge:
      return subject + " " + SayCourse(plan.course) + " and charges " + object +
             end;
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
             SayCourse(plan.course) + end;
    default:
      break;
  }
  std::string text = subject + " ";
  const auto say = [](Drills drills, Formation to) {
    std::string said;
    for (const Drill drill : {drills.one, drills.two}) {
      if (drill == Drill::kNone) continue;
      said += drill == Drill::kAboutFace
                  ? "turns about, "
                  : "forms " + std::string(WordFor(kFormationWords, to)) + ", ";
    }
    return said;
  };
  text += say(FirstDrills(order.manner), plan.first) + SayCourse(plan.course);
  const std::string last = say(LastDrills(order.manner), plan.last);
  if (!last.empty()) text += ", " + last.substr(0, last.size() - 2);
  return text + end;
}

}  // namespace

std::string SayOrder(Field f, const Order& order) {
  const std::string subject(NameOf(f.scenario, order.subject));
  const std::string object(NameOf(f.scenario, order.object));
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kAttack:
      return "the side attacks";
    case Verb::kDefend:
      return "the side defends";
    case Verb::kDeploy:
      if (IsSome(f.scenario.As<GeneralId>(order.subject))) {
        return subject + " deploys at " + InWords(order.pose.centre);
      }
      return subject + " deploys at " + InWords(order.pose) + ", " +
             std::string(kFormationWords[order.manner].word);
    case Verb::kEndDeployment:
      return "the deployment is at an end";
    case Verb::kTestRally:
      return subject + " tests to rally";
    case Verb::kEndRallying:
      return "the rally tests are at an end";
    case Verb::kHold:
      return subject + " holds";
    case Verb::kRally:
      return subject + " halts and rallies";
    case Verb::kCounter:
      return subject + " goes on counter";
    case Verb::kMove:
    case Verb::kStepBack:
    case Verb::kCharge:
    case Verb::kReform:
    case Verb::kGarrison:
    case Verb::kAboutFace:
    case Verb::kPivot:
    case Verb::kShuffle:
      return SayPlan(f, order, subject, object);
    case Verb::kEnter:
      if (IsSome(f.scenario.As<UnitId>(order.subject))) {
        return SayPlan(f, order, subject, object);
      }
      return subject + " enters at " + InWords(order.via) + " and rides to " +
             InWords(order.pose.centre);
    case Verb::kMoveGeneral:
      return subject + " rides to " + InWords(order.pose.centre);
    case Verb::kEndMoves:
      return "the moves are at an end";
    case Verb::kDisplace:
      return subject + " goes to " + InWords(order.pose.centre);
    case Verb::kEndCounters:
      return "the counter moves are at an end";
    case Verb::kFire:
      return subject + " fires at " + object;
    case Verb::kEndFire:
      return "the fire is at an end";
    case Verb::kPair:
      return subject + " fights " + object;
    case Verb::kSupport:
      return subject + " supports " + object;
    case Verb::kFight:
      return subject + " and " + object + " fight next";
    case Verb::kRecoil:
      return subject + " goes back " + std::to_string(order.amount) +
             " in more";
    case Verb::kFollowSupports:
      return "the winner follows the supports";
    case Verb::kDefault:
      return "infantry holds, cavalry pursues";
    case Verb::kAttemptSquare:
      return "the unit tries to form square";
    case Verb::kStand:
      return "the unit stands as it is";
  }
  return "no such order";
}

std::string SayRoll(const Scenario& s, const Roll& roll) {
  const Vocabulary& v = TheVocabulary();
  const std::string modifiers = InBrackets(SayModifiers(v, roll, 0));
  const std::string subject(NameOf(s, roll.subject));
  const std::string object(NameOf(s, roll.object));
  const std::string name(v.rolls[roll.kind].name);
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
