#include "engine/model/game.h"

#include "engine/model/fault.h"

namespace berthier {
namespace {

// Its footprint, if it is on the table: a body, or ground that can be named.
const std::vector<Point>* OutlineOf(const Picture& picture, EntityId id) {
  for (const Body& body : picture.bodies) {
    if (body.id == id) return &body.outline;
  }
  for (const Ground& ground : picture.ground) {
    if (ground.id == id && ground.closed) return &ground.points;
  }
  return nullptr;
}

}  // namespace

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

bool Game::IsToldTo(Side side, const Position& before,
                    const Position& after) const {
  Position view(layout());
  See(before, side, view);
  if (!(view == before)) return false;
  See(after, side, view);
  return view == after;
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

std::vector<Waypoint> Game::WayOf(const Position& /*position*/,
                                  const Order& /*order*/) const {
  return {};
}

std::vector<Zone> Game::ZonesOf(const Position& /*position*/,
                                EntityId /*id*/) const {
  return {};
}

std::optional<Measure> Game::MeasureBetween(const Position& position,
                                            EntityId a, EntityId b) const {
  if (!IsSome(a) || !IsSome(b) || a == b) return std::nullopt;
  const Picture picture = Draw(position);
  const std::vector<Point>* const from = OutlineOf(picture, a);
  const std::vector<Point>* const to = OutlineOf(picture, b);
  if (from == nullptr || to == nullptr) return std::nullopt;
  return MeasureOf(*from, *to);
}

std::vector<Purse> Game::PursesOf(const Position& /*position*/,
                                  Side /*side*/) const {
  return {};
}

std::optional<Price> Game::PriceOf(const Position& /*position*/,
                                   const Order& /*order*/) const {
  return std::nullopt;
}

}  // namespace berthier
