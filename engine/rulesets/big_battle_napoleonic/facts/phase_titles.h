// The titles of the phases (section 3.1), and which phases are announced.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_PHASE_TITLES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_PHASE_TITLES_H_

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"

namespace berthier::big_battle_napoleonic {

inline constexpr PhaseTitle<Phase> kPhaseTitles[] = {
    {Phase::kSetup, "set-up"},
    {Phase::kDeployDefender, "deployment", Announced::kYes},
    {Phase::kDeployAttacker, "deployment", Announced::kYes},
    {Phase::kPeriodStart, "the period begins"},
    {Phase::kRally, "rally tests", Announced::kYes},
    {Phase::kCommand, "command check"},
    {Phase::kMove, "movement", Announced::kYes},
    {Phase::kSettleMoves, "emergency squares"},
    {Phase::kEnemyCounter, "the enemy's counter moves", Announced::kYes},
    {Phase::kSettleCounter, "emergency squares"},
    {Phase::kCountersOff, "counters are taken off"},
    {Phase::kSnapshot, "targets are seen"},
    {Phase::kEnemyFire, "the enemy fires", Announced::kYes},
    {Phase::kOwnFire, "fire", Announced::kYes},
    {Phase::kAutomatic, "melee", Announced::kYes},
    {Phase::kPairing, "melee"},
    {Phase::kFights, "melee"},
    {Phase::kRout, "routs", Announced::kYes},
    {Phase::kPursuit, "pursuits", Announced::kYes},
    {Phase::kOwnCounter, "counter moves", Announced::kYes},
    {Phase::kSettleOwn, "emergency squares"},
    {Phase::kMoveEnd, "the move ends"},
    {Phase::kPeriodEnd, "the period ends"},
    {Phase::kOver, "the battle is over", Announced::kYes},
};
static_assert(InOrder(kPhaseTitles));

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_PHASE_TITLES_H_
