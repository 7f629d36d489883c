// A field of a CSV file (RFC 4180) and a line of them.
//
//   csv += CsvLine({CsvField(name), "12"});
#ifndef BERTHIER_ARENAS_PAGES_CSV_H_
#define BERTHIER_ARENAS_PAGES_CSV_H_

#include <string>
#include <string_view>
#include <vector>

namespace berthier {

// A text cell, quoted where necessary. Spreadsheets take a text that begins
// with = + - @ for a formula; an apostrophe before it marks it as text.
std::string CsvField(std::string_view text);

std::string CsvLine(const std::vector<std::string>& fields);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_CSV_H_
