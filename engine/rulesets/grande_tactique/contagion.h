// Contagion: friends that a fleeing unit has run through (GT-FLE-30 to 33).
//
// A cascade is walked depth first, nearest first. Who is still to be struck
// lies on the process stack as one long list, cut into frames of twelve, the
// next one last. A friend matters at most twice to a cascade (coherent, then
// disrupted, then fleeing), so no more than the next two entries of each are
// kept, and the list cannot outgrow the stack.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CONTAGION_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CONTAGION_H_

#include <cstdint>
#include <span>

#include "engine/rulesets/grande_tactique/sequence.h"

namespace berthier::grande_tactique {

// `crossed` are ids of units in the order met; `barriers` those of the runner.
void PushContagion(const Battle& b, std::span<const int16_t> crossed,
                   UnitSet barriers);
Progress AdvanceContagion(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CONTAGION_H_
