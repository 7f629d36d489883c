// The ground: convex pieces and strips, and what they do to units and shots.
//
// A strip (stream, obstacle, fortification) is a polyline with a width, cut at
// bridges and fords; each straight stretch is a part with a rectangle of its
// own. A piece may be of several parts; every part is convex.
//
// Laws: questions look at parts in the order of the scenario and, but for
// IndexGround and StripParts, allocate nothing; larger ground never makes a
// "does it lie in" false.
//
//   if (InRough(ground, unit.block())) Disorder(b, u);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_GROUND_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_GROUND_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"
#include "engine/tabletop/box.h"

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

struct Part {
  std::vector<Point> polygon;
  Box box;
  Segment axis;  // of a strip
};

struct Piece {
  std::string name;
  PieceKind kind = PieceKind::kOpen;
  bool rough = false;
  bool cover = false;
  bool blocks_sight = false;
  bool defensible = false;  // BBN-DEP-05: the scenario says so
  Defended defended_as = Defended::kNone;
  uint8_t level = 0;
  int objective = -1;  // index of the objective, -1 if none
  int points = 0;      // its value
  bool is_strip = false;
  Length width;  // of a strip or road; radius of a disc
  std::vector<Part> parts;
  std::vector<Point> line;  // of a strip, as written
};

// A bridge or ford as the scenario wrote it.
struct Gap {
  std::string name;
  std::string of;
  Point place;
  Length length;
  bool is_ford = false;
};

struct Ground {
  Length width;
  Length depth;
  std::vector<Piece> pieces;
  std::vector<Gap> gaps;
  // Parts that matter to movement, by what they are: indices into pieces and
  // parts, so that queries need not look at roads and hills.
  struct Ref {
    uint8_t piece;
    uint8_t part;
  };
  std::vector<Ref> rough;  // rough ground and fords
  std::vector<Ref> impassable;
  std::vector<Ref> screens;  // blocks sight
  std::vector<Ref> covers;
  std::vector<Ref> works;  // strips that are defended
  std::vector<Ref> towns;
  std::vector<Ref> hills;
  std::vector<uint8_t> objectives;  // piece of objective i

  const Piece& piece(Ref r) const { return pieces[r.piece]; }
  const Part& part(Ref r) const { return pieces[r.piece].parts[r.part]; }
};

// Fills the lists above from the pieces.
void IndexGround(Ground& ground);
// The rectangles of a strip along `line`, without the gaps.
std::vector<Part> StripParts(const std::vector<Point>& line, Length width,
                             const std::vector<Gap>& gaps);
Part MakePart(std::vector<Point> polygon);

// The block enters the part deeper than the tolerance of overlaps.
bool Overlaps(const Part& part, const Block& block);
bool OnTable(const Ground& ground, const Block& block);

// Some part of the block lies in rough.
bool InRough(const Ground& ground, const Block& block);
bool InImpassable(const Ground& ground, const Block& block);
// p lies in or on the edge of rough.
bool RoughAt(const Ground& ground, Point p);
// The town whose polygon holds the whole block; -1 if none.
int TownHolding(const Ground& ground, const Block& block);
// At least half of the block lies in a cover piece (BBN-TER-09). `march`: a
// march column, to which towns give none.
bool HalfInCover(const Ground& ground, const Block& block, Formation f);
// The level of the highest hill under p (5.7).
int LevelAt(const Ground& ground, Point p);
// More than an inch of the line lies inside pieces that block sight.
bool SightBlocked(const Ground& ground, Segment line);
// The piece that hides most of such a line; -1 if none hides any of it.
int ScreenOn(const Ground& ground, Segment line);
// opt.elevation: a hill higher than both ends is crossed.
bool HillBetween(const Ground& ground, Segment line, int from, int to);
// Such a hill; -1 if there is none.
int HillOn(const Ground& ground, Segment line, int from, int to);

// Terrain multiplier k of a part for an arm in a formation (BBN-TER-01 to 05);
// 0 where it may not enter.
int Multiplier(const Piece& piece, Arm arm, Formation formation);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FACTS_GROUND_H_
