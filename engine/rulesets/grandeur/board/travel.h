// Straight moves that keep the facing: what they meet first (5.13).
//
// For moves that nobody measures out (failed charge, press, evade, disengage,
// retreat, pursuit). Measured moves: movement/.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_TRAVEL_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_TRAVEL_H_

#include <cstdint>

#include "engine/geometry/direction.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// How far a block can go along `direction` until it touches the polygon;
// `limit` if it does not within it.
Length RunTo(const Block& block, UnitVec direction, PolygonView polygon,
             Length limit);

enum class Stop : uint8_t { kNone, kEnemy, kFriend, kGround, kEdge };
struct Obstacle {
  Length distance;  // until it is touched; the wish if there is none
  Stop stop = Stop::kNone;
  UnitId unit = UnitId::kNone;     // kEnemy, kFriend
  PieceId piece = PieceId::kNone;  // kGround
};
// The first of enemies, friends, Impassable ground and BUAs (IMP-BUA-08: an
// occupied one counts as its occupant for foot) and the table edge (reached by
// the base) along `direction` within `wish`. Friends of `passing` do not count.
Obstacle FirstObstacle(PositionView f, UnitId u, UnitVec direction, Length wish,
                       const UnitSet& passing);

// True if `mover` may pass through the friend (IMP-INT-01).
bool MayPass(PositionView f, UnitId mover, UnitId through);

// A move by IMP-EVA-05: through friends that may be passed, to the first clear
// place up to 8 U beyond `wish`; else 0.5 U short of what stops it.
struct Escape {
  Length distance;
  UnitSet passed = {};
  Stop stop = Stop::kNone;
};
Escape EscapeAlong(PositionView f, UnitId u, UnitVec direction, Length wish);
// How far u must go until it stands clear beyond a friend, whose base it would
// overlap on the way (IMP-INT-01).
Length ClearBeyond(PositionView f, UnitId u, UnitVec direction, UnitId over);
// The pose outside a BUA on that side, the rear edge that far beyond it
// (IMP-BUA-08).
Pose PoseOutside(PositionView f, UnitId u, PieceId bua, Heading way,
                 Length distance);
// Moves u that far along the direction, keeping its facing: Disorders by
// terrain and rivers (IMP-TER-01, 04) and friends passed (IMP-EVA-05), enemy
// leaders overrun ride away (GRA-LDR-12). Returns the swept polygon.
SmallPolygon Travel(const Battle& b, UnitId u, UnitVec direction,
                    Length distance);
// What becomes of those who evaded or disengaged through friends.
void SettlePassage(const Battle& b, UnitId u, const UnitSet& passed);
// Turns u about its centre to the heading, unless the turned base would overlap
// anything or leave the table (5.13).
void TurnIfFree(const Battle& b, UnitId u, Heading heading);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_TRAVEL_H_
