// The possible targets of a follow-up charge, and the ride there (4.10, 5.11).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_APPROACH_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_APPROACH_H_

#include <cstdint>
#include <optional>

#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

enum class FollowUpFault : uint8_t {
  kNone,
  kNotAnEnemy,   // off the table or a friend
  kPriorTarget,  // GT-FUP-06
  kSilenced,
  kNotBeyond,  // not wholly beyond the front line of u
  kTooFar,
  kInWoods,
  kNotReachable,  // the way is barred
};
// `prior` is the unit that u has just beaten.
FollowUpFault FollowUpFaultOf(PositionView f, UnitId u, UnitId prior, UnitId t);
UnitSet FollowUpTargets(PositionView f, UnitId u, UnitId prior);

// Where u would stand after its ride to t (5.11); nullopt if the way is barred.
std::optional<Pose> ApproachTo(PositionView f, UnitId u, UnitId t);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_APPROACH_H_
