#include <algorithm>

#include "engine/geometry/polyline.h"
#include "engine/rulesets/big_battle_napoleonic/facts/wire_words.h"
#include "engine/rulesets/big_battle_napoleonic/wire/entry_forms.h"
#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"
#include "engine/tabletop/terrain.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr Length kMaxTable = Inches(400);
// Hundredths of an inch (2.8, BBN-LIG-08, BBN-LIG-10).
constexpr int64_t kStreamWidth = 50;
constexpr int64_t kStripWidth = 25;
constexpr int64_t kBridgeLength = 160;
constexpr int64_t kFordLength = 200;
constexpr int64_t kDiscRadius = 200;
constexpr int64_t kRoadWidth = 50;

bool Is(const Entry& e, std::string_view word) {
  return std::find(e.is.begin(), e.is.end(), word) != e.is.end();
}
bool IsGap(const Entry& e) { return Is(e, "bridge") || Is(e, "ford"); }

// The defaults of 2.8.
void SetDefaults(Piece& piece) {
  switch (piece.kind) {
    case PieceKind::kWood:
      piece.rough = piece.cover = piece.blocks_sight = true;
      return;
    case PieceKind::kTown:
      piece.rough = piece.cover = piece.blocks_sight = true;
      piece.defended_as = Defended::kObstacle;
      return;
    case PieceKind::kStream:
      piece.rough = piece.is_strip = true;
      piece.defended_as = Defended::kObstacle;
      return;
    case PieceKind::kObstacle:
      piece.rough = piece.cover = piece.is_strip = true;
      piece.defended_as = Defended::kObstacle;
      return;
    case PieceKind::kFortification:
      piece.rough = piece.cover = piece.is_strip = true;
      piece.defended_as = Defended::kFortification;
      return;
    case PieceKind::kFord:
      piece.rough = true;
      return;
    case PieceKind::kHill:
      piece.level = 1;
      return;
    case PieceKind::kOpen:
    case PieceKind::kImpassable:
    case PieceKind::kObjective:
    case PieceKind::kRoad:
      break;
  }
}

}  // namespace

bool Reader::ConvexOutline(const Entry& entry, std::vector<Point>& polygon) {
  if (!Outline(entry, polygon)) return false;
  if (polygon.size() > kMaxCorners) {
    return Wrong(entry, "has more than " + std::to_string(kMaxCorners) +
                            " corners; make it of several pieces");
  }
  if (TwiceArea(polygon) == 0) return Wrong(entry, "has no area");
  for (size_t i = 0; i < polygon.size(); ++i) {
    if (Orientation(polygon[i], polygon[(i + 1) % polygon.size()],
                    polygon[(i + 2) % polygon.size()]) < 0) {
      return Wrong(entry, "is not convex at corner " +
                              std::to_string((i + 1) % polygon.size() + 1) +
                              "; make it of several pieces");
    }
  }
  return true;
}

bool Reader::ReadZone(EntryWords& words, std::optional<DeploymentZone>& zone) {
  const Entry& entry = words.entry();
  DeploymentZone read{.outline = entry.points, .towns = {}};
  if (read.outline.size() == 2) {
    const Box box = BoxOf(read.outline);
    read.outline = {
        box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
  }
  const size_t size = read.outline.size();
  const auto edge = [&](size_t i) {
    return Segment{read.outline[i], read.outline[(i + 1) % size]};
  };
  bool simple = size == 0 || size > 2;
  for (size_t i = 0; i < size; ++i) {
    for (size_t k = i + 2; k < size && simple; ++k) {
      const bool neighbours = i == 0 && k == size - 1;
      simple = neighbours || !SegmentsMeet(edge(i), edge(k));
    }
  }
  if (!simple) {
    return Wrong(entry,
                 "a deployment zone is two corners of an upright rectangle or "
                 "an outline that does not cross itself");
  }
  while (const auto name = words.Link("garrisons")) {
    const std::vector<Piece>& pieces = scenario_.ground.pieces;
    const auto town =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) {
          return piece.name == *name && piece.kind == PieceKind::kTown;
        });
    if (town == pieces.end() || size == 0) {
      return Wrong(entry, "garrisons \"" + *name + "\": " +
                              (size == 0 ? "there is no zone to add it to"
                                         : "there is no such town"));
    }
    read.towns.push_back(
        MakeId<PieceId>(static_cast<int>(town - pieces.begin())));
  }
  if (size != 0) zone = std::move(read);
  return true;
}

