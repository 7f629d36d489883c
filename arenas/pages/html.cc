#include "arenas/pages/html.h"

#include <cmath>
#include <cstddef>

#include "absl/strings/str_format.h"
#include "arenas/pages/utf8.h"

namespace berthier {
namespace {

constexpr std::string_view kMinus = "\xE2\x88\x92";
constexpr std::string_view kDash = "\xE2\x80\x93";

std::string WithMinus(std::string number) {
  if (!number.empty() && number[0] == '-') {
    number.replace(0, 1, kMinus);
  }
  return number;
}

std::string_view ClassOf(const HtmlColumn& column) {
  const bool number = column.kind == ColumnKind::kNumber;
  if (column.room == ColumnRoom::kAlways) return number ? " class=\"n\"" : "";
  return number ? " class=\"n wide\"" : " class=\"wide\"";
}

}  // namespace

std::string Escaped(std::string_view text) {
  std::string out;
  for (const char letter : ValidUtf8(text)) {
    switch (letter) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += letter;
    }
  }
  return out;
}

std::string Name(std::string_view name) {
  return "<bdi>" + Escaped(name) + "</bdi>";
}

std::string Rounded(double value) {
  const double whole = std::round(value);
  // No minus before a zero.
  return WithMinus(absl::StrFormat("%.0f", whole == 0 ? 0.0 : whole));
}

std::string Signed(double value) {
  const std::string number = Rounded(value);
  return std::round(value) > 0 ? "+" + number : number;
}

std::string Percent(double share) {
  const double percent = 100 * share;
  if (percent > 0 && percent < 0.05) return "&lt;0.1";
  if (percent < 100 && percent >= 99.95) return "&gt;99.9";
  return absl::StrFormat("%.1f", percent);
}

std::string WonDrawnLost(const Results& results) {
  return absl::StrFormat("%d%s%d%s%d", results.won, kDash, results.drawn, kDash,
                         results.lost);
}

std::string IntervalWords(const Interval& interval) {
  const bool low = std::isfinite(interval.low);
  const bool high = std::isfinite(interval.high);
  if (low && high) {
    return Rounded(interval.low) + " to " + Rounded(interval.high);
  }
  if (low) return "above " + Rounded(interval.low);
  if (high) return "below " + Rounded(interval.high);
  return "unknown";
}

HtmlCell NumberCell(double value, std::string html) {
  return {.html = std::move(html), .value = value};
}

HtmlCell CountCell(int64_t count) {
  return NumberCell(static_cast<double>(count), absl::StrFormat("%d", count));
}

std::string HtmlTable::ToHtml() const {
  const std::string caption = Escaped(caption_);
  // A region that scrolls must be reached by keyboard, and so have a name.
  std::string html = absl::StrFormat(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" "
      "aria-label=\"%s\">\n<table%s>\n<caption>%s</caption>\n<thead><tr>",
      caption, density_ == Density::kDense ? " class=\"dense\"" : "", caption);
  for (const HtmlColumn& column : columns_) {
    html += absl::StrFormat("<th scope=\"col\"%s>", ClassOf(column));
    const std::string title = Escaped(column.title);
    html += column.kind == ColumnKind::kPlain
                ? title
                : "<button type=\"button\">" + title + "</button>";
    html += column.figure + "</th>";
  }
  html += "</tr></thead>\n<tbody>\n";
  for (const std::vector<HtmlCell>& row : rows_) {
    html += "<tr>";
    for (size_t i = 0; i < row.size(); ++i) {
      const HtmlCell& cell = row[i];
      std::string attributes(ClassOf(columns_[i]));
      if (cell.value) {
        absl::StrAppendFormat(&attributes, " data-v=\"%.6g\"", *cell.value);
      }
      if (cell.tint) {
        absl::StrAppendFormat(&attributes, " style=\"--t:%.3f\"", *cell.tint);
      }
      html += i == 0 ? absl::StrFormat("<th scope=\"row\"%s>%s</th>",
                                       attributes, cell.html)
                     : absl::StrFormat("<td%s>%s</td>", attributes, cell.html);
    }
    html += "</tr>\n";
  }
  return html + "</tbody>\n</table>\n</div>\n";
}

std::string Folded(std::string_view summary, std::string_view html) {
  return absl::StrFormat("<details>\n<summary>%s</summary>\n%s</details>\n",
                         Escaped(summary), html);
}

std::string Paragraph(std::string_view text) {
  return "<p>" + Escaped(text) + "</p>\n";
}

}  // namespace berthier
