#include "engine/rulesets/simple_grand_tactical/facts/ground.h"

#include <algorithm>

namespace berthier::simple_grand_tactical {

// SGT-TER-01, SGT-TER-12
void SetProperties(Piece& piece) {
  const PieceKind kind = piece.kind;
  const bool woods = kind == PieceKind::kWoods;
  const bool houses = kind == PieceKind::kBuiltUp;
  const bool work = kind == PieceKind::kWork;
  piece.defensible = woods || houses || work;
  piece.blocks_sight = woods || houses;
  piece.cover =
      piece.defensible || kind == PieceKind::kHedge || kind == PieceKind::kWall;
  piece.rough =
      piece.defensible || kind == PieceKind::kWater || piece.is_linear();
  piece.impassable = kind == PieceKind::kImpassable;
}

void IndexGround(Ground& ground) {
  ground.Index();
  ground.areas = ground.LayerOf([](const Piece& p) { return p.defensible; });
  ground.rough =
      ground.LayerOf([](const Piece& p) { return p.rough && !p.is_linear(); });
  ground.linears = ground.LayerOf([](const Piece& p) { return p.is_linear(); });
  ground.roads.clear();
  for (size_t i = 0; i < ground.pieces.size(); ++i) {
    if (ground.pieces[i].kind == PieceKind::kRoad) {
      ground.roads.push_back(static_cast<uint8_t>(i));
    }
  }
  ground.objectives.clear();
  for (size_t i = 0; i < ground.pieces.size(); ++i) {
    if (ground.pieces[i].objective < 0) continue;
    ground.pieces[i].objective = static_cast<int>(ground.objectives.size());
    ground.objectives.push_back(static_cast<uint8_t>(i));
  }
}

int LevelAt(const Ground& ground, Point p) {
  return berthier::LevelAt(ground, p);
}

PieceId AreaHolding(const Ground& ground, const Block& block) {
  const Box box = BoxOf(block);
  const auto corners = block.corners();
  // Of an area of several parts every corner lies in some part.
  for (const GroundRef ref : ground.areas) {
    const Piece& piece = ground.piece(ref);
    if (ref.part != 0) continue;
    const bool holds =
        std::all_of(corners.begin(), corners.end(), [&](Point corner) {
          return std::any_of(piece.parts.begin(), piece.parts.end(),
                             [&](const GroundPart& part) {
                               return !Apart(part.box, box, kRounding) &&
                                      Within(corner, part.polygon, Ticks(4));
                             });
        });
    if (holds) return static_cast<PieceId>(ref.piece);
  }
  return PieceId::kNone;
}

}  // namespace berthier::simple_grand_tactical
