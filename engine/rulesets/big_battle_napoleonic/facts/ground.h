// The ground of this game: what the rules know of a piece beyond what every
// table knows of it (engine/tabletop/ground.h).
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

// 2.8
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
  kRoad,       // for people only (BBN-I-43)
};

// Defensible (BBN-DEP-05) is what the scenario calls so.
struct Piece : GroundPiece {
  PieceKind kind = PieceKind::kOpen;
  Defended defended_as = Defended::kNone;
  int objective = -1;  // index of the objective, -1 if none
  int points = 0;      // its value
};

struct Ground : GroundOf<Piece> {
  GroundLayer works;  // strips that are defended
  GroundLayer towns;
  std::vector<uint8_t> objectives;  // piece of objective i
};

// Fills the lists of the ground from its pieces.
void IndexGround(Ground& ground);

// The town whose polygon holds the whole block; -1 if none.
int TownHolding(const Ground& ground, const Block& block);
// At least half of the block lies in a piece that gives units in this
// formation cover (BBN-TER-09): towns give march columns none.
bool HalfInCover(const Ground& ground, const Block& block, Formation f);
// More than an inch of the line lies inside pieces that block sight.
bool SightBlocked(const Ground& ground, Segment line);

// Terrain multiplier k of a part for an arm in a formation (BBN-TER-01 to 05);
// 0 where it may not enter.
int Multiplier(const Piece& piece, Arm arm, Formation formation);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_GROUND_H_
