// Terrain of this ruleset; extends the terrain that all rulesets share
// (engine/tabletop/ground.h).
//
//   const int town = TownHolding(ground, unit.block());
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_GROUND_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_GROUND_H_

#include <cstdint>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"
#include "engine/tabletop/ground.h"

namespace berthier::big_battle_napoleonic {

// Section 2.8.
enum class PieceKind : uint8_t {
  kOpen,
  kWood,
  kTown,
  kStream,
  kFord,
  kObstacle,
  kFortification,
  kImpassable,
  kHill,
  kObjective,  // a disc on open ground
  kRoad,       // displayed only, no effect (BBN-I-43)
};

// The inherited property defensible (BBN-DEP-05) is set by the scenario.
struct Piece : GroundPiece {
  PieceKind kind = PieceKind::kOpen;
  Defended defended_as = Defended::kNone;
  int objective = -1;  // index into Ground::objectives; -1 if it is none
  int points = 0;      // value as an objective; 0 if it is none
};

struct Ground : GroundOf<Piece> {
  GroundLayer works;  // strips that are defended
  GroundLayer towns;
  std::vector<uint8_t> objectives;  // index into pieces of objective i
};

// Fills the layers and objectives of the ground from its pieces, and numbers
// the objectives in the order of the pieces.
void IndexGround(Ground& ground);

// Index of the town whose polygon contains the whole block; -1 if none.
int TownHolding(const Ground& ground, const Block& block);
// True if at least half of the block lies in a piece that gives cover to units
// in that formation (BBN-TER-09). Towns give no cover to march columns.
bool HalfInCover(const Ground& ground, const Block& block, Formation f);
// True if more than one inch of the line is inside pieces that block sight.
bool SightBlocked(const Ground& ground, Segment line);

// Terrain multiplier k of the piece for an arm in a formation (BBN-TER-01 to
// 05): 1 in the open, 0 where it may not enter.
int Multiplier(const Piece& piece, Arm arm, Formation formation);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_GROUND_H_
