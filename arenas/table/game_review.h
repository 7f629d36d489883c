// A game at the table reviewed (arenas/analysis/review.h): while somebody waits
// for it, and for those who try to do better.
//
// A review takes minutes: it is made by an errand, and kept beside the game so
// far as it has come.
//
// Laws: what is told of an order that somebody tries is paired with the best
// one known over common dice; nothing is made while a side may not see all of
// the game.
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

// How far it has come, and whether it is still wanted: for any thread.
struct ReviewWork {
  std::atomic<size_t> done = 0;
  std::atomic<size_t> all = 0;
  std::stop_source stop;
};

struct ReviewPlace {
  std::string game;     // what complaints call it
  std::string draft;    // the file where it is kept; empty: nowhere
  std::string program;  // name and version of this one
  std::span<const Ruleset> rulesets;
};

// Playouts a step; `berthier review` weighs finer.
inline constexpr uint64_t kTablePlayoutsAStep = 40;

absl::StatusOr<std::shared_ptr<const TableReview>> MakeTableReview(
    const wire::GameRecord& record, const ReviewPlace& place, ReviewWork& work);

// By how much an order is behind the best known, to who decides.
struct TriedOrder {
  bool is_best = false;
  bool is_played = false;
  Estimate behind;
};

// Of a reviewed decision, counted from 0, what is known of an order: nothing if
// it was not weighed.
std::optional<TriedOrder> KnownOrder(const TableReview& reviewed, size_t step,
                                     const Order& order);
// Weighs it against the best known and the one played; seconds.
TriedOrder WeighTried(const TableReview& reviewed, size_t step,
                      const Order& order);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_GAME_REVIEW_H_
