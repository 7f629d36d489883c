#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/wire/reader.h"
#include "engine/tabletop/ground.h"

namespace berthier::simple_grand_tactical {
namespace {

// A stream says how wide it is; what is linear has no width of its own.
int WidthOf(const GroundEntry& said) {
  return said.width.value_or(said.kind.width);
}

}  // namespace

bool Reader::ReadShape(const Entry& entry, const GroundEntry& said,
                       Piece& piece) {
  if (said.kind.shape == GroundKind::Shape::kDisc) {
    piece.width = Millimetres(said.radius);
    if (!said.place.has_value()) {
      return Wrong(entry, "has no place; give x and y");
    }
    piece.line = {*said.place};
    return true;
  }
  if (!said.is_line()) {
    std::vector<Point> polygon;
    // Decision: outlines must be convex, so that "wholly inside one area" is
    // asked of one polygon.
    if (!ConvexOutline(entry, polygon)) return false;
    piece.parts.push_back(MakePart(std::move(polygon)));
    return true;
  }
  if (said.line.size() < 2) return Wrong(entry, "needs at least two points");
  piece.width = Millimetres(WidthOf(said));
  piece.line = said.line;
  piece.is_strip = true;
  piece.parts = StripParts(piece.line, piece.width, {});
  return !piece.parts.empty() || Wrong(entry, "has no length");
}

bool Reader::ReadPiece(const Entry& entry) {
  if (!SaysKind(entry)) return false;
  std::vector<Piece>& pieces = scenario_.ground.pieces;
  if (!HasRoom(entry, pieces.size(), kMaxPieces, "pieces of terrain")) {
    return false;
  }
  GroundEntry said = {GroundKindOf(FormFor(entry).kind)};
  if (!ReadEntry(entry, said)) return false;
  const bool held = said.objective || said.kind.kind == PieceKind::kObjective;
  if (!held && (said.holder.has_value() || said.ever_held != 0)) {
    return Wrong(entry, "is held but is no objective; say so");
  }
  Piece piece;
  piece.name = said.name;
  piece.kind = said.kind.kind;
  if (piece.kind == PieceKind::kHill) piece.level = said.level;
  if (held) {
    const auto i = static_cast<size_t>(
        std::count_if(pieces.begin(), pieces.end(),
                      [](const Piece& p) { return p.objective >= 0; }));
    if (!HasRoom(entry, i, kMaxObjectives, "objectives")) return false;
    piece.objective = static_cast<int>(i);
    // SGT-VIC-02: who begins with it has held it.
    const int holder = said.holder.has_value() ? Index(*said.holder) + 1 : 0;
    state_.held[i] = static_cast<uint8_t>(holder);
    state_.ever_held[i] = static_cast<uint8_t>(said.ever_held | holder);
  }
  if (!ReadShape(entry, said, piece)) return false;
  SetProperties(piece);
  pieces.push_back(std::move(piece));
  return true;
}

bool Reader::ReadTerrain() {
  Ground& ground = scenario_.ground;
  if (!ReadTable({Centimetres(100), Centimetres(100)}, ground.width,
                 ground.depth) ||
      !ForEach("terrain", "", &Reader::ReadPiece)) {
    return false;
  }
  IndexGround(ground);
  return true;
}

}  // namespace berthier::simple_grand_tactical
