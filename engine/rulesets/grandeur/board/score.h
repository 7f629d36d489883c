// Demoralisation and the result of the battle (4.12, IMP-VDT).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_SCORE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_SCORE_H_

#include "engine/model/awaited.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Indices into Vocabulary::grades.
enum class Grading : uint8_t { kDraw, kMinor, kVictory };

// VD left as a share of VDT, in ten-thousandths.
int ShareOf(PositionView f, Side side);
// Winner and grade of a finished battle; the points of each side are its
// ShareOf.
Score ScoreOf(PositionView f);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_SCORE_H_
