#include "arenas/drawing/svg_panel.h"

#include <algorithm>
#include <string_view>

#include "absl/strings/str_format.h"
#include "arenas/drawing/svg_body.h"

namespace berthier {
namespace {

constexpr double kTitle = 11;
constexpr double kText = 9.5;
constexpr double kLine = 13;
constexpr double kPad = 8;
constexpr double kHead = 20;
constexpr double kGap = 10;
constexpr size_t kLongest = 52;  // letters in a line

// Breaks a line at spaces; what is continued is indented.
void Wrap(std::string_view line, std::vector<std::string>& lines) {
  std::string indent;
  while (indent.size() + line.size() > kLongest) {
    const size_t room = kLongest - indent.size();
    size_t cut = line.rfind(' ', room);
    if (cut == std::string_view::npos || cut == 0) cut = room;
    lines.push_back(indent + std::string(line.substr(0, cut)));
    line.remove_prefix(cut);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    indent = "   ";
  }
  lines.push_back(indent + std::string(line));
}

}  // namespace

PanelBoard::PanelBoard(const std::vector<Panel>& panels, double depth) {
  double wide = 0;
  for (const Panel& panel : panels) {
    Card card = {
        .title = panel.title, .side = panel.side, .lines = {}, .frame = {}};
    for (const std::string& line : panel.lines) Wrap(line, card.lines);
    wide = std::max(wide, TextWidth(card.title, kTitle));
    for (const std::string& line : card.lines) {
      wide = std::max(wide, TextWidth(line, kText));
    }
    card.frame.height =
        kHead + kPad + kLine * static_cast<double>(card.lines.size());
    cards_.push_back(std::move(card));
  }
  if (cards_.empty()) return;
  const double column = wide + 2 * kPad;
  double left = 0;
  double top = 0;
  for (Card& card : cards_) {
    if (top > 0 && top + card.frame.height > depth) {
      left += column + kGap;
      top = 0;
    }
    card.frame = {left, top, column, card.frame.height};
    top = card.frame.bottom() + kGap;
    width_ = std::max(width_, card.frame.right());
    height_ = std::max(height_, card.frame.bottom());
  }
}

void PanelBoard::Draw(PaperSpot corner, SvgCanvas& canvas) const {
  for (const Card& card : cards_) {
    const Frame frame = {corner.x + card.frame.left, corner.y + card.frame.top,
                         card.frame.width, card.frame.height};
    const SideColours& colours = ColoursOf(card.side);
    canvas.Rect(frame, 4,
                absl::StrFormat("fill='#fbfaf6' stroke='%s' "
                                "stroke-opacity='0.55'",
                                colours.line));
    canvas.Rect({frame.left, frame.top, frame.width, kHead}, 4,
                absl::StrFormat("fill='%s'", colours.fill));
    canvas.Text({frame.left + kPad, frame.top + 14}, card.title,
                {kTitle, colours.line, Anchor::kStart, "font-weight='bold'"});
    double base = frame.top + kHead + kLine;
    for (const std::string& line : card.lines) {
      canvas.Text({frame.left + kPad, base}, line,
                  {kText, "#2e2c28", Anchor::kStart, "xml:space='preserve'"});
      base += kLine;
    }
  }
}

}  // namespace berthier
