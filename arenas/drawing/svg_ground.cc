#include "arenas/drawing/svg_ground.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

// How areas are filled.
struct AreaStyle {
  std::string_view fill;
  std::string_view pattern;  // laid over it
  std::string_view stroke;
  double stroke_width;
  std::string_view ink;
};

constexpr AreaStyle kWoods = {"#c5dbb0", "url(#woods)", "#7ea05f", 1.2,
                              "#3f5f26"};
constexpr AreaStyle kHouses = {"#d9cfc3", "url(#houses)", "#8d7f70", 1.2,
                               "#54483b"};
constexpr AreaStyle kFort = {"#d8d4cc", "", "#4f4a44", 3.2, "#3b3733"};
constexpr AreaStyle kRampart = {"#8f867a", "", "#4f4a44", 1.6, "#3b3733"};
constexpr AreaStyle kCrops = {"#f1e4a3", "url(#crops)", "#d0b95c", 1,
                              "#7d6a1c"};
constexpr AreaStyle kHill = {"#e7d6ae", "", "#b8975f", 1.2, "#7a5c2a"};
constexpr AreaStyle kImpassable = {"#c9c7c4", "url(#barred)", "#77736e", 1.2,
                                   "#45423e"};
constexpr AreaStyle kWater = {"#b9d9ec", "", "#6aa3c6", 1.2, "#2f6788"};
constexpr AreaStyle kFord = {"#dcecf3", "url(#ford)", "#8fb8cf", 0.8,
                             "#2f6788"};
constexpr AreaStyle kOther = {"#eae5d6", "", "#b5ad9a", 1, "#666055"};
// Open ground and objectives hide nothing that lies below them.
constexpr AreaStyle kOpen = {"none", "", "#9a917c", 1, "#666055"};
constexpr AreaStyle kObjective = {"none", "", "#9c2f5c", 1.8, "#7d1f47"};

const AreaStyle& StyleOf(GroundKind kind) {
  switch (kind) {
    case GroundKind::kWoods:
      return kWoods;
    case GroundKind::kHouses:
      return kHouses;
    case GroundKind::kFort:
      return kFort;
    case GroundKind::kRampart:
    case GroundKind::kWall:
      return kRampart;
    case GroundKind::kHill:
      return kHill;
    case GroundKind::kWater:
      return kWater;
    case GroundKind::kFord:
      return kFord;
    case GroundKind::kCrops:
      return kCrops;
    case GroundKind::kImpassable:
      return kImpassable;
    case GroundKind::kOpen:
      return kOpen;
    case GroundKind::kObjective:
      return kObjective;
    case GroundKind::kUnsaid:
    case GroundKind::kOpenSide:
    case GroundKind::kCrest:
    case GroundKind::kRoad:
    case GroundKind::kBridge:
    case GroundKind::kHedge:
    case GroundKind::kDitch:
    case GroundKind::kObstacle:
      break;
  }
  return kOther;
}

// Contours inside the outline, drawn towards its middle.
void DrawContours(const std::vector<PaperSpot>& outline, SvgCanvas& canvas) {
  const PaperSpot middle = FrameAround(outline).centre();
  for (const double share : {0.84, 0.68}) {
    std::vector<PaperSpot> inner;
    for (const PaperSpot s : outline) {
      inner.push_back({middle.x + (s.x - middle.x) * share,
                       middle.y + (s.y - middle.y) * share});
    }
    canvas.Polygon(inner,
                   "fill='none' stroke='#b8975f' stroke-width='0.8' "
                   "stroke-opacity='0.7' stroke-linejoin='round'");
  }
}

void DrawArea(const Ground& ground, const std::vector<PaperSpot>& outline,
              SvgCanvas& canvas) {
  const AreaStyle& style = StyleOf(ground.kind);
  canvas.Polygon(
      outline,
      absl::StrFormat("fill='%s' stroke='%s' stroke-width='%s' "
                      "stroke-linejoin='round'%s",
                      style.fill, style.stroke, Number(style.stroke_width),
                      style.fill == "none" ? " stroke-dasharray='6 3'" : ""));
  if (!style.pattern.empty()) {
    canvas.Polygon(outline, absl::StrFormat("fill='%s'", style.pattern));
  }
  if (ground.kind == GroundKind::kHill) DrawContours(outline, canvas);
}

// The top of a hill: a line with short strokes down both slopes.
void DrawCrest(const std::vector<PaperSpot>& line, SvgCanvas& canvas) {
  for (size_t i = 1; i < line.size(); ++i) {
    const PaperSpot a = line[i - 1];
    const PaperSpot b = line[i];
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    if (length < 1) continue;
    const PaperSpot along = {(b.x - a.x) / length, (b.y - a.y) / length};
    for (double at = 5; at < length; at += 10) {
      const PaperSpot on = {a.x + along.x * at, a.y + along.y * at};
      canvas.Line({on.x - along.y * 5, on.y + along.x * 5},
                  {on.x + along.y * 5, on.y - along.x * 5},
                  "stroke='#8c6239' stroke-width='0.9' stroke-opacity='0.75'");
    }
  }
  canvas.Polyline(line,
                  "fill='none' stroke='#8c6239' stroke-width='2' "
                  "stroke-linecap='round'");
}

