#include "proto/names.h"

#include <algorithm>
#include <numeric>

#include "absl/strings/ascii.h"
#include "absl/strings/str_format.h"

namespace berthier {
namespace {

constexpr size_t kLongestName = 64;
constexpr size_t kMostListed = 40;

}  // namespace

size_t EditDistance(std::string_view a, std::string_view b) {
  const auto small = [](char c) {
    return absl::ascii_tolower(static_cast<unsigned char>(c));
  };
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t exchanged =
          diagonal + (small(a[i - 1]) != small(b[j - 1]) ? 1 : 0);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, exchanged});
    }
  }
  return row[b.size()];
}

int FindName(const std::vector<std::string_view>& names,
             std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

std::string Remedy(const std::vector<std::string_view>& names,
                   std::string_view name) {
  if (names.empty()) return "there are none";
  if (name.size() <= kLongestName) {
    size_t least = name.size() / 3 + 1;  // a third of the letters may be wrong
    const std::string_view* nearest = nullptr;
    for (const std::string_view& known : names) {
      const size_t distance = EditDistance(name, known);
      if (distance < least) {
        least = distance;
        nearest = &known;
      }
    }
    if (nearest != nullptr) {
      return absl::StrFormat("did you mean \"%s\"?", *nearest);
    }
  }
  std::string list = "there are ";
  for (size_t i = 0; i < names.size() && i < kMostListed; ++i) {
    if (i > 0) list += ", ";
    list += names[i];
  }
  if (names.size() > kMostListed) list += ", ...";
  return list;
}

}  // namespace berthier
