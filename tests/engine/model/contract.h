// The contract suite: what every ruleset and scenario must keep (game.h).
//
// RunContract plays many random games of a scenario and checks at every step
// what is cheap, and at every few steps what is dear: proposals, orders
// altered at random, copies, the document of the position, outcome classes
// against all faces, views, words and pictures. The first broken law of a game
// is reported with the seed, the step and what was awaited.
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
  // A game that has not ended after so many orders and rolls does not end.
  int most_steps = 200'000;
  // Dear checks are made at one step of so many.
  int thorough_every = 17;
  // Orders altered at random, at every thorough step.
  int altered_orders = 40;
  // Rolls of up to so many faces are checked face by face, others by sample.
  uint64_t most_faces = 1296;
  int sampled_faces = 200;
  // Draws of ProposeOne per proposed verb, one of which must have that verb; 0
  // to leave it unchecked.
  int draws_per_verb = 40;
  // Nothing is drawn farther off the table than this.
  Length margin = Inches(48);
  // The published hash of the seeded run; see RunHash.
  std::optional<uint64_t> published = std::nullopt;
  // The scenario has a mirror image that must score mirrored.
  std::optional<Mirror> mirror = std::nullopt;
};

// Everything below, as GoogleTest failures of the calling test.
void RunContract(const Ruleset& ruleset, const ScenarioDocument& document,
                 const ContractOptions& options);

// The game, or a failure of the calling test that says the problem and null.
std::unique_ptr<const Game> BuildOrFail(const Ruleset& ruleset,
                                        const ScenarioDocument& document);

// One hash over all positions of `games` random games: the same on every
// compiler and machine, and another one as soon as anything plays differently.
uint64_t RunHash(const Game& game, uint64_t seed, int games, int most_steps);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_MODEL_CONTRACT_H_
