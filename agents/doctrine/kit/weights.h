// The weights of a doctrine as named rows, for tuning.
//
// A ruleset's doctrine keeps them in a struct of doubles and lists its fields
// once (NamedWeight). Tuning code knows no ruleset: it has names and default
// values, and makes an agent, a doctrine and an evaluation with other values
// (TunableWeights).
//
//   const TunableWeights& tunable = *agents.tunable;
//   std::vector<double> values = tunable.usual();
//   values[3] *= 1.1;
//   const std::unique_ptr<Agent> agent =
//       tunable.agent(Temper::kMeasured, values);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHTS_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHTS_H_

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/temper.h"

namespace berthier {

template <typename Weights>
struct NamedWeight {
  std::string_view name;
  std::string_view what;
  double Weights::*value;
};

// Every vector or span of values has one entry per name, in that order.
struct TunableWeights {
  std::vector<std::string_view> (*names)();
  std::vector<double> (*usual)();
  // Make an agent and a doctrine that use these values.
  std::unique_ptr<Agent> (*agent)(Temper temper,
                                  std::span<const double> values);
  std::unique_ptr<Doctrine> (*doctrine)(Temper temper,
                                        std::span<const double> values);
  // Default values of the evaluation, and the value of a position with others.
  std::vector<double> (*usual_of_value)();
  double (*value)(const Game& game, const Position& position, Side side,
                  std::span<const double> values);
};

// Parses NAME=VALUE: the index of NAME in `names` and the value; nullopt if
// `text` is not of that form.
std::optional<std::pair<size_t, double>> ReadWeight(
    std::string_view text, std::span<const std::string_view> names);

// The weights as a list, in the order of the rows, and back.
template <typename Weights>
std::vector<double> ValuesOf(const Weights& weights) {
  std::vector<double> values;
  for (const auto& row : Weights::Rows()) values.push_back(weights.*row.value);
  return values;
}
template <typename Weights>
Weights WeightsFrom(std::span<const double> values) {
  Weights weights;
  size_t i = 0;
  for (const auto& row : Weights::Rows()) weights.*row.value = values[i++];
  return weights;
}

// Makes the table for a Weights struct with `std::span<const
// NamedWeight<Weights>> Rows()` and an agent and a doctrine constructible from
// a temper and weights. `usual_of_value` returns the default weights of the
// evaluation; `value` evaluates a position with given weights.
template <typename DoctrineAgent, typename OwnDoctrine, auto usual_of_value,
          auto value>
constexpr TunableWeights Tunable() {
  using Weights = decltype(usual_of_value());
  return {
      .names =
          [] {
            std::vector<std::string_view> names;
            for (const auto& row : Weights::Rows()) {
              names.push_back(row.name);
            }
            return names;
          },
      .usual = [] { return ValuesOf(Weights()); },
      .agent = [](Temper temper,
                  std::span<const double> values) -> std::unique_ptr<Agent> {
        return std::make_unique<DoctrineAgent>(temper,
                                               WeightsFrom<Weights>(values));
      },
      .doctrine = [](Temper temper, std::span<const double> values)
          -> std::unique_ptr<Doctrine> {
        return std::make_unique<OwnDoctrine>(temper,
                                             WeightsFrom<Weights>(values));
      },
      .usual_of_value = [] { return ValuesOf(usual_of_value()); },
      .value =
          [](const Game& game, const Position& position, Side side,
             std::span<const double> values) {
            return value(game, position, side, WeightsFrom<Weights>(values));
          }};
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHTS_H_
