// Which purse pays for which units, inferred from a recorded game.
//
// The contract (engine/model/game.h) tells what an order costs and what the
// purses hold, not whose orders a purse pays. But a purse that falls by exactly
// the price of an order has paid it, and in the course of a game nearly every
// unit gets an order.
//
// Which purse a share of a split fills is inferred likewise: the one that is
// fuller when this receiver gets the whole pool than when any other does.
//
// Law: nothing is guessed. An order that changes several purses, or one by
// another amount than its price, is ignored.
//
//   const Paymasters paymasters(path);
//   paymasters.PaidBy(holder);  // units of that formation
#ifndef BERTHIER_ARENAS_ANALYSIS_PAYMASTERS_H_
#define BERTHIER_ARENAS_ANALYSIS_PAYMASTERS_H_

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "arenas/analysis/game_path.h"
#include "engine/model/game.h"

namespace berthier {

class Paymasters {
 public:
  explicit Paymasters(const GamePath& path);

  // The units whose orders the purse of `holder` has paid.
  const std::set<EntityId>& PaidBy(EntityId holder) const;
  // The holder of the purse that the points of `receiver` go to; nothing if no
  // split of the game shows it, or if splits disagree.
  std::optional<EntityId> HolderFor(EntityId receiver) const;

 private:
  void LearnPayer(const GamePath& path, size_t step);
  void LearnHolders(const Game& game, const PathStep& step);

  std::map<EntityId, std::set<EntityId>> paid_;
  std::map<EntityId, std::set<EntityId>> holders_;  // by receiver
};

// Whether the step is an order that divides points between receivers.
bool IsSplit(const Game& game, const PathStep& step);

// What is in the purse of that holder; nothing if there is no such purse.
std::optional<int> LeftIn(const std::vector<Purse>& purses, EntityId holder);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_PAYMASTERS_H_
