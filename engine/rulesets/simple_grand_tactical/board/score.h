// Objectives and the result (4.19).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SCORE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SCORE_H_

#include "engine/model/awaited.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Indices into Vocabulary::grades.
enum class Grading : uint8_t { kDraw, kOnPoints, kVictory };

// VIC-07: whether u touches the circle or polygon of objective i.
bool TouchesObjective(PositionView f, UnitId u, int i);
// VIC-07, 08: who holds what now; tells and checks victory.
void UpdateObjectives(const Battle& b);
// Remaining share of the side's morale, in ten-thousandths (VIC-10).
int ShareOf(PositionView f, Side side);
// Points: chips that lie in the enemy's dish, and what its objectives are
// worth, as ShareOf says.
Score ScoreOf(PositionView f);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SCORE_H_
