// How the target of a charge defends itself, by its arm (4.8).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_DEFENCE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_DEFENCE_H_

#include "engine/rulesets/grande_tactique/charge/charge.h"

namespace berthier::grande_tactique {

// The target of the charge on top has passed or failed its check.
void ResolveDefence(const Battle& b, Check check);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_DEFENCE_H_
