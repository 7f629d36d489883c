// Tests on the Rally table (RAL-12): rally, withdrawal, contact, rough ground,
// and the lives of generals.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_TESTS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_TESTS_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Pushes the test of u (kRally, kWithdrawal, kRough, kContact). `feature`: of
// R05, a TestModifier. `with_general`: of R02, where D02 has said so.
void PushTest(const Battle& b, RollKind test, UnitId u, int feature = 0,
              bool with_general = false);
// TaskKind::kTest: asks D06 where a general could help, throws, and ends.
Progress AdvanceTest(const Battle& b);
// D06, of the test or of the control roll on top of the stack.
void PlayUseGeneral(const Battle& b, bool use);

extern const RollRow kRallyRoll;       // R02
extern const RollRow kWithdrawalRoll;  // R04
extern const RollRow kRoughRoll;       // R05
extern const RollRow kContactRoll;     // R06

// TaskKind::kMortality.
Progress AdvanceMortality(const Battle& b);
extern const RollRow kMortalityRoll;  // R09

// The odds of passing, in 36ths, of a test on the Rally table with this sum of
// modifiers; for words and doctrines.
int PassesIn36(int modifiers);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_TESTS_H_
