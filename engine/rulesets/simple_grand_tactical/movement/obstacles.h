// What a footprint meets on a straight leg, and whether a place is free.
//
//   const Obstacles near(f, u, box);
//   const Length at = near.FirstNear(block, to, most, kContact, e);
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_OBSTACLES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_OBSTACLES_H_

#include <array>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

class Obstacles {
 public:
  // Units on the table whose boxes come within kKeepOff of the box; not u.
  Obstacles(PositionView f, UnitId u, const Box& box);

  // The first length up to `most` of the way from the block's centre toward
  // `to` at which it is within `limit` of some enemy; more than `most` if it
  // never is. `who`: that enemy.
  Length FirstNear(const Block& block, Point to, Length most, Length limit,
                   UnitId& who) const;
  // An enemy that the leg brings within kKeepOff and nearer than it was at the
  // start of the leg (GEO-19); kNone if there is none.
  UnitId TooNear(const Block& block, Point to) const;
  // An enemy within kKeepOff of the block and nearer than it was to `before`.
  UnitId NearTo(const Block& block, const Block& before) const;
  // The friend that the leg may not pass through (MOV-22).
  UnitId FriendInTheWay(const Block& block, Point to) const;
  // The unit of either side that the block overlaps.
  UnitId Under(const Block& block) const;
  // Enemies within kContact of the block.
  UnitSet Touched(const Block& block) const;
  // The sweep enters impassable ground.
  bool EntersImpassable(const Block& block, Point to) const;
  // No part is farther beyond an edge of the table than it was (GEO-30).
  bool StaysOnTable(const Block& before, const Block& after) const;

 private:
  PositionView f_;
  UnitId self_;
  std::array<UnitId, kMaxUnits> enemies_;
  std::array<UnitId, kMaxUnits> friends_;
  int enemy_count_ = 0;
  int friend_count_ = 0;
};

// The block moved so that its centre is at p.
inline Block MovedTo(const Block& block, Point p) {
  return {p, block.left, block.right};
}

// The first length up to `most` of which it is true, as it then stays; more
// than `most` if it is true of none.
template <typename F>
Length FirstLength(Length most, F&& is_true) {
  if (!is_true(most)) return most + Ticks(1);
  Length low = {}, high = most;
  while (low < high) {
    const Length middle = (low + high) / 2;
    if (is_true(middle)) {
      high = middle;
    } else {
      low = middle + Ticks(1);
    }
  }
  return low;
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_OBSTACLES_H_
