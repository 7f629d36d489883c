// The fitted weights of luck for each ruleset, and a meter ready for a game.
//
// They stand as text in this folder (bench/luck fits them) and are part of the
// program. Luck that was reckoned with other weights is as fair, but not equal:
// so a number stands for the weights of a ruleset.
//
//   if (std::unique_ptr<GameLuck> luck = MakeGameLuck(game)) {
//     luck->meter().Add(before, faces);
//   }
#ifndef BERTHIER_ARENAS_LUCK_LUCK_WEIGHTS_H_
#define BERTHIER_ARENAS_LUCK_LUCK_WEIGHTS_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "absl/status/statusor.h"
#include "agents/doctrine/doctrine.h"
#include "agents/value/luck_meter.h"
#include "engine/model/game.h"

namespace berthier {

// Weights as they are written; `name` is what complaints call the text. Rolls
// and values go by the names they have in the game.
absl::StatusOr<LuckWeights> ReadLuckWeights(std::string_view name,
                                            std::string_view text,
                                            const Game& game,
                                            const Indicators* indicators);

// Those of the program for the game's ruleset, and the number that stands for
// them, never 0; nothing if it has none.
struct NumberedLuckWeights {
  LuckWeights weights;
  uint32_t number = 0;
};
std::optional<NumberedLuckWeights> LuckWeightsFor(const Game& game);

// A meter with what it needs.
class GameLuck {
 public:
  // `game` must outlive it.
  GameLuck(const Game& game, NumberedLuckWeights weights);

  LuckMeter& meter() { return meter_; }
  // In millionths of a score: what ledgers keep.
  int64_t millionths() const;
  uint32_t number() const { return number_; }

 private:
  std::unique_ptr<Doctrine> doctrine_;
  uint32_t number_;
  LuckMeter meter_;
};
std::unique_ptr<GameLuck> MakeGameLuck(const Game& game);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LUCK_LUCK_WEIGHTS_H_
