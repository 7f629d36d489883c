#include "engine/rulesets/simple_grand_tactical/facts/vocabulary.h"

#include <array>
#include <string>
#include <vector>

#include "engine/model/form.h"
#include "engine/rulesets/simple_grand_tactical/facts/codes.h"
#include "engine/rulesets/simple_grand_tactical/facts/phase_titles.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/facts/wire_words.h"

namespace berthier::simple_grand_tactical {
namespace {

using Manners = std::vector<std::string_view>;

Manners FormationManners() {
  Manners manners;
  for (const auto& [word, formation] : kFormationWords) manners.push_back(word);
  return manners;
}

// "as it is", "<formation> first", "<formation> last", "limber and unlimber"
// (movement/course.h has their numbers).
Manners MoveManners() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names = {"as it is"};
    for (const std::string_view when : {" first", " last"}) {
      for (const auto& [word, formation] : kFormationWords) {
        names.push_back(std::string(word) + std::string(when));
      }
    }
    names.emplace_back("limber and unlimber");
    return names;
  }();
  return {kNames.begin(), kNames.end()};
}

Manners FormManners() {
  Manners manners = FormationManners();
  manners.insert(manners.begin(), "as it is");
  return manners;
}

constexpr Takes kUnit = Takes::kSubject;
constexpr Takes kPose = Takes::kPlace | Takes::kHeading;

std::vector<berthier::Verb> VerbsOfMoves() {
  return {
      {"deploy", "SGT-D01", "place a unit or leader",
       kUnit | kPose | Takes::kManner, FormationManners()},
      {"end deployment", "SGT-D01", "nothing more can be placed"},
      {"rally by pass", "SGT-D02", "spend a pass on a unit", kUnit},
      {"rally",
       "SGT-D02",
       "a unit throws to rally",
       kUnit | Takes::kManner,
       {"alone", "with general"}},
      {"move", "SGT-D03", "go to a pose, changing formation first or last",
       kUnit | kPose | Takes::kVia | Takes::kViaOptional | Takes::kFurtherVias |
           Takes::kManner,
       MoveManners()},
      {"march", "SGT-D03", "go along a road, in column", kUnit | kPose},
      {"reform", "SGT-D03", "turn and change formation in place",
       kUnit | Takes::kHeading | Takes::kManner, FormManners()},
      {"ride", "SGT-D03", "a leader rides to a place", kUnit | Takes::kPlace},
      {"join", "SGT-D03", "a general joins a unit", kUnit | Takes::kObject},
      {"end moves", "SGT-D03", "move no more"},
  };
}

std::vector<berthier::Verb> Verbs() {
  std::vector<berthier::Verb> verbs = VerbsOfMoves();
  const std::vector<berthier::Verb> more = {
      {"withdraw", "SGT-D04", "the cavalry withdraws"},
      {"stand", "SGT-D04", "the cavalry stands"},
      {"check", "SGT-D05", "the unit that checks next", kUnit},
      {"use general", "SGT-D06", "the general helps in this test"},
      {"spare general", "SGT-D06", "the general keeps out of it"},
      {"form square", "SGT-D07", "form square instead of firing", kUnit},
      {"fire", "SGT-D07", "fire at a unit", kUnit | Takes::kObject},
      {"fire together", "SGT-D07",
       "fire with the amount-th battery that it touches, from 0",
       kUnit | Takes::kObject | Takes::kAmount},
      {"end fire", "SGT-D07", "fire no more"},
      {"charge", "SGT-D08", "cavalry charges a unit", kUnit | Takes::kObject},
      {"end charges", "SGT-D08", "charge no more"},
      {"oppose", "SGT-D10", "whom a unit fights", kUnit | Takes::kObject},
      {"fight", "SGT-D12", "the melee of this unit comes next", kUnit},
      {"commit", "SGT-D13", "the general of a unit leads it", kUnit},
      {"end committing", "SGT-D13", "commit no more"},
      {"stay", "SGT-D14", "the cavalry stays where it is"},
      {"enter", "SGT-D15", "bring a reinforcement on", kUnit | kPose},
      {"wait", "SGT-D15", "there is no room to enter", kUnit},
  };
  verbs.insert(verbs.end(), more.begin(), more.end());
  return verbs;
}

