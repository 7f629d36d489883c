#include <algorithm>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"

namespace berthier::grande_tactique {
namespace {

// The side of a polygon that looks most to this edge of the table.
int SideLooking(const std::vector<Point>& polygon, TableEdge edge) {
  const UnitVec toward = Forward(HeadingToward(edge));
  int best = 0;
  int64_t best_dot = 0;
  for (size_t i = 0; i < polygon.size(); ++i) {
    const Vec along = polygon[(i + 1) % polygon.size()] - polygon[i];
    const Vec out = {along.y, -along.x};  // counter-clockwise: to the right
    const int64_t length = LengthOf(out).ticks;
    const int64_t dot = length > 0 ? Dot(out, toward) / length : 0;
    if (i == 0 || dot > best_dot) {
      best = static_cast<int>(i);
      best_dot = dot;
    }
  }
  return best;
}

}  // namespace

bool Reader::ReadArea(const Entry& entry, const GroundEntry& said,
                      AreaKind kind) {
  std::vector<Area>& areas = scenario_.terrain.areas;
  if (!HasRoom(entry, areas.size(), kMaxAreas, "areas; join some")) {
    return false;
  }
  std::vector<Point> polygon;
  if (!Outline(entry, polygon)) return false;
  std::vector<SideWork> sides;
  if (kind == AreaKind::kFort) {
    sides.assign(polygon.size(), SideWork::kFortified);
    for (const TableEdge edge : said.open) {
      sides[static_cast<size_t>(SideLooking(polygon, edge))] = SideWork::kOpen;
    }
  }
  areas.push_back(
      MakeArea(entry.id, kind, std::move(polygon), std::move(sides)));
  return true;
}

bool Reader::ReadPiece(const Entry& entry) {
  if (!SaysKind(entry)) return false;
  const std::string_view kind = FormFor(entry).kind;
  GroundEntry said = {kind};
  if (!ReadEntry(entry, said)) return false;
  if (const auto area = Find(kAreaWords, kind)) {
    return ReadArea(entry, said, *area);
  }
  Terrain& terrain = scenario_.terrain;
  if (kind == "crest" || kind == "linear feature" || kind == "road") {
    if (said.points.size() < 2) {
      return Wrong(entry, "needs at least two points");
    }
    if (kind == "crest") return ReadCrest(entry, said);
    if (kind == "road") {
      terrain.roads.push_back(MakeRoad(entry.id, said.points, kRoadHalfWidth));
    } else {
      terrain.linear_features.push_back(
          MakeLinearFeature(entry.id, said.points, said.line));
    }
    return true;
  }
  std::vector<Point> polygon;
  if (!Outline(entry, polygon)) return false;
  if (kind == "hill") {
    terrain.hills.push_back(MakeHill(entry.id, std::move(polygon), {}));
  } else {
    GroundPiece piece = MakePiece(entry.id, std::move(polygon));
    piece.rough = kind == "tall crops";
    piece.impassable = kind == "impassable";
    terrain.pieces.push_back(std::move(piece));
  }
  return true;
}

// Read after its hill: see ReadTerrain.
bool Reader::ReadCrest(const Entry& entry, const GroundEntry& said) {
  std::vector<Hill>& hills = scenario_.terrain.hills;
  const auto hill =
      std::find_if(hills.begin(), hills.end(),
                   [&](const Hill& h) { return h.name == said.hill; });
  if (hill == hills.end()) {
    return Wrong(entry, "is the crest of \"" + said.hill +
                            "\", which is no hill; name one with of:");
  }
  if (!hill->crest.empty()) {
    return Wrong(entry, "hill " + hill->name + " has a crest already");
  }
  for (size_t i = 0; i < said.points.size(); ++i) {
    if (Contains(hill->polygon, said.points[i])) continue;
    return Wrong(entry, "point " + std::to_string(i + 1) +
                            " lies outside of hill " + hill->name +
                            "; move it onto the hill");
  }
  *hill = MakeHill(hill->name, hill->polygon, said.points);
  return true;
}

bool Reader::ReadTerrain() {
  Terrain& terrain = scenario_.terrain;
  if (!ReadTable({Inches(60), Inches(48)}, terrain.width, terrain.depth)) {
    return false;
  }
  for (const bool crests : {false, true}) {
    const bool read = ForEach("terrain", "", [&](const Entry& e) {
      return (FormFor(e).kind == "crest") != crests || ReadPiece(e);
    });
    if (!read) return false;
  }
  for (const Hill& hill : terrain.hills) {
    if (hill.crest.empty()) {
      return WrongWhole("terrain " + hill.name,
                        "has no crest; add a crest with of: \"" + hill.name +
                            "\" and at least two points");
    }
  }
  terrain.Index();
  if (const auto flaw = FlawOf(terrain)) return WrongWhole("terrain", *flaw);
  return true;
}

}  // namespace berthier::grande_tactique
