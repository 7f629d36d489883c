// A field of a CSV file (RFC 4180) and a line of them.
//
//   csv += CsvLine({CsvField(name), "12"});
#ifndef BERTHIER_ARENAS_PAGES_CSV_H_
#define BERTHIER_ARENAS_PAGES_CSV_H_

#include <string>
#include <string_view>
#include <vector>

namespace berthier {

// A cell of text, in quotes where it must be. Spreadsheets take what begins
// with = + - @ for a formula, so that gets an apostrophe before it, which they
// take for "text follows".
std::string CsvField(std::string_view text);

std::string CsvLine(const std::vector<std::string>& fields);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_CSV_H_
