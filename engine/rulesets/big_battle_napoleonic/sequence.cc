#include "engine/rulesets/big_battle_napoleonic/sequence.h"

#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/fire/snapshot.h"
#include "engine/rulesets/big_battle_napoleonic/melee/automatic.h"
#include "engine/rulesets/big_battle_napoleonic/melee/fights.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pursuit.h"
#include "engine/rulesets/big_battle_napoleonic/melee/rout.h"
#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/movement/squares.h"
#include "engine/rulesets/big_battle_napoleonic/setup/clock.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

namespace berthier::big_battle_napoleonic {
namespace {

// D07 before anything else; a general with no clear place near goes to the
// nearest one by himself (BBN-GEN-04).
Progress AdvanceDisplaced(const Battle& b) {
  State& s = b.state;
  while (s.displaced != 0) {
    const GeneralId g = DisplacedGeneral(s);
    const uint32_t bit = uint32_t{1} << Index(g);
    Point place = {};
    Length away;
    if (!b.state.general(g).on_table() ||
        !NearestClearPlace(b, g, place, away)) {
      s.displaced &= ~bit;
      continue;
    }
    if (away <= Inches(kDistances.general_displaced)) {
      AwaitDecision(b, b.scenario.general(g).side, Decision::kDisplaceGeneral,
                    b.scenario.Entity(g));
      return Progress::kAwaiting;
    }
    s.displaced &= ~bit;
    const Point from = b.state.general(g).pos;
    b.state.general(g).pos = place;
    TellMove(b, EventCode::kGeneralDisplaced, b.scenario.Entity(g),
             {from, Heading()}, {place, Heading()});
  }
  return Progress::kDone;
}

Progress Settle(const Battle& b, Side side) {
  if (NextSquareTest(b, side) == Progress::kAwaiting) {
    return Progress::kAwaiting;
  }
  SettleMarchColumns(b, side);
  return Progress::kDone;
}
Progress SettlePhasing(const Battle& b) { return Settle(b, b.state.phasing); }
Progress SettleOther(const Battle& b) {
  return Settle(b, b.state.nonphasing());
}

// Attachments follow whatever moved, and who was ridden over goes first.
Progress SettleFirst(const Battle& b) {
  SettleAttachments(b);
  return b.state.displaced == 0 ? Progress::kDone : AdvanceDisplaced(b);
}

// A phase that asks nobody.
template <void (*resolve)(const Battle&), Progress then>
Progress Resolve(const Battle& b) {
  resolve(b);
  return then;
}

constexpr PhaseStep<Battle, Phase> kPhaseSteps[] = {
    {Phase::kSetup, AdvanceSetup},
    {Phase::kDeployDefender, AdvanceDeployment},
    {Phase::kDeployAttacker, AdvanceDeployment},
    {Phase::kPeriodStart, AdvancePeriodStart},
    {Phase::kRally, AdvanceRally},
    {Phase::kCommand, Resolve<MeasureCommand, Progress::kDone>},
    {Phase::kMove, AdvanceMoves},
    {Phase::kSettleMoves, SettleOther},
    {Phase::kEnemyCounter, AdvanceCounters},
    {Phase::kSettleCounter, SettlePhasing},
    {Phase::kCountersOff, Resolve<CountersOff, Progress::kDone>},
    {Phase::kSnapshot, Resolve<TakeSnapshot, Progress::kDone>},
    {Phase::kEnemyFire, AdvanceFire},
    {Phase::kOwnFire, AdvanceFire},
    {Phase::kAutomatic, AdvanceAutomatic},
    {Phase::kPairing, AdvancePairing},
    {Phase::kFights, AdvanceFights},
    {Phase::kRout, AdvanceRouts},
    {Phase::kPursuit, AdvancePursuits},
    {Phase::kOwnCounter, AdvanceCounters},
    {Phase::kSettleOwn, SettleOther},
    {Phase::kMoveEnd, Resolve<EndMove, Progress::kAgain>},
    {Phase::kPeriodEnd, Resolve<EndPeriod, Progress::kAgain>},
    {Phase::kOver, [](const Battle&) { return Progress::kAwaiting; }},
};
static_assert(InOrder(kPhaseSteps));

}  // namespace

void Advance(const Battle& b) {
  AdvancePhases(b, kPhaseSteps, SettleFirst);
  SettleAttachments(b);
}

}  // namespace berthier::big_battle_napoleonic
