#include "arenas/text/columns.h"

#include <algorithm>

#include "absl/strings/str_format.h"

namespace berthier {

std::string Aligned(const Columns& rows) {
  std::vector<size_t> widths;
  for (const std::vector<std::string>& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], row[i].size());
    }
  }
  std::string text;
  for (const std::vector<std::string>& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      const int width = static_cast<int>(widths[i]);
      if (i == 0) {
        absl::StrAppendFormat(&text, "%-*s", width, row[i]);
      } else {
        absl::StrAppendFormat(&text, "  %*s", width, row[i]);
      }
    }
    text += "\n";
  }
  return text;
}

}  // namespace berthier
