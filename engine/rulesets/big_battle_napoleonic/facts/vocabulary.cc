#include "engine/rulesets/big_battle_napoleonic/facts/vocabulary.h"

#include <array>

#include "engine/model/form.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/phase_titles.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr std::string_view kChangeWords[] = {
    "", "about-face", "line", "column", "march", "limber", "unlimber"};

// "line", "limber and about-face", ...
std::string WordsFor(FormationChanges drills) {
  std::string words(kChangeWords[static_cast<size_t>(drills.one)]);
  if (drills.two != FormationChange::kNone) {
    words +=
        " and " + std::string(kChangeWords[static_cast<size_t>(drills.two)]);
  }
  return words;
}

// "plain", "line first", "unlimber last", "line first, column last", ...
const std::vector<std::string>& MoveMannerNames() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    for (const FormationChanges first : kFirstDrills) {
      for (const FormationChanges last : kLastDrills) {
        std::string name;
        if (first != FormationChanges()) name = WordsFor(first) + " first";
        if (last != FormationChanges()) {
          name += (name.empty() ? "" : ", ") + WordsFor(last) + " last";
        }
        names.push_back(name.empty() ? "plain" : name);
      }
    }
    return names;
  }();
  return kNames;
}

std::vector<std::string_view> MoveManners() {
  return {MoveMannerNames().begin(), MoveMannerNames().end()};
}

std::vector<std::string_view> FormationManners() {
  std::vector<std::string_view> manners;
  for (const auto& [word, formation] : kFormationWords) {
    manners.push_back(word);
  }
  return manners;
}

std::vector<berthier::Verb> Verbs() {
  constexpr Takes kUnit = Takes::kSubject;
  constexpr Takes kPose = Takes::kPlace | Takes::kHeading;
  constexpr Takes kMaybeVia = Takes::kVia | Takes::kViaOptional;
  return {
      {"attack", "BBN-D01", "choose to be the attacker", Takes::kNothing, {}},
      {"defend", "BBN-D01", "choose to be the defender", Takes::kNothing, {}},
      {"deploy", "BBN-D02", "place a unit or general",
       kUnit | kPose | Takes::kManner, FormationManners()},
      {"end deployment",
       "BBN-D03",
       "nothing more can be placed",
       Takes::kNothing,
       {}},
      {"test to rally", "BBN-D04", "a routing unit tests to rally", kUnit, {}},
      {"end rallying", "BBN-D04", "test no more units", Takes::kNothing, {}},
      {"hold", "BBN-D06", "stay as it is", kUnit, {}},
      {"rally", "BBN-D06", "halt for the whole move and rally", kUnit, {}},
      {"go on counter",
       "BBN-D06",
       "cavalry halts and goes on counter",
       kUnit,
       {}},
      {"move", "BBN-D06", "wheel and advance to a pose, drill before or after",
       kUnit | kPose | kMaybeVia | Takes::kManner, MoveManners()},
      {"step back",
       "BBN-D06",
       "infantry steps back, in hundredths of an inch",
       kUnit | Takes::kAmount,
       {}},
      {"charge",
       "BBN-D06",
       "wheel to a heading and go straight at an enemy",
       kUnit | Takes::kObject | Takes::kHeading | kMaybeVia,
       {}},
      {"reform",
       "BBN-D06",
       "change formation, the named corner fixed",
       kUnit | Takes::kManner,
       {"line", "line left", "line right", "column", "column left",
        "column right", "march", "march left", "march right", "square",
        "limbered", "unlimbered"}},
      {"garrison",
       "BBN-D06",
       "infantry deploys in a town",
       kUnit | Takes::kObject | kPose | Takes::kManner,
       {"wide", "deep"}},
      {"about-face", "BBN-D06", "turn about on the spot", kUnit, {}},
      {"pivot",
       "BBN-D06",
       "wheel an unlimbered battery",
       kUnit | Takes::kHeading,
       {}},
      {"shuffle",
       "BBN-D06",
       "move a square by an inch",
       kUnit | Takes::kPlace,
       {}},
      {"move general",
       "BBN-D06",
       "ride a general to a place",
       kUnit | Takes::kPlace | kMaybeVia,
       {}},
      {"enter",
       "BBN-D15",
       "bring a reinforcement on",
       kUnit | kPose | Takes::kVia | Takes::kManner,
       {"march", "column", "limbered"}},
      {"end moves", "BBN-D05", "the others hold", Takes::kNothing, {}},
      {"displace general",
       "BBN-D07",
       "move a general who was ridden over",
       kUnit | Takes::kPlace,
       {}},
      {"end counters",
       "BBN-D08",
       "make no more counter moves",
       Takes::kNothing,
       {}},
      {"fire",
       "BBN-D09",
       "fire at a unit or at a battery attached to it",
       kUnit | Takes::kObject,
       {}},
      {"end fire", "BBN-D09", "fire no more", Takes::kNothing, {}},
      {"pair",
       "BBN-D10",
       "these two fight one another",
       kUnit | Takes::kObject,
       {}},
      {"support",
       "BBN-D10",
       "a unit supports a friend",
       kUnit | Takes::kObject,
       {}},
      {"fight",
       "BBN-D11",
       "the fight to resolve next",
       kUnit | Takes::kObject,
       {}},
      {"recoil",
       "BBN-D12",
       "cavalry goes back so many inches more",
       kUnit | Takes::kAmount,
       {}},
      {"follow supports",
       "BBN-D13",
       "follow the supports pushed back",
       Takes::kNothing,
       {}},
      {"hold or pursue",
       "BBN-D13",
       "infantry holds, cavalry pursues",
       Takes::kNothing,
       {}},
      {"attempt square", "BBN-D16", "try to form square", Takes::kNothing, {}},
      {"stand", "BBN-D16", "stand as it is", Takes::kNothing, {}},
  };
}

