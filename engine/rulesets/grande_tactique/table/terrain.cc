#include "engine/rulesets/grande_tactique/table/terrain.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/geometry/half_plane.h"

namespace berthier::grande_tactique {
namespace {

// What is wrong with an outline, or nothing.
std::string OutlineFlaw(PolygonView polygon) {
  const size_t n = polygon.size();
  if (n < 3) return "fewer than 3 corners";
  if (n > static_cast<size_t>(kMaxCorners)) {
    return "more than " + std::to_string(kMaxCorners) + " corners";
  }
  int64_t twice_area = 0;
  for (size_t i = 0; i < n; ++i) {
    const Point a = polygon[i], b = polygon[(i + 1) % n];
    if (a == b) return "corner " + std::to_string(i + 1) + " is repeated";
    twice_area += Cross(a - polygon[0], b - polygon[0]);
  }
  if (twice_area == 0) return "encloses no ground";
  if (twice_area < 0) return "runs clockwise";
  // Turning left all the way round and around only once: convex.
  int downs = 0;
  for (size_t i = 0; i < n; ++i) {
    const Point a = polygon[i], b = polygon[(i + 1) % n],
                c = polygon[(i + 2) % n];
    if (Orientation(a, b, c) < 0) {
      return "not convex at corner " + std::to_string((i + 1) % n + 1);
    }
    if (Orientation(a, b, c) == 0 && Dot(b - a, c - b) < 0) {
      return "folds back at corner " + std::to_string((i + 1) % n + 1);
    }
    const auto goes_down = [](Vec v) {
      return v.y < 0 || (v.y == 0 && v.x < 0);
    };
    if (!goes_down(b - a) && goes_down(c - b)) ++downs;
  }
  return downs > 1 ? "winds round more than once" : "";
}

std::string LineFlaw(PolylineView line) {
  return line.size() < 2 ? "fewer than 2 points" : "";
}

// Collects the first flaw found.
class Inspector {
 public:
  explicit Inspector(const Terrain& terrain) : terrain_(terrain) {}

  void Note(std::string_view what, const std::string& name,
            const std::string& flaw) {
    if (first_ || flaw.empty()) return;
    first_ = std::string(what) + " \"" + name + "\": " + flaw;
  }
  void Outline(std::string_view what, const std::string& name,
               PolygonView polygon) {
    Note(what, name, OutlineFlaw(polygon));
    for (const Point p : polygon) {
      if (!OnTable(terrain_, p)) Note(what, name, "not wholly on the table");
    }
  }
  std::optional<std::string> first() const { return first_; }

