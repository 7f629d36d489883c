// How far infantry has to march to each objective, round impassable ground and
// round woods where that is faster.
//
// Computed once a battle and shared by all who play it.
//
//   const Marches marches(scenario);
//   if (const Ways* ways = marches.To(objective)) Aim(ways->Ahead(here, 10));
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_MARCHES_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_MARCHES_H_

#include <cstddef>
#include <vector>

#include "agents/doctrine/kit/ways.h"
#include "engine/rulesets/big_battle_napoleonic/facts/scenario.h"

namespace berthier::big_battle_napoleonic {

// Where an objective stands: a town's middle.
Spot PlaceOfObjective(const Scenario& scenario, size_t objective);

class Marches {
 public:
  explicit Marches(const Scenario& scenario);

  // The ways to an objective; null where no ground is ever in the way.
  const Ways* To(size_t objective) const {
    return ways_.empty() ? nullptr : &ways_[objective];
  }

 private:
  std::vector<Ways> ways_;  // one an objective
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_MARCHES_H_
