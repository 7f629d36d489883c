#include "agents/value/exact_worth.h"

#include <unordered_map>

#include "agents/random_source.h"

namespace berthier {
namespace {

class Enumeration {
 public:
  Enumeration(ReferencePlayer& player, const Game& game, uint64_t most)
      : player_(player), game_(game), most_(most) {}

  std::optional<double> Of(const Position& position) {
    const Awaited awaited = game_.Awaits(position);
    if (awaited.is_over()) {
      return player_.Value(game_, position, Side::kFirst);
    }
    const uint64_t hash = game_.Hash(position);
    if (const auto known = known_.find(hash); known != known_.end()) {
      return known->second;
    }
    if (known_.size() >= most_) return std::nullopt;
    const std::optional<double> value =
        awaited.is_roll() ? OfRoll(position) : OfDecision(position, hash);
    if (value) known_[hash] = *value;
    return value;
  }

 private:
  std::optional<double> OfRoll(const Position& position) {
    Roll roll;
    game_.Describe(position, roll);
    double sum = 0;
    double all = 0;
    for (const OutcomeClass& outcome : roll.outcomes) {
      Position after = position;
      game_.Resolve(after, outcome.sample, nullptr);
      const std::optional<double> value = Of(after);
      if (!value) return std::nullopt;
      sum += static_cast<double>(outcome.weight) * *value;
      all += static_cast<double>(outcome.weight);
    }
    return sum / all;
  }

  std::optional<double> OfDecision(const Position& position, uint64_t hash) {
    player_.BeginTrial(hash);
    RandomSource source(hash);
    Position after = position;
    game_.Play(after, player_.Choose(game_, position, source), nullptr);
    return Of(after);
  }

  ReferencePlayer& player_;
  const Game& game_;
  const uint64_t most_;
  std::unordered_map<uint64_t, double> known_;
};

}  // namespace

std::optional<double> ExactWorth(ReferencePlayer& player, const Game& game,
                                 const Position& position, uint64_t most) {
  return Enumeration(player, game, most).Of(position);
}

}  // namespace berthier
