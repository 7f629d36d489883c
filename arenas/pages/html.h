// Pieces of a page: escaped text, tables that can be sorted, sections.
//
// Laws: whatever the input is, the results of Escaped and Name are plain text
// without markup, in valid UTF-8; equal pieces give equal bytes.
//
//   HtmlTable table("Standings", {{"Agent"}, {"Elo", ColumnKind::kNumber}});
//   table.Add({{Name("drill")}, NumberCell(12.5, "12.5")});
//   page += table.ToHtml();
#ifndef BERTHIER_ARENAS_PAGES_HTML_H_
#define BERTHIER_ARENAS_PAGES_HTML_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/ratings/crosstable.h"
#include "arenas/ratings/elo.h"

namespace berthier {

std::string Escaped(std::string_view text);
// A name within a sentence: escaped, and isolated so that a name written from
// right to left does not reorder the text around it.
std::string Name(std::string_view name);

// Rounded with a sign, and a true minus: "−12", "+5".
std::string Signed(double value);
std::string Rounded(double value);
// A share from 0 to 1 in per cent: "62", "99.9", "<0.1".
std::string Percent(double share);
// "12–3–5"
std::string WonDrawnLost(const Results& results);
// "−12 to 40"; "above −12" or "unknown" if it is unbounded.
std::string IntervalWords(const Interval& interval);

enum class ColumnKind : uint8_t {
  kText,
  kNumber,
  kPlain,  // not sortable
};

// Whether a column is also shown on narrow screens (kAlways).
enum class ColumnRoom : uint8_t { kAlways, kWide };

struct HtmlColumn {
  std::string title;  // text
  ColumnKind kind = ColumnKind::kText;
  std::string figure = {};  // HTML below the title
  ColumnRoom room = ColumnRoom::kAlways;
};

struct HtmlCell {
  std::string html;
  std::optional<double> value = {};  // sort key
  // 0 to 1, bad to good: tints the cell.
  std::optional<double> tint = {};
};

HtmlCell NumberCell(double value, std::string html);
HtmlCell CountCell(int64_t count);

// The first cell of a row is its header.
class HtmlTable {
 public:
  // kDense tables have narrow cells, for matrices.
  enum class Density : uint8_t { kUsual, kDense };

  HtmlTable(std::string caption, std::vector<HtmlColumn> columns,
            Density density = Density::kUsual)
      : caption_(std::move(caption)),
        columns_(std::move(columns)),
        density_(density) {}

  void Add(std::vector<HtmlCell> row) { rows_.push_back(std::move(row)); }
  bool empty() const { return rows_.empty(); }
  std::string ToHtml() const;

 private:
  std::string caption_;
  std::vector<HtmlColumn> columns_;
  Density density_;
  std::vector<std::vector<HtmlCell>> rows_;
};

// HTML hidden until the reader clicks on the summary line.
std::string Folded(std::string_view summary, std::string_view html);
// A <p> element; the text is escaped.
std::string Paragraph(std::string_view text);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_HTML_H_