// Bridges and fords: where streams are cut.
bool Reader::ReadGap(const Entry& entry) {
  if (!entry.place.has_value()) {
    return Wrong(entry, "has no place; give x and y on the stream");
  }
  const bool ford = Is(entry, "ford");
  int64_t length = ford ? kFordLength : kBridgeLength;
  for (const auto& [key, value] : entry.numbers) {
    if (key == "length" && value > 0 && value <= 10'000) length = value;
  }
  scenario_.ground.gaps.push_back(
      {.name = entry.id,
       .of = entry.of,
       .place = *entry.place,
       .length = InchHundredths(static_cast<int32_t>(length)),
       .is_ford = ford});
  return true;
}

bool Reader::ReadPiece(const Entry& entry) {
  if (!TakeId(entry)) return false;
  const EntryForm& form = *FormOf(entry);
  EntryWords words(entry, form);
  if (!words.Take(form.kind)) {
    std::string what = entry.is.empty() ? std::string("is none of")
                                        : "\"" + entry.is[0] + "\" is none of";
    for (const EntryForm& each : EntryForms()) {
      if (each.type == entry.type) what += " " + std::string(each.kind) + ",";
    }
    what.pop_back();
    return Wrong(entry, what);
  }
  Ground& ground = scenario_.ground;
  Piece piece{.name = entry.id};
  const bool bridge = form.kind == "bridge";
  piece.kind = Find(kPieceWords, form.kind).value_or(PieceKind::kOpen);
  SetDefaults(piece);
  const bool ford = piece.kind == PieceKind::kFord;
  const bool is_gap = bridge || ford;
  if (!bridge) {
    if (words.Take("not rough")) piece.rough = false;
    if (words.Take("rough")) piece.rough = true;
  }
  if (!is_gap) {
    if (words.Take("cover")) piece.cover = true;
    if (words.Take("blocks sight")) piece.blocks_sight = true;
    if (words.Take("defensible")) piece.defensible = true;
  }
  if (piece.kind == PieceKind::kTown && words.Take("fortified")) {
    piece.defended_as = Defended::kFortification;
  }
  int64_t points = 0, level = piece.level, width = 0, length = 0;
  if ((!bridge && !InRange(words, "points", points)) ||
      (piece.kind == PieceKind::kHill && !InRange(words, "level", level)) ||
      (is_gap && !InRange(words, "length", length))) {
    return false;
  }
  if (!bridge) words.Link("held by");  // read when the sides are known
  piece.points = static_cast<int>(points);
  piece.level = static_cast<uint8_t>(level);
  const bool disc = piece.kind == PieceKind::kObjective;
  width = piece.kind == PieceKind::kStream ? kStreamWidth
          : piece.kind == PieceKind::kRoad ? kRoadWidth
          : disc                           ? kDiscRadius
                                           : kStripWidth;
  const bool wide = piece.is_strip || piece.kind == PieceKind::kRoad;
  if ((disc || wide) && !InRange(words, disc ? "radius" : "width", width)) {
    return false;
  }
  if (!NoLeftOver(words)) return false;
  if (is_gap) {
    const bool known = std::any_of(
        dossier().entries.begin(), dossier().entries.end(),
        [&](const Entry& e) {
          return e.type == "terrain" && e.id == entry.of && Is(e, "stream");
        });
    if (!known) {
      return Wrong(entry, "is of \"" + entry.of +
                              "\", which is no stream; name one with of:");
    }
  }
  if (bridge) return true;
  if (ground.pieces.size() >= kMaxPieces) {
    return Wrong(entry, "there is room for " + std::to_string(kMaxPieces) +
                            " pieces of terrain; join some");
  }
  const auto objectives =
      std::count_if(ground.pieces.begin(), ground.pieces.end(),
                    [](const Piece& p) { return p.points > 0; });
  if (piece.points > 0 && objectives >= kMaxObjectives) {
    return Wrong(entry, "there is room for " + std::to_string(kMaxObjectives) +
                            " objectives");
  }
  piece.width = InchHundredths(static_cast<int32_t>(width));
  if (disc) {
    if (!entry.place.has_value()) {
      return Wrong(entry, "has no place; give x and y");
    }
    piece.line = {*entry.place};
  } else if (piece.is_strip || piece.kind == PieceKind::kRoad) {
    if (entry.points.size() < 2) {
      return Wrong(entry, "needs at least two points");
    }
    piece.line = entry.points;
    if (piece.is_strip) {
      std::vector<Gap> gaps;
      for (const Gap& gap : ground.gaps) {
        if (gap.of == piece.name) gaps.push_back(gap);
      }
      piece.parts = StripParts(piece.line, piece.width, gaps);
      if (piece.parts.size() > 200) {
        return Wrong(entry, "is of too many stretches; make it two streams");
      }
    }
  } else if (ford) {
    // The stretch of the stream that its gap cuts out.
    piece.line = {*entry.place};
    for (const Entry& e : dossier().entries) {
      if (e.type != "terrain" || e.id != entry.of) continue;
      for (size_t i = 1; i < e.points.size(); ++i) {
        const Segment s = {e.points[i - 1], e.points[i]};
        if (Distance(*entry.place, s) > Inches(1) / 2 || !piece.parts.empty()) {
          continue;
        }
        const Heading along = BearingOf(s.b - s.a);
        const Length half = InchHundredths(static_cast<int32_t>(
                                length > 0 ? length : kFordLength)) /
                            2;
        const Vec v = Along(Forward(along), half);
        piece.parts = StripParts({*entry.place - v, *entry.place + v},
                                 InchHundredths(kStreamWidth), {});
      }
    }
    if (piece.parts.empty()) {
      return Wrong(
          entry, "does not lie on stream " + entry.of + "; put x and y on it");
    }
  } else {
    std::vector<Point> polygon;
    if (!ConvexOutline(entry, polygon)) return false;
    piece.parts.push_back(MakePart(std::move(polygon)));
  }
  ground.pieces.push_back(std::move(piece));
  return true;
}

bool Reader::ReadTerrain() {
  Ground& ground = scenario_.ground;
  ground.width = dossier().width.ticks == 0 ? Inches(72) : dossier().width;
  ground.depth = dossier().depth.ticks == 0 ? Inches(48) : dossier().depth;
  if (ground.width < Inches(4) || ground.depth < Inches(4) ||
      ground.width > kMaxTable || ground.depth > kMaxTable) {
    return WrongWhole("table", "must be from 4 to 400 in wide and deep");
  }
  for (const Entry& e : dossier().entries) {
    if (e.type == "terrain" && IsGap(e) && !ReadGap(e)) return false;
  }
  for (const Entry& e : dossier().entries) {
    if (e.type == "terrain" && !ReadPiece(e)) return false;
  }
  IndexGround(ground);
  return true;
}

bool Reader::ReadHolders() {
  for (const Entry& e : dossier().entries) {
    if (e.type != "terrain") continue;
    for (const auto& [key, name] : e.links) {
      if (key != "held by") continue;
      const std::optional<Side> side = SideNamed(name);
      if (!side.has_value()) {
        return Wrong(e, "is held by \"" + name +
                            "\", which is no side; name one of the two");
      }
      bool objective = false;
      for (size_t i = 0; i < scenario_.ground.objectives.size(); ++i) {
        const Piece& piece =
            scenario_.ground.pieces[scenario_.ground.objectives[i]];
        if (piece.name != e.id) continue;
        objective = true;
        state_.held[i] = static_cast<uint8_t>(Index(*side) + 1);
      }
      if (!objective) {
        return Wrong(e,
                     "is held but has no points; give it the number "
                     "points");
      }
    }
  }
  return true;
}

}  // namespace berthier::big_battle_napoleonic
