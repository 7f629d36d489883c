#include "engine/rulesets/la_grande_armee/command/action_target.h"

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {

int ActionTarget(PositionView f, ElementId e, Roll* roll) {
  const LeaderId cc = CommanderOf(f, e);
  // Decision: a corps without a commander has the lowest ability.
  int target = IsSome(cc) ? f.scenario.leader(cc).ability : 1;
  if (roll != nullptr) AddModifier(*roll, ModifierCode::kAbility, target);
  const auto add = [&](ModifierCode code) {
    target += ValueOf(code);
    if (roll != nullptr) AddModifier(*roll, code, ValueOf(code));
  };
  const auto status =
      IsSome(cc) ? f.state.leader(cc).status : LeaderStatus::kGone;
  if (status == LeaderStatus::kCounter || status == LeaderStatus::kGone) {
    add(ModifierCode::kCommanderLost);
  } else if (status != LeaderStatus::kAbsent) {
    const bool attached = status == LeaderStatus::kAttached;
    const bool here = attached && f.state.leader(cc).element == e;
    const bool enters = EnteringElement(f.state) == e;
    if (here) add(ModifierCode::kWithIt);
    if (attached && !here) add(ModifierCode::kElsewhere);
    if (!here && !enters && !IsCavalry(f, e) &&
        !WithinOf(f, e, f.state.leader(cc).pos,
                  Inches(kDistances.foot_radius))) {
      add(ModifierCode::kFar);
    }
  }
  if (ArmyNear(f, e)) add(ModifierCode::kArmyCommander);
  return target;
}

}  // namespace berthier::la_grande_armee
