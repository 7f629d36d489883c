// Leaders: attaching, riding away, loss (4.5).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_LEADERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_LEADERS_H_

#include <optional>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// GRA-I-15: l may be attached to u, whether or not somebody is there.
bool MayLead(PositionView f, LeaderId l, UnitId u);
// Attaches l to u and moves him to its centre.
void Attach(const Battle& b, LeaderId l, UnitId u);
// Detaches l from his unit, if any; he stays where he is.
void Detach(const Battle& b, LeaderId l);
// GRA-LDR-14: killed or captured.
void LoseLeader(const Battle& b, LeaderId l);
// Where l, riding along the way, first touches u; nullopt if he does not within
// 20 U.
std::optional<Point> TouchOnWay(PositionView f, LeaderId l, Segment way,
                                UnitId u);
// GRA-LDR-12, GRA-I-20: l rides away from `menace` (kNone: his unit was
// removed); without a free friend he is lost.
void RideAway(const Battle& b, LeaderId l, UnitId menace);
// GRA-LDR-12, 13, GRA-I-21: unattached enemy leaders whose bases the path of
// the mover covers ride away; who is still covered is lost.
void MenaceLeaders(const Battle& b, UnitId mover, PolygonView path);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_LEADERS_H_
