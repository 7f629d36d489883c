#include "arenas/analysis/weighing.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "agents/random_source.h"
#include "agents/value/exact_worth.h"
#include "agents/value/racing.h"
#include "agents/value/roll_worth.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// Numbers of dice of one step begin where no other step's do.
constexpr uint64_t DiceOf(uint64_t seed) { return MixBits(seed) << 40; }

Estimate Exactly(double value) {
  return {.value = value, .error = 0, .count = 1};
}

Estimate Negated(const Estimate& estimate) {
  return {-estimate.value, estimate.error, estimate.count};
}

Estimate ToFirst(const Estimate& estimate, Side side) {
  return side == Side::kFirst ? estimate : Negated(estimate);
}

// Of a decision: the orders suggested, likeliest first, then the others that
// must be among them; each place of arrival once.
class Gathering {
 public:
  Gathering(const Game& game, const Position& position)
      : game_(game), position_(position), after_(game.layout()) {}

  // Where it stands.
  size_t Add(const Order& order, double prior) {
    after_ = position_;
    game_.Play(after_, order, nullptr);
    const auto [known, is_new] =
        places_.try_emplace(game_.Hash(after_), orders_.size());
    if (is_new) {
      const std::optional<Price> price = game_.PriceOf(position_, order);
      orders_.push_back({order, prior, price ? price->amount : 0});
    }
    return known->second;
  }
  size_t size() const { return orders_.size(); }
  std::vector<Choices::One> Take() { return std::move(orders_); }

 private:
  const Game& game_;
  const Position& position_;
  Position after_;
  std::unordered_map<uint64_t, size_t> places_;
  std::vector<Choices::One> orders_;
};

// What the doctrine says of what the side sees, the likeliest first.
std::vector<Choices::One> Suggested(const Game& game, ReferencePlayer& player,
                                    const PathStep& step) {
  Position view(game.layout());
  game.See(step.before, step.awaited.side, view);
  std::vector<Order> orders;
  player.BeginTrial(0);
  player.GenerateCandidates(game, view, orders);
  std::vector<float> priors(orders.size());
  player.Priors(game, view, orders, priors);
  std::vector<Choices::One> suggested;
  for (size_t i = 0; i < orders.size(); ++i) {
    suggested.push_back({orders[i], priors[i]});
  }
  std::stable_sort(suggested.begin(), suggested.end(),
                   [](const Choices::One& a, const Choices::One& b) {
                     return a.prior > b.prior;
                   });
  return suggested;
}

Estimate Difference(const std::vector<double>& a,
                    const std::vector<double>& b) {
  RunningMean mean;
  const size_t common = std::min(a.size(), b.size());
  for (size_t i = 0; i < common; ++i) mean.Add(a[i] - b[i]);
  return mean.estimate();
}

// From the values of all orders, by dice.
void Compare(const std::vector<std::vector<double>>& values,
             const Choices& choices, WeighedStep& weighed) {
  const auto less = [&](size_t one, size_t other) {
    Estimate estimate = Difference(values[one], values[other]);
    if (one == other || weighed.exact) estimate.error = 0;
    return estimate;
  };
  weighed.loss = less(weighed.best, choices.played);
  weighed.gain = less(choices.played, choices.reference);
  weighed.found = less(weighed.best, choices.reference);
  if (const std::optional<size_t> free = choices.Free()) {
    weighed.spent = less(choices.played, *free);
  }
}

WeighedStep WeighDecision(Trials& trials, const PathStep& step,
                          const Choices& choices,
                          const WeighingOptions& options) {
  const Game& game = trials.game();
  const Side side = step.awaited.side;
  std::vector<Position> after;
  for (const Choices::One& one : choices.orders) {
    game.Play(after.emplace_back(step.before), one.order, nullptr);
  }
  std::vector<std::vector<double>> again(after.size());  // second look
  const PlayoutFrame frame = trials.FrameOf(step.before);
  const uint64_t first_dice = DiceOf(options.seed);
  std::vector<Trial> tries;
  const auto run = [&](std::span<ArmTrial> arms) {
    tries.clear();
    for (const ArmTrial& one : arms) {
      tries.push_back({&after[one.arm], first_dice + one.dice});
    }
    trials.Run(frame, tries);
    for (size_t i = 0; i < arms.size(); ++i) {
      arms[i].value = side == Side::kFirst ? tries[i].value : -tries[i].value;
      if (arms[i].dice >= kSecondLook) {
        again[arms[i].arm].push_back(arms[i].value);
      }
    }
  };
  RaceOptions race_options = {.trials = options.playouts,
                              .always = {choices.played, choices.reference}};
  // With few playouts the race is short, not longer than was asked for.
  race_options.first = std::clamp<uint64_t>(
      options.playouts / (4 * choices.orders.size()), 2, race_options.first);
  if (const std::optional<size_t> free = choices.Free()) {
    race_options.always.push_back(*free);
  }
  const Race race = RunRace(choices.orders.size(), race_options, run);
  WeighedStep weighed;
  weighed.playouts = race.trials;
  weighed.best = race.leader;
  for (const RacedArm& arm : race.arms) {
    weighed.orders.push_back({arm.value, arm.behind, arm.dropped});
  }
  weighed.after = ToFirst(race.arms[choices.played].value, side);
  Compare(again, choices, weighed);
  return weighed;
}

