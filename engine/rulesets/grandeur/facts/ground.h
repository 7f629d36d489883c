// Terrain of this ruleset; extends the terrain that all rulesets share
// (engine/tabletop/ground.h).
//
// Queries of the rules go through board/terrain.h, which knows the pieces that
// players have placed themselves as well.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_GROUND_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_GROUND_H_

#include <cstdint>

#include "engine/rulesets/grandeur/facts/types.h"
#include "engine/tabletop/ground.h"

namespace berthier::grandeur {

// IMP-TER-01 to 06, IMP-BUA
enum class PieceKind : uint8_t {
  kBroken,  // fields, vineyards, hedges
  kWoods,   // Difficult, blocks sight beyond 5 U
  kMarsh,   // Difficult
  kImpassable,
  kBua,  // village, farm, redoubt; convex
  kGentleHill,
  kSteepHill,  // Difficult
  kRiver,      // crossable: a line without width
  kDeepRiver,  // an impassable strip, but at its bridges
  kRoad,       // a line; it leads over bridges
};

// The piece of terrain: `rough` is Difficult ground; `level`, `blocks_sight`
// and `impassable` (a BUA too) follow from the kind. `line` of rivers and
// roads.
struct Piece : GroundPiece {
  PieceKind kind = PieceKind::kBroken;
};

struct Ground : GroundOf<Piece> {
  GroundLayer broken;     // Disorders: Broken and Difficult
  GroundLayer difficult;  // the part of it that is Difficult
  GroundLayer woods;
  GroundLayer buas;
};

constexpr bool IsDifficult(PieceKind kind) {
  return kind == PieceKind::kWoods || kind == PieceKind::kMarsh ||
         kind == PieceKind::kSteepHill;
}
constexpr bool DisordersUnits(PieceKind kind) {
  return kind == PieceKind::kBroken || IsDifficult(kind);
}
constexpr bool IsHill(PieceKind kind) {
  return kind == PieceKind::kGentleHill || kind == PieceKind::kSteepHill;
}
constexpr bool IsLine(PieceKind kind) {
  return kind == PieceKind::kRiver || kind == PieceKind::kRoad;
}

// Sets the properties of the piece that follow from its kind; a hill without a
// level is of level 1.
void SetProperties(Piece& piece);
// Fills the layers from the pieces.
void IndexGround(Ground& ground);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_GROUND_H_
