#include <algorithm>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/wire/entry_forms.h"
#include "engine/rulesets/grande_tactique/wire/reader.h"

namespace berthier::grande_tactique {
namespace {

constexpr Length kMaxTable = Inches(400);

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

bool Reader::ReadArea(EntryWords& words, AreaKind kind) {
  const Entry& entry = words.entry();
  if (scenario_.terrain.areas.size() >= kMaxAreas) {
    return Wrong(entry, "there is room for " + std::to_string(kMaxAreas) +
                            " areas; join some");
  }
  std::vector<Point> polygon;
  if (!Outline(entry, polygon)) return false;
  std::vector<SideWork> sides;
  if (kind == AreaKind::kFort) {
    sides.assign(polygon.size(), SideWork::kFortified);
    while (const auto open = words.Link("unfortified")) {
      const auto edge = Find(kEdgeWords, *open);
      if (!edge.has_value()) {
        return Wrong(entry,
                     "unfortified \"" + *open + "\" is none of N, E, S, W");
      }
      sides[static_cast<size_t>(SideLooking(polygon, *edge))] = SideWork::kOpen;
    }
  }
  areas_.emplace(
      entry.id,
      MakeId<AreaId>(static_cast<int>(scenario_.terrain.areas.size())));
  scenario_.terrain.areas.push_back(
      MakeArea(entry.id, kind, std::move(polygon), std::move(sides)));
  return true;
}

bool Reader::ReadPiece(const Entry& entry) {
  if (!TakeId(entry)) return false;
  EntryWords words(entry, *FormOf(entry));
  const std::string_view kind = FormOf(entry)->kind;
  if (!words.Take(kind)) {
    std::string what = entry.is.empty() ? std::string("is none of")
                                        : "\"" + entry.is[0] + "\" is none of";
    for (const EntryForm& form : EntryForms()) {
      if (form.type == entry.type) what += " " + std::string(form.kind) + ",";
    }
    what.pop_back();
    return Wrong(entry, what);
  }
  Terrain& terrain = scenario_.terrain;
  if (const auto area = Find(kAreaWords, kind)) {
    return ReadArea(words, *area) && NoLeftOver(words);
  }
  if (kind == "crest" || kind == "linear feature" || kind == "road") {
    if (entry.points.size() < 2)
      return Wrong(entry, "needs at least two points");
    if (kind == "crest") {
      if (!ReadCrest(entry)) return false;
    } else if (kind == "road") {
      terrain.roads.push_back(MakeRoad(entry.id, entry.points, kRoadHalfWidth));
    } else {
      terrain.linear_features.push_back(MakeLinearFeature(
          entry.id, entry.points,
          words.TakeOne(kLineWords).value_or(LineKind::kOther)));
    }
    return NoLeftOver(words);
  }
  std::vector<Point> polygon;
  if (!Outline(entry, polygon)) return false;
  if (kind == "hill") {
    terrain.hills.push_back(MakeHill(entry.id, std::move(polygon), {}));
  } else if (kind == "tall crops") {
    terrain.tall_crops.push_back(MakePatch(entry.id, std::move(polygon)));
  } else {
    terrain.impassable.push_back(MakePatch(entry.id, std::move(polygon)));
  }
  return NoLeftOver(words);
}

// Read after its hill: see ReadTerrain.
bool Reader::ReadCrest(const Entry& entry) {
  std::vector<Hill>& hills = scenario_.terrain.hills;
  const auto hill =
      std::find_if(hills.begin(), hills.end(),
                   [&](const Hill& h) { return h.name == entry.of; });
  if (hill == hills.end()) {
    return Wrong(entry, "is the crest of \"" + entry.of +
                            "\", which is no hill; name one with of:");
  }
  if (!hill->crest.empty()) {
    return Wrong(entry, "hill " + entry.of + " has a crest already");
  }
  for (size_t i = 0; i < entry.points.size(); ++i) {
    if (Contains(hill->polygon, entry.points[i])) continue;
    return Wrong(entry, "point " + std::to_string(i + 1) +
                            " lies outside of hill " + entry.of +
                            "; move it onto the hill");
  }
  *hill = MakeHill(hill->name, hill->polygon, entry.points);
  return true;
}

bool Reader::ReadTerrain() {
  Terrain& terrain = scenario_.terrain;
  terrain.width = dossier().width.ticks == 0 ? Inches(60) : dossier().width;
  terrain.depth = dossier().depth.ticks == 0 ? Inches(48) : dossier().depth;
  if (terrain.width < Inches(4) || terrain.depth < Inches(4) ||
      terrain.width > kMaxTable || terrain.depth > kMaxTable) {
    return WrongWhole("table", "must be from 4 to 400 in wide and deep");
  }
  const auto is_crest = [](const Entry& e) {
    return std::find(e.is.begin(), e.is.end(), "crest") != e.is.end();
  };
  for (const bool crests : {false, true}) {
    for (const Entry& e : dossier().entries) {
      if (e.type == "terrain" && is_crest(e) == crests && !ReadPiece(e)) {
        return false;
      }
    }
  }
  for (const Hill& hill : terrain.hills) {
    if (hill.crest.empty()) {
      return WrongWhole("terrain " + hill.name,
                        "has no crest; add a crest with of: \"" + hill.name +
                            "\" and at least two points");
    }
  }
  if (const auto flaw = FlawOf(terrain)) return WrongWhole("terrain", *flaw);
  return true;
}

}  // namespace berthier::grande_tactique
