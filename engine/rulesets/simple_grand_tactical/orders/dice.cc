#include "engine/rulesets/simple_grand_tactical/orders/dice.h"

#include <optional>

#include "engine/kit/orders/roll_classes.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"
#include "engine/rulesets/simple_grand_tactical/fire/fire.h"
#include "engine/rulesets/simple_grand_tactical/melee/control.h"
#include "engine/rulesets/simple_grand_tactical/melee/melee.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"
#include "engine/rulesets/simple_grand_tactical/movement/withdrawal.h"
#include "engine/rulesets/simple_grand_tactical/setup/arrivals.h"
#include "engine/rulesets/simple_grand_tactical/setup/clock.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr int kDie = 6;

// In the order of RollKind.
constexpr const RollRow* kRolls[] = {
    &kFatigueRoll,   &kRallyRoll,   &kDistanceRoll, &kWithdrawalRoll,
    &kRoughRoll,     &kContactRoll, &kFireRoll,     &kDowngradeRoll,
    &kMortalityRoll, &kMeleeRoll,   &kControlRoll,  &kArrivalRoll,
    &kPassesRoll,
};
const RollRow& RowOf(const State& s) { return *kRolls[s.awaits.kind]; }

}  // namespace

Dice DiceOf(PositionView f) {
  const RollRow& row = RowOf(f.state);
  const Side thrower = f.state.awaits.side;
  Dice dice;
  dice.handfuls[0] = {static_cast<uint8_t>(row.dice), kDie, thrower};
  dice.handfuls[1] = {static_cast<uint8_t>(row.other_dice), kDie,
                      Opponent(thrower)};
  return dice;
}

void DescribeRoll(PositionView f, Roll& roll) {
  const RollRow& row = RowOf(f.state);
  roll.kind = f.state.awaits.kind;
  roll.dice = DiceOf(f);
  if (row.describe != nullptr) row.describe(f, roll);
  AddClasses(roll, [&](const Faces& faces) -> std::optional<Outcome> {
    if (IsThrownAgain(f, faces)) return std::nullopt;
    return row.outcome(f, faces);
  });
}

bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b) {
  const RollRow& row = RowOf(f.state);
  return row.outcome(f, a) == row.outcome(f, b);
}

// SGT-OPT-18: six passes are thrown again.
bool IsThrownAgain(PositionView f, const Faces& faces) {
  return static_cast<RollKind>(f.state.awaits.kind) == RollKind::kPasses &&
         faces[0] == kDie;
}

void ResolveRoll(const Battle& b, const Faces& faces) {
  const RollRow& row = RowOf(b.state);
  ClearAwaited(b);
  row.resolve(b, faces);
}

}  // namespace berthier::simple_grand_tactical
