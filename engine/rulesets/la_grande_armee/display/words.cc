#include "engine/rulesets/la_grande_armee/display/words.h"

#include <array>
#include <string_view>

#include "engine/kit/display/say_order.h"
#include "engine/kit/display/say_roll.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/model/sentence.h"
#include "engine/rulesets/la_grande_armee/display/counted.h"
#include "engine/rulesets/la_grande_armee/display/guide.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/facts/wire_words.h"

namespace berthier::la_grande_armee {
namespace {

// Verbs whose orders one pattern says; functions say the others.
constexpr VerbRows kPatterns = std::array{
    VerbPattern{Verb::kMuster, "{s} is deployed next"},
    VerbPattern{Verb::kDeployHere, "{s} is placed at {P}"},
    VerbPattern{Verb::kPlaceLeader, "{s} is placed at {p}"},
    VerbPattern{Verb::kPick, "{s} is deployed next"},
    VerbPattern{Verb::kNameSide, "{s} deploys next"},
    VerbPattern{Verb::kActivate, "{s} is activated"},
    VerbPattern{Verb::kLead, "{s} acts"},
    VerbPattern{Verb::kEndCorps, "the corps is done"},
    VerbPattern{Verb::kAdvanceContact, "{s} advances into contact with {o}"},
    VerbPattern{Verb::kCharge, "{s} charges {o}"},
    VerbPattern{Verb::kReform, "{s} reforms"},
    VerbPattern{Verb::kHoldFaces, "no further face of {s} fires"},
    VerbPattern{Verb::kPullOff, "{s} pulls off"},
    VerbPattern{Verb::kEndElement, "{s} is done"},
    VerbPattern{Verb::kReactFire, "{s} receives the charge with fire"},
    VerbPattern{Verb::kCounterCharge, "{s} counter-charges"},
    VerbPattern{Verb::kTurnToFace, "{s} turns to face"},
    VerbPattern{Verb::kEvade, "{s} evades"},
    VerbPattern{Verb::kStand, "{s} stands and receives"},
    VerbPattern{Verb::kRide, "{s} rides to {p}"},
    VerbPattern{Verb::kAttach, "{s} rides to {p} and joins {o}"},
    VerbPattern{Verb::kStay, "{s} stays"},
    VerbPattern{Verb::kKeepSquare, "{s} stays in square"},
    VerbPattern{Verb::kBreakSquare, "{s} breaks its square"},
    VerbPattern{Verb::kNoReinforcement, "nobody of {s} comes in"},
    VerbPattern{Verb::kDecline, "{s} does not move in"},
    VerbPattern{Verb::kDeclareTile, "{s} is declared"},
    VerbPattern{Verb::kMoveTile, "{s} is to move"},
    VerbPattern{Verb::kHoldTile, "{s} stays where it is"},
    VerbPattern{Verb::kSpy, "{s} tries to see what {o} is"},
    VerbPattern{Verb::kGo, "{s} tries no more tiles"},
    VerbPattern{Verb::kReturn, "{s} returns to its corps"},
    VerbPattern{Verb::kRemain, "{s} goes on scouting"},
    VerbPattern{Verb::kDetach, "{s} is detached as a scout"},
    VerbPattern{Verb::kLay, "{o} is behind {s}"},
    VerbPattern{Verb::kLayDummy, "{s} is a dummy"},
    VerbPattern{Verb::kWithTile, "{s} is with {o}"},
    VerbPattern{Verb::kNoMore, "that is all"},
};

// "front 4 and 1 gun, right 2".
std::string SaySides(const Order& order) {
  std::string text;
  const std::array<Part, kEdges> parts = SharesOf(order);
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].bases() == 0) continue;
    text += (text.empty() ? "" : ", ") +
            std::string(WordFor(kEdgeWords, static_cast<Edge>(i)));
    if (parts[i].troops > 0) text += " " + std::to_string(parts[i].troops);
    if (parts[i].guns > 0) {
      text += (parts[i].troops > 0 ? " and " : " ") +
              Counted(parts[i].guns, "gun", "guns");
    }
  }
  return text;
}
std::string SayGuns(PositionView f, const Order& order) {
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  const bool both = f.unit(e).guns > 0 && f.unit(e).troops > 0;
  if (!both) return "";
  return ", " + std::string(WordFor(kGunPlaceWords,
                                    static_cast<GunPlace>(order.manner % 4)));
}

