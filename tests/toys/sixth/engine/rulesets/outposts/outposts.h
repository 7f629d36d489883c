// Outposts: the smallest ruleset that has everything.
//
// Up to eight pickets; the sides alternate. In its turn a side orders one of
// its pickets: it steps up to 3 inches to a free place (OP-1), or shoots at an
// enemy within 6 inches with one die, which drives the enemy off on a 4 or more
// (OP-2). After a given number of turns, or when a side has no picket left, the
// side with more pickets wins (OP-3).
//
//   const Ruleset ruleset = Outposts();
#ifndef BERTHIER_TESTS_TOYS_SIXTH_ENGINE_RULESETS_OUTPOSTS_OUTPOSTS_H_
#define BERTHIER_TESTS_TOYS_SIXTH_ENGINE_RULESETS_OUTPOSTS_OUTPOSTS_H_

#include "engine/model/game.h"

namespace berthier {

Ruleset Outposts();

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_SIXTH_ENGINE_RULESETS_OUTPOSTS_OUTPOSTS_H_
