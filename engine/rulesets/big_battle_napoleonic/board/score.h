// Objectives, losses and the result (4.22).
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
LossCount LossesOf(PositionView f, Side side);
int ObjectivePointsOf(PositionView f, Side side);
// Points of a side: losses of the other and objectives (BBN-VIC-02,
// BBN-LIG-22).
int PointsOf(PositionView f, Side side);
Score ScoreOf(PositionView f);

// BBN-VIC-03, at every move's end.
void LookAtObjectives(const Battle& b);
// BBN-VIC-04: half of some army is gone.
bool HasCollapsed(PositionView f);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_SCORE_H_
