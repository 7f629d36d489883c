#include "agents/doctrine/kit/weights.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

namespace berthier {

std::optional<std::pair<size_t, double>> ReadWeight(
    std::string_view text, std::span<const std::string_view> names) {
  const size_t equals = text.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  const auto found =
      std::find(names.begin(), names.end(), text.substr(0, equals));
  if (found == names.end()) return std::nullopt;
  const char* const end = text.data() + text.size();
  double value = 0;
  const auto [stop, error] =
      std::from_chars(text.data() + equals + 1, end, value);
  if (error != std::errc() || stop != end || !std::isfinite(value)) {
    return std::nullopt;
  }
  return std::pair(static_cast<size_t>(found - names.begin()), value);
}

}  // namespace berthier
