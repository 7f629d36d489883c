// How far a charger goes and whom it meets (IMP-CHG-02 to 04, IMP-EVA-04).
//
// Laws: nothing here changes the position. Distances are measured straight
// ahead from where the charger stands.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_REACH_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_REACH_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/rulesets/grandeur/board/zones.h"

namespace berthier::grandeur {

// What the base of u sweeps over straight ahead.
SmallPolygon PathAhead(PositionView f, UnitId u, Length distance);

struct Speed {
  Length move;         // M, halved by Difficult ground (IMP-CHG-03)
  bool bonus = false;  // the charge bonus die is open to it (IMP-CHG-04)
};
// On the way to an enemy at that distance. `failed`: it has failed the test of
// this phase.
Speed SpeedTo(PositionView f, UnitId u, Length distance, bool failed);
// On the way to nobody: a press that meets no enemy.
Speed SpeedAhead(PositionView f, UnitId u, bool failed);
// The greatest that R5 can give.
Length GreatestBonus(PositionView f);

// The first enemy unit or unattached leader ahead whom u can reach.
Ahead FirstInReach(PositionView f, UnitId u, bool failed);

// How far u can go in an ordinary forward move without contact, from 0.
Length GreatestForward(PositionView f, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_REACH_H_
