// The weights of a doctrine, as named rows: what it is tuned by.
//
// A ruleset's doctrine keeps them in a struct of doubles and lists its fields
// once (NamedWeight). Whoever tunes knows no ruleset: he has names, usual
// values, and an agent that plays by other ones (TunableWeights).
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
#include "agents/doctrine/temper.h"

namespace berthier {

template <typename Weights>
struct NamedWeight {
  std::string_view name;
  std::string_view what;
  double Weights::*value;
};

struct TunableWeights {
  std::vector<std::string_view> (*names)();
  std::vector<double> (*usual)();
  // Plays by these values, as many as there are names.
  std::unique_ptr<Agent> (*agent)(Temper temper,
                                  std::span<const double> values);
};

// Of a Weights that has `std::span<const NamedWeight<Weights>> Rows()`, and an
// agent that is made of a temper and weights.
template <typename DoctrineAgent, typename Weights>
constexpr TunableWeights Tunable() {
  return {
      .names =
          [] {
            std::vector<std::string_view> names;
            for (const auto& row : Weights::Rows()) names.push_back(row.name);
            return names;
          },
      .usual =
          [] {
            std::vector<double> values;
            const Weights usual;
            for (const auto& row : Weights::Rows()) {
              values.push_back(usual.*row.value);
            }
            return values;
          },
      .agent = [](Temper temper,
                  std::span<const double> values) -> std::unique_ptr<Agent> {
        Weights weights;
        size_t i = 0;
        for (const auto& row : Weights::Rows()) {
          weights.*row.value = values[i++];
        }
        return std::make_unique<DoctrineAgent>(temper, weights);
      }};
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHTS_H_
