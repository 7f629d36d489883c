// Push backs and bounces, and friends forced back by them (section 5.10,
// BBN-MEL-42 to 44).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_

#include <cstdint>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Who is displaced by less is not told to have gone anywhere.
inline constexpr Length kLeastDisplaced = InchHundredths(1);

enum class Back : uint8_t { kBounce, kPushed };
// Moves u up to `distance` in direction `way` and forces back the friends in
// its way, other than `group`. Stops at enemies, impassable ground and the
// table edge. Returns the distance moved.
Length GoBack(const Battle& b, UnitId u, Heading way, Length distance,
              UnitSet group, Back back);
// Direction in which u goes back from `enemy`: along the axis of their contact
// (BBN-MEL-44), or backward if they are in no contact.
Heading WayBack(const State& s, UnitId u, UnitId enemy);

// How far the block goes before it runs into the obstacle; `most` if it does
// not. Whom it only leaves or slides along does not stop it, though slanting
// footprints that touch may overlap by a rounding.
Length RunInto(const Block& block, Heading way, PolygonView there, Length most);
// How far the block may go, at most, before it leaves the table.
Length ToEdge(const Ground& ground, const Block& block, Heading way,
              Length most);
// How far u may be displaced before impassable ground, the edge and enemies
// that stand stop it.
Length FreeOfOthers(PositionView f, UnitId u, Heading way, Length most);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PUSH_H_
