// Activation of divisions (S3, R3; GRA-CMD-05, 06, 10).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_DIVISIONS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_DIVISIONS_H_

#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Runs Phase::kDivisions: sets or tests every division of State::corps. With
// OPT-DIVROLL-LATE they stay pending, and TestDivision is called when the first
// unit would act.
Progress AdvanceDivisions(const Battle& b);
// Makes the division active, or pushes its test.
void TestDivision(const Battle& b, DivisionId d);
// Runs FrameKind::kDivision.
Progress AdvanceDivisionTest(const Battle& b);
extern const RollRow kDivisionRoll;  // R3

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_DIVISIONS_H_
