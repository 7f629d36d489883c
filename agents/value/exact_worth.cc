#include "agents/value/exact_worth.h"

#include <unordered_map>

#include "engine/model/chooser.h"

namespace berthier {
namespace {

// Notes whether anything was left to it.
class Watched final : public Chooser {
 public:
  uint32_t Below(uint32_t n) override {
    asked_ = asked_ || n > 1;
    return 0;
  }
  bool asked() const { return asked_; }

 private:
  bool asked_ = false;
};

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
    Watched chooser;
    const Order order = player_.Choose(game_, position, chooser);
    if (chooser.asked()) return std::nullopt;
    Position after = position;
    game_.Play(after, order, nullptr);
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
  if (!player.DrawsFromChooserAlone()) return std::nullopt;
  return Enumeration(player, game, most).Of(position);
}

}  // namespace berthier
