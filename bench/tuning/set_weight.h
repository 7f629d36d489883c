// A weight of the Grande Tactique doctrine from the command line.
#ifndef BERTHIER_BENCH_TUNING_SET_WEIGHT_H_
#define BERTHIER_BENCH_TUNING_SET_WEIGHT_H_

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "agents/doctrine/grande_tactique/values.h"

namespace berthier::grande_tactique {

// Sets the one that `text` names, as NAME=VALUE; false if it names none.
inline bool SetWeight(const std::string& text, Weights& weights) {
  const std::vector<std::string> parts = absl::StrSplit(text, '=');
  const auto named = NamedWeights();
  const auto found =
      std::find_if(named.begin(), named.end(), [&](const NamedWeight& weight) {
        return weight.name == std::string_view(parts[0]);
      });
  return parts.size() == 2 && found != named.end() &&
         absl::SimpleAtod(parts[1], &(weights.*found->value));
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_BENCH_TUNING_SET_WEIGHT_H_
