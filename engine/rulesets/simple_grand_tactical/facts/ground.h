// The ground of this game: what the rules know of a piece beyond what every
// table knows of it (engine/tabletop/ground.h).
//
// Hills and areas are pieces of convex parts; streams, hedges, walls, ditches
// and roads are strips along a line. A piece's level is absolute: hills are
// nested (SGT-TER-14).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_GROUND_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_GROUND_H_

#include <cstdint>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/rulesets/simple_grand_tactical/facts/types.h"
#include "engine/tabletop/ground.h"

namespace berthier::simple_grand_tactical {

// SGT-TER-01, SGT-TER-12
enum class PieceKind : uint8_t {
  kOpen,
  kWoods,
  kBuiltUp,
  kWork,
  kWater,  // rough; a strip (stream) or an area (marsh)
  kHedge,  // or a fence
  kWall,   // or an embankment
  kDitch,
  kHill,
  kImpassable,
  kRoad,
  kObjective,  // a disc on open ground
};

// Cover, defensible (an area for DEPLOYED), blocks_sight and impassable stand
// in GroundPiece; they follow from the kind (SGT-TER-12).
struct Piece : GroundPiece {
  PieceKind kind = PieceKind::kOpen;
  int objective = -1;  // index of the objective that this is, -1 if none

  bool is_linear() const {
    return kind == PieceKind::kHedge || kind == PieceKind::kWall ||
           kind == PieceKind::kDitch;
  }
};

struct Ground : GroundOf<Piece> {
  GroundLayer areas;           // where infantry may be deployed (defensible)
  GroundLayer rough;           // woods, water, built-up areas, works
  GroundLayer linears;         // hedges, walls, ditches
  std::vector<uint8_t> roads;  // pieces
  std::vector<uint8_t> objectives;  // piece of objective i
};

// What a kind is (SGT-TER-12): fills the properties of the piece from its kind.
void SetProperties(Piece& piece);
// Fills the lists of the ground from its pieces.
void IndexGround(Ground& ground);

// Ground level of a point: that of the highest hill that holds it, edges
// included (SGT-TER-14); 0 on the plain.
int LevelAt(const Ground& ground, Point p);
// The area that holds the whole block, for DEPLOYED (SGT-FRM-03); kNone if no
// single one does.
PieceId AreaHolding(const Ground& ground, const Block& block);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_GROUND_H_
