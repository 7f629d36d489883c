#include "engine/rulesets/big_battle_napoleonic/facts/ground.h"

#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"

namespace berthier::big_battle_napoleonic {

void IndexGround(Ground& ground) {
  ground.Index();
  ground.works = ground.LayerOf([](const Piece& p) {
    return p.is_strip && p.defended_as != Defended::kNone;
  });
  ground.towns =
      ground.LayerOf([](const Piece& p) { return p.kind == PieceKind::kTown; });
  ground.objectives.clear();
  for (size_t i = 0; i < ground.pieces.size(); ++i) {
    Piece& piece = ground.pieces[i];
    if (piece.points == 0) continue;
    piece.objective = static_cast<int>(ground.objectives.size());
    ground.objectives.push_back(static_cast<uint8_t>(i));
  }
}

int TownHolding(const Ground& ground, const Block& block) {
  return PieceHolding(ground, ground.towns, block);
}

bool HalfInCover(const Ground& ground, const Block& block, Formation f) {
  return FirstPiece(ground, ground.covers, BoxOf(block),
                    [&](const Piece& piece, const GroundPart& part) {
                      return (piece.kind != PieceKind::kTown ||
                              f != Formation::kMarch) &&
                             HoldsHalf(part, block);
                    }) >= 0;
}

bool SightBlocked(const Ground& ground, Segment line) {
  return LengthIn(ground, ground.screens, line) > Inches(1) + kRounding;
}

int Multiplier(const Piece& piece, Arm arm, Formation formation) {
  if (piece.impassable) return 0;
  if (!piece.rough) return 1;
  // BBN-TER-04
  if (piece.kind == PieceKind::kTown && formation == Formation::kMarch) {
    return 1;
  }
  switch (arm) {
    case Arm::kInfantry:
      return kMultipliers.infantry_rough;
    case Arm::kCavalry:
      return kMultipliers.cavalry_rough;
    case Arm::kArtillery:
      break;
  }
  return piece.kind == PieceKind::kFord ? kMultipliers.artillery_ford : 0;
}

}  // namespace berthier::big_battle_napoleonic
