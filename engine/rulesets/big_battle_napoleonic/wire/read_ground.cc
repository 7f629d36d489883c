#include <algorithm>

#include "engine/geometry/polyline.h"
#include "engine/rulesets/big_battle_napoleonic/wire/reader.h"
#include "engine/tabletop/ground.h"

namespace berthier::big_battle_napoleonic {
namespace {

// The outline does not cross itself.
bool IsSimple(const std::vector<Point>& outline) {
  const size_t size = outline.size();
  const auto edge = [&](size_t i) {
    return Segment{outline[i], outline[(i + 1) % size]};
  };
  for (size_t i = 0; i < size; ++i) {
    for (size_t k = i + 2; k < size; ++k) {
      const bool neighbours = i == 0 && k == size - 1;
      if (!neighbours && SegmentsMeet(edge(i), edge(k))) return false;
    }
  }
  return true;
}

}  // namespace

bool Reader::IsZone(const Entry& entry, DeploymentZone read,
                    std::optional<DeploymentZone>& zone) {
  std::vector<Point>& outline = read.outline;
  if (outline.size() == 2) {
    const Box box = BoxOf(outline);
    outline = {
        box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
  }
  if (outline.empty()) {
    return read.towns.empty() ||
           Wrong(entry, "garrisons: there is no zone to add towns to");
  }
  if (outline.size() < 3 || !IsSimple(outline)) {
    return Wrong(entry,
                 "a deployment zone is two corners of an upright rectangle or "
                 "an outline that does not cross itself");
  }
  zone = std::move(read);
  return true;
}

// Bridges and fords: where streams are cut.
bool Reader::AddGap(const GroundRead& read) {
  const GroundEntry& said = read.said;
  if (!said.place.has_value()) {
    return Wrong(*read.entry, "has no place; give x and y on the stream");
  }
  const bool known =
      std::any_of(ground_.begin(), ground_.end(), [&](const auto& each) {
        return each.said.kind.is("stream") && each.said.name == said.stream;
      });
  if (!known) {
    return Wrong(*read.entry, "is of \"" + said.stream +
                                  "\", which is no stream; name one with of:");
  }
  scenario_.ground.gaps.push_back({.name = said.name,
                                   .of = said.stream,
                                   .place = *said.place,
                                   .length = InchHundredths(said.size),
                                   .is_ford = read.said.kind.is("ford")});
  return true;
}

bool Reader::AddStrip(const Entry& entry, Piece& piece) {
  std::vector<GroundGap> gaps;
  for (const GroundGap& gap : scenario_.ground.gaps) {
    if (gap.of == piece.name) gaps.push_back(gap);
  }
  piece.is_strip = true;
  piece.parts = StripParts(piece.line, piece.width, gaps);
  return piece.parts.size() <= 200 ||
         Wrong(entry, "is of too many stretches; make it two streams");
}

// The stretch of the stream that its gap cuts out.
bool Reader::AddFord(const GroundRead& read, Piece& piece) {
  const Point place = *read.said.place;
  piece.line = {place};
  for (const GroundRead& each : ground_) {
    const std::vector<Point>& line = each.said.line;
    if (each.said.name != read.said.stream) continue;
    for (size_t i = 1; i < line.size(); ++i) {
      const Segment s = {line[i - 1], line[i]};
      if (Distance(place, s) > Inches(1) / 2 || !piece.parts.empty()) continue;
      const Vec v = Along(Forward(BearingOf(s.b - s.a)),
                          InchHundredths(read.said.size) / 2);
      piece.parts = StripParts({place - v, place + v},
                               InchHundredths(GroundKindOf("stream").size), {});
    }
  }
  return !piece.parts.empty() ||
         Wrong(*read.entry, "does not lie on stream " + read.said.stream +
                                "; put x and y on it");
}

bool Reader::AddPiece(const GroundRead& read) {
  const Entry& entry = *read.entry;
  const GroundEntry& said = read.said;
  const GroundKind& kind = said.kind;
  std::vector<Piece>& pieces = scenario_.ground.pieces;
  if (!HasRoom(entry, pieces.size(), kMaxPieces,
               "pieces of terrain; join some")) {
    return false;
  }
  const auto objectives =
      std::count_if(pieces.begin(), pieces.end(),
                    [](const Piece& p) { return p.points > 0; });
  if (said.points > 0 && !HasRoom(entry, static_cast<size_t>(objectives),
                                  kMaxObjectives, "objectives")) {
    return false;
  }
  if (said.holder.has_value() && said.points == 0) {
    return Wrong(entry, "is held but has no points; give it the number points");
  }
  const auto is = [&](GroundKind::Trait trait) {
    return (kind.traits & trait) != 0;
  };
  Piece piece;
  piece.name = said.name;
  piece.kind = *Find(kPieceWords, kind.word);
  piece.rough = said.rough.value_or(is(GroundKind::kRough));
  piece.cover = said.cover || is(GroundKind::kCover);
  piece.blocks_sight = said.blocks_sight || is(GroundKind::kBlocksSight);
  piece.impassable = is(GroundKind::kImpassable);
  piece.defensible = said.defensible;
  piece.defended_as =
      said.fortified ? Defended::kFortification : kind.defended_as;
  piece.points = said.points;
  if (kind.is("hill")) piece.level = said.level;
  const auto shape = kind.shape;
  bool good = true;
  if (shape == GroundKind::Shape::kArea) {
    std::vector<Point> polygon;
    good = ConvexOutline(entry, polygon);
    if (good) piece.parts.push_back(MakePart(std::move(polygon)));
  } else if (shape == GroundKind::Shape::kGap) {
    good = AddFord(read, piece);
  } else if (shape == GroundKind::Shape::kDisc) {
    piece.width = InchHundredths(said.size);
    if (!said.place.has_value()) {
      return Wrong(entry, "has no place; give x and y");
    }
    piece.line = {*said.place};
  } else {
    piece.width = InchHundredths(said.size);
    piece.line = said.line;
    if (said.line.size() < 2) return Wrong(entry, "needs at least two points");
    if (shape == GroundKind::Shape::kStrip) good = AddStrip(entry, piece);
  }
  pieces.push_back(std::move(piece));
  return good;
}

bool Reader::ReadTerrain() {
  Ground& ground = scenario_.ground;
  if (!ReadTable({Inches(72), Inches(48)}, ground.width, ground.depth)) {
    return false;
  }
  const bool all = ForEach("terrain", "", [&](const Entry& e) {
    if (!SaysKind(e)) return false;
    const GroundKind& kind = GroundKindOf(FormFor(e).kind);
    ground_.push_back({&e, {.kind = kind, .size = kind.size}});
    return ReadEntry(e, ground_.back().said);
  });
  if (!all) return false;
  for (const GroundRead& read : ground_) {
    if (read.said.kind.is_gap() && !AddGap(read)) return false;
  }
  for (const GroundRead& read : ground_) {
    if (!read.said.kind.is("bridge") && !AddPiece(read)) return false;
  }
  IndexGround(ground);
  for (const GroundRead& read : ground_) {
    if (!read.said.holder.has_value()) continue;
    const PieceId piece = IdNamed<PieceId>(ground.pieces, read.said.name);
    state_.held[static_cast<size_t>(scenario_.piece(piece).objective)] =
        static_cast<uint8_t>(Index(*read.said.holder) + 1);
  }
  return true;
}

}  // namespace berthier::big_battle_napoleonic
