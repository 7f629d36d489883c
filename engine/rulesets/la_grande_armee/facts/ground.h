// Terrain of this ruleset (section 2.8); extends the terrain that all rulesets
// share (engine/tabletop/ground.h).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_GROUND_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_GROUND_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/rulesets/la_grande_armee/facts/types.h"
#include "engine/tabletop/ground.h"

namespace berthier::la_grande_armee {

enum class PieceKind : uint8_t {
  kWood,
  kSettlement,  // an oriented rectangle
  kHill,
  kStream,  // a line
  kRiver,   // a line with crossings
  kImpassable,
  kLandmark,  // no ground: the point of an objective
};

// A ford or bridge: the stretch of the river line that it covers.
struct Crossing {
  std::string name;
  Segment stretch;
  bool is_ford = false;
};

// The piece of terrain: `rough` is difficult ground (woods and settlements;
// streams are lines), `blocks_sight` woods and settlements, `defensible`
// settlements; `level` of hills; `line` of streams and rivers, whose parts
// are empty.
struct Piece : GroundPiece {
  PieceKind kind = PieceKind::kWood;
  int8_t capacity = 0;              // C of a settlement
  Pose pose = {};                   // its centre; its side Edge::kFront
  BaseSize size = {};               // of a settlement
  Block block = {};                 // of a settlement
  std::vector<GroundPart> crest;    // of a hill
  std::vector<Crossing> crossings;  // of a river
};

struct Ground : GroundOf<Piece> {
  GroundLayer woods;
  GroundLayer settlements;
  std::vector<PieceId> streams;
  std::vector<PieceId> rivers;
};

constexpr bool IsLine(PieceKind kind) {
  return kind == PieceKind::kStream || kind == PieceKind::kRiver;
}

// Sets the properties of the piece that follow from its kind, pose and size; a
// hill without a level is of level 1, one without a crest gets its polygons
// halved about the centroid (2.8).
void SetProperties(Piece& piece);
// Fills the layers from the pieces.
void IndexGround(Ground& ground);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_GROUND_H_
