#include "arenas/luck/luck_weights.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/doctrines.h"
#include "arenas/luck/bundled.h"
#include "engine/model/fault.h"
#include "proto/crc32c.h"
#include "proto/luck_weights.pb.h"
#include "proto/text.h"

namespace berthier {

absl::StatusOr<LuckWeights> ReadLuckWeights(std::string_view name,
                                            std::string_view text,
                                            const Game& game,
                                            const Indicators* indicators) {
  wire::LuckWeights written;
  Lines lines;
  const absl::Status parsed = ParseText({name, text}, written, lines);
  if (!parsed.ok()) return parsed;
  const auto wrong = [&](const std::string& what) {
    return absl::InvalidArgumentError(
        absl::StrFormat("%s: %s", std::string(name), what));
  };
  if (written.ruleset() != game.ruleset()) {
    return wrong(absl::StrFormat("weights of '%s' for a game of '%s'",
                                 written.ruleset(),
                                 std::string(game.ruleset())));
  }
  if (written.ahead() < 1 || !(written.branches() >= 1)) {
    return wrong("'ahead' and 'branches' must be at least 1");
  }
  const std::vector<Word>& rolls = game.vocabulary().rolls;
  const std::vector<std::string_view> values =
      LuckMeter::ValueNames(indicators);
  LuckWeights weights = {.ahead = static_cast<int>(written.ahead()),
                         .branches = written.branches(),
                         .evaluate_from = written.evaluate_from(),
                         .by_roll = {}};
  weights.by_roll.assign(rolls.size(), std::vector<double>(values.size(), 0));
  for (const wire::RollLuck& roll : written.roll()) {
    const auto kind = std::find_if(
        rolls.begin(), rolls.end(),
        [&](const Word& word) { return word.name == roll.kind(); });
    if (kind == rolls.end()) {
      return wrong(absl::StrFormat("there is no roll '%s'", roll.kind()));
    }
    for (const wire::ValueLuck& one : roll.value()) {
      const auto value = std::find(values.begin(), values.end(), one.name());
      if (value == values.end() || !std::isfinite(one.weight())) {
        return wrong(absl::StrFormat("roll '%s': there is no value '%s'",
                                     roll.kind(), one.name()));
      }
      weights.by_roll[static_cast<size_t>(kind - rolls.begin())]
                     [static_cast<size_t>(value - values.begin())] =
          one.weight();
    }
  }
  return weights;
}

std::optional<NumberedLuckWeights> LuckWeightsFor(const Game& game) {
  for (const BundledText& one : BundledLuckWeights()) {
    if (one.name != game.ruleset()) continue;
    absl::StatusOr<LuckWeights> weights =
        ReadLuckWeights(one.name, one.text, game, IndicatorsFor(game));
    // They are part of the program, and tested.
    BERTHIER_CHECK(weights.ok());
    return NumberedLuckWeights{
        .weights = *std::move(weights),
        .number = std::max<uint32_t>(1, Crc32c(one.text))};
  }
  return std::nullopt;
}

GameLuck::GameLuck(const Game& game, NumberedLuckWeights weights)
    : doctrine_(DoctrineFor(game)),
      number_(weights.number),
      meter_(game, *doctrine_, IndicatorsFor(game),
             std::move(weights.weights)) {}

int64_t GameLuck::millionths() const {
  return std::llround(meter_.luck() * 1e6);
}

std::unique_ptr<GameLuck> MakeGameLuck(const Game& game) {
  std::optional<NumberedLuckWeights> weights = LuckWeightsFor(game);
  if (!weights) return nullptr;
  return std::make_unique<GameLuck>(game, *std::move(weights));
}

}  // namespace berthier
