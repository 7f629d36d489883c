#include "arenas/analysis/lapses.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "arenas/analysis/paymasters.h"

namespace berthier {
namespace {

// The player-turn of a side, as far as it is known.
struct Turn {
  std::map<EntityId, int> divided;  // by holder
  std::map<EntityId, int> left;
  int paid = 0;
};

void Count(const Turn& turn, Lapses& lapses) {
  int left = 0;
  for (const auto& [holder, points] : turn.left) left += points;
  if (left + turn.paid == 0) return;
  ++lapses.turns;
  lapses.given += left + turn.paid;
  lapses.lapsed += left;
  for (const auto& [holder, points] : turn.divided) {
    const auto found = turn.left.find(holder);
    lapses.divided += points;
    lapses.divided_lapsed +=
        found == turn.left.end() ? 0 : std::min(points, found->second);
  }
}

void Divide(const Game& game, const Paymasters& paymasters,
            const PathStep& step, Turn& turn) {
  if (!IsSplit(game, step)) return;
  const std::vector<EntityId> receivers =
      game.ShareNames(step.before, step.order);
  for (size_t k = 0; k < receivers.size(); ++k) {
    const std::optional<EntityId> holder = paymasters.HolderFor(receivers[k]);
    const int points = Share(step.order.amount, static_cast<int>(k));
    if (!holder || points == 0) continue;
    turn.divided[*holder] += points;
    // Should no order follow, they are what is left.
    turn.left[*holder] += points;
  }
}

// What the purses hold behind the order, before anything else empties them.
void Pay(const Game& game, const PathStep& step, const Position& after,
         const std::vector<Purse>& purses, Turn& turn) {
  turn.left.clear();
  for (const Purse& purse : purses) turn.left[purse.holder] = purse.left;
  const std::optional<Price> price = game.PriceOf(step.before, step.order);
  if (!price || price->amount == 0) return;
  turn.paid += price->amount;
  const std::vector<Purse> then = game.PursesOf(after, step.awaited.side);
  // Whose purse it was is known if it is the only one emptied by so much; when
  // all are emptied at once, it is one that held enough.
  const Purse* payer = nullptr;
  for (size_t i = 0; i < purses.size() && i < then.size(); ++i) {
    const int less = purses[i].left - then[i].left;
    if (less < price->amount) continue;
    if (payer == nullptr || less == price->amount) payer = &purses[i];
  }
  if (payer != nullptr) turn.left[payer->holder] -= price->amount;
}

}  // namespace

std::array<Lapses, kSides> LapsesIn(const GamePath& path) {
  const Game& game = *path.game;
  const Paymasters paymasters(path);
  std::array<Lapses, kSides> lapses;
  std::array<Turn, kSides> turns;
  uint32_t number = 0;
  const auto end = [&] {
    for (size_t side = 0; side < turns.size(); ++side) {
      Count(turns[side], lapses[side]);
      turns[side] = {};
    }
  };
  for (size_t i = 0; i < path.steps.size(); ++i) {
    const PathStep& step = path.steps[i];
    const uint32_t now = game.PlayerTurn(step.before);
    if (now != number) end();
    number = now;
    if (step.kind != PathStep::Kind::kDecision) continue;
    const std::vector<Purse> purses =
        game.PursesOf(step.before, step.awaited.side);
    const bool none =
        std::all_of(purses.begin(), purses.end(),
                    [](const Purse& purse) { return purse.left == 0; });
    Turn& turn = turns[static_cast<size_t>(Index(step.awaited.side))];
    if (!none) Pay(game, step, path.After(i), purses, turn);
    Divide(game, paymasters, step, turn);
  }
  end();
  return lapses;
}

}  // namespace berthier
