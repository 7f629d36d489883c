// The free set-up of the ground (S0, D0, R12; IMP-SCN-01, 02,
// OPT-FREE-SETUP): who attacks, which pieces of terrain there are, the pieces
// that the defender places and the one that the attacker moves or removes.
//
// Decision: pieces are laid along the edges of the table; every distance of
// IMP-SCN is halved with OPT-DIVSCALE (GRA-I-64).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_TERRAIN_LAYING_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_TERRAIN_LAYING_H_

#include <vector>

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

inline Side AttackerOf(const State& s) {
  return static_cast<Side>(s.setup.attacker);
}
inline Side DefenderOf(const State& s) { return Opponent(AttackerOf(s)); }

// Runs Phase::kTerrain.
Progress AdvanceTerrain(const Battle& b);
extern const RollRow kAttackerRoll;  // R12, a side at a time
extern const RollRow kVillageRoll;   // R12
extern const RollRow kRiverRoll;     // R12

// D0: kPlace, kPlaceRiver, kEndTerrain, kShift, kRemove, kAccept.
Verdict CheckTerrain(PositionView f, const Order& order);
void PlayTerrain(const Battle& b, const Order& order);
void ProposeTerrain(PositionView f, std::vector<Order>& orders);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_TERRAIN_LAYING_H_
