// Allocation: how points should have been shared out, and what one more is
// worth.
//
// Of a position in which a side divides points (its orders have shares:
// Game::ShareNames): every split that can matter is raced over common dice
// (agents/value/racing.h); then the best, all that are one point away from it
// and the usual one are looked at again with dice that had no say in which is
// the best. From that second look, where every difference is paired:
// - how far each split is behind the best, and which may be the best;
// - an exchange: a point more for one receiver and one less for another;
// - steps: what a receiver's 1st, 2nd, 3rd ... point is worth while the others
//   keep theirs. No legal split says that, for a split spends the whole pool;
//   it is tried in positions that differ in that receiver's points alone
//   (more_points.h). Where such positions cannot be made, the others share
//   what is left as well as they can, and `held` says so.
//
// Of any other decision the orders that deserve a look are raced in the same
// way; there are no receivers then, and the price of what an order is about (an
// order die, an activation, a general's ride) is what the best order with it is
// worth more than the best without.
//
// Laws: values are to the side that decides. Equal trials give equal
// allocations, whatever the number of threads. Differences are unbiased: who
// leads was decided by other dice.
//
//   Trials trials(game, *player, {.threads = 2});
//   const Allocation a = Allocate(trials, position, {.ruleset = &ruleset});
//   a.ranked[0].shares;            // of the best split
//   a.ranked[a.usual].behind;      // what the usual one costs, with its error
//   a.worths[0].steps[2].step;     // worth of the first receiver's 2nd point
#ifndef BERTHIER_ARENAS_ANALYSIS_ALLOCATION_H_
#define BERTHIER_ARENAS_ANALYSIS_ALLOCATION_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "agents/value/estimate.h"
#include "agents/value/trials.h"
#include "engine/model/game.h"

namespace berthier {

struct AllocationOptions {
  // Of all positions together, about; each gets a few even if that is more.
  uint64_t trials = 20'000;
  uint64_t seed = 1;
  // Splits that are tried; of more the ones near the best are looked for, an
  // exchange of one point at a time.
  size_t most = 400;
  // Only these, beside the usual one; all that can matter if there are none.
  // Splits of another sum than the pool are compared too, where a position can
  // be made of them; those that cannot are left out.
  std::vector<Order> only = {};
  // Beside the usual one, however bad it looks: the one that was played.
  std::optional<Order> played = std::nullopt;
  // The game's. Without it no positions are made that differ in one receiver's
  // points alone.
  const Ruleset* ruleset = nullptr;
  // Whether steps and exchanges are asked for; without, there is no more than
  // the ranking.
  bool worths = true;
  // Told after each round: trials so far.
  std::function<void(uint64_t)> progress = {};
};

// A split, or any order, with its value.
struct RankedOrder {
  Order order;
  std::vector<int> shares;  // in the sequence of Allocation::receivers
  Estimate value;
  Estimate behind;       // the best, paired; may be negative
  bool dropped = false;  // in the race: beyond doubt it is not the best
  bool may_be_best = false;
  bool legal = true;  // a split of another pool is not
};

// A point of one receiver.
struct PointStep {
  int points = 0;  // with it
  Estimate step;   // what it adds to one point less; count 0 if points is 0
  Estimate worth;  // of so many points, less that of what it has in the best
  // Of the receiver's points, how many are not spent when its player-turn ends;
  // count 0 where nobody can tell.
  Estimate unspent;
};

enum class Held : uint8_t {
  kOthersKeep,   // their points of the best split
  kOthersShare,  // what is left, as well as they can
};

struct ReceiverWorth {
  EntityId receiver = EntityId::kNone;
  int points = 0;  // in the best split
  Held held = Held::kOthersKeep;
  std::vector<PointStep> steps;  // of 0 points, 1, 2, ...
  // Orders that the points pay, in words, as the reference player spends them
  // with one set of dice: with its points of the best split, and with one more
  // and one less if that can be tried.
  std::vector<std::string> orders;
  std::optional<std::vector<std::string>> orders_with_more;
  std::optional<std::vector<std::string>> orders_with_less;
};

// What an order is about, where no points are divided.
struct SubjectPrice {
  EntityId subject = EntityId::kNone;  // none: orders about nothing
  size_t best = 0;                     // of `ranked`
  Estimate price;  // the best order about it, less the best about others
};

struct Allocation {
  Side side = Side::kFirst;
  std::string decision;             // "allot bonus CP, Reille"
  std::vector<EntityId> receivers;  // none: no points are divided here
  int pool = 0;
  size_t alternatives = 0;  // legal splits or orders; ranked are those tried
  std::vector<RankedOrder> ranked;  // the best first; dropped ones last
  size_t usual = 0;                 // what the reference player orders
  std::optional<size_t> played;
  std::vector<ReceiverWorth> worths;  // by receiver
  // exchange[a][b]: a point more for a and one less for b; count 0: b has none.
  std::vector<std::vector<Estimate>> exchange;
  std::vector<SubjectPrice> prices;
  uint64_t trials = 0;
  uint64_t seed = 0;
  std::string reference;  // the reference player
  int horizon = 0;        // player-turns

  bool is_split() const { return !receivers.empty(); }
  // How many cannot be told from the best, itself included.
  size_t MayBeBest() const;
};

// What the shares of a split are called and the order that splits as the first
// proposal does; nothing if the position asks for no split.
struct SplitAsked {
  std::vector<EntityId> receivers;
  Order example;
  int pool = 0;
};
std::optional<SplitAsked> SplitAskedIn(const Game& game,
                                       const Position& position);

// The position awaits a decision.
Allocation Allocate(Trials& trials, const Position& position,
                    const AllocationOptions& options);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_H_
