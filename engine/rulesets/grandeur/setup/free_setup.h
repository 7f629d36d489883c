// The free set-up (S0, D0, R12; IMP-SCN-01 to 05, OPT-FREE-SETUP): who attacks,
// which pieces of terrain there are, the pieces that the defender places and
// the one that the attacker moves or removes; then the defender takes an edge,
// and corps by corps is deployed, alternately, whom its owner musters, unit by
// unit and leader by leader.
//
// Decision: pieces are laid along the edges of the table; every distance of
// IMP-SCN is halved with OPT-DIVSCALE (GRA-I-64).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_FREE_SETUP_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_FREE_SETUP_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

inline Side AttackerOf(const State& s) {
  return static_cast<Side>(s.setup.attacker);
}
inline Side DefenderOf(const State& s) { return Opponent(AttackerOf(s)); }

Progress AdvanceTerrain(const Battle& b);     // Phase::kTerrain
Progress AdvanceDeployment(const Battle& b);  // Phase::kDeployment
extern const RollRow kAttackerRoll;           // R12, a side at a time
extern const RollRow kVillageRoll;            // R12
extern const RollRow kRiverRoll;              // R12

// D0: kPlace, kPlaceRiver, kEndTerrain, kShift, kRemove, kAccept.
Verdict CheckTerrain(PositionView f, const Order& order);
void PlayTerrain(const Battle& b, const Order& order);
void ProposeTerrain(PositionView f, std::vector<Order>& orders);

// D0: kEdge, kMuster, kDeploy, kDeployWith.
Verdict CheckDeploy(PositionView f, const Order& order);
void PlayDeploy(const Battle& b, const Order& order);
// Orders for the edge, the next corps, or the next unit or leader of it: where
// the lay-out has him, and some alternatives.
void ProposeDeploy(PositionView f, std::vector<Order>& orders);
// Sets `order` to a random legal place for the next unit, or to that of the
// lay-out if a few tries fail. False if no unit is left to deploy now.
bool SampleDeploy(PositionView f, Chooser& chooser, Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_FREE_SETUP_H_
