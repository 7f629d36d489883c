// Orders that a unit obeys where it stands: pivot, limber, square, fire,
// charge, spike, rally, withdraw (D6 to D13).
//
// Each order has a Check function that changes nothing and a Play function that
// assumes Check has accepted. u must be a unit of the moving side.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_UNIT_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_UNIT_ORDERS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// `charged`: the unit to charge; kNone for a plain pivot (GT-MOV-22, 5.6).
Verdict CheckPivot(PositionView f, UnitId u, Heading heading, UnitId charged);
void PlayPivot(const Battle& b, UnitId u, Heading heading, UnitId charged);

enum class Limbering : uint8_t { kLimber, kUnlimber };
Verdict CheckLimber(PositionView f, UnitId u, Limbering how, Heading heading);
void PlayLimber(const Battle& b, UnitId u, Limbering how, Heading heading);

Verdict CheckFormSquare(PositionView f, UnitId u);
void PlayFormSquare(const Battle& b, UnitId u);
Verdict CheckLeaveSquare(PositionView f, UnitId u, Heading heading);
void PlayLeaveSquare(const Battle& b, UnitId u, Heading heading);

Verdict CheckStartFiring(PositionView f, UnitId u);
void PlayStartFiring(const Battle& b, UnitId u);
Verdict CheckStopFiring(PositionView f, UnitId u);
void PlayStopFiring(const Battle& b, UnitId u);

Verdict CheckCharge(PositionView f, UnitId u, UnitId target);
void PlayCharge(const Battle& b, UnitId u, UnitId target);

Verdict CheckSpike(PositionView f, UnitId u, UnitId target);
void PlaySpike(const Battle& b, UnitId u, UnitId target);
Verdict CheckRally(PositionView f, UnitId u);
void PlayRally(const Battle& b, UnitId u);
Verdict CheckWithdraw(PositionView f, UnitId u);
void PlayWithdraw(const Battle& b, UnitId u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_UNIT_ORDERS_H_
