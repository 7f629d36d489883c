// Objectives, losses and the result of the battle (section 4.22).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_SCORE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_SCORE_H_

#include "engine/model/awaited.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Indices into Vocabulary::grades.
enum class Grading : uint8_t { kDraw, kVictory, kDecisive };

struct LossCount {
  int bases = 0;
  int batteries = 0;
};
// Losses of the side. When the game is over, half the bases (rounded up) of
// each unit that still routs count as lost (BBN-VIC-02).
LossCount LossesOf(PositionView f, Side side);
// Sum of the values of the objectives that the side holds.
int ObjectivePointsOf(PositionView f, Side side);
// Points of a side: for losses of the enemy and for objectives (BBN-VIC-02,
// BBN-LIG-22).
int PointsOf(PositionView f, Side side);
// Winner and grade of a finished battle, and the points of both sides.
Score ScoreOf(PositionView f);

// BBN-VIC-03, at the end of every move: a side takes an objective where it has
// infantry that does not rout and the enemy has no such unit.
void LookAtObjectives(const Battle& b);
// BBN-VIC-04: option army_collapse is on and a side has lost half its bases.
bool HasCollapsed(PositionView f);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_SCORE_H_