EventKind KindOf(EventCode code) {
  switch (code) {
    case EventCode::kTurnBegins:
      return {.role = EventRole::kTurn};
    case EventCode::kPhaseBegins:
      return {.role = EventRole::kStage};
    case EventCode::kDeployed:
    case EventCode::kEnters:
    case EventCode::kWaits:
    case EventCode::kMoves:
    case EventCode::kMarches:
    case EventCode::kForms:
    case EventCode::kTurns:
    case EventCode::kRides:
    case EventCode::kJoins:
    case EventCode::kStands:
    case EventCode::kGeneralUsed:
    case EventCode::kGeneralSpared:
    case EventCode::kSquare:
    case EventCode::kOpposes:
    case EventCode::kStays:
    case EventCode::kEndsPart:
      return {.role = EventRole::kAsOrdered};
    case EventCode::kPassSpent:
      return {.role = EventRole::kAside};
    case EventCode::kCharges:
      return {.role = EventRole::kAsOrdered, .deed = Deed::kFight};
    case EventCode::kFatigueDie:
    case EventCode::kPassesDie:
    case EventCode::kArrivalDie:
    case EventCode::kTests:
    case EventCode::kUnaffected:
    case EventCode::kMortality:
    case EventCode::kNoEffect:
    case EventCode::kDowngrade:
    case EventCode::kControlDice:
      return {.role = EventRole::kAsThrown};
    case EventCode::kFires:
      return {.role = EventRole::kAsThrown, .deed = Deed::kShot};
    case EventCode::kFiresToo:
      return {.role = EventRole::kAsOrdered, .deed = Deed::kShot};
    case EventCode::kFights:
      return {.role = EventRole::kAsThrown, .deed = Deed::kFight};
    case EventCode::kRouts:
    case EventCode::kEliminated:
    case EventCode::kSurrenders:
    case EventCode::kLeavesTable:
    case EventCode::kLeavesField:
    case EventCode::kLeaderLost:
    case EventCode::kGeneralDies:
      return {.deed = Deed::kLoss};
    default:
      return {};
  }
}

std::vector<Word> Decisions() {
  return {
      {"deploy", "SGT-D01", "place units and leaders"},
      {"rally", "SGT-D02", "which unit rallies, and how"},
      {"move", "SGT-D03", "which unit or leader moves, and where"},
      {"withdrawal", "SGT-D04", "withdraw or stand"},
      {"contact check", "SGT-D05", "which unit checks next"},
      {"use of a general", "SGT-D06", "whether he helps in this test"},
      {"defensive fire", "SGT-D07", "who fires at whom or forms square"},
      {"charge", "SGT-D08", "who charges whom"},
      {"advancing fire", "SGT-D09", "who fires at whom"},
      {"opponent", "SGT-D10", "whom a unit of the phasing player fights"},
      {"answer", "SGT-D11", "whom a unit of the other player fights"},
      {"next melee", "SGT-D12", "which melee comes next"},
      {"commit generals", "SGT-D13", "which generals lead in the melee"},
      {"controlled cavalry", "SGT-D14", "stay, move or charge"},
      {"arrival", "SGT-D15", "where a reinforcement comes on"},
  };
}

std::vector<Word> Rolls() {
  return {
      {"fatigue", "SGT-R01", "a six adds a chip and throws again"},
      {"rally", "SGT-R02", "9 or more rallies"},
      {"withdrawal distance", "SGT-R03", "so many centimetres"},
      {"withdrawal check", "SGT-R04", "9 or more has no effect"},
      {"rough ground", "SGT-R05", "9 or more has no effect"},
      {"contact morale", "SGT-R06", "9 or more has no effect"},
      {"fire", "SGT-R07", "7 or more tells"},
      {"downgrade", "SGT-R08", "5 or more makes it milder"},
      {"mortality", "SGT-R09", "a 1 kills"},
      {"melee", "SGT-R10", "the phasing player against the other"},
      {"control", "SGT-R11", "10 or more is controlled"},
      {"arrival", "SGT-R12", "4 or more brings the unit"},
      {"passes", "SGT-OPT-18", "so many passes, a six again"},
  };
}

