// Groups (S5G, D14; IMP-GRP).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_GROUP_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_GROUP_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Runs FrameKind::kGroup.
Progress AdvanceGroup(const Battle& b);
// IMP-GRP-01, 5.17: the two stand in side or depth contact, facing the same
// way.
bool AreAdjacent(PositionView f, UnitId a, UnitId b);
// 5.17b: u stands in rear contact behind `front`, facing the same way.
bool IsDirectlyBehind(PositionView f, UnitId u, UnitId front);
// True if u may be a member of a group (IMP-GRP-01).
bool MayJoin(PositionView f, UnitId u);
// D14: kForward, kWheel, kJoinGroup, kDissolve; kActivate of a member.
Verdict CheckGroup(PositionView f, const Order& order);
void PlayGroup(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_GROUP_H_
