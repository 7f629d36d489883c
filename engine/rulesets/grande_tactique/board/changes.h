// Changing a position: the few ways in which the state may change.
//
// Everything that has a consequence elsewhere (latches, charge orders, lost
// points, attached generals, stale aspects) is changed through these, so that
// no consequence can be forgotten. Each tells its event.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHANGES_H_

#include <cstdint>

#include "engine/kit/state/telling.h"
#include "engine/model/event.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"

namespace berthier::grande_tactique {

// A position being changed, and who listens (may be null).
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;

  operator PositionView() const { return {scenario, state}; }  // NOLINT: a view
  UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
};

// ---- Units ------------------------------------------------------------------

// Puts u there with the base it has now (line or square); nothing else.
void Place(const Battle& b, UnitId u, Pose pose);
// Moves u out of its area, if it is in one; the base stays at the centroid
// until placed.
void LeaveArea(const Battle& b, UnitId u);
// Makes u the occupant: centre on the centroid (GT-MOV-26).
void Occupy(const Battle& b, UnitId u, AreaId area, Heading heading);

// After the end of every movement or removal: forgets aspects of contacts that
// are no longer contacts (GT-CON-09).
void DropBrokenAspects(const Battle& b);
// `enemy` pivoted, moved, turned or changed formation: all aspects against it
// become FRONT (GT-CON-10), and it keeps none of its own when `fled`.
void ResetAspectsAgainst(const Battle& b, UnitId enemy);
void ClearOwnAspects(const Battle& b, UnitId u);
void RecordAspect(const Battle& b, UnitId u, UnitId enemy, Aspect aspect);

// Coherent -> disrupted; no effect on units in a worse state. Its charge order
// lapses (GT-CHG-05).
void Disrupt(const Battle& b, UnitId u);
// To coherent, unless exhausted (GT-STA-12: stays disrupted).
void MakeCoherent(const Battle& b, UnitId u);
// Sets the permanent flag; a coherent unit becomes disrupted with it
// (GT-STA-13).
void Exhaust(const Battle& b, UnitId u);
// Artillery (GT-STA-17, 18): stops firing.
void Silence(const Battle& b, UnitId u);
// Sets FLEEING and what goes with it (GT-FLE-03, GT-CON-11): square left (line
// base at the same centre), firing stopped, charge order lapsed, area left,
// aspects dropped. Does not run.
void BeginFleeing(const Battle& b, UnitId u);

void StartFiring(const Battle& b, UnitId u);
void StopFiring(const Battle& b, UnitId u);
void LapseCharge(const Battle& b, UnitId u);

// Takes u off the table (DESTROYED, FLED_OFF, WITHDRAWN): counts lost points,
// division and corps losses, frees its area, leaves an attached general
// detached at `place` (GT-DES-04).
void Remove(const Battle& b, UnitId u, Presence presence, DestroyCause cause,
            Point place);

// ---- Generals ---------------------------------------------------------------

// Puts him there; he is with no unit.
void StandAt(State& state, GeneralId g, Point place);
void Attach(const Battle& b, GeneralId g, UnitId u);
void Detach(const Battle& b, GeneralId g);  // stands at his unit's centre
void Kill(const Battle& b, GeneralId g);    // GT-R6

// ---- Latches (GT-SEQ-07) ----------------------------------------------------

// Called by every function above that changes cohesion or presence.
void TestLatches(const Battle& b, UnitId u);

// ---- Waiting ----------------------------------------------------------------

// R2: `u` throws for `purpose`.
void AwaitMorale(const Battle& b, UnitId u, Purpose purpose);
// The awaited thing has come, and with it its purpose.
void ClearAwaited(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHANGES_H_
