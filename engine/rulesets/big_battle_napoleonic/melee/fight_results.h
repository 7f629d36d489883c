// What comes of the dice of a fight: bounces, push backs, breaks, and who goes
// after the beaten (procedure FIGHT of section 3.6, BBN-MEL-27 to 50).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHT_RESULTS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHT_RESULTS_H_

#include <array>
#include <cstdint>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

constexpr uint8_t kNoFight = 0xFF;

// State::step while fights are fought.
enum class FightStep : uint8_t { kChoose, kRoll, kRecoil, kExploit };
void SetStep(const Battle& b, FightStep step);

// Those who take part on the side of a fighter: he first, then his supports.
struct Party {
  std::array<UnitId, kMaxUnits> units;
  int size = 0;
  UnitSet set;

  void Add(UnitId u) {
    units[static_cast<size_t>(size++)] = u;
    set.Add(u);
  }
  template <typename G>
  void ForEach(G&& g) const {
    for (int i = 0; i < size; ++i) g(units[static_cast<size_t>(i)]);
  }
};

Party PartyOf(PositionView f, uint8_t fight, UnitId fighter);

// The results of State::fight. Each ends it, or awaits a decision of D12, D13.
void Bounce(const Battle& b, const Fight& fight);
void PushBack(const Battle& b, const Party& winners, const Party& losers);
void BreakLoser(const Battle& b, const Party& winners, const Party& losers);
void FinishFight(const Battle& b);

// D13: the winners follow up the supports that were pushed back.
void FollowSupports(const Battle& b);
// D13, the other choice: cavalry of the winners pursues, all others hold.
void ExploitByDefault(const Battle& b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHT_RESULTS_H_
