// Allocation: how points should have been shared out, and what one more is
// worth.
//
// For a position in which a side divides points (its orders have shares:
// Game::ShareNames), every split that can matter is raced with common dice
// (agents/value/racing.h). Then the best split, all splits one point away from
// it and the usual one are measured again with fresh dice, so that the choice
// of the best does not bias the result. This second look gives, always from
// paired differences:
// - how far each split is behind the best, and which may be the best;
// - an exchange: a point more for one receiver and one less for another;
// - steps: what a receiver's 1st, 2nd, 3rd ... point is worth while the others
//   keep theirs. No two legal splits differ in this way, because every split
//   spends the whole pool; so positions are constructed that differ in that
//   receiver's points alone (more_points.h). Where that is impossible, the
//   others share the remaining points in the best way found, and `held` says
//   so.
//
// For any other decision the plausible orders are raced in the same way. There
// are no receivers then; each subject of an order (an order die, an
// activation, a general's ride) has a price: the value of the best order about
// it minus the value of the best order about anything else.
//
// Laws: values are from the view of the side that decides. Equal trials give
// equal allocations, whatever the number of threads. Differences are unbiased:
// the leader was chosen with other dice.
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
  // Approximate total over all positions; each position gets a minimum even if
  // that exceeds the total.
  uint64_t trials = 20'000;
  uint64_t seed = 1;
  // Maximum number of splits tried. If there are more, a hill climb by
  // one-point exchanges looks for the splits near the best.
  size_t most = 400;
  // If not empty, only these and the usual order are compared; else all that
  // can matter. A split whose sum is not the pool is compared too if a position
  // for it can be constructed, and left out otherwise.
  std::vector<Order> only = {};
  // The order that was played; compared however bad it looks.
  std::optional<Order> played = std::nullopt;
  // The game's ruleset. If null, no positions that differ in one receiver's
  // points alone are constructed.
  const Ruleset* ruleset = nullptr;
  // Whether to compute steps, exchanges and prices, not only the ranking.
  bool worths = true;
  // Called after each round with the number of trials so far.
  std::function<void(uint64_t)> progress = {};
};

// A split, or any order, with its value.
struct RankedOrder {
  Order order;
  std::vector<int> shares;  // in the sequence of Allocation::receivers
  Estimate value;
  Estimate behind;       // best value minus this one, paired; may be negative
  bool dropped = false;  // dropped in the race as clearly not the best
  bool may_be_best = false;
  bool legal = true;  // false: its shares do not add up to the pool
};

// One point of one receiver.
struct PointStep {
  int points = 0;  // the receiver's points, this one included
  Estimate step;   // gain over one point less; count 0 if that was not tried
  Estimate worth;  // value with `points`, minus value with its best-split share
  // How many of the points are unspent when the player-turn ends; count 0 if
  // unknown.
  Estimate unspent;
};

// What the other receivers have while one receiver's points vary.
enum class Held : uint8_t {
  kOthersKeep,   // their points of the best split
  kOthersShare,  // the rest of the pool, in the best split found
};

struct ReceiverWorth {
  EntityId receiver = EntityId::kNone;
  // Of the purse that the points go to; kNone if that was not seen.
  EntityId holder = EntityId::kNone;
  int points = 0;  // in the best split
  Held held = Held::kOthersKeep;
  std::vector<PointStep> steps;  // by ascending number of points
  // What the reference player buys with the points under one set of dice, as
  // sentences: with the points of the best split, and with one more and one
  // less if those could be tried.
  std::vector<std::string> orders;
  std::optional<std::vector<std::string>> orders_with_more;
  std::optional<std::vector<std::string>> orders_with_less;
};

// The price of an order's subject, where no points are divided.
struct SubjectPrice {
  EntityId subject = EntityId::kNone;  // kNone: orders without a subject
  size_t best = 0;                     // its best order, index in `ranked`
  Estimate price;  // best order about it minus best order about another
};

struct Allocation {
  Side side = Side::kFirst;
  std::string decision;             // "allot bonus CP, Reille"
  std::vector<EntityId> receivers;  // empty: no points are divided here
  int pool = 0;
  size_t alternatives = 0;          // number of legal splits or orders
  std::vector<RankedOrder> ranked;  // those tried, best first, dropped last
  size_t usual = 0;                 // the reference player's, index in `ranked`
  std::optional<size_t> played;     // index in `ranked`
  std::vector<ReceiverWorth> worths;  // by receiver
  // exchange[a][b]: what moving a point from b to a adds to the best split;
  // count 0 if that is not a legal split.
  std::vector<std::vector<Estimate>> exchange;
  std::vector<SubjectPrice> prices;
  uint64_t trials = 0;
  uint64_t seed = 0;
  std::string reference;  // the reference player
  int horizon = 0;        // of the playouts, in player-turns

  bool is_split() const { return !receivers.empty(); }
  // How many of `ranked` cannot be told from the best, the best included.
  size_t MayBeBest() const;
};

// The receivers and the pool of a split, and one legal order that splits it.
struct SplitAsked {
  std::vector<EntityId> receivers;
  Order example;
  int pool = 0;
};
// Nothing if no split is to be decided in `position`.
std::optional<SplitAsked> SplitAskedIn(const Game& game,
                                       const Position& position);

// `position` must await a decision.
Allocation Allocate(Trials& trials, const Position& position,
                    const AllocationOptions& options);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_H_
