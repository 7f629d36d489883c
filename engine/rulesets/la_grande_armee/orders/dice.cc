#include "engine/rulesets/la_grande_armee/orders/dice.h"

#include <iterator>
#include <optional>

#include "engine/kit/orders/roll_classes.h"
#include "engine/model/fault.h"
#include "engine/rulesets/la_grande_armee/activation/corps.h"
#include "engine/rulesets/la_grande_armee/activation/element.h"
#include "engine/rulesets/la_grande_armee/activation/recovery.h"
#include "engine/rulesets/la_grande_armee/charge/charge.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/combat/losses.h"
#include "engine/rulesets/la_grande_armee/combat/melee.h"
#include "engine/rulesets/la_grande_armee/combat/sharing.h"
#include "engine/rulesets/la_grande_armee/combat/tests.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/fog/scouts.h"
#include "engine/rulesets/la_grande_armee/fog/spying.h"
#include "engine/rulesets/la_grande_armee/fog/tiles.h"
#include "engine/rulesets/la_grande_armee/movement/rout.h"
#include "engine/rulesets/la_grande_armee/movement/sight_tests.h"

namespace berthier::la_grande_armee {
namespace {

// In the order of RollKind.
constexpr const RollRow* kRolls[] = {
    &kCommandRoll,    &kActionRoll,        &kFireRoll,       &kGunsRoll,
    &kFireTestRoll,   &kContactTestRoll,   &kEvadeRoll,      &kContactDiceRoll,
    &kSaveRoll,       &kAgainRoll,         &kStruckRoll,     &kReactionTestRoll,
    &kMoraleTestRoll, &kMassDiceRoll,      &kShareRoll,      &kRecoveryRoll,
    &kEscapeRoll,     &kSeesDispersalRoll, &kSeesRoutRoll,   &kTileMoveRoll,
    &kScoutMoveRoll,  &kSpyRoll,           &kScoutEvadeRoll,
};
static_assert(std::size(kRolls) == kRollKinds);
const RollRow& RowOf(const State& s) { return *kRolls[s.awaits.kind]; }

bool CountsOnes(PositionView f, const RollRow& row) {
  return row.ones != nullptr && row.ones(f);
}

Outcome OutcomeOf(PositionView f, const RollRow& row, const Faces& faces) {
  if (row.outcome != nullptr) return row.outcome(f, faces);
  int hits = 0, ones = 0;
  for (int i = 0; i < faces.count; ++i) {
    hits += faces[i] == kDie;
    ones += faces[i] == 1;
  }
  return {OutcomeCode::kHits, hits + (CountsOnes(f, row) ? 256 * ones : 0)};
}

uint64_t Choose(int n, int k) {
  uint64_t ways = 1;
  for (int i = 1; i <= k; ++i) {
    ways = ways * static_cast<uint64_t>(n - k + i) / static_cast<uint64_t>(i);
  }
  return ways;
}
uint64_t Power(uint64_t base, int exponent) {
  uint64_t power = 1;
  for (int i = 0; i < exponent; ++i) power *= base;
  return power;
}

// Classes of a pool: by sixes, and by ones where they count.
void AddPoolClasses(int dice, bool ones_count, Roll& roll) {
  for (int hits = 0; hits <= dice; ++hits) {
    const int rest = dice - hits;
    for (int ones = 0; ones <= (ones_count ? rest : 0); ++ones) {
      OutcomeClass each = {static_cast<uint16_t>(OutcomeCode::kHits),
                           hits + 256 * ones,
                           Choose(dice, hits) * Choose(rest, ones) *
                               Power(ones_count ? 4 : 5, rest - ones),
                           {}};
      for (int i = 0; i < dice; ++i) {
        each.sample.Add(i < hits ? kDie : i < hits + ones ? 1 : 2);
      }
      roll.outcomes.push_back(each);
    }
  }
}

}  // namespace

Dice DiceOf(PositionView f) {
  const RollRow& row = RowOf(f.state);
  const Side thrower = f.state.awaits.side;
  const int count = row.pool != nullptr ? row.pool(f) : row.dice;
  const int sides = row.sides != nullptr ? row.sides(f) : kDie;
  Dice dice;
  dice.handfuls[0] = {static_cast<uint8_t>(count), static_cast<uint8_t>(sides),
                      thrower};
  dice.handfuls[1] = {static_cast<uint8_t>(row.other_dice), kDie,
                      Opponent(thrower)};
  return dice;
}

bool IsThrownAgain(PositionView f, const Faces& faces) {
  const RollRow& row = RowOf(f.state);
  return row.again != nullptr && row.again(f, faces);
}

void DescribeRoll(PositionView f, Roll& roll) {
  const RollRow& row = RowOf(f.state);
  roll.kind = f.state.awaits.kind;
  roll.dice = DiceOf(f);
  if (row.describe != nullptr) row.describe(f, roll);
  if (row.outcome == nullptr) {
    return AddPoolClasses(roll.dice.count(), CountsOnes(f, row), roll);
  }
  AddClasses(roll, [&](const Faces& faces) -> std::optional<Outcome> {
    if (IsThrownAgain(f, faces)) return std::nullopt;
    return row.outcome(f, faces);
  });
}

bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b) {
  const RollRow& row = RowOf(f.state);
  return OutcomeOf(f, row, a) == OutcomeOf(f, row, b);
}

void ResolveRoll(const Battle& b, const Faces& faces) {
  const RollRow& row = RowOf(b.state);
  const Outcome outcome = OutcomeOf(b, row, faces);
  if (row.tell != nullptr && b.listener != nullptr) row.tell(b, faces);
  ClearAwaited(b);
  row.resolve(b, outcome);
}

}  // namespace berthier::la_grande_armee
