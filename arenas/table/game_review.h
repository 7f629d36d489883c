// Reviews a game of the table (arenas/analysis/review.h) in the background, and
// evaluates alternative orders that a player tries at a reviewed decision.
//
// A review takes minutes: an errand makes it, and saves unfinished work beside
// the game.
//
// Laws: a tried order is compared with the best known one over common dice; no
// review is made while part of the game is hidden from a side.
//
//   auto work = std::make_shared<ReviewWork>();
//   const auto made = MakeTableReview(record, place, *work);   // in a thread
//   (*made)->told.step(4).loss();
#ifndef BERTHIER_ARENAS_TABLE_GAME_REVIEW_H_
#define BERTHIER_ARENAS_TABLE_GAME_REVIEW_H_

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "absl/status/statusor.h"
#include "agents/value/estimate.h"
#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.h"
#include "arenas/analysis/review.pb.h"
#include "engine/model/game.h"
#include "proto/record.pb.h"

namespace berthier {

struct TableReview {
  GamePath path;
  Review review;
  wire::Review told;
};

// Progress and cancellation of a review; safe to use from any thread.
struct ReviewWork {
  std::atomic<size_t> done = 0;  // of `all` units of work
  std::atomic<size_t> all = 0;
  std::stop_source stop;
};

struct ReviewPlace {
  std::string game;     // its name in error messages
  std::string draft;    // file for unfinished work; empty: none
  std::string program;  // name and version of this program
  std::span<const Ruleset> rulesets;
};

// Playouts per step; `berthier review` uses more.
inline constexpr uint64_t kTablePlayoutsAStep = 40;

absl::StatusOr<std::shared_ptr<const TableReview>> MakeTableReview(
    const wire::GameRecord& record, const ReviewPlace& place, ReviewWork& work);

// The evaluation of an order at a reviewed decision.
struct TriedOrder {
  bool is_best = false;
  bool is_played = false;
  Estimate behind;  // value lost to the best known order, for the deciding side
};

// What the review says of an order at decision `step` (from 0); nullopt if the
// review did not evaluate that order.
std::optional<TriedOrder> KnownOrder(const TableReview& reviewed, size_t step,
                                     const Order& order);
// Evaluates an order against the best known one and the one played. Takes
// seconds.
TriedOrder WeighTried(const TableReview& reviewed, size_t step,
                      const Order& order);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_GAME_REVIEW_H_
