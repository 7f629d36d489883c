#include "arenas/analysis/lapses.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "arenas/analysis/paymasters.h"

namespace berthier {
namespace {

struct Held {
  int given = 0;
  int divided = 0;  // of these
  int paid = 0;
};

// The player-turn of a side, as far as it is known.
struct Turn {
  std::map<EntityId, Held> purses;  // by holder
  int paid_by_unknown = 0;
  int nowhere = 0;  // points of shares that have reached no purse
};

void Count(const Turn& turn, Lapses& lapses) {
  Lapses one = {.turns = 1,
                .given = turn.nowhere,
                .lapsed = turn.nowhere - turn.paid_by_unknown,
                .divided = turn.nowhere,
                .divided_lapsed = turn.nowhere};
  for (const auto& [holder, held] : turn.purses) {
    const int left = std::max(0, held.given - held.paid);
    one.given += held.given;
    one.lapsed += left;
    one.divided += held.divided;
    one.divided_lapsed += std::min(held.divided, left);
  }
  if (one.given == 0) return;
  lapses.turns += one.turns;
  lapses.given += one.given;
  lapses.lapsed += one.lapsed;
  lapses.divided += one.divided;
  lapses.divided_lapsed += one.divided_lapsed;
}

// What a step put into a purse. Where the orders end at once, the points are
// seen in its total only; in the next player-turn the total may be a new one,
// of points that are there.
int Rise(const Purse& before, const Purse& after, bool same_turn) {
  const int total = after.total - before.total;
  if (!same_turn) return after.left == 0 ? std::max(0, total) : 0;
  return std::max({0, total, after.left - before.left});
}

int PointsShared(const Order& order) {
  int points = 0;
  for (int k = 0; k < kMaxShares; ++k) points += Share(order.amount, k);
  return points;
}

class Counting {
 public:
  explicit Counting(const GamePath& path) : path_(path), game_(*path.game) {}

  std::array<Lapses, kSides> Count() {
    for (size_t i = 0; i < path_.steps.size(); ++i) {
      const Position& before = path_.steps[i].before;
      const bool begins =
          i == 0 || game_.PlayerTurn(before) !=
                        game_.PlayerTurn(path_.steps[i - 1].before);
      if (begins) End();
      for (const Side side : {Side::kFirst, Side::kSecond}) {
        Turn& turn = TurnOf(side);
        const std::vector<Purse> purses = game_.PursesOf(before, side);
        if (begins) {
          for (const Purse& purse : purses) {
            turn.purses[purse.holder].given += purse.left;
          }
        }
        Fill(i, side, purses, turn);
      }
    }
    End();
    return lapses_;
  }

 private:
  Turn& TurnOf(Side side) { return turns_[static_cast<size_t>(Index(side))]; }

  void End() {
    for (size_t side = 0; side < turns_.size(); ++side) {
      berthier::Count(turns_[side], lapses_[side]);
      turns_[side] = {};
    }
  }

  // What step `i` does to the purses of the side.
  void Fill(size_t i, Side side, const std::vector<Purse>& purses,
            Turn& turn) const {
    const PathStep& step = path_.steps[i];
    const Position& after = path_.After(i);
    const std::vector<Purse> then = game_.PursesOf(after, side);
    const bool same_turn =
        game_.PlayerTurn(after) == game_.PlayerTurn(step.before);
    const bool is_order =
        step.kind == PathStep::Kind::kDecision && step.awaited.side == side;
    int shared =
        is_order && IsSplit(game_, step) ? PointsShared(step.order) : 0;
    bool any = false;
    for (size_t p = 0; p < purses.size() && p < then.size(); ++p) {
      const int rise = Rise(purses[p], then[p], same_turn);
      Held& held = turn.purses[purses[p].holder];
      held.given += rise;
      held.divided += std::min(rise, shared);
      shared -= std::min(rise, shared);
      any = any || rise > 0;
    }
    // Where shares are laid before the dice, these bring them.
    if (any && step.kind == PathStep::Kind::kRoll) turn.nowhere = 0;
    turn.nowhere += shared;
    if (is_order) Pay(step, purses, then, turn);
  }

  void Pay(const PathStep& step, const std::vector<Purse>& purses,
           const std::vector<Purse>& then, Turn& turn) const {
    const std::optional<Price> price = game_.PriceOf(step.before, step.order);
    if (!price || price->amount == 0) return;
    // Whose purse it was is known if it is the only one emptied by so much;
    // when all are emptied at once, it is one that held enough.
    const Purse* payer = nullptr;
    for (size_t p = 0; p < purses.size() && p < then.size(); ++p) {
      const int less = purses[p].left - then[p].left;
      if (less < price->amount) continue;
      if (payer == nullptr || less == price->amount) payer = &purses[p];
    }
    if (payer == nullptr) {
      turn.paid_by_unknown += price->amount;
    } else {
      turn.purses[payer->holder].paid += price->amount;
    }
  }

  const GamePath& path_;
  const Game& game_;
  std::array<Lapses, kSides> lapses_;
  std::array<Turn, kSides> turns_;
};

}  // namespace

std::array<Lapses, kSides> LapsesIn(const GamePath& path) {
  return Counting(path).Count();
}

}  // namespace berthier
