// The weights of a doctrine, as named rows: what it is tuned by.
//
// A ruleset's doctrine keeps them in a struct of doubles and lists its fields
// once (NamedWeight). Whoever tunes knows no ruleset: he has names, usual
// values, and an agent, a doctrine and an evaluation by other ones
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
#include <span>
#include <string_view>
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

// Wherever values are asked for, they are as many as there are names.
struct TunableWeights {
  std::vector<std::string_view> (*names)();
  std::vector<double> (*usual)();
  // An agent and a doctrine that decide by them.
  std::unique_ptr<Agent> (*agent)(Temper temper,
                                  std::span<const double> values);
  std::unique_ptr<Doctrine> (*doctrine)(Temper temper,
                                        std::span<const double> values);
  // Those that positions are valued by, and the value by other ones.
  std::vector<double> (*usual_of_value)();
  double (*value)(const Game& game, const Position& position, Side side,
                  std::span<const double> values);
};

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

// Of a Weights that has `std::span<const NamedWeight<Weights>> Rows()`, an
// agent and a doctrine that are made of a temper and weights. `usual_of_value`
// are those that positions are valued by; `value` values one by others.
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
