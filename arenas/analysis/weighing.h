// One step of a game weighed: what its order cost, or what its dice were worth.
//
// Of a decision the orders that deserve a look are raced (racing.h): those that
// the doctrine holds likeliest, what the reference player would order, the one
// played. Orders that lead to the same position are one. What is told comes
// from the second look, whose dice had no say in who is best. Of a roll its
// outcome classes are tried over common dice (roll_worth.h).
//
// Laws: what is weighed depends on the step, the reference player, the number
// of playouts and the seed alone; a loss is that of the side that decides, all
// else is to the first side; nothing that leaves no choice costs a playout.
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

// What a step could have been.
struct Choices {
  struct One {
    Order order;
    double prior = 0;
    int32_t price = 0;  // 0: free of charge
  };
  std::vector<One> orders;  // of a decision; no two lead to the same position
  size_t played = 0;
  size_t reference = 0;  // what the reference player would order
  size_t outcomes = 0;   // of a roll: its classes

  // Whether there is anything to weigh.
  bool any() const { return orders.size() > 1 || outcomes > 1; }
  // The likeliest order that costs nothing, where the one played does.
  std::optional<size_t> Free() const;
};

// At most so many orders of the doctrine's.
Choices ChoicesAt(const Game& game, ReferencePlayer& player,
                  const PathStep& step, size_t most);

struct WeighedOrder {
  Estimate value;        // to the side that decides
  Estimate behind;       // of the best known, paired
  bool dropped = false;  // told by the race alone: it was worse beyond doubt
};

struct WeighedStep {
  uint64_t playouts = 0;
  bool exact = false;
  std::vector<WeighedOrder> orders;  // as Choices has them
  size_t best = 0;
  Estimate loss;
  // To the side that decides: by how much the order played is better than the
  // reference player's, the best known better than that, and the order played
  // better than the likeliest that is free of charge.
  Estimate gain;
  Estimate found;
  Estimate spent;
  std::vector<Estimate> outcomes;  // of the classes; count 0: not tried
  Estimate luck;
  Estimate after;  // of the position that came of it

  // What the step changed against what was to be expected of it.
  Estimate Change(Side side) const;
};

struct WeighingOptions {
  uint64_t playouts = 400;
  uint64_t seed = 1;  // dice of other seeds have nothing in common
};

// Of a step with something to choose.
WeighedStep Weigh(Trials& trials, const PathStep& step, const Choices& choices,
                  const WeighingOptions& options);

// The same by enumeration to the end of the game; nothing if more than `most`
// positions were to be looked at.
std::optional<WeighedStep> WeighExactly(const Game& game,
                                        ReferencePlayer& player,
                                        const PathStep& step,
                                        const Choices& choices, uint64_t most);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_WEIGHING_H_
