#include "engine/model/perft.h"

#include <vector>

#include "engine/model/fault.h"

namespace berthier {
namespace {

__extension__ typedef unsigned __int128 Product;

uint64_t Add(uint64_t a, uint64_t b) { return (a + b) % kPerftPrime; }

uint64_t Times(uint64_t a, uint64_t b) {
  return static_cast<uint64_t>(Product{a} * b % kPerftPrime);
}

// By Fermat's little theorem; a is not a multiple of the prime.
uint64_t Inverse(uint64_t a) {
  uint64_t result = 1;
  uint64_t power = a % kPerftPrime;
  for (uint64_t n = kPerftPrime - 2; n > 0; n >>= 1) {
    if (n & 1) result = Times(result, power);
    power = Times(power, power);
  }
  return result;
}

class Counter {
 public:
  Counter(const Game& game, int depth) : game_(game) {
    for (int i = 0; i < depth; ++i) levels_.emplace_back(game.layout());
  }

  void Count(const Position& position, int depth, uint64_t mass) {
    const Awaited awaited = game_.Awaits(position);
    if (depth == 0 || awaited.is_over()) {
      ++count_.leaves;
      count_.mass = Add(count_.mass, mass);
    } else if (awaited.is_decision()) {
      CountOrders(position, depth, mass);
    } else {
      CountOutcomes(position, depth, mass);
    }
  }

  const PerftCount& count() const { return count_; }

 private:
  // What is needed at one depth, kept between visits to save allocations.
  struct Level {
    explicit Level(PositionLayout layout) : next(layout) {}

    Position next;
    std::vector<Order> orders;
    Roll roll;
  };

  Level& LevelAt(int depth) { return levels_[static_cast<size_t>(depth - 1)]; }

  void CountOrders(const Position& position, int depth, uint64_t mass) {
    Level& level = LevelAt(depth);
    level.orders.clear();
    game_.Propose(position, level.orders);
    BERTHIER_CHECK(!level.orders.empty());
    if (depth == 1) {
      count_.leaves += level.orders.size();
      count_.mass = Add(count_.mass, Times(mass, level.orders.size()));
      return;
    }
    for (const Order& order : level.orders) {
      level.next = position;
      game_.Play(level.next, order, nullptr);
      Count(level.next, depth - 1, mass);
    }
  }

  void CountOutcomes(const Position& position, int depth, uint64_t mass) {
    Level& level = LevelAt(depth);
    level.roll.Clear();
    game_.Describe(position, level.roll);
    BERTHIER_CHECK(!level.roll.outcomes.empty());
    // Out of the number of faces, not of the sum of the weights: a weight that
    // is too large or too small must show.
    const uint64_t total = level.roll.dice.faces() - level.roll.again;
    const uint64_t share = Times(mass, Inverse(total));
    for (const OutcomeClass& outcome : level.roll.outcomes) {
      level.next = position;
      game_.Resolve(level.next, outcome.sample, nullptr);
      Count(level.next, depth - 1, Times(share, outcome.weight));
    }
  }

  const Game& game_;
  std::vector<Level> levels_;
  PerftCount count_;
};

}  // namespace

PerftCount Perft(const Game& game, const Position& position, int depth) {
  Counter counter(game, depth);
  counter.Count(position, depth, 1);
  return counter.count();
}

}  // namespace berthier
