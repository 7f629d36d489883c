// Fire (R3; LGA-FIR, LGA-FRT-01 to 10, LGA-HIL-03, 05, LGA-SQR-04, LGA-SET-10
// to 12): the action, and the reaction to a charge.
//
//   if (const Verdict v = CheckFire(f, e, order); !v.ok()) return v;
//   ...
//   StartFire(b, e);  // after its Action Check
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_FIRE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_FIRE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"
#include "engine/rulesets/la_grande_armee/field/sight.h"

namespace berthier::la_grande_armee {

// What comes of aiming from an edge (a face, a side) at a target.
struct Shot {
  Aim aim;
  int dice = 0;  // 0: not legal
  int muskets = 0;
  int guns = 0;
  int band = 0;  // row of kFireBands
};
Shot ShotAt(PositionView f, ElementId shooter, Edge edge, ElementId target,
            ShotKind kind);

// FIRE of D4: object the target, manner the face or side it fires from.
Verdict CheckFire(PositionView f, ElementId e, const Order& order);
// LGA-SQR-04: whether another face of the square has a target to name
// (State::face_targets).
bool MoreFaces(PositionView f, ElementId e);
// Pushes the fire that State::declared and, of a square, the face targets say.
void StartFire(const Battle& b, ElementId e);
// LGA-REA-08 to 10: whether the target of a charge can receive it with fire
// from that edge.
bool MayReceiveWithFire(PositionView f, ElementId shooter, Edge edge,
                        ElementId charger);

// Runs FrameKind::kFire.
Progress AdvanceFire(const Battle& b);
extern const RollRow kFireRoll;  // R3

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_FIRE_H_
