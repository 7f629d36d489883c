#include "engine/rulesets/grandeur/facts/ground.h"

namespace berthier::grandeur {

void SetProperties(Piece& piece) {
  piece.rough = IsDifficult(piece.kind);
  piece.blocks_sight = piece.kind == PieceKind::kWoods;
  piece.impassable = piece.kind == PieceKind::kImpassable ||
                     piece.kind == PieceKind::kBua ||
                     piece.kind == PieceKind::kDeepRiver;
  piece.defensible = piece.kind == PieceKind::kBua;
  piece.is_strip = piece.kind == PieceKind::kDeepRiver || IsLine(piece.kind);
  if (IsHill(piece.kind) && piece.level == 0) piece.level = 1;  // IMP-TER-06
}

void IndexGround(Ground& ground) {
  ground.Index();
  ground.broken =
      ground.LayerOf([](const Piece& p) { return DisordersUnits(p.kind); });
  ground.difficult =
      ground.LayerOf([](const Piece& p) { return IsDifficult(p.kind); });
  ground.woods = ground.LayerOf(
      [](const Piece& p) { return p.kind == PieceKind::kWoods; });
  ground.buas =
      ground.LayerOf([](const Piece& p) { return p.kind == PieceKind::kBua; });
}

}  // namespace berthier::grandeur