Vocabulary MakeVocabulary() {
  Vocabulary v;
  v.length_unit = kCentimetreUnit;
  v.verbs = Verbs();
  v.decisions = Decisions();
  v.rolls = Rolls();
  const auto add = [&v](const auto& lines) {
    for (const ModifierLine& m : lines)
      v.modifiers.push_back({m.name, m.clause});
  };
  add(kTestModifiers);
  add(kFireModifiers);
  add(kMeleeModifiers);
  add(kControlModifiers);
#define BERTHIER_SGT_WORD(code, name, clause, sentence) \
  {name, clause, sentence},
  v.outcomes = {BERTHIER_SGT_OUTCOMES(BERTHIER_SGT_WORD)};
  v.events = {BERTHIER_SGT_EVENTS(BERTHIER_SGT_WORD)};
  for (size_t i = 0; i < v.events.size(); ++i) {
    v.event_kinds.push_back(KindOf(static_cast<EventCode>(i)));
  }
  v.refusals = {BERTHIER_SGT_REFUSALS(BERTHIER_SGT_WORD)};
#undef BERTHIER_SGT_WORD
  v.grades = {
      {"draw", "SGT-VIC-10", "a draw"},
      {"on points", "SGT-VIC-10", "a victory on points"},
      {"victory", "SGT-VIC-04", "a victory"},
  };
  v.points = {.what = "army morale left, in % of its fatigue numbers",
              .scale = 100};
  return v;
}

}  // namespace

std::string SayForming(Formation formation) {
  switch (formation) {
    case Formation::kLimbered:
      return "limbers";
    case Formation::kUnlimbered:
      return "unlimbers";
    case Formation::kDeployed:
      return "deploys";
    case Formation::kSkirmish:
      return "opens out to skirmish";
    default:
      return "forms " + std::string(WordFor(kFormationWords, formation));
  }
}

// The margins of the row whose least is `least` (MEL-08).
std::string SayMargin(int least) {
  if (least == kMeleeRows.eliminated) return std::to_string(least) + " or more";
  if (least != kMeleeRows.retreat) return std::to_string(least);
  return std::to_string(least) + " to " +
         std::to_string(kMeleeRows.eliminated - 1);
}

// In units of its own.
std::string InOwnUnits(std::string_view unit, int32_t n) {
  if (unit == "phase") return TitleOf(kPhaseTitles, static_cast<Phase>(n));
  if (unit == "formation") {
    return std::string(WordFor(kFormationWords, static_cast<Formation>(n)));
  }
  if (unit == "drill") return SayForming(static_cast<Formation>(n));
  if (unit == "chips") return std::to_string(n) + (n == 1 ? " chip" : " chips");
  if (unit == "passes") {
    return std::to_string(n) + (n == 1 ? " pass" : " passes");
  }
  if (unit == "margin") return SayMargin(n);
  if (unit == "fire") {
    constexpr std::array<std::string_view, 4> kLevels = {
        "no effect", "disorder", "a retreat", "elimination"};
    return std::string(kLevels[static_cast<size_t>(n)]);
  }
  if (unit == "aspect") {
    return std::string(WordFor(kAspectWords, static_cast<Aspect>(n)));
  }
  if (unit == "test") {
    return std::string(TheVocabulary().rolls[static_cast<size_t>(n)].name);
  }
  if (unit == "form") {
    return std::string(Words(static_cast<FormFault>(n)));
  }
  return std::to_string(n);
}

const Vocabulary& TheVocabulary() {
  static const Vocabulary kVocabulary = MakeVocabulary();
  return kVocabulary;
}

}  // namespace berthier::simple_grand_tactical
