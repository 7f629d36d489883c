#include "engine/rulesets/grande_tactique/facts/vocabulary.h"

#include <cstdlib>

#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/phase_titles.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"

namespace berthier::grande_tactique {
namespace {

std::vector<berthier::Verb> Verbs() {
  constexpr Takes kUnit = Takes::kSubject;
  constexpr Takes kPose = Takes::kPlace | Takes::kHeading;
  return {
      {"deploy",
       "GT-D0",
       "place a unit or general in its deployment box",
       kUnit | kPose | Takes::kManner,
       {"unlimbered", "limbered"}},
      {"allot",
       "GT-D1",
       "split the pool of a commander over his generals",
       kUnit | Takes::kShares,
       {}},
      {"move",
       "GT-D3",
       "move a unit to a pose",
       kUnit | kPose | Takes::kVia | Takes::kViaOptional,
       {}},
      {"move and charge",
       "GT-D3",
       "move a unit into contact and order it to charge",
       kUnit | Takes::kObject | kPose | Takes::kVia | Takes::kViaOptional,
       {}},
      {"occupy",
       "GT-D3",
       "move a unit into woods, a BUA or a fort",
       kUnit | Takes::kObject | Takes::kHeading | Takes::kVia |
           Takes::kViaOptional,
       {}},
      {"move general",
       "GT-D4",
       "ride a general to a place, free",
       kUnit | Takes::kPlace,
       {}},
      {"attach", "GT-D5", "a general joins a unit", kUnit | Takes::kObject, {}},
      {"detach", "GT-D5", "a general leaves his unit", kUnit, {}},
      {"pivot",
       "GT-D6",
       "turn a unit on the spot",
       kUnit | Takes::kHeading,
       {}},
      {"limber", "GT-D7", "limber a battery", kUnit | Takes::kHeading, {}},
      {"unlimber", "GT-D7", "unlimber a battery", kUnit | Takes::kHeading, {}},
      {"form square", "GT-D8", "infantry forms square", kUnit, {}},
      {"leave square",
       "GT-D8",
       "infantry leaves square facing a heading",
       kUnit | Takes::kHeading,
       {}},
      {"start firing", "GT-D9", "a unit starts firing", kUnit, {}},
      {"stop firing", "GT-D9", "a unit stops firing", kUnit, {}},
      {"charge",
       "GT-D10",
       "charge an enemy in contact",
       kUnit | Takes::kObject,
       {}},
      {"spike",
       "GT-D11",
       "spike a silenced battery in contact",
       kUnit | Takes::kObject,
       {}},
      {"rally",
       "GT-D12",
       "rally a fleeing unit or silenced battery",
       kUnit,
       {}},
      {"withdraw", "GT-D13", "withdraw a unit by the home edge", kUnit, {}},
      {"end command", "GT-D14", "end the Command Phase", Takes::kNothing, {}},
      {"fire unit", "GT-D15", "choose the next unit to fire", kUnit, {}},
      {"fire at",
       "GT-D16",
       "choose the target of the volley",
       Takes::kObject,
       {}},
      {"resolve charge",
       "GT-D17",
       "choose the next charge to resolve",
       Takes::kObject,
       {}},
      {"name principal", "GT-D18", "name the principal charger", kUnit, {}},
      {"take position",
       "GT-D19",
       "take the position of the beaten unit",
       Takes::kNothing,
       {}},
      {"stay", "GT-D19", "stay where the unit is", Takes::kNothing, {}},
      {"follow up",
       "GT-D20",
       "choose the target of a follow-up charge",
       Takes::kObject,
       {}},
  };
}

EventKind KindOf(EventCode code) {
  switch (code) {
    case EventCode::kTurnBegins:
      return {.role = EventRole::kTurn};
    case EventCode::kPhaseBegins:
      return {.role = EventRole::kStage};
    case EventCode::kPaid:
      return {.role = EventRole::kAside};
    case EventCode::kBonus:
    case EventCode::kKept:
    case EventCode::kMoves:
    case EventCode::kPivots:
    case EventCode::kGeneralMoves:
    case EventCode::kStartsFiring:
    case EventCode::kStopsFiring:
    case EventCode::kChargeOrdered:
    case EventCode::kDetached:
    case EventCode::kAttached:
    case EventCode::kLeavesArea:
    case EventCode::kOccupies:
    case EventCode::kLimbers:
    case EventCode::kUnlimbers:
    case EventCode::kSpikes:
    case EventCode::kEnters:
    case EventCode::kDeployed:
    case EventCode::kOrdersEnd:
      return {.role = EventRole::kAsOrdered};
    case EventCode::kCommandDie:
    case EventCode::kMoraleCheck:
    case EventCode::kFlightDice:
    case EventCode::kMovesFirst:
    case EventCode::kGeneralUnhurt:
      return {.role = EventRole::kAsThrown};
    case EventCode::kVolley:
      return {.role = EventRole::kAsThrown, .deed = Deed::kShot};
    case EventCode::kLockedDice:
      return {.role = EventRole::kAsThrown, .deed = Deed::kFight};
    case EventCode::kCharges:
    case EventCode::kRidesDown:
    case EventCode::kCountercharges:
      return {.deed = Deed::kFight};
    case EventCode::kWithdrawn:
      return {.role = EventRole::kAsOrdered, .deed = Deed::kLoss};
    case EventCode::kFledOff:
    case EventCode::kDestroyed:
      return {.deed = Deed::kLoss};
    default:
      return {};
  }
}

Vocabulary MakeVocabulary() {
  Vocabulary v;
  v.verbs = Verbs();
  v.decisions = {
      {"deploy", "GT-D0", "place units and generals"},
      {"allot bonus CP", "GT-D1", "split a commander's pool"},
      {"choose next order", "GT-D2", "spend command points"},
      {"choose next firing unit", "GT-D15", "which unit fires next"},
      {"choose firing target", "GT-D16", "at whom it fires"},
      {"choose next charge", "GT-D17", "which charge is resolved next"},
      {"name the principal", "GT-D18", "whose modifiers count"},
      {"take the position", "GT-D19", "take the position or stay"},
      {"choose follow-up target", "GT-D20", "whom to ride at next"},
  };
  v.rolls = {
      {"command die", "GT-R1", "command points of a division"},
      {"morale check", "GT-R2", "4 or more passes"},
      {"volley", "GT-R3", "firer against target"},
      {"locked in combat", "GT-R4", "attacker against defender"},
      {"flight distance", "GT-R5", "how far fleeing cavalry runs"},
      {"general at risk", "GT-R6", "a 1 kills the attached general"},
      {"first side", "GT-R7", "the higher die moves first"},
  };
  for (const MoraleLine& m : kMorale) v.modifiers.push_back({m.name, m.clause});
  for (const FireLine& m : kFire) v.modifiers.push_back({m.name, m.clause});
  for (const FireLine& m : kMelee) v.modifiers.push_back({m.name, m.clause});
  for (const FireLine& m : kCommand) v.modifiers.push_back({m.name, m.clause});
#define BERTHIER_GT_WORD(code, name, clause, sentence) {name, clause, sentence},
  v.outcomes = {BERTHIER_GT_OUTCOMES(BERTHIER_GT_WORD)};
  v.events = {BERTHIER_GT_EVENTS(BERTHIER_GT_WORD)};
  for (size_t i = 0; i < v.events.size(); ++i) {
    v.event_kinds.push_back(KindOf(static_cast<EventCode>(i)));
  }
  v.refusals = {BERTHIER_GT_REFUSALS(BERTHIER_GT_WORD)};
#undef BERTHIER_GT_WORD
  v.grades = {
      {"draw", "GT-VIC-04", "a draw"},
      {"marginal", "GT-VIC-04", "a marginal victory"},
      {"decisive", "GT-VIC-04", "a decisive victory"},
      {"overwhelming", "GT-VIC-04", "an overwhelming victory"},
  };
  // GT-VIC-06: basis points.
  v.points = {.what = "% of the enemy's points destroyed", .scale = 100};
  return v;
}

}  // namespace

// In units of its own.
std::string InOwnUnits(std::string_view unit, int32_t n) {
  if (unit == "phase") return TitleOf(kPhaseTitles, static_cast<Phase>(n));
  if (unit == "aspect") {
    return std::string(WordFor(kAspectWords, static_cast<Aspect>(n)));
  }
  if (unit == "cause") {
    return std::string(WordFor(kCauseWords, static_cast<DestroyCause>(n)));
  }
  if (unit == "side") return n == 0 ? "the first side" : "the second side";
  return std::to_string(n);
}

const Vocabulary& TheVocabulary() {
  static const Vocabulary kVocabulary = MakeVocabulary();
  return kVocabulary;
}

}  // namespace berthier::grande_tactique
