// The four tests of one element (R5, R6, R12, R13; LGA-FRT, LGA-REA-02 to 06,
// LGA-MRT, LGA-MMT). Each is a frame; markers are added at once, and the result
// is left in the marks of the element: kFailed, kRouts.
//
// Laws: a test that can end in one way only is not rolled; a Melee Morale Test
// changes nothing but the mark, since those of a phase are simultaneous
// (LGA-MMT-10).
//
//   PushTest(b, e, TestKind::kReaction, losses);
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_TESTS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_TESTS_H_

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

enum class TestKind : uint8_t { kFire, kContact, kReaction, kMorale };
enum TestFlag : uint8_t {
  kFewDice = 1,      // FRT: 4 dice or less, without effect
  kInTownFight = 2,  // FRT: LGA-SET-19; MMT: it defends the settlement
  kWonPhase = 4,     // MMT
  kFirmSquare = 8,   // MMT
};

// `count`: casualties (FRT, MRT). `from`: who makes contact (CRT).
void PushTest(const Battle& b, ElementId e, TestKind kind, int count,
              int flags = 0, ElementId from = ElementId::kNone);

// Runs FrameKind::kTest.
Progress AdvanceTest(const Battle& b);
extern const RollRow kFireTestRoll;      // R5
extern const RollRow kContactTestRoll;   // R6
extern const RollRow kReactionTestRoll;  // R12
extern const RollRow kMoraleTestRoll;    // R13

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_TESTS_H_
