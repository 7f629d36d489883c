#include "arenas/drawing/text_view.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/drawing/svg_body.h"
#include "arenas/text/terminal.h"

namespace berthier {
namespace {

constexpr int kMostColumns = 100;
constexpr char kBare = '.';
constexpr int kGoesOn = 6;  // indent of a line that goes on

// Of kinds that would hide what is more important none.
char LetterOf(GroundKind kind) {
  switch (kind) {
    case GroundKind::kWoods:
      return '&';
    case GroundKind::kHouses:
      return '#';
    case GroundKind::kFort:
    case GroundKind::kRampart:
      return '%';
    case GroundKind::kCrops:
      return '"';
    case GroundKind::kCrest:
      return '^';
    case GroundKind::kHill:
      return ':';
    case GroundKind::kRoad:
    case GroundKind::kBridge:
      return '=';
    case GroundKind::kWater:
      return '~';
    case GroundKind::kFord:
      return '-';
    case GroundKind::kHedge:
    case GroundKind::kWall:
    case GroundKind::kDitch:
    case GroundKind::kObstacle:
      return '+';
    case GroundKind::kImpassable:
      return 'X';
    case GroundKind::kUnsaid:
    case GroundKind::kOpen:
    case GroundKind::kOpenSide:
    case GroundKind::kObjective:
      break;
  }
  return kBare;
}

// A letter grid over the table; a cell is twice as deep as wide, as letters
// are.
class LetterMap {
 public:
  LetterMap(const Picture& picture, int columns)
      : columns_(columns),
        width_(std::max(picture.width.ticks, 1)),
        depth_(std::max(picture.depth.ticks, 1)),
        rows_(static_cast<int>(std::clamp<int64_t>(
            int64_t{depth_} * columns_ / (2 * int64_t{width_}), 4, 60))),
        cells_(static_cast<size_t>(rows_),
               std::string(static_cast<size_t>(columns_), kBare)) {}

  void Put(Point p, char letter) {
    const int column = Column(p.x);
    const int row = Row(p.y);
    if (column < 0 || column >= columns_ || row < 0 || row >= rows_) return;
    Cell(row, column) = letter;
  }

  // Writes a word centred on a place.
  void Write(Point p, std::string_view word) {
    const int row = std::clamp(Row(p.y), 0, rows_ - 1);
    int column = Column(p.x) - static_cast<int>(word.size()) / 2;
    column = std::clamp(column, 0,
                        std::max(0, columns_ - static_cast<int>(word.size())));
    for (const char letter : word) {
      if (column < columns_) Cell(row, column++) = letter;
    }
  }

  void Fill(const Ground& ground, char letter) {
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        if (Inside(ground.points, Centre(row, column))) {
          Cell(row, column) = letter;
        }
      }
    }
  }

  void Trace(const Ground& ground, char letter) {
    for (size_t i = 1; i < ground.points.size(); ++i) {
      const Point a = ground.points[i - 1];
      const Vec d = ground.points[i] - a;
      for (int k = 0; k <= 2 * columns_; ++k) {
        Put(a + Vec{static_cast<int32_t>(int64_t{d.x} * k / (2 * columns_)),
                    static_cast<int32_t>(int64_t{d.y} * k / (2 * columns_))},
            letter);
      }
    }
  }

  std::string ToString() const {
    const std::string edge =
        "+" + std::string(static_cast<size_t>(columns_), '-') + "+\n";
    std::string text = edge;
    for (const std::string& row : cells_) text += "|" + row + "|\n";
    return text + edge;
  }

 private:
  char& Cell(int row, int column) {
    return cells_[static_cast<size_t>(row)][static_cast<size_t>(column)];
  }
  int Column(int32_t x) const {
    return static_cast<int>(int64_t{x} * columns_ / width_);
  }
  int Row(int32_t y) const {
    return static_cast<int>(int64_t{depth_ - y} * rows_ / depth_);
  }
  Point Centre(int row, int column) const {
    return {static_cast<int32_t>(int64_t{width_} * (2 * column + 1) /
                                 (2 * columns_)),
            static_cast<int32_t>(depth_ - int64_t{depth_} * (2 * row + 1) /
                                              (2 * rows_))};
  }
  static bool Inside(const std::vector<Point>& outline, Point p) {
    bool inside = false;
    for (size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
      const Point a = outline[i];
      const Point b = outline[j];
      if ((a.y > p.y) == (b.y > p.y)) continue;
      if ((Orientation(a, b, p) > 0) == (b.y > a.y)) inside = !inside;
    }
    return inside;
  }

