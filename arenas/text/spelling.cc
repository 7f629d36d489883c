#include "arenas/text/spelling.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"

namespace berthier {
namespace {

// How many letters must be changed, put in or left out.
size_t EditDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t corner = std::exchange(row[0], i);
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t changed = corner + (absl::ascii_tolower(a[i - 1]) !=
                                       absl::ascii_tolower(b[j - 1]));
      corner = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string Nearest(std::string_view word,
                    std::span<const std::string_view> known, size_t most) {
  // Of long garbage the beginning is enough.
  const std::string_view meant = word.substr(0, 40);
  std::vector<std::pair<size_t, std::string_view>> ranked;
  for (const std::string_view one : known) {
    // A name is as near as its beginning of the same length, nearly.
    const size_t whole = EditDistance(meant, one) * 2;
    const size_t begun = EditDistance(meant, one.substr(0, meant.size())) * 2;
    size_t least = std::min(whole, begun + 1);
    // ... and as one of its later words.
    for (size_t at = one.find(' '); at < one.size(); at = one.find(' ', at)) {
      const std::string_view later = one.substr(++at);
      if (EditDistance(meant, later.substr(0, later.find(' '))) == 0) {
        least = std::min<size_t>(least, 1);
      }
    }
    ranked.push_back({least, one});
  }
  std::stable_sort(
      ranked.begin(), ranked.end(),
      [](const auto& a, const auto& b) { return a.first < b.first; });
  std::string said;
  most = std::min(most, ranked.size());
  for (size_t i = 0; i < most; ++i) {
    if (i > 0) said += i + 1 == most ? " or " : ", ";
    said += "\"" + std::string(ranked[i].second) + "\"";
  }
  return said;
}

}  // namespace berthier
