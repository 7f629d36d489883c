// Push backs, bounces, friends forced back, recoils, follow-ups (5.10,
// BBN-MEL-27 to 47).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_

#include <cstdint>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

// How far a unit goes back that way, and all who are forced back with it.
enum class Back : uint8_t { kBounce, kPushed };
Length GoBack(const Battle& b, UnitId u, Heading way, Length distance,
              UnitSet group, Back back);
// The way u goes back by its contact with an enemy (BBN-MEL-44).
Heading WayBack(const State& s, UnitId u, UnitId enemy);
// u could recoil so many inches from where it stands (BBN-MEL-29).
bool MayRecoil(PositionView f, UnitId u, int inches);
// Asks for D12 of those in State::recoiling; kDone when nobody is left.
Progress AskToRecoil(const Battle& b);
void Recoil(const Battle& b, UnitId u, int inches);
void FollowUp(const Battle& b, UnitId u, UnitId loser, Vec by);
// BBN-MEL-47; false if there is no room.
bool TurnToFace(const Battle& b, UnitId u, Heading way, UnitId loser);
void TowGuns(const Battle& b, UnitId u);
void LeaveGunsBehind(const Battle& b, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_
