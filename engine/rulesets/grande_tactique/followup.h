// Follow-up charges: what cavalry does after a success (CH8, 4.10, 5.11).
//
// A frame of kind kAfter holds the cavalry of the group. All check; those that
// failed pursue; those that passed choose targets, and the groups so formed
// charge, in the order in which they were chosen. Before every step of its own
// each unit is looked at again (GT-FUP-13).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FOLLOWUP_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FOLLOWUP_H_

#include <cstdint>
#include <optional>

#include "engine/rulesets/grande_tactique/charge.h"
#include "engine/rulesets/grande_tactique/process.h"

namespace berthier::grande_tactique {

// More cavalry than this cannot get at one target; were they more, the last
// ones by id would stay where they are.
inline constexpr int kMaxAfter = 12;

// What a unit of the frame waits for; any other value is the target that it
// has chosen and waits to charge.
enum class AfterFate : uint8_t {
  kToRoll = 0xF0,
  kFailed = 0xF1,    // is to pursue
  kPassed = 0xF2,    // is to choose
  kRechoose = 0xF3,  // is to choose anew when its group has been resolved
  kDone = 0xF4,
};
enum class AfterStage : uint8_t { kRolling, kPursuing, kChoosing, kCharging };

// Makes `frame` one of kind kAfter.
void BeginAfter(Frame& frame, UnitSet cavalry, UnitId principal, UnitId prior);
Progress AdvanceAfter(const Battle& b);
// The unit whose check or choice is awaited, and what it has beaten.
UnitId ChooserOf(const State& state);
void ResolveFollowUp(const Battle& b, Check check);
void ChooseFollowUp(const Battle& b, UnitId target);

// ---- Targets ----------------------------------------------------------------

enum class FollowUpFault : uint8_t {
  kNone,
  kNotAnEnemy,   // off the table or a friend
  kPriorTarget,  // GT-FUP-06
  kSilenced,
  kNotBeyond,  // not wholly beyond the front line
  kTooFar,
  kInWoods,
  kNotReachable,  // the way is barred
};
// `prior` is what u has just beaten.
FollowUpFault FollowUpFaultOf(Field f, UnitId u, UnitId prior, UnitId t);
UnitSet FollowUpTargets(Field f, UnitId u, UnitId prior);

// Where u would stand after its ride to t (5.11); nothing if the way is
// barred.
std::optional<Pose> ApproachTo(Field f, UnitId u, UnitId t);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FOLLOWUP_H_
