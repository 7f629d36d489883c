// What a moving footprint meets on a straight leg, and whether a place is free.
//
//   const Obstacles near(f, u, box);
//   const Length at = near.FirstNear(block, to, most, kContact, e);
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_OBSTACLES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_OBSTACLES_H_

#include <array>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// The units near a move of u. A leg moves `block` so that its centre goes
// straight to `to`. Queries return kNone if no unit meets the condition.
class Obstacles {
 public:
  // Collects the units other than u on the table whose boxes come within
  // kKeepOff of `box`, which must contain the whole move.
  Obstacles(PositionView f, UnitId u, const Box& box);

  // The shortest distance along the leg, up to `most`, at which the block is
  // within `limit` of an enemy, and sets `who` to that enemy. If there is none,
  // returns more than `most` and sets `who` to kNone.
  Length FirstNear(const Block& block, Point to, Length most, Length limit,
                   UnitId& who) const;
  // An enemy to which the leg comes closer than kKeepOff and closer than at the
  // start of the leg (GEO-19).
  UnitId TooNear(const Block& block, Point to) const;
  // An enemy closer than kKeepOff to `block` and closer to it than to `before`.
  UnitId NearTo(const Block& block, const Block& before) const;
  // A friend on the leg that u may not pass through (MOV-22).
  UnitId FriendInTheWay(const Block& block, Point to) const;
  // A unit of either side that the block overlaps by more than kOverlap.
  UnitId Under(const Block& block) const;
  // Enemies within kContact of the block.
  UnitSet Touched(const Block& block) const;
  // True if the area swept on the leg overlaps impassable ground.
  bool EntersImpassable(const Block& block, Point to) const;
  // True if no part of `after` is farther beyond a table edge than `before` was
  // (GEO-30).
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

// The smallest length up to `most` for which `is_true`, which must be monotonic
// (once true, it stays true), holds; more than `most` if there is none. Binary
// search: O(log most) calls.
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
