// Objectives and the result of the battle (section 4.19).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SCORE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SCORE_H_

#include "engine/model/awaited.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Indices into Vocabulary::grades.
enum class Grading : uint8_t { kDraw, kOnPoints, kVictory };

// VIC-07: whether the footprint of u touches the circle or polygon of
// objective i (an index into Ground::objectives).
bool TouchesObjective(PositionView f, UnitId u, int i);
// VIC-07, 08: gives an objective to a side that touches it with an ordered unit
// while the other side does not touch it. Reports changes; checks victory.
void UpdateObjectives(const Battle& b);
// The army morale that the side has left as a share of its base, in
// ten-thousandths (VIC-10). Negative if it has lost more than its morale.
int ShareOf(PositionView f, Side side);
// Winner and grade of a finished battle (VIC-04 to 10); the points of each side
// are its ShareOf.
Score ScoreOf(PositionView f);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SCORE_H_
