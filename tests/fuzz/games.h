// The rulesets that are fuzzed: those of the registry and the toys.
#ifndef BERTHIER_TESTS_FUZZ_GAMES_H_
#define BERTHIER_TESTS_FUZZ_GAMES_H_

#include <vector>

#include "engine/rulesets/registry.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {

inline std::vector<Ruleset> FuzzedRulesets() {
  std::vector<Ruleset> rulesets(Rulesets().begin(), Rulesets().end());
  rulesets.push_back(Breakthrough());
  rulesets.push_back(ConnectFour());
  rulesets.push_back(DiceDuel());
  return rulesets;
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_FUZZ_GAMES_H_
