// The contract suite: the laws that every ruleset and scenario must obey
// (game.h).
//
// RunContract plays many random games of a scenario. It makes cheap checks at
// every step and expensive ones at every few steps: proposals, orders altered
// at random, copies, the document of the position, outcome classes against all
// faces, views, words and pictures. The first violation in a game is reported
// with the seed, the step and what was awaited.
//
//   TEST(Toy, KeepsTheContract) {
//     RunContract(Breakthrough(), BreakthroughStart(), {.games = 50});
//   }
#ifndef BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_H_
#define BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_H_

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/model/game.h"
#include "tests/engine/model/mirror.h"

namespace berthier {

struct ContractOptions {
  uint64_t seed = 1;
  int games = 10;
  // A game with more orders and rolls than this counts as endless: a failure.
  int most_steps = 200'000;
  // Expensive checks are made at one of this many steps.
  int thorough_every = 17;
  // Number of randomly altered orders at each of these steps.
  int altered_orders = 40;
  // Rolls with up to this many combinations of faces are checked exhaustively,
  // others by `sampled_faces` random throws.
  uint64_t most_faces = 1296;
  int sampled_faces = 200;
  // Calls of ProposeOne for each proposed verb, one of which must return that
  // verb; 0: unchecked.
  int draws_per_verb = 40;
  // Pictures may draw nothing farther off the table than this.
  Length margin = Inches(48);
  // The published hash of the seeded run; see RunHash.
  std::optional<uint64_t> published = std::nullopt;
  // If set, the mirror image of the scenario must have the mirrored score.
  std::optional<Mirror> mirror = std::nullopt;
};

// Makes all checks; violations are GoogleTest failures of the calling test.
void RunContract(const Ruleset& ruleset, const ScenarioDocument& document,
                 const ContractOptions& options);

// The game; on a problem, null and a failure of the calling test.
std::unique_ptr<const Game> BuildOrFail(const Ruleset& ruleset,
                                        const ScenarioDocument& document);

// A hash over all positions of `games` random games: the same on every compiler
// and machine, and different as soon as anything plays differently.
uint64_t RunHash(const Game& game, uint64_t seed, int games, int most_steps);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_H_
