// Changing a position: the functions through which the state is changed.
//
// Every change with consequences elsewhere (latches, charge orders, lost
// points, attached generals, stale aspects) must go through these functions, so
// that no consequence is forgotten. Each reports its event, if it has one.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHANGES_H_

#include <cstdint>

#include "engine/kit/state/telling.h"
#include "engine/model/event.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"

namespace berthier::grande_tactique {

// A position being changed, and the listener (may be null).
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;

  operator PositionView() const { return {scenario, state}; }  // NOLINT: a view
  UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
};

// ---- Units ------------------------------------------------------------------

// Puts u at `pose` with its present base (line or square); changes nothing
// else.
void Place(const Battle& b, UnitId u, Pose pose);
// Ends u's occupation of its area, if any; its base stays at the centroid until
// Place.
void LeaveArea(const Battle& b, UnitId u);
// Makes u the occupant of the area, its centre on the centroid (GT-MOV-26).
void Occupy(const Battle& b, UnitId u, AreaId area, Heading heading);

// Call after every movement or removal: forgets the aspects of contacts that no
// longer exist (GT-CON-09).
void DropBrokenAspects(const Battle& b);
// Call when `enemy` pivots, moves, turns or changes formation: all aspects of
// units in contact with it become FRONT (GT-CON-10). Its own aspects are kept;
// see ClearOwnAspects.
void ResetAspectsAgainst(const Battle& b, UnitId enemy);
void ClearOwnAspects(const Battle& b, UnitId u);
// Stores the aspect of u's contact with `enemy`.
void RecordAspect(const Battle& b, UnitId u, UnitId enemy, Aspect aspect);

// Coherent -> disrupted; no effect on units in a worse state. The charge order
// of u lapses (GT-CHG-05).
void Disrupt(const Battle& b, UnitId u);
// To coherent, unless exhausted (GT-STA-12: stays disrupted).
void MakeCoherent(const Battle& b, UnitId u);
// Sets the permanent flag; a coherent unit becomes disrupted with it
// (GT-STA-13).
void Exhaust(const Battle& b, UnitId u);
// Artillery (GT-STA-17, 18): stops firing.
void Silence(const Battle& b, UnitId u);
// Sets FLEEING with its consequences (GT-FLE-03, GT-CON-11): u leaves square
// (line base at the same centre) and its area, stops firing, and loses its
// charge order and aspects. Does not run the flight.
void BeginFleeing(const Battle& b, UnitId u);

void StartFiring(const Battle& b, UnitId u);
void StopFiring(const Battle& b, UnitId u);
// Cancels u's charge order, if it has one.
void LapseCharge(const Battle& b, UnitId u);

// Takes u off the table (DESTROYED, FLED_OFF, WITHDRAWN): counts lost points,
// division and corps losses, frees its area, detaches its general, who stays at
// `place` (GT-DES-04).
void Remove(const Battle& b, UnitId u, Presence presence, DestroyCause cause,
            Point place);

// ---- Generals ---------------------------------------------------------------

// Puts a general who is not attached to a unit at `place`.
void StandAt(State& state, GeneralId g, Point place);
void Attach(const Battle& b, GeneralId g, UnitId u);
void Detach(const Battle& b, GeneralId g);  // he stays at his unit's centre
void Kill(const Battle& b, GeneralId g);    // GT-R6

// ---- Latches (GT-SEQ-07) ----------------------------------------------------

// Updates whether the division of u has collapsed and its corps is broken.
// Called by every function above that changes cohesion or presence.
void TestLatches(const Battle& b, UnitId u);

// ---- Waiting ----------------------------------------------------------------

// Awaits the morale check (R2) of `u` for `purpose`.
void AwaitMorale(const Battle& b, UnitId u, Purpose purpose);
// Nothing is awaited any more; also clears the purpose of the awaited check.
void ClearAwaited(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHANGES_H_