 private:
  const Terrain& terrain_;
  std::optional<std::string> first_;
};

std::string_view NameOf(AreaKind kind) {
  switch (kind) {
    case AreaKind::kWoods:
      return "woods";
    case AreaKind::kBuiltUp:
      return "built-up area";
    case AreaKind::kFort:
      return "fort";
  }
  return "area";
}

Box BoxOfOutline(const std::vector<Point>& points) {
  return points.empty() ? Box{} : BoxOf(std::span<const Point>(points));
}

}  // namespace

Area MakeArea(std::string name, AreaKind kind, std::vector<Point> polygon,
              std::vector<SideWork> sides) {
  Area area;
  area.name = std::move(name);
  area.kind = kind;
  area.polygon = std::move(polygon);
  area.sides = std::move(sides);
  if (area.sides.empty()) {
    area.sides.assign(area.polygon.size(), kind == AreaKind::kFort
                                               ? SideWork::kFortified
                                               : SideWork::kOpen);
  }
  area.box = BoxOfOutline(area.polygon);
  if (OutlineFlaw(area.polygon).empty()) {
    area.centroid = Centroid(area.polygon);
  }
  return area;
}

Hill MakeHill(std::string name, std::vector<Point> polygon,
              std::vector<Point> crest) {
  const Box crest_box = BoxOfOutline(crest);
  const Box box = Union(BoxOfOutline(polygon), crest_box);
  return {std::move(name), std::move(polygon), std::move(crest), box,
          crest_box};
}

LinearFeature MakeLinearFeature(std::string name, std::vector<Point> line,
                                LineKind kind) {
  const Box box = BoxOfOutline(line);
  return {std::move(name), std::move(line), box, kind};
}

std::optional<std::string> FlawOf(const Terrain& terrain) {
  constexpr Length kLargest = {1 << 20};
  if (terrain.width <= Length{} || terrain.depth <= Length{}) {
    return "the table has no size";
  }
  if (terrain.width > kLargest || terrain.depth > kLargest) {
    return "the table is larger than 26 m";
  }
  Inspector inspector(terrain);
  for (const Area& area : terrain.areas) {
    const std::string_view what = NameOf(area.kind);
    inspector.Outline(what, area.name, area.polygon);
    if (area.sides.size() != area.polygon.size()) {
      inspector.Note(what, area.name, "sides and corners differ in number");
    }
    const bool fortified = std::find(area.sides.begin(), area.sides.end(),
                                     SideWork::kFortified) != area.sides.end();
    if (fortified && area.kind != AreaKind::kFort) {
      inspector.Note(what, area.name, "only a fort has fortified sides");
    }
  }
  for (const Hill& hill : terrain.hills) {
    inspector.Outline("hill", hill.name, hill.polygon);
    inspector.Note("hill", hill.name,
                   hill.crest.size() < 2 ? "crest of fewer than 2 points" : "");
  }
  for (const LinearFeature& feature : terrain.linear_features) {
    inspector.Note("linear feature", feature.name, LineFlaw(feature.line));
  }
  for (const Road& road : terrain.roads) {
    inspector.Note("road", road.name, LineFlaw(road.line));
    inspector.Note("road", road.name,
                   road.half_width < Length{} ? "width below zero" : "");
  }
  const auto pieces = [&](std::string_view what, const GroundLayer& layer) {
    for (const GroundRef ref : layer) {
      inspector.Outline(what, terrain.piece(ref).name,
                        terrain.part(ref).polygon);
    }
  };
  pieces("tall crops", terrain.rough);
  pieces("impassable ground", terrain.impassable);
  return inspector.first();
}

std::optional<int> HillAt(const Terrain& terrain, Point p) {
  for (size_t i = 0; i < terrain.hills.size(); ++i) {
    if (OnHill(terrain.hills[i], p)) return static_cast<int>(i);
  }
  return std::nullopt;
}

bool OnHill(const Hill& hill, Point p) {
  return Contains(hill.box, p) && Contains(hill.polygon, p);
}

bool OnTop(const Hill& hill, PolygonView footprint, Length limit) {
  return !Apart(hill.crest_box, BoxOf(footprint), limit) &&
         PolylineWithin(hill.crest, footprint, limit);
}

bool OnTop(const Hill& hill, const Block& block, Length limit) {
  return !Apart(hill.crest_box, BoxOf(block), limit) &&
         PolylineWithin(hill.crest, block.corners(), limit);
}

bool CrossesCrest(const Hill& hill, Segment s) {
  return !Apart(hill.crest_box, BoxOf(s), {0}) && Crosses(hill.crest, s);
}

std::optional<int> CrestCrossed(const Terrain& terrain, Segment s) {
  for (size_t i = 0; i < terrain.hills.size(); ++i) {
    if (CrossesCrest(terrain.hills[i], s)) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<int> LinearFeatureCrossed(const Terrain& terrain,
                                        PolylineView path) {
  for (size_t i = 0; i < terrain.linear_features.size(); ++i) {
    for (size_t k = 0; k + 1 < path.size(); ++k) {
      if (Crosses(terrain.linear_features[i], Segment{path[k], path[k + 1]})) {
        return static_cast<int>(i);
      }
    }
  }
  return std::nullopt;
}

bool Crosses(const LinearFeature& feature, Segment s) {
  return !Apart(feature.box, BoxOf(s), {0}) && Crosses(feature.line, s);
}

bool Crosses(const LinearFeature& feature, PolygonView polygon, const Box& box,
             Length depth) {
  return !Apart(feature.box, box, {0}) && Crosses(feature.line, polygon, depth);
}

bool Overlaps(const Area& area, PolygonView polygon, const Box& box,
              Length tolerance) {
  return !Apart(area.box, box, {0}) &&
         Overlaps(PolygonView(area.polygon), polygon, tolerance);
}

bool Overlaps(const Area& area, const Block& block, Length tolerance) {
  return Overlaps(area, block.corners(), BoxOf(block), tolerance);
}

int SideFacing(const Area& area, Point outside) {
  const auto& polygon = area.polygon;
  const Segment line = {outside, area.centroid};
  int nearest = 0;
  Length least = {INT32_MAX};
  for (size_t i = 0; i < polygon.size(); ++i) {
    const Segment side = {polygon[i], polygon[(i + 1) % polygon.size()]};
    if (SegmentsMeet(side, line)) return static_cast<int>(i);
    const Length distance = Distance(outside, side);
    if (distance < least) {
      least = distance;
      nearest = static_cast<int>(i);
    }
  }
  return nearest;
}

Heading OutwardOf(const Area& area, int side) {
  const auto i = static_cast<size_t>(side);
  const Vec along =
      area.polygon[(i + 1) % area.polygon.size()] - area.polygon[i];
  return BearingOf({along.y, -along.x});
}

}  // namespace berthier::grande_tactique
