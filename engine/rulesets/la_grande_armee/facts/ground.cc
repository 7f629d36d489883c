#include "engine/rulesets/la_grande_armee/facts/ground.h"

#include "engine/geometry/polygon.h"

namespace berthier::la_grande_armee {
namespace {

// 2.8: the hill's polygon scaled by a half about its centroid.
GroundPart CrestOf(const GroundPart& part) {
  const Point centre = Centroid(part.polygon);
  std::vector<Point> polygon;
  for (const Point p : part.polygon) {
    const Vec v = p - centre;
    polygon.push_back(centre + Vec{v.x / 2, v.y / 2});
  }
  return MakePart(std::move(polygon));
}

}  // namespace

void SetProperties(Piece& piece) {
  const PieceKind kind = piece.kind;
  piece.rough = kind == PieceKind::kWood || kind == PieceKind::kSettlement;
  piece.blocks_sight = piece.rough;
  piece.defensible = kind == PieceKind::kSettlement;
  piece.impassable = kind == PieceKind::kImpassable;
  piece.is_strip = IsLine(kind);
  if (kind == PieceKind::kSettlement) {
    piece.block = MakeBlock(piece.pose, piece.size);
    const SmallPolygon corners(piece.block);
    const PolygonView view = corners;
    piece.parts = {MakePart({view.begin(), view.end()})};
  }
  if (kind == PieceKind::kHill) {
    if (piece.level == 0) piece.level = 1;
    if (piece.crest.empty()) {
      for (const GroundPart& part : piece.parts) {
        piece.crest.push_back(CrestOf(part));
      }
    }
  }
}

void IndexGround(Ground& ground) {
  ground.Index();
  ground.woods =
      ground.LayerOf([](const Piece& p) { return p.kind == PieceKind::kWood; });
  ground.settlements = ground.LayerOf(
      [](const Piece& p) { return p.kind == PieceKind::kSettlement; });
  for (size_t i = 0; i < ground.pieces.size(); ++i) {
    const PieceId p = MakeId<PieceId>(static_cast<int>(i));
    const PieceKind kind = ground.pieces[i].kind;
    if (kind == PieceKind::kStream) ground.streams.push_back(p);
    if (kind == PieceKind::kRiver) ground.rivers.push_back(p);
  }
}

}  // namespace berthier::la_grande_armee
