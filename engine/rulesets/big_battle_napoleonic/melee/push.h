// Push backs, bounces, friends forced back, recoils, follow-ups (section 5.10,
// BBN-MEL-27 to 47).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_

#include <cstdint>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

enum class Back : uint8_t { kBounce, kPushed };
// Moves u up to `distance` in direction `way` and forces back the friends in
// its way, other than `group`. Stops at enemies, impassable ground and the
// table edge. Returns the distance moved.
Length GoBack(const Battle& b, UnitId u, Heading way, Length distance,
              UnitSet group, Back back);
// Direction in which u goes back from `enemy`: along the axis of their contact
// (BBN-MEL-44), or backward if they are in no contact.
Heading WayBack(const State& s, UnitId u, UnitId enemy);
// True if u has room to recoil that many inches straight back (BBN-MEL-29).
bool MayRecoil(PositionView f, UnitId u, int inches);
// Asks for D12 of the units in State::recoiling, one by one, those of the
// attacker's side first; kDone when none is left.
Progress AskToRecoil(const Battle& b);
// D12: u recoils by `inches`, 0 for not at all.
void Recoil(const Battle& b, UnitId u, int inches);
// u follows up the beaten `loser` by the vector `by`, as far as it has room;
// overruns guns and makes contacts on its way.
void FollowUp(const Battle& b, UnitId u, UnitId loser, Vec by);
// BBN-MEL-47: turns u in place to heading `way`; false if there is no room.
bool TurnToFace(const Battle& b, UnitId u, Heading way, UnitId loser);
// BBN-ART-12: limbers the batteries attached to u behind it.
void TowGuns(const Battle& b, UnitId u);
// BBN-ART-13: guns in tow stop at the edge of ground that they may not enter.
void LeaveGunsBehind(const Battle& b, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_
