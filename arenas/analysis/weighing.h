// One step of a game weighed: what its order cost, or what its dice were worth.
//
// At a decision the plausible orders are raced (racing.h): those that the
// doctrine holds likeliest, the reference player's and the one played. Orders
// that lead to the same position count as one. Results come from the second
// look, whose dice had no part in choosing the best. At a roll the outcome
// classes are tried with common dice (roll_worth.h).
//
// Laws: the result depends on the step, the reference player, the number of
// playouts and the seed alone. Values of orders are from the view of the side
// that decides; luck, outcomes and `after` are from that of the first side. A
// step without a choice costs no playout.
//
//   const Choices choices = ChoicesAt(game, trials.player(), step, 10);
//   WeighedStep weighed = Weigh(trials, step, choices, {.playouts = 400});
//   weighed.loss;   // with its error, from the same dice
#ifndef BERTHIER_ARENAS_ANALYSIS_WEIGHING_H_
#define BERTHIER_ARENAS_ANALYSIS_WEIGHING_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "agents/value/estimate.h"
#include "agents/value/reference_player.h"
#include "agents/value/trials.h"
#include "arenas/analysis/game_path.h"

namespace berthier {

// The alternatives at a step.
struct Choices {
  struct One {
    Order order;
    double prior = 0;
    int32_t price = 0;  // 0: free of charge
  };
  std::vector<One> orders;  // of a decision; no two lead to the same position
  size_t played = 0;        // index in `orders`
  size_t reference = 0;     // the reference player's, index in `orders`
  size_t outcomes = 0;      // of a roll: number of outcome classes

  // Whether there is anything to weigh.
  bool any() const { return orders.size() > 1 || outcomes > 1; }
  // Index of the likeliest order that costs nothing; nullopt if there is none
  // or the order played costs nothing itself.
  std::optional<size_t> Free() const;
};

// Takes at most `most` orders from the doctrine, and adds the order played and
// the reference player's.
Choices ChoicesAt(const Game& game, ReferencePlayer& player,
                  const PathStep& step, size_t most);

struct WeighedOrder {
  Estimate value;        // to the side that decides
  Estimate behind;       // best value minus this one, paired
  bool dropped = false;  // clearly worse; values are those of the race
};

struct WeighedStep {
  uint64_t playouts = 0;
  bool exact = false;
  std::vector<WeighedOrder> orders;  // as in Choices::orders
  size_t best = 0;                   // index in `orders`
  // Differences of orders, to the side that decides:
  Estimate loss;   // best minus played
  Estimate gain;   // played minus the reference player's
  Estimate found;  // best minus the reference player's
  Estimate spent;  // played minus Choices::Free(), if there is one
  // To the first side:
  std::vector<Estimate> outcomes;  // by outcome class; count 0: not tried
  Estimate luck;   // of a roll: its value minus the expected one
  Estimate after;  // value of the position after the step

  // What the step changed, to the first side: luck for a roll, gain for a
  // decision of `side`.
  Estimate Change(Side side) const;
};

struct WeighingOptions {
  uint64_t playouts = 400;
  uint64_t seed = 1;  // different seeds give independent dice
};

// `choices.any()` must hold.
WeighedStep Weigh(Trials& trials, const PathStep& step, const Choices& choices,
                  const WeighingOptions& options);

// The same by enumeration to the end of the game; nothing if an alternative
// takes more than `most` positions.
std::optional<WeighedStep> WeighExactly(const Game& game,
                                        ReferencePlayer& player,
                                        const PathStep& step,
                                        const Choices& choices, uint64_t most);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_WEIGHING_H_
