// A weight of a doctrine from the command line.
#ifndef BERTHIER_BENCH_TUNING_SET_WEIGHT_H_
#define BERTHIER_BENCH_TUNING_SET_WEIGHT_H_

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"

namespace berthier {

// Which of `names` the text sets, as NAME=VALUE, and to what; nothing if it
// sets none.
inline std::optional<std::pair<size_t, double>> ReadWeight(
    const std::string& text, std::span<const std::string_view> names) {
  const std::vector<std::string> parts = absl::StrSplit(text, '=');
  const auto found =
      std::find(names.begin(), names.end(), std::string_view(parts[0]));
  double value = 0;
  if (parts.size() != 2 || found == names.end() ||
      !absl::SimpleAtod(parts[1], &value)) {
    return std::nullopt;
  }
  return std::pair(static_cast<size_t>(found - names.begin()), value);
}

}  // namespace berthier

#endif  // BERTHIER_BENCH_TUNING_SET_WEIGHT_H_
