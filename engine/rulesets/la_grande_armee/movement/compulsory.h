// The Compulsory Round (4.7): dispersals, routs, retires, recalls, one side
// after the other; moving into a settlement whose garrison runs (SET-23).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_COMPULSORY_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_COMPULSORY_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// The phase kCompulsory.
Progress AdvanceCompulsory(const Battle& b);
// COM-02 with dispersal_timing=IMMEDIATE: disperses the first worn element of
// the table; false if there is none.
bool DisperseWorn(const Battle& b);

// kRout: the rout move of `unit`: its way, those who see it (R19), its move,
// those who may move into its settlement (D12).
Progress AdvanceRout(const Battle& b);
extern const RollRow kSeesRoutRoll;  // R19

// D12: kOccupy, kDecline.
Verdict CheckOccupy(PositionView f, const Order& order);
void PlayOccupy(const Battle& b, const Order& order);

// ---- Rout moves (5.8) -------------------------------------------------------

struct RoutPlan {
  enum class End : uint8_t { kStands, kOffTable, kNoWayOut };
  End end = End::kNoWayOut;
  Heading way;
  Length length;
  int files = 1;  // of the final layout
};
RoutPlan PlanRout(PositionView f, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_COMPULSORY_H_
