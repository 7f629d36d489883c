#include "engine/model/game.h"

namespace berthier {

bool Game::ThrownAgain(const Position& /*position*/,
                       const Faces& /*faces*/) const {
  return false;
}

void Game::See(const Position& position, Side /*side*/, Position& view) const {
  view = position;
}

void Game::Sample(const Position& view, Side /*side*/, Chooser& /*chooser*/,
                  Position& position) const {
  position = view;
}

std::vector<EntityId> Game::ShareNames(const Position& /*position*/,
                                       const Order& /*order*/) const {
  return {};
}

}  // namespace berthier
