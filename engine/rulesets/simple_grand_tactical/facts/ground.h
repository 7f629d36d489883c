// Terrain of this ruleset; extends the terrain that all rulesets share
// (engine/tabletop/ground.h).
//
// Hills and areas consist of convex parts; streams, hedges, walls, ditches and
// roads are strips along a line. Hills are nested, and the level of each is its
// absolute height (SGT-TER-14).
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
  kWater,  // rough: a stream (strip) or a marsh (area)
  kHedge,  // or a fence
  kWall,   // or an embankment
  kDitch,
  kHill,
  kImpassable,
  kRoad,
  kObjective,  // a disc on open ground
};

// The inherited properties cover, defensible (infantry may be DEPLOYED in it),
// blocks_sight, rough and impassable follow from the kind (SGT-TER-12): see
// SetProperties.
struct Piece : GroundPiece {
  PieceKind kind = PieceKind::kOpen;
  int objective = -1;  // index into Ground::objectives; -1 if it is none

  // A linear obstacle: hedge, wall or ditch.
  bool is_linear() const {
    return kind == PieceKind::kHedge || kind == PieceKind::kWall ||
           kind == PieceKind::kDitch;
  }
};

struct Ground : GroundOf<Piece> {
  GroundLayer areas;           // where infantry may be deployed: defensible
  GroundLayer rough;           // woods, water, built-up areas, works
  GroundLayer linears;         // hedges, walls, ditches
  std::vector<uint8_t> roads;  // indices into pieces
  std::vector<uint8_t> objectives;  // index into pieces of objective i
};

// Sets the properties of the piece that follow from its kind (SGT-TER-12).
void SetProperties(Piece& piece);
// Fills the layers, roads and objectives of the ground from its pieces, and
// numbers the objectives in the order of the pieces.
void IndexGround(Ground& ground);

// Level of the highest hill that contains p, edges included (SGT-TER-14); 0 on
// the plain.
int LevelAt(const Ground& ground, Point p);
// The first area that contains the whole block, so that a unit may be DEPLOYED
// there (SGT-FRM-03); kNone if no single area does.
PieceId AreaHolding(const Ground& ground, const Block& block);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_GROUND_H_
