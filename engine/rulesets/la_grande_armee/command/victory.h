// The end of a bound, objectives and the result (4.33).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_VICTORY_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_VICTORY_H_

#include "engine/model/awaited.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// Indices into Vocabulary::grades.
enum class Grading : uint8_t { kDraw, kPoints, kVictory };

// VIC-02: bases lost and routing.
int LostAndRouting(PositionView f, Side side);
// VIC-05, in hundredths of a point.
int PointsOf(PositionView f, Side side);
// Winner and grade of a finished battle; the points of each side are its own.
Score ScoreOf(PositionView f);

// Phase kEnd (SEQ-10, VIC): the next bound, or the end.
Progress AdvanceEnd(const Battle& b);
// VIC-04: ends the game if a side has nobody left; true if it has ended.
bool EndIfDestroyed(const Battle& b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_VICTORY_H_