// "F1 wheels left 12 degrees, then advances 1 in".
std::string SayWay(PositionView f, const Order& order,
                   const std::string& subject) {
  std::string text;
  const std::vector<Waypoint> way = WayOfOrder(f, order);
  for (const Waypoint& point : way) {
    if (point.words.empty()) continue;
    text += (text.empty() ? "" : ", then ") + point.words;
  }
  if (text.empty()) {
    return SayPattern("{s} moves toward {P}", subject, "", order, kLengthUnit);
  }
  return subject + " " + text + ", to " + InWords(way.back().pose, kLengthUnit);
}

}  // namespace

std::string SayOrder(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const std::string subject(NameOf(f.scenario, order.subject));
  const std::string object(NameOf(f.scenario, order.object));
  if (const auto* const row = kPatterns.Find(verb)) {
    return SayPattern(row->says, subject, object, order, kLengthUnit);
  }
  const std::string edge(
      WordFor(kEdgeWords, static_cast<Edge>(order.manner % kEdges)));
  switch (verb) {
    case Verb::kDeploy:
      return SayPattern("{s} is placed at {P}", subject, "", order,
                        kLengthUnit) +
             " in " + Counted(order.amount, "file", "files") +
             SayGuns(f, order);
    case Verb::kFire:
    case Verb::kFireToo: {
      const ElementId e = f.scenario.As<ElementId>(order.subject);
      const bool parts =
          f.unit(e).form == Form::kSquare || f.unit(e).form == Form::kGarrison;
      return subject + " fires at " + object +
             (parts ? " from its " + edge : "");
    }
    case Verb::kFormSquare:
    case Verb::kRealign:
      return SayWay(f, order, subject) + ": " + SaySides(order);
    case Verb::kEnter:
      return subject + " enters " + object + " by its " + edge + ": " +
             SaySides(order);
    case Verb::kOccupy:
      return subject + " moves into " + object + ": " + SaySides(order);
    case Verb::kReinforce:
      return subject + " brings in " + SaySides(order);
    case Verb::kAdvance:
    case Verb::kAbout:
    case Verb::kFormLine:
    case Verb::kLeave:
      return SayWay(f, order, subject) + SayGuns(f, order);
    default:
      return SayWay(f, order, subject);
  }
}

std::string SayRoll(const Scenario& scenario, const Roll& roll) {
  const auto [name, subject, object, modifiers] =
      WordsOf(TheVocabulary(), scenario.entities(), roll);
  const std::string dice = Counted(roll.dice.handfuls[0].count, "die", "dice");
  const std::string target = std::to_string(roll.target);
  switch (static_cast<RollKind>(roll.kind)) {
    case RollKind::kCommand:
      return SayContest(TheVocabulary(), roll, subject, object);
    case RollKind::kFire:
      return subject + " fires at " + object + " with " + dice + modifiers;
    case RollKind::kContact:
    case RollKind::kMass:
      return subject + " fights with " + dice + modifiers;
    case RollKind::kAction:
    case RollKind::kContactTest:
      return subject + ": " + name + ", needs " + target + " or less, or a 6" +
             modifiers;
    case RollKind::kFireTest:
    case RollKind::kReactionTest:
    case RollKind::kSeesDispersal:
    case RollKind::kSeesRout:
      return subject + ": " + name + ", needs " + target + " or less" +
             modifiers;
    case RollKind::kMoraleTest:
    case RollKind::kRecovery:
      return subject + ": " + name + ", needs " + target + "+, or a 6" +
             modifiers;
    case RollKind::kSpy:
      return subject + " tries to see what " + object + " is, needs " + target +
             "+" + modifiers;
    default:
      break;
  }
  const bool about_all = roll.subject == EntityId::kNone;
  const std::string need = roll.target > 0 ? ", " + target : "";
  return (about_all ? name : subject + ": " + name) + need + modifiers;
}

}  // namespace berthier::la_grande_armee
