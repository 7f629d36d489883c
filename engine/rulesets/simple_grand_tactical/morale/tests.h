// Tests on the Rally table (RAL-12): rally, withdrawal, contact. Also the test
// for rough ground, and the mortality rolls of generals.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_TESTS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_TESTS_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Pushes a test of u (kRally, kWithdrawal, kRough or kContact). `feature`: for
// kRough, the TestModifier of the ground. `with_general`: for kRally, whether
// the order of D02 uses the general.
void PushTest(const Battle& b, RollKind test, UnitId u, int feature = 0,
              bool with_general = false);
// Runs FrameKind::kTest: D06 if a general could help, then the roll.
Progress AdvanceTest(const Battle& b);
// D06 for the test or control roll on top of the stack of frames.
void PlayUseGeneral(const Battle& b, bool use);

extern const RollRow kRallyRoll;       // R02
extern const RollRow kWithdrawalRoll;  // R04
extern const RollRow kRoughRoll;       // R05
extern const RollRow kContactRoll;     // R06

// Runs FrameKind::kMortality.
Progress AdvanceMortality(const Battle& b);
extern const RollRow kMortalityRoll;  // R09

// Of the 36 throws of two dice, the number that pass on the Rally table with
// this sum of modifiers.
int PassesIn36(int modifiers);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_TESTS_H_
