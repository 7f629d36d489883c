#include "arenas/pages/csv.h"

#include "absl/strings/str_join.h"

namespace berthier {

std::string CsvField(std::string_view text) {
  const bool is_formula =
      !text.empty() &&
      std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
  const std::string guarded = (is_formula ? "'" : "") + std::string(text);
  if (guarded.find_first_of(",\"\r\n\t") == std::string::npos) return guarded;
  std::string field = "\"";
  for (const char letter : guarded) {
    if (letter == '"') field += '"';
    field += letter;
  }
  return field + "\"";
}

std::string CsvLine(const std::vector<std::string>& fields) {
  return absl::StrJoin(fields, ",") + "\r\n";
}

}  // namespace berthier
