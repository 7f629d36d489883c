// The fitted luck weights of each ruleset, and a luck meter for a game.
//
// The weights are text files in this folder (fitted by bench/luck), compiled
// into the program. Luck computed with other weights is equally unbiased but
// has other values, so a number identifies the weights that were used.
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

// Parses weights; `name` is the text's name in error messages. Rolls and values
// are referred to by their names in the game.
absl::StatusOr<LuckWeights> ReadLuckWeights(std::string_view name,
                                            std::string_view text,
                                            const Game& game,
                                            const Indicators* indicators);

// Weights with the number that identifies them: the CRC32C of their text, never
// 0.
struct NumberedLuckWeights {
  LuckWeights weights;
  uint32_t number = 0;
};
// The bundled weights for the game's ruleset; nullopt if there are none.
std::optional<NumberedLuckWeights> LuckWeightsFor(const Game& game);

// A luck meter together with the objects it needs.
class GameLuck {
 public:
  // `game` must outlive it.
  GameLuck(const Game& game, NumberedLuckWeights weights);

  LuckMeter& meter() { return meter_; }
  // The first side's luck so far in millionths of a score, as in ledgers.
  int64_t millionths() const;
  uint32_t number() const { return number_; }

 private:
  std::unique_ptr<Doctrine> doctrine_;
  uint32_t number_;
  LuckMeter meter_;
};
// Null if there are no weights for the game's ruleset.
std::unique_ptr<GameLuck> MakeGameLuck(const Game& game);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LUCK_LUCK_WEIGHTS_H_
