// Reinforcements: which units arrive, which are overdue, and where they enter
// (GT-SCN-02, 06 to 09).
//
// A formation arrives in the first player-turn of its side in a round whose
// clock has reached its time; a unit still off the table in a later player-turn
// of its side is overdue. Both follow from the clock and the flags set at T0.
//
//   if (Overdue(f, u)) ...  // it enters as an ordinary move
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_ARRIVALS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_ARRIVALS_H_

#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Minute of the day at the start of a round (GT-SCN-02).
int ClockAt(const Scenario& s, int round);

// Where and when the unit or general enters: the entry of its division, else of
// its corps, else of its side.
const Arrival& ArrivalOf(const Scenario& s, UnitId u);
const Arrival& ArrivalOf(const Scenario& s, GeneralId g);

// True if u is pending and arrives in this player-turn of its side.
bool Arriving(PositionView f, UnitId u);
bool Overdue(PositionView f, UnitId u);
bool MayEnter(PositionView f, GeneralId g);

// True if some unit of the side is still to arrive, now or later (GT-SCN-10).
bool StillToArrive(PositionView f, Side side);

// T0: marks the formations of the moving side that arrive in this turn.
void MarkArrivals(const Battle& b);

// The entry stretch on the table edge; whether p is on it (within kRounding).
Segment EntryStretch(const Scenario& s, const Arrival& arrival);
bool OnStretch(const Scenario& s, const Arrival& arrival, Point p);
// Front edge on the table edge, middle at p, heading inward (GT-SCN-07).
Pose EntryPose(const Arrival& arrival, Point p, BaseSize size);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_ARRIVALS_H_
