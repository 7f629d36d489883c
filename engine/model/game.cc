#include "engine/model/game.h"

#include "engine/model/fault.h"

namespace berthier {

bool Game::ThrownAgain(const Position& /*position*/,
                       const Faces& /*faces*/) const {
  return false;
}

bool Game::SameOutcome(const Position& position, const Faces& a,
                       const Faces& b) const {
  Position after_a = position, after_b = position;
  Resolve(after_a, a, nullptr);
  Resolve(after_b, b, nullptr);
  return Hash(after_a) == Hash(after_b);
}

void Game::See(const Position& position, Side /*side*/, Position& view) const {
  view = position;
}

void Game::Sample(const Position& view, Side /*side*/, Chooser& /*chooser*/,
                  Position& position) const {
  position = view;
}

const OutcomeClass& ClassOf(const Game& game, const Position& position,
                            const Roll& roll, const Faces& faces) {
  for (const OutcomeClass& outcome : roll.outcomes) {
    if (game.SameOutcome(position, faces, outcome.sample)) return outcome;
  }
  Abort(__FILE__, __LINE__, "faces that belong to no class");
}

std::vector<EntityId> Game::ShareNames(const Position& /*position*/,
                                       const Order& /*order*/) const {
  return {};
}

}  // namespace berthier
