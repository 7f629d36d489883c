#include "engine/rulesets/grandeur/orders/dice.h"

#include <optional>

#include "engine/kit/orders/refusing.h"
#include "engine/kit/orders/roll_classes.h"
#include "engine/rulesets/grandeur/board/pools.h"
#include "engine/rulesets/grandeur/charge/charge.h"
#include "engine/rulesets/grandeur/combat/cohesion.h"
#include "engine/rulesets/grandeur/combat/discipline.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/melee.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"
#include "engine/rulesets/grandeur/combat/retreat.h"
#include "engine/rulesets/grandeur/command/contest.h"
#include "engine/rulesets/grandeur/command/divisions.h"
#include "engine/rulesets/grandeur/setup/clock.h"
#include "engine/rulesets/grandeur/setup/terrain_laying.h"

namespace berthier::grandeur {
namespace {

// In the order of RollKind.
constexpr const RollRow* kRolls[] = {
    &kWeatherRoll,     &kInitiativeRoll, &kDivisionRoll, &kDisciplineRoll,
    &kChargeBonusRoll, &kFireRoll,       &kMeleeRoll,    &kCohesionRoll,
    &kCasualtyRoll,    &kRetreatRoll,    &kPursuitRoll,  &kAttackerRoll,
    &kVillageRoll,     &kRiverRoll,
};
const RollRow& RowOf(const State& s) { return *kRolls[s.awaits.kind]; }

bool IsPool(const RollRow& row) { return row.outcome == nullptr; }

Outcome OutcomeOf(PositionView f, const RollRow& row, const Faces& faces) {
  if (IsPool(row)) return {OutcomeCode::kHits, HitsOf(faces)};
  return row.outcome(f, faces);
}

void AddPoolClasses(int dice, Roll& roll) {
  const Pool pool(dice);
  for (int hits = 0; hits <= dice; ++hits) {
    OutcomeClass each = {static_cast<uint16_t>(OutcomeCode::kHits),
                         hits,
                         pool.WaysOfHits(hits),
                         {}};
    AddSample(each.sample, dice, hits);
    roll.outcomes.push_back(each);
  }
}

// State::destiny
constexpr uint8_t kAsked = 1, kThrownAgain = 2;

// IMP-INI-08: an event is re-rolled at most once. Decision: the weather is a
// roll of both sides and nobody's own.
bool MayRollAgain(const State& s, const RollRow& row) {
  const auto side = static_cast<size_t>(s.awaits.side);
  return s.destiny != kThrownAgain && s.destiny_left[side] > 0 &&
         row.other_dice == 0;
}

void Forget(State& s) {
  s.destiny = 0;
  s.held_kind = 0;
  s.held_side = Side::kFirst;
  s.held_code = 0;
  s.held_detail = 0;
}

}  // namespace

Dice DiceOf(PositionView f) {
  const RollRow& row = RowOf(f.state);
  const Side thrower = f.state.awaits.side;
  const int count = row.pool != nullptr ? row.pool(f) : row.dice;
  Dice dice;
  dice.handfuls[0] = {static_cast<uint8_t>(count), kDie, thrower};
  dice.handfuls[1] = {static_cast<uint8_t>(row.other_dice), kDie,
                      Opponent(thrower)};
  return dice;
}

void DescribeRoll(PositionView f, Roll& roll) {
  const RollRow& row = RowOf(f.state);
  roll.kind = f.state.awaits.kind;
  roll.dice = DiceOf(f);
  if (row.describe != nullptr) row.describe(f, roll);
  if (IsPool(row)) return AddPoolClasses(roll.dice.count(), roll);
  AddClasses(roll, [&](const Faces& faces) {
    return std::optional(row.outcome(f, faces));
  });
}

bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b) {
  const RollRow& row = RowOf(f.state);
  return OutcomeOf(f, row, a) == OutcomeOf(f, row, b);
}

void ResolveRoll(const Battle& b, const Faces& faces) {
  State& s = b.state;
  const RollRow& row = RowOf(s);
  const Outcome outcome = OutcomeOf(b, row, faces);
  if (row.tell != nullptr && b.listener != nullptr) row.tell(b, faces);
  if (MayRollAgain(s, row)) {
    const Side side = s.awaits.side;
    s.destiny = kAsked;
    s.held_kind = s.awaits.kind;
    s.held_side = side;
    s.held_code = static_cast<uint16_t>(outcome.code);
    s.held_detail = outcome.detail;
    AwaitDecision(b, side, Decision::kDestiny, s.awaits.about());
    Tell(b, EventCode::kMayRollAgain, b.scenario.Entity(side));
    return;
  }
  Forget(s);
  ClearAwaited(b);
  row.resolve(b, outcome);
}

Verdict CheckDestiny(PositionView, const Order& order) {
  const auto verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kReroll || verb == Verb::kKeep) return {};
  return Refuse(RefusalCode::kNotNow);
}

void PlayDestiny(const Battle& b, Verb verb, EntityId about) {
  State& s = b.state;
  const Side side = s.held_side;
  const auto kind = static_cast<RollKind>(s.held_kind);
  const Outcome outcome = {static_cast<OutcomeCode>(s.held_code),
                           s.held_detail};
  Forget(s);
  if (verb == Verb::kReroll) {
    --s.destiny_left[static_cast<size_t>(side)];
    s.destiny = kThrownAgain;
    Tell(b, EventCode::kDestiny, b.scenario.Entity(side));
    AwaitRoll(b, side, kind, about);
    return;
  }
  Tell(b, EventCode::kKeepsDice, b.scenario.Entity(side));
  kRolls[static_cast<size_t>(kind)]->resolve(b, outcome);
}

}  // namespace berthier::grandeur
