#include "engine/rulesets/big_battle_napoleonic/sequence.h"

#include "engine/model/fault.h"
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

Progress AdvancePhase(const Battle& b) {
  State& s = b.state;
  switch (s.phase) {
    case Phase::kSetup:
      return AdvanceSetup(b);
    case Phase::kDeployDefender:
    case Phase::kDeployAttacker:
      return AdvanceDeployment(b);
    case Phase::kPeriodStart:
      return AdvancePeriodStart(b);
    case Phase::kRally:
      return AdvanceRally(b);
    case Phase::kCommand:
      MeasureCommand(b);
      return Progress::kDone;
    case Phase::kMove:
      return AdvanceMoves(b);
    case Phase::kSettleMoves:
    case Phase::kSettleOwn:
      return Settle(b, s.nonphasing());
    case Phase::kEnemyCounter:
    case Phase::kOwnCounter:
      return AdvanceCounters(b);
    case Phase::kSettleCounter:
      return Settle(b, s.phasing);
    case Phase::kCountersOff:
      CountersOff(b);
      return Progress::kDone;
    case Phase::kSnapshot:
      TakeSnapshot(b);
      return Progress::kDone;
    case Phase::kEnemyFire:
    case Phase::kOwnFire:
      return AdvanceFire(b);
    case Phase::kAutomatic:
      return AdvanceAutomatic(b);
    case Phase::kPairing:
      return AdvancePairing(b);
    case Phase::kFights:
      return AdvanceFights(b);
    case Phase::kRout:
      return AdvanceRouts(b);
    case Phase::kPursuit:
      return AdvancePursuits(b);
    case Phase::kMoveEnd:
      EndMove(b);
      return Progress::kAgain;
    case Phase::kPeriodEnd:
      EndPeriod(b);
      return Progress::kAgain;
    case Phase::kOver:
      break;
  }
  return Progress::kAwaiting;
}

}  // namespace

void Advance(const Battle& b) {
  while (!IsAwaiting(b.state)) {
    SettleAttachments(b);
    if (b.state.displaced != 0 && AdvanceDisplaced(b) == Progress::kAwaiting) {
      break;
    }
    const Phase phase = b.state.phase;
    if (AdvancePhase(b) == Progress::kDone) {
      BERTHIER_DCHECK(phase == b.state.phase);
      EnterPhase(b, static_cast<Phase>(static_cast<int>(phase) + 1));
    }
  }
  SettleAttachments(b);
}

}  // namespace berthier::big_battle_napoleonic
