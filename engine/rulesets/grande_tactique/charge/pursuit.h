// Pursuit: cavalry that makes no follow-up rides after the unit it has put to
// flight (GT-PUR-01 to 11, 5.10).
//
// Laws: the pursuer ends disrupted unless its ride ends in a charge; it never
// ends on another unit; the pursued unit, if it still stands, is exhausted.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_PURSUIT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_PURSUIT_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// Moves u at once; if it rides into a charge, that is pushed on the stack.
void Pursue(const Battle& b, UnitId u, UnitId prior);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_PURSUIT_H_
