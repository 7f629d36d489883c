// A small situation played turn by turn for a watch that counts follies.
#ifndef BERTHIER_TESTS_BENCH_SENSE_TOLD_H_
#define BERTHIER_TESTS_BENCH_SENSE_TOLD_H_

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arenas/match/dice.h"
#include "bench/sense/ledger.h"
#include "bench/sense/ruleset_follies.h"
#include "bench/sense/turn.h"

namespace berthier {

class Told {
 public:
  // `end`: the order by which a side gives no more orders, if there is one now.
  Told(const Game& game, Position& position, const RulesetFollies& follies,
       std::function<std::optional<Order>(const Position&)> end)
      : game_(game),
        position_(position),
        ledger_(follies.kinds),
        watch_(follies.watch(game)),
        end_(std::move(end)),
        turns_(game, [this](const Turn& turn) { watch_->Look(turn, ledger_); }),
        dice_(1) {
    ledger_.Open("a game", {"first", "second"});
  }

  void Give(const Order& order, const std::string& intent = "") {
    Choice choice{.order = order, .thoughts = {}};
    choice.thoughts.intent = intent;
    turns_.Ordered(position_, game_.Awaits(position_).side, choice);
    game_.Play(position_, order, nullptr);
    turns_.Reached(position_);
    ++steps_;
  }
  // On to the first decision of the same side in a later turn of its own.
  void EndTurn() {
    const Side side = game_.Awaits(position_).side;
    const uint32_t turn = game_.PlayerTurn(position_);
    while (!game_.Awaits(position_).is_over()) {
      const Awaited awaits = game_.Awaits(position_);
      if (awaits.is_decision() && awaits.side == side &&
          game_.PlayerTurn(position_) != turn && end_(position_)) {
        break;
      }
      Step();
    }
  }
  void Finish() {
    turns_.Finish();
    watch_->Finish(position_, steps_, ledger_);
  }

  // Of the first side.
  template <typename Kind>
  double Count(Kind kind) {
    turns_.Finish();
    return ledger_.Of("first", static_cast<size_t>(kind)).follies;
  }
  template <typename Kind>
  double Occasions(Kind kind) {
    turns_.Finish();
    return ledger_.Of("first", static_cast<size_t>(kind)).occasions;
  }

 private:
  void Step() {
    if (game_.Awaits(position_).is_roll()) {
      const Faces faces = dice_.Throw(game_, position_);
      turns_.Thrown(position_, faces);
      game_.Resolve(position_, faces, nullptr);
      turns_.Reached(position_);
      ++steps_;
    } else if (const std::optional<Order> end = end_(position_)) {
      Give(*end);
    } else {
      std::vector<Order> orders;
      game_.Propose(position_, orders);
      Give(orders.front());
    }
  }

  const Game& game_;
  Position& position_;
  Ledger ledger_;
  std::unique_ptr<FollyWatch> watch_;
  std::function<std::optional<Order>(const Position&)> end_;
  Turns turns_;
  DiceStream dice_;
  int steps_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_BENCH_SENSE_TOLD_H_
