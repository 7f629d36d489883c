#include <string>
#include <utility>

#include "engine/rulesets/grandeur/wire/reader.h"
#include "engine/tabletop/ground.h"

namespace berthier::grandeur {

bool Reader::ReadPiece(const Entry& entry) {
  if (!SaysKind(entry)) return false;
  std::vector<Piece>& pieces = scenario_.ground.pieces;
  const int room =
      kMaxPieces - (IsOn(scenario_.options.free_setup) ? kMaxPlaced : 0);
  if (!HasRoom(entry, pieces.size(), room, "pieces of terrain")) return false;
  GroundEntry said = {GroundKindOf(FormFor(entry).kind)};
  if (!ReadEntry(entry, said)) return false;
  Piece piece;
  piece.name = said.name;
  piece.kind = said.kind.kind;
  if (IsHill(piece.kind)) piece.level = said.level;
  SetProperties(piece);
  if (piece.is_strip) {
    if (said.line.size() < 2) return Wrong(entry, "needs at least two points");
    piece.line = said.line;
    if (piece.kind == PieceKind::kDeepRiver) {
      piece.width = Millimetres(said.width);
    }
    piece.parts = StripParts(piece.line, piece.width, {});
    if (piece.parts.empty()) return Wrong(entry, "has no length");
  } else {
    std::vector<Point> polygon;
    // Decision: outlines must be convex (5.19 and IMP-BUA-08 measure to one
    // polygon).
    if (!ConvexOutline(entry, polygon)) return false;
    piece.parts.push_back(MakePart(std::move(polygon)));
  }
  pieces.push_back(std::move(piece));
  return true;
}

bool Reader::ReadTerrain() {
  Ground& ground = scenario_.ground;
  // IMP-SCN-03
  if (!ReadTable({Centimetres(180), Centimetres(120)}, ground.width,
                 ground.depth) ||
      !ForEach("terrain", "", &Reader::ReadPiece)) {
    return false;
  }
  // Those that players will place (IMP-SCN-02).
  for (int i = 1; IsOn(scenario_.options.free_setup) && i <= kMaxPlaced; ++i) {
    Piece piece;
    piece.name = "piece " + std::to_string(i);
    ground.pieces.push_back(std::move(piece));
  }
  IndexGround(ground);
  return true;
}

}  // namespace berthier::grandeur