  int columns_;
  int32_t width_;
  int32_t depth_;
  int rows_;
  std::vector<std::string> cells_;
};

// A line of the legend: "& woods".
std::string LegendOf(char letter, const Ground& ground) {
  return absl::StrFormat("%c %s", letter, ground.type);
}

char FacingLetter(const Body& body) {
  if (!body.has_facing) return '*';
  constexpr std::string_view kFacing = "^>v<";
  return kFacing[static_cast<size_t>((body.pose.heading.quarters() + 180) %
                                     1440 / 360)];
}

// A length in units of the ruler, two decimals.
std::string InUnits(int32_t ticks, const Picture& picture) {
  const int32_t unit =
      picture.ruler_ticks > 0 ? picture.ruler_ticks : kTicksPerInch;
  return absl::StrFormat("%.2f", static_cast<double>(ticks) / unit);
}

std::string Degrees(Heading heading) {
  return absl::StrFormat("%g", heading.quarters() / 4.0);
}

}  // namespace

std::string ToText(const Picture& picture, int width) {
  LetterMap map(picture,
                width > 2 ? std::min(width - 2, kMostColumns) : kMostColumns);
  std::vector<std::string> legend;
  for (const Ground& ground : picture.ground) {
    const char letter = LetterOf(ground.kind);
    if (letter == kBare) continue;
    if (std::find(legend.begin(), legend.end(), LegendOf(letter, ground)) ==
        legend.end()) {
      legend.push_back(LegendOf(letter, ground));
    }
    if (ground.closed && ground.points.size() >= 3) {
      map.Fill(ground, letter);
    } else {
      map.Trace(ground, letter);
    }
  }
  for (const Body& body : picture.bodies) {
    map.Write(body.pose.centre, FacingLetter(body) + body.name);
  }
  std::string text = picture.title + "\n" + map.ToString();
  if (!legend.empty()) {
    text += Wrapped("  " + absl::StrJoin(legend, "  "), width, 2) + "\n";
  }
  size_t widest = 4;
  for (const Body& body : picture.bodies) {
    widest = std::max(widest, body.name.size());
  }
  for (const Body& body : picture.bodies) {
    std::string line = absl::StrFormat(
        "  %-*s %-14s at %7s, %7s", static_cast<int>(widest), body.name,
        body.type, InUnits(body.pose.centre.x, picture),
        InUnits(body.pose.centre.y, picture));
    if (body.has_facing) {
      absl::StrAppendFormat(&line, "  heading %6s", Degrees(body.pose.heading));
    }
    if (!body.badges.empty()) line += "  " + InWords(body.badges);
    text += Wrapped(line, width, kGoesOn) + "\n";
  }
  if (!picture.arrivals.empty()) text += "To arrive\n";
  for (const Arrival& arrival : picture.arrivals) {
    std::string line = absl::StrFormat("  %s, %s", arrival.name, arrival.when);
    if (arrival.stretch.size() == 2) {
      const Point a = arrival.stretch[0], b = arrival.stretch[1];
      absl::StrAppendFormat(&line, ", between (%s, %s) and (%s, %s)",
                            InUnits(a.x, picture), InUnits(a.y, picture),
                            InUnits(b.x, picture), InUnits(b.y, picture));
    }
    line += ": " + absl::StrJoin(arrival.who, ", ");
    text += Wrapped(line, width, kGoesOn) + "\n";
  }
  for (const Panel& panel : picture.panels) {
    absl::StrAppendFormat(&text, "%s\n", panel.title);
    for (const std::string& line : panel.lines) {
      text += Wrapped("  " + line, width, kGoesOn) + "\n";
    }
  }
  return text;
}

}  // namespace berthier
