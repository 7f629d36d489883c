#include "engine/rulesets/grandeur/facts/vocabulary.h"

#include <string>
#include <vector>

#include "engine/model/form.h"
#include "engine/rulesets/grandeur/facts/codes.h"
#include "engine/rulesets/grandeur/facts/phase_titles.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/facts/wire_words.h"

namespace berthier::grandeur {
namespace {

template <typename Value, size_t n>
std::vector<std::string_view> WordsOf(const Named<Value> (&words)[n]) {
  std::vector<std::string_view> list;
  for (const Named<Value>& w : words) list.push_back(w.word);
  return list;
}

constexpr Takes kWho = Takes::kSubject;
constexpr Takes kPose = Takes::kPlace | Takes::kHeading;

// In the order of Verb.
std::vector<berthier::Verb> Verbs() {
  return {
      {"place", "GRA-D0", "lay a piece between two opposite corners",
       Takes::kPlace | Takes::kVia | Takes::kManner, WordsOf(kPieceWords)},
      {"place river", "GRA-D0", "lay a river between two edges of the table",
       Takes::kPlace | Takes::kVia | Takes::kFurtherVias},
      {"end terrain", "GRA-D0", "place no more"},
      {"shift", "GRA-D0", "move a piece: its centre", kWho | Takes::kPlace},
      {"remove", "GRA-D0", "take a piece away", kWho},
      {"accept", "GRA-D0", "leave the ground as it is"},
      {"take edge", "GRA-D0", "the edge that is your own", Takes::kManner,
       WordsOf(kEdgeWords)},
      {"muster", "GRA-D0", "the corps that is deployed next", kWho},
      {"deploy", "GRA-D0", "place a unit or leader", kWho | kPose},
      {"deploy with", "GRA-D0", "a leader starts with a unit",
       kWho | Takes::kObject},
      {"nominate", "GRA-D1", "the corps that shall act", kWho},
      {"activate", "GRA-D2", "the unit that acts next", kWho},
      {"form group", "GRA-D2", "two units in contact move together",
       kWho | Takes::kObject},
      {"ride", "GRA-D3", "a leader rides to a place", kWho | Takes::kPlace},
      {"attach", "GRA-D3", "a leader joins a unit", kWho | Takes::kObject},
      {"detach", "GRA-D3", "a leader leaves his unit", kWho},
      {"end corps", "GRA-D2", "no unit of the corps acts any more"},
      {"pass", "GRA-D4", "do nothing"},
      {"fight", "GRA-D4", "fight on"},
      {"disengage", "GRA-D4", "leave the melee, so many steps to the rear",
       Takes::kAmount},
      {"rally", "GRA-D4", "test to rally"},
      {"rally with leader", "GRA-D4", "test as often as the leader allows"},
      {"opportunity", "GRA-D4", "wait for an opportunity"},
      {"about face", "GRA-D4", "turn about"},
      {"occupy", "GRA-D4", "move into a built-up area", Takes::kObject},
      {"relieve", "GRA-D4", "change places with the unit in front",
       Takes::kObject},
      {"form square", "GRA-D4", "form square"},
      {"break square", "GRA-D4", "leave the square"},
      {"fire", "GRA-D5", "fire, planning so many phases",
       Takes::kObject | Takes::kAmount},
      {"forward", "GRA-D6", "straight ahead to a place", kWho | Takes::kPlace},
      {"wheel", "GRA-D6", "about a front corner to a heading",
       kWho | Takes::kHeading},
      {"oblique", "GRA-D6", "within 45 degrees of the front, to a place",
       kWho | Takes::kPlace},
      {"sideways", "GRA-D6", "sideways to a place", kWho | Takes::kPlace},
      {"rearward", "GRA-D6", "straight back to a place", kWho | Takes::kPlace},
      {"road", "GRA-D6", "along a road to a place", kWho | Takes::kPlace},
      {"leave", "GRA-D6", "out of a built-up area, that way, so many steps",
       kWho | Takes::kHeading | Takes::kAmount},
      {"charge", "GRA-D7", "charge the first enemy ahead",
       kWho | Takes::kObject},
      {"stop", "GRA-D8", "do no more"},
      {"stand", "GRA-D9", "stand"},
      {"evade", "GRA-D9", "evade"},
      {"counter-charge", "GRA-D9", "charge the charger"},
      {"react by fire", "GRA-D10", "fire at the acting unit",
       kWho | Takes::kObject},
      {"react by charge", "GRA-D10", "charge the acting unit",
       kWho | Takes::kObject},
      {"no reaction", "GRA-D10", "nobody reacts (any more)"},
      {"press", "GRA-D11", "go on after the evaders"},
      {"halt", "GRA-D11", "go no farther than so many steps", Takes::kAmount},
      {"pursue", "GRA-D12", "pursue on a heading", Takes::kHeading},
      {"stay", "GRA-D12", "stay"},
      {"push", "GRA-D13", "push the friend back"},
      {"pass through", "GRA-D13", "pass through the friend"},
      {"join group", "GRA-D14", "a unit moves with the group", kWho},
      {"dissolve", "GRA-D14", "go on one by one"},
      {"reroll", "GRA-D15", "roll again"},
      {"keep", "GRA-D15", "keep the dice"},
  };
}

EventKind KindOf(EventCode code) {
  switch (code) {
    case EventCode::kTurnBegins:
    case EventCode::kContestBegins:
    case EventCode::kCorpsActs:
      return {.role = EventRole::kTurn};
    case EventCode::kNominates:
    case EventCode::kCorpsDone:
    case EventCode::kRides:
    case EventCode::kAttaches:
    case EventCode::kDetaches:
    case EventCode::kActivates:
    case EventCode::kPasses:
    case EventCode::kMoves:
    case EventCode::kWheels:
    case EventCode::kFormsGroup:
    case EventCode::kDissolves:
    case EventCode::kStands:
    case EventCode::kPresses:
    case EventCode::kHalts:
    case EventCode::kReacts:
    case EventCode::kNoReaction:
    case EventCode::kStays:
    case EventCode::kDestiny:
    case EventCode::kKeepsDice:
    case EventCode::kPlaces:
    case EventCode::kShifts:
    case EventCode::kRemoves:
    case EventCode::kTakesEdge:
    case EventCode::kDeployed:
      return {.role = EventRole::kAsOrdered};
    case EventCode::kCharges:
      return {.role = EventRole::kAsOrdered, .deed = Deed::kFight};
    case EventCode::kWeather:
    case EventCode::kInitiative:
    case EventCode::kDivisionActive:
    case EventCode::kDivisionRefused:
    case EventCode::kTestPassed:
    case EventCode::kTestFailed:
    case EventCode::kBonus:
    case EventCode::kCohesion:
    case EventCode::kCasualtyDie:
    case EventCode::kGivesWay:
    case EventCode::kMayRollAgain:
    case EventCode::kSetupDie:
    case EventCode::kPieceDie:
      return {.role = EventRole::kAsThrown};
    case EventCode::kFires:
    case EventCode::kVolley:
    case EventCode::kCanister:
      return {.role = EventRole::kAsThrown, .deed = Deed::kShot};
    case EventCode::kFights:
      return {.role = EventRole::kAsThrown, .deed = Deed::kFight};
    case EventCode::kLeaderLost:
    case EventCode::kRouted:
    case EventCode::kDestroyed:
    case EventCode::kLeavesTable:
      return {.deed = Deed::kLoss};
    default:
      return {};
  }
}

std::vector<Word> Decisions() {
  return {
      {"terrain", "GRA-D0", "pieces of terrain"},
      {"deploy", "GRA-D0", "place units and leaders"},
      {"nominate", "GRA-D1", "which corps shall act"},
      {"next", "GRA-D2", "which unit, group or leader comes next"},
      {"action", "GRA-D4", "what the unit does"},
      {"continue", "GRA-D8", "whether the unit goes on"},
      {"respond", "GRA-D9", "how a charge is met"},
      {"react", "GRA-D10", "who seizes an opportunity"},
      {"press", "GRA-D11", "press or halt"},
      {"pursue", "GRA-D12", "pursue or stay"},
      {"passage", "GRA-D13", "push a friend or pass through it"},
      {"group", "GRA-D14", "where the group moves"},
      {"member", "GRA-D14", "which member goes on"},
      {"reroll", "GRA-D15", "whether to roll again"},
      {"destiny", "GRA-D16", "whether to spend a Roll of Destiny"},
  };
}

std::vector<Word> Rolls() {
  return {
      {"weather", "GRA-R1", "a die each, summed"},
      {"initiative", "GRA-R2", "dice and Leadership; the higher total acts"},
      {"division", "GRA-R3", "whether a division out of radius acts"},
      {"discipline", "GRA-R4", "A 3+, B 4+, C 5+"},
      {"charge bonus", "GRA-R5", "so many U farther"},
      {"fire", "GRA-R6", "a hit a 6 and a pair of 5s"},
      {"melee", "GRA-R7", "a hit a 6 and a pair of 5s"},
      {"cohesion", "GRA-R8", "the number or less holds"},
      {"leader casualty", "GRA-R9", "a 6 kills"},
      {"retreat", "GRA-R10", "so many U"},
      {"pursuit", "GRA-R11", "so many U"},
      {"attacker", "GRA-R12", "the higher attacks"},
      {"village", "GRA-R12", "a village is available on a 5 or 6"},
      {"river", "GRA-R12", "a river is available on a 5 or 6"},
  };
}

Vocabulary MakeVocabulary() {
  Vocabulary v;
  v.length_unit = kLengthUnit;
  v.verbs = Verbs();
  v.decisions = Decisions();
  v.rolls = Rolls();
  for (const ModifierLine& m : kModifiers) {
    v.modifiers.push_back({m.name, m.clause});
  }
#define BERTHIER_GRA_WORD(code, name, clause, sentence) \
  {name, clause, sentence},
  v.outcomes = {BERTHIER_GRA_OUTCOMES(BERTHIER_GRA_WORD)};
  v.events = {BERTHIER_GRA_EVENTS(BERTHIER_GRA_WORD)};
  for (size_t i = 0; i < v.events.size(); ++i) {
    v.event_kinds.push_back(KindOf(static_cast<EventCode>(i)));
  }
  v.refusals = {BERTHIER_GRA_REFUSALS(BERTHIER_GRA_WORD)};
#undef BERTHIER_GRA_WORD
  v.grades = {
      {"draw", "IMP-VDT-03", "a draw"},
      {"minor victory", "IMP-VDT-03", "a minor victory on time"},
      {"victory", "GRA-VIC-01", "a victory"},
  };
  v.points = {.what = "VD left, in % of the army's VDT", .scale = 100};
  return v;
}

}  // namespace

std::string InOwnUnits(std::string_view unit, int32_t n) {
  if (unit == "phase") return TitleOf(kPhaseTitles, static_cast<Phase>(n));
  if (unit == "reason") {
    return std::string(WordFor(kReasonWords, static_cast<Reason>(n)));
  }
  if (unit == "weather") {
    return std::string(WordFor(kWeatherWords, static_cast<Weather>(n)));
  }
  if (unit == "side") {
    return std::string(WordFor(kSideWords, static_cast<ContactSide>(n)));
  }
  if (unit == "leadership") {
    return std::string(WordFor(kLeadershipWords, static_cast<int8_t>(n)));
  }
  if (unit == "hits") return std::to_string(n) + (n == 1 ? " hit" : " hits");
  if (unit == "form") return std::string(Words(static_cast<FormFault>(n)));
  return std::to_string(n);
}

const Vocabulary& TheVocabulary() {
  static const Vocabulary kVocabulary = MakeVocabulary();
  return kVocabulary;
}

}  // namespace berthier::grandeur
