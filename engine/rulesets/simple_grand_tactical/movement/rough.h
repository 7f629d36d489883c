// Rough ground on a straight leg (section 4.11, GEO-24).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROUGH_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROUGH_H_

#include <optional>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

// The worst feature (lowest modifier, TER-06) that a footprint meets when its
// centre moves straight from that of `from` to `to`: kWater, kWoods, kUphill or
// kLinear; nullopt if the ground is clear.
std::optional<TestModifier> RoughOnLeg(PositionView f, const Block& from,
                                       Point to);
// The one with the lower modifier; nullopt if both are.
std::optional<TestModifier> WorseOf(std::optional<TestModifier> a,
                                    std::optional<TestModifier> b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROUGH_H_
