// Who pays for whom, as a recorded game shows it.
//
// The contract says what an order costs and what is in the purses, not whose
// orders a purse pays. But a purse that is emptier by the price of an order has
// paid it: in the course of a game nearly everybody is given an order.
//
// Whose purse a share of a split fills shows in the same way: it is the one
// that is fuller than with any other receiver when this one gets all.
//
// Law: nothing is guessed. Where an order changes several purses, or by
// something else than its price, it says nothing of who pays.
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

  // Those whose orders the purse has paid, by id.
  const std::set<EntityId>& PaidBy(EntityId holder) const;
  // Whose purse the points of a receiver go to; nothing if no split of the game
  // shows it, or if they disagree.
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
