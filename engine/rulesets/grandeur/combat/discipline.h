// The Discipline Test (R4; IMP-DSC).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_DISCIPLINE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_DISCIPLINE_H_

#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Runs FrameKind::kTest: awaits R4, leaves the result in State::test_passed.
// Effects of failure are those of the frame that asked.
Progress AdvanceTest(const Battle& b);
extern const RollRow kDisciplineRoll;  // R4

// Number needed and sum of modifiers of a test of u as kTest frame `test`
// would ask for it now.
int TestModifiers(PositionView f, const Frame& test);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_DISCIPLINE_H_
