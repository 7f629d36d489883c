// The rulesets and games that are fuzzed: registered rulesets and toys.
#ifndef BERTHIER_TESTS_FUZZ_GAMES_H_
#define BERTHIER_TESTS_FUZZ_GAMES_H_

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "arenas/scenarios/bundled.h"
#include "engine/rulesets/registry.h"
#include "proto/position_codec.h"
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

using GamePointer = std::unique_ptr<const Game>;

// Builds a game; aborts if the document is invalid.
inline GamePointer Made(const Ruleset& ruleset,
                        const ScenarioDocument& document) {
  Built built = ruleset.build(document);
  if (const Problem* problem = std::get_if<Problem>(&built)) {
    std::fprintf(stderr, "%s\n", Complaint(document.name, *problem).c_str());
    std::abort();
  }
  return std::get<GamePointer>(std::move(built));
}

// A game of each toy and of each bundled scenario.
inline std::vector<GamePointer> FuzzedGames() {
  std::vector<GamePointer> games;
  games.push_back(Made(Breakthrough(), BreakthroughStart()));
  games.push_back(Made(ConnectFour(), ConnectFourStart()));
  games.push_back(Made(DiceDuel(), DiceDuelStart(5, 6, 20, Fog::kOn)));
  for (const BundledText& scenario : BundledScenarios()) {
    const absl::StatusOr<WrittenDocument> read =
        ReadPosition({scenario.name, scenario.text}, Form::kText);
    if (!read.ok()) {
      std::fprintf(stderr, "%s\n", read.status().ToString().c_str());
      std::abort();
    }
    if (const Ruleset* ruleset = FindRuleset(read->document.ruleset)) {
      games.push_back(Made(*ruleset, read->document));
    }
  }
  return games;
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_FUZZ_GAMES_H_