WeighedStep WeighRoll(Trials& trials, const PathStep& step,
                      const Choices& choices, const WeighingOptions& options) {
  const size_t tried = choices.outcomes <= kMostClassesTried
                           ? choices.outcomes
                           : 2;  // what came, and one that is drawn
  const uint64_t dice = std::max<uint64_t>(2, options.playouts / tried);
  const RollWorth worth =
      WorthOfRoll(trials, trials.FrameOf(step.before), step.before, step.faces,
                  dice, DiceOf(options.seed));
  WeighedStep weighed;
  weighed.playouts = dice * tried;
  for (const ClassWorth& one : worth.classes) {
    weighed.outcomes.push_back(one.value);
  }
  weighed.luck = worth.luck;
  weighed.after = worth.after;
  return weighed;
}

}  // namespace

std::optional<size_t> Choices::Free() const {
  if (orders.empty() || orders[played].price == 0) return std::nullopt;
  std::optional<size_t> free;
  for (size_t i = 0; i < orders.size(); ++i) {
    if (orders[i].price > 0) continue;
    if (!free || orders[i].prior > orders[*free].prior) free = i;
  }
  return free;
}

Choices ChoicesAt(const Game& game, ReferencePlayer& player,
                  const PathStep& step, size_t most) {
  Choices choices;
  if (step.kind == PathStep::Kind::kRoll) {
    Roll roll;
    game.Describe(step.before, roll);
    choices.outcomes = roll.outcomes.size();
    return choices;
  }
  if (step.kind != PathStep::Kind::kDecision) return choices;
  Gathering gathering(game, step.before);
  for (const Choices::One& one : Suggested(game, player, step)) {
    if (gathering.size() >= most) break;
    gathering.Add(one.order, one.prior);
  }
  choices.played = gathering.Add(step.order, 0);
  const uint64_t seed = game.Hash(step.before);
  player.BeginTrial(seed);
  RandomSource source(seed);
  choices.reference =
      gathering.Add(player.Choose(game, step.before, source), 0);
  choices.orders = gathering.Take();
  return choices;
}

Estimate WeighedStep::Change(Side side) const {
  return orders.empty() ? luck : ToFirst(gain, side);
}

WeighedStep Weigh(Trials& trials, const PathStep& step, const Choices& choices,
                  const WeighingOptions& options) {
  BERTHIER_CHECK(choices.any());
  return step.kind == PathStep::Kind::kRoll
             ? WeighRoll(trials, step, choices, options)
             : WeighDecision(trials, step, choices, options);
}

std::optional<WeighedStep> WeighExactly(const Game& game,
                                        ReferencePlayer& player,
                                        const PathStep& step,
                                        const Choices& choices, uint64_t most) {
  WeighedStep weighed;
  weighed.exact = true;
  Position after(game.layout());
  if (step.kind == PathStep::Kind::kRoll) {
    Roll roll;
    game.Describe(step.before, roll);
    const OutcomeClass& thrown = ClassOf(game, step.before, roll, step.faces);
    double mean = 0, all = 0;
    for (const OutcomeClass& outcome : roll.outcomes) {
      after = step.before;
      game.Resolve(after, outcome.sample, nullptr);
      const std::optional<double> worth = ExactWorth(player, game, after, most);
      if (!worth) return std::nullopt;
      weighed.outcomes.push_back(Exactly(*worth));
      mean += static_cast<double>(outcome.weight) * *worth;
      all += static_cast<double>(outcome.weight);
    }
    weighed.after =
        weighed.outcomes[static_cast<size_t>(&thrown - roll.outcomes.data())];
    weighed.luck = Exactly(weighed.after.value - mean / all);
    return weighed;
  }
  const double sign = step.awaited.side == Side::kFirst ? 1 : -1;
  std::vector<std::vector<double>> values;
  for (const Choices::One& one : choices.orders) {
    after = step.before;
    game.Play(after, one.order, nullptr);
    const std::optional<double> worth = ExactWorth(player, game, after, most);
    if (!worth) return std::nullopt;
    values.push_back({sign * *worth});
    if (values.back()[0] > values[weighed.best][0]) {
      weighed.best = values.size() - 1;
    }
  }
  const double best = values[weighed.best][0];
  for (const std::vector<double>& value : values) {
    weighed.orders.push_back({Exactly(value[0]), Exactly(best - value[0])});
  }
  weighed.after = Exactly(sign * values[choices.played][0]);
  Compare(values, choices, weighed);
  return weighed;
}

}  // namespace berthier