EventKind KindOf(EventCode code) {
  switch (code) {
    case EventCode::kPeriodBegins:
      return {.role = EventRole::kTurn};
    case EventCode::kPhaseBegins:
      return {.role = EventRole::kStage};
    case EventCode::kDeployed:
    case EventCode::kHolds:
    case EventCode::kRallies:
    case EventCode::kOnCounter:
    case EventCode::kMoves:
    case EventCode::kStepsBack:
    case EventCode::kReforms:
    case EventCode::kTurnsAbout:
    case EventCode::kPivots:
    case EventCode::kGeneralMoves:
    case EventCode::kGeneralDisplaced:
    case EventCode::kEnters:
    case EventCode::kPaired:
    case EventCode::kSupports:
    case EventCode::kEndsPart:
    case EventCode::kStands:
      return {.role = EventRole::kAsOrdered};
    case EventCode::kCharges:
      return {.role = EventRole::kAsOrdered, .deed = Deed::kFight};
    case EventCode::kArrivalDie:
    case EventCode::kRallyDice:
    case EventCode::kStillRouting:
    case EventCode::kSquareDice:
    case EventCode::kNoSquare:
    case EventCode::kSides:
      return {.role = EventRole::kAsThrown};
    case EventCode::kFires:
      return {.role = EventRole::kAsThrown, .deed = Deed::kShot};
    case EventCode::kFights:
      return {.role = EventRole::kAsThrown, .deed = Deed::kFight};
    case EventCode::kOverruns:
      return {.deed = Deed::kFight};
    case EventCode::kDispersed:
    case EventCode::kDestroyed:
    case EventCode::kLeavesTable:
      return {.deed = Deed::kLoss};
    default:
      return {};
  }
}

Vocabulary MakeVocabulary() {
  Vocabulary v;
  v.verbs = Verbs();
  v.decisions = {
      {"choose side", "BBN-D01", "attack or defend"},
      {"deploy", "BBN-D02", "place units and generals"},
      {"rally tests", "BBN-D04", "which routing unit tests"},
      {"order", "BBN-D05", "which element does what"},
      {"displace general", "BBN-D07", "where a general goes"},
      {"enemy-move counter", "BBN-D08", "counter moves after the enemy's"},
      {"fire", "BBN-D09", "who fires at whom"},
      {"pair melees", "BBN-D10", "who fights and who supports"},
      {"next fight", "BBN-D11", "which fight comes next"},
      {"extra recoil", "BBN-D12", "how far cavalry goes back"},
      {"exploit a rout", "BBN-D13", "follow the supports or not"},
      {"own-move counter", "BBN-D14", "counter moves after melee"},
      {"attempt square", "BBN-D16", "try to form square or stand"},
  };
  v.rolls = {
      {"rally", "BBN-R1", "the need or more stops a rout"},
      {"emergency square", "BBN-R2", "at most so much forms square"},
      {"fire", "BBN-R3", "attack die against twice the defence die"},
      {"melee", "BBN-R4", "attacker against defender"},
      {"arrival", "BBN-R5", "so much or more brings the troops"},
      {"sides", "BBN-R6", "the higher die attacks"},
  };
  for (const ModifierLine& m : kSquareModifiers)
    v.modifiers.push_back({m.name, m.clause});
  for (const ModifierLine& m : kFireModifiers)
    v.modifiers.push_back({m.name, m.clause});
  for (const ModifierLine& m : kMeleeModifiers)
    v.modifiers.push_back({m.name, m.clause});
  for (const ModifierLine& m : kRallyModifiers)
    v.modifiers.push_back({m.name, m.clause});
#define BERTHIER_BBN_WORD(code, name, clause, sentence) \
  {name, clause, sentence},
  v.outcomes = {BERTHIER_BBN_OUTCOMES(BERTHIER_BBN_WORD)};
  v.events = {BERTHIER_BBN_EVENTS(BERTHIER_BBN_WORD)};
  for (size_t i = 0; i < v.events.size(); ++i) {
    v.event_kinds.push_back(KindOf(static_cast<EventCode>(i)));
  }
  v.refusals = {BERTHIER_BBN_REFUSALS(BERTHIER_BBN_WORD)};
#undef BERTHIER_BBN_WORD
  v.grades = {
      {"draw", "BBN-VIC-02", "a draw"},
      {"victory", "BBN-VIC-02", "a victory"},
      {"decisive", "BBN-LIG-23", "a decisive victory"},
  };
  v.points = {.what = "points for losses of the enemy and objectives held"};
  return v;
}

}  // namespace

// In units of its own.
std::string InOwnUnits(std::string_view unit, int32_t n) {
  if (unit == "phase") return TitleOf(kPhaseTitles, static_cast<Phase>(n));
  if (unit == "formation") {
    return std::string(WordFor(kFormationWords, static_cast<Formation>(n)));
  }
  if (unit == "edge") {
    return std::string(WordFor(kContactEdgeWords, static_cast<ContactEdge>(n)));
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

}  // namespace berthier::big_battle_napoleonic
