#include <algorithm>
#include <string>
#include <utility>

#include "engine/rulesets/la_grande_armee/wire/reader.h"
#include "engine/tabletop/ground.h"
#include "engine/tabletop/scaled.h"

namespace berthier::la_grande_armee {
namespace {

// LGA-SET-02: the sides of settlements of 4, 8, 12 and 16 bases, in inches.
constexpr int kUsualSides[] = {3, 4, 5, 6};

template <typename Rows>
const auto& RowOf(const Rows& rows, std::string_view word) {
  return *std::find_if(std::begin(rows), std::end(rows),
                       [&](const auto& row) { return row.word == word; });
}

// The stretch of `line` of that length about the point on it nearest to
// `middle`.
Segment StretchAbout(const std::vector<Point>& line, Point middle,
                     Length length) {
  Segment nearest = {line[0], line[1]};
  for (size_t i = 1; i < line.size(); ++i) {
    const Segment leg = {line[i - 1], line[i]};
    if (Distance(middle, leg) < Distance(middle, nearest)) {
      nearest = leg;
    }
  }
  const Vec along = nearest.b - nearest.a;
  const Vec half = Scaled(along, length.ticks / 2, LengthOf(along).ticks);
  return {middle - half, middle + half};
}

}  // namespace

bool Reader::ReadPiece(const Entry& entry) {
  if (!SaysKind(entry)) return false;
  const std::string_view word = FormFor(entry).kind;
  if (std::any_of(std::begin(kPartKinds), std::end(kPartKinds),
                  [&](const PartWords& part) { return part.word == word; })) {
    return true;
  }
  std::vector<Piece>& pieces = scenario_.ground.pieces;
  GroundEntry said = {RowOf(kGroundKinds, word)};
  if (!HasRoom(entry, pieces.size(), kMaxPieces, "pieces of terrain") ||
      !ReadEntry(entry, said)) {
    return false;
  }
  Piece piece;
  piece.name = said.name;
  piece.kind = said.kind.kind;
  const bool settlement = piece.kind == PieceKind::kSettlement;
  const bool is_point = settlement || piece.kind == PieceKind::kLandmark;
  if (is_point) {
    if (!said.place.has_value()) return Wrong(entry, "needs x and y");
    piece.pose = {*said.place, said.heading.value_or(Heading())};
  }
  if (settlement) {
    if (said.capacity % 4 != 0) {
      return Wrong(entry, "has a capacity of 4, 8, 12 or 16 (LGA-SET-01)");
    }
    piece.capacity = said.capacity;
    const int usual = 4 * kUsualSides[said.capacity / 4 - 1];
    piece.size = {kQuarterInch * said.width.value_or(usual),
                  kQuarterInch * said.depth.value_or(usual)};
  } else if (IsLine(piece.kind)) {
    if (said.line.size() < 2) return Wrong(entry, "needs at least two points");
    piece.line = said.line;
  } else if (!is_point) {
    std::vector<Point> polygon;
    // Decision: outlines must be convex (section 5).
    if (!ConvexOutline(entry, polygon)) return false;
    piece.parts.push_back(MakePart(std::move(polygon)));
  }
  if (piece.kind == PieceKind::kHill) piece.level = said.level;
  if (said.value > 0 || said.decides) {
    if (!HasRoom(entry, scenario_.objectives.size(), kMaxObjectives,
                 "objectives")) {
      return false;
    }
    scenario_.objectives.push_back(
        {.piece = MakeId<PieceId>(static_cast<int>(pieces.size())),
         .value = said.value,
         .holder = static_cast<int8_t>(
             said.holder.has_value() ? Index(*said.holder) : -1),
         .decides = said.decides});
  }
  pieces.push_back(std::move(piece));
  return true;
}

bool Reader::ReadPart(const Entry& entry) {
  const std::string_view word = FormFor(entry).kind;
  if (std::any_of(std::begin(kGroundKinds), std::end(kGroundKinds),
                  [&](const GroundKind& kind) { return kind.word == word; })) {
    return true;
  }
  PartEntry said = {RowOf(kPartKinds, word)};
  if (!ReadEntry(entry, said)) return false;
  const bool crest = said.kind.kind == PartKind::kCrest;
  const PieceKind of = crest ? PieceKind::kHill : PieceKind::kRiver;
  std::vector<Piece>& pieces = scenario_.ground.pieces;
  const auto found =
      std::find_if(pieces.begin(), pieces.end(), [&](const Piece& p) {
        return p.kind == of && (said.of.empty() || p.name == said.of);
      });
  if (found == pieces.end()) {
    return Wrong(entry, "of \"" + said.of + "\": there is no such " +
                            (crest ? "hill" : "river"));
  }
  if (crest) {
    std::vector<Point> polygon;
    if (!ConvexOutline(entry, polygon)) return false;
    found->crest.push_back(MakePart(std::move(polygon)));
    return true;
  }
  if (!said.place.has_value()) return Wrong(entry, "needs x and y");
  found->crossings.push_back(
      {.name = said.name,
       .stretch =
           StretchAbout(found->line, *said.place, kQuarterInch * said.width),
       .is_ford = said.kind.kind == PartKind::kFord});
  return true;
}

bool Reader::ReadTerrain() {
  Ground& ground = scenario_.ground;
  if (!ReadTable({Inches(72), Inches(48)}, ground.width, ground.depth) ||
      !ForEach("terrain", "", &Reader::ReadPiece) ||
      !ForEach("terrain", "", &Reader::ReadPart)) {
    return false;
  }
  for (Piece& piece : ground.pieces) SetProperties(piece);
  IndexGround(ground);
  for (size_t i = 0; i < scenario_.objectives.size(); ++i) {
    state_.holders[i] = scenario_.objectives[i].holder;
  }
  return true;
}

}  // namespace berthier::la_grande_armee
