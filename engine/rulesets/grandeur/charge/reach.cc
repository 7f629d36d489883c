#include "engine/rulesets/grandeur/charge/reach.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"

namespace berthier::grandeur {
namespace {

constexpr int kDie = 6;

// IMP-CHG-04: apart from the way itself.
bool HasBonus(PositionView f, UnitId u, bool failed) {
  return !f.unit(u).disordered() && !failed;
}

Length HalvedBy(PositionView f, UnitId u, PolygonView path) {
  const Length move = MoveOf(f, u);
  return IsSome(DifficultUnder(f, path)) ? move / 2 : move;
}

// The move by `distance` straight ahead is legal as a forward phase is
// (IMP-MOV-09, 10, IMP-INT-01). Decision: HALT passes through nobody.
bool IsClear(PositionView f, UnitId u, Length distance) {
  const Vec by = Along(Forward(f.unit(u).heading), distance);
  const Block start = BlockOf(f, u);
  const SmallPolygon path = TranslationSweep(start, by);
  const Block end = {start.centre + by, start.left, start.right};
  if (distance > HalvedBy(f, u, path) || IsSome(ImpassableUnder(f, path)) ||
      !OnTable(f, end)) {
    return false;
  }
  const Length gap = Gap(f);
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (other == u || !f.unit(other).on_table()) continue;
    if (f.data(other).side == f.data(u).side) {
      if (!InBua(f, other) &&
          Overlaps(path, BlockOf(f, other).corners(), kSeam)) {
        return false;
      }
      continue;
    }
    const SmallPolygon outline = OutlineOf(f, other);
    const Length now = Distance(start.corners(), outline);
    const Length limit = std::min(gap, now) - Ticks(1);
    if (limit < Length{} ? Overlaps(path, outline, kSeam)
                         : Within(path, outline, limit)) {
      return false;
    }
  }
  return true;
}

}  // namespace

SmallPolygon PathAhead(PositionView f, UnitId u, Length distance) {
  return TranslationSweep(BlockOf(f, u),
                          Along(Forward(f.unit(u).heading), distance));
}

Length GreatestBonus(PositionView f) { return Units(f, kDie); }

Speed SpeedTo(PositionView f, UnitId u, Length distance, bool failed) {
  const SmallPolygon path = PathAhead(f, u, distance);
  return {.move = HalvedBy(f, u, path),
          .bonus = HasBonus(f, u, failed) && !IsSome(BrokenUnder(f, path))};
}

Speed SpeedAhead(PositionView f, UnitId u, bool failed) {
  const Length move = HalvedBy(f, u, PathAhead(f, u, MoveOf(f, u)));
  const SmallPolygon path = PathAhead(f, u, move + GreatestBonus(f));
  return {.move = move,
          .bonus = HasBonus(f, u, failed) && !IsSome(BrokenUnder(f, path))};
}

Ahead FirstInReach(PositionView f, UnitId u, bool failed) {
  Length most = MoveOf(f, u);
  if (HasBonus(f, u, failed)) most += GreatestBonus(f);
  // Whom it reaches with its last tick it has reached.
  const Ahead ahead = FirstEnemyAhead(f, u, most + Ticks(1));
  if (!IsSome(ahead.unit) && !IsSome(ahead.leader)) return ahead;
  const Speed speed = SpeedTo(f, u, ahead.distance, failed);
  const Length reach = speed.bonus ? speed.move + GreatestBonus(f) : speed.move;
  if (ahead.distance > reach) return {.distance = reach};
  return ahead;
}

Length GreatestForward(PositionView f, UnitId u) {
  Length low = {}, high = MoveOf(f, u);
  if (IsClear(f, u, high)) return high;
  // The longest that is clear: clear ways are those up to some length.
  while (low + Ticks(1) < high) {
    const Length middle = (low + high) / 2;
    (IsClear(f, u, middle) ? low : high) = middle;
  }
  return low;
}

}  // namespace berthier::grandeur
