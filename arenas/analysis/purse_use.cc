#include "arenas/analysis/purse_use.h"

#include <optional>

#include "agents/random_source.h"
#include "agents/search/common_dice.h"

namespace berthier {
namespace {

// As the purses are when something is paid from them, or when they are emptied
// because nobody orders any more: before that they may not be filled yet.
void Look(const std::vector<Purse>& purses, std::vector<PurseUse>& uses) {
  if (uses.empty()) uses.resize(purses.size());
  for (size_t i = 0; i < purses.size() && i < uses.size(); ++i) {
    uses[i].holder = purses[i].holder;
    uses[i].left = purses[i].left;
    if (uses[i].orders.empty()) uses[i].had = purses[i].left;
  }
}

}  // namespace

std::vector<PurseUse> SpendTurn(Trials& trials, const Position& position,
                                Side side, uint64_t dice) {
  const Game& game = trials.game();
  ReferencePlayer& player = trials.player();
  const uint64_t seed = SeedFor(0x57, dice);
  player.BeginTrial(seed);
  CommonDice throws(seed);
  RandomSource chances(seed);
  Position now = position;
  std::vector<PurseUse> uses;
  const uint32_t turn = game.PlayerTurn(now);
  while (!game.Awaits(now).is_over() && game.PlayerTurn(now) == turn) {
    const Awaited awaited = game.Awaits(now);
    if (awaited.is_roll()) {
      game.Resolve(now, throws.Throw(game, now), nullptr);
      continue;
    }
    const Order order = player.Choose(game, now, chances);
    if (awaited.side != side) {
      game.Play(now, order, nullptr);
      continue;
    }
    const std::vector<Purse> before = game.PursesOf(now, side);
    const std::optional<Price> price = game.PriceOf(now, order);
    std::string words = price ? game.Say(now, order) : std::string();
    game.Play(now, order, nullptr);
    const std::vector<Purse> after = game.PursesOf(now, side);
    size_t paying = 0;
    while (paying < before.size() &&
           after[paying].left >= before[paying].left) {
      ++paying;
    }
    if (paying == before.size()) continue;
    Look(before, uses);
    if (!price || price->amount == 0) continue;
    uses[paying].left = before[paying].left - price->amount;
    uses[paying].orders.push_back(std::move(words));
  }
  return uses;
}

}  // namespace berthier