void DrawRibbon(const std::vector<PaperSpot>& line, std::string_view colour,
                double width, std::string_view more, SvgCanvas& canvas) {
  canvas.Polyline(line,
                  absl::StrFormat("fill='none' stroke='%s' stroke-width='%s' "
                                  "stroke-linejoin='round' %s",
                                  colour, Number(width), more));
}

// Two banks with what crosses the water between them.
void DrawBridge(const Ground& ground, const std::vector<PaperSpot>& line,
                SvgCanvas& canvas) {
  const double width = std::max(canvas.ToPaper(ground.width), 6.0);
  DrawRibbon(line, "#6f5b3d", width, "", canvas);
  DrawRibbon(line, "#e3d3b0", width - 3, "", canvas);
}

void DrawLine(const Ground& ground, const std::vector<PaperSpot>& line,
              SvgCanvas& canvas) {
  const double width = canvas.ToPaper(ground.width);
  switch (ground.kind) {
    case GroundKind::kCrest:
      DrawCrest(line, canvas);
      return;
    case GroundKind::kOpenSide:
      // The wall is not there: paper over it, and a thin broken line.
      DrawRibbon(line, "#f5f1e3", 4.2, "", canvas);
      DrawRibbon(line, "#4f4a44", 0.9, "stroke-dasharray='2 3'", canvas);
      return;
    case GroundKind::kRampart:
      DrawRibbon(line, "#4f4a44", std::max(width, 6.0), "", canvas);
      DrawRibbon(line, "#a99f90", std::max(width, 6.0) - 2.6, "", canvas);
      return;
    case GroundKind::kRoad: {
      const double road = std::max(width, 5.0);
      DrawRibbon(line, "#c2a878", road, "", canvas);
      DrawRibbon(line, "#ead9b5", road - 2, "", canvas);
      return;
    }
    case GroundKind::kWater: {
      const double stream = std::max(width, 4.5);
      DrawRibbon(line, "#5f9fc9", stream, "stroke-linecap='round'", canvas);
      DrawRibbon(line, "#a9d0ea", stream - 2.4, "stroke-linecap='round'",
                 canvas);
      return;
    }
    case GroundKind::kBridge:
      DrawBridge(ground, line, canvas);
      return;
    case GroundKind::kWall:
      DrawRibbon(line, "#6f675d", std::max(width, 3.6), "", canvas);
      DrawRibbon(line, "#d8d2c8", std::max(width, 3.6) - 1.6,
                 "stroke-dasharray='5 1.5'", canvas);
      return;
    case GroundKind::kHedge:
      DrawRibbon(line, "#6d8f4e", std::max(width, 4.0),
                 "stroke-dasharray='0.1 4.5' stroke-linecap='round'", canvas);
      return;
    default:
      DrawRibbon(line, "#8a6d45", std::max(width, 4.4), "", canvas);
      DrawRibbon(line, "#d9c49c", std::max(width, 4.4) - 2,
                 "stroke-dasharray='6 2.5'", canvas);
  }
}

}  // namespace

std::string_view GroundPatterns() {
  return R"(<pattern id='woods' width='17' height='15'
 patternUnits='userSpaceOnUse'>
<g fill='#8fb56d' stroke='#6f9650' stroke-width='0.6'>
<circle cx='4.5' cy='4.5' r='3'/><circle cx='13' cy='11' r='3.2'/></g>
</pattern>
<pattern id='houses' width='18' height='16' patternUnits='userSpaceOnUse'>
<g fill='#a8927c' stroke='#86725e' stroke-width='0.6'>
<rect x='2.5' y='2.5' width='6' height='4.5'/>
<rect x='10.5' y='9' width='5' height='5'/></g>
</pattern>
<pattern id='crops' width='8' height='7' patternUnits='userSpaceOnUse'>
<path d='M2 6V2M6 4.5V0.8' stroke='#c9b04c' stroke-width='0.9'/>
</pattern>
<pattern id='ford' width='7' height='7' patternUnits='userSpaceOnUse'>
<circle cx='2' cy='2' r='1' fill='#7fa6bb'/>
<circle cx='5.5' cy='5.5' r='1' fill='#7fa6bb'/>
</pattern>
<pattern id='barred' width='8' height='8' patternUnits='userSpaceOnUse'>
<path d='M0 8L8 0M0 0L8 8' stroke='#95918b' stroke-width='0.8'/>
</pattern>
)";
}

void DrawGround(const Ground& ground, SvgCanvas& canvas) {
  const std::vector<PaperSpot> spots = canvas.ToPaper(ground.points);
  if (spots.size() < 2) return;
  if (ground.closed) {
    DrawArea(ground, spots, canvas);
  } else {
    DrawLine(ground, spots, canvas);
  }
}

std::string_view GroundInk(const Ground& ground) {
  if (ground.closed) return StyleOf(ground.kind).ink;
  return ground.kind == GroundKind::kWater ? "#2f6788" : "#6b5533";
}

}  // namespace berthier
