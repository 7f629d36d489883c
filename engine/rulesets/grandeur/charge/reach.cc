#include "engine/rulesets/grandeur/charge/reach.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/charge/charge.h"

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

// What keeps u from `ahead`, which it would meet first of all enemies.
Verdict CheckWay(PositionView f, UnitId u, const Ahead& ahead) {
  const UnitVec forward = Forward(f.unit(u).heading);
  const Obstacle obstacle =
      FirstObstacle(f, u, forward, ahead.distance, UnitSet());
  if (IsSome(ahead.unit) && InBua(f, ahead.unit) && !f.data(u).is_foot()) {
    return Refuse(f, RefusalCode::kCavalryNotIntoBua, u, ahead.unit);
  }
  switch (obstacle.stop) {
    case Stop::kFriend:
      return Refuse(f, RefusalCode::kChargeBlocked, u, obstacle.unit);
    case Stop::kGround:
      return Refuse(f, RefusalCode::kChargeBlocked, u, obstacle.piece);
    default:
      return {};
  }
}

// Why an enemy who is not the first in reach is not charged.
Verdict RefuseOther(PositionView f, UnitId u, UnitId enemy,
                    const Ahead& first) {
  const Length far = f.scenario.ground.width + f.scenario.ground.depth;
  const Length gap = ContactDistance(f, u, enemy, far);
  if (gap == far || IsSome(first.unit) || IsSome(first.leader)) {
    return Refuse(f, RefusalCode::kNotFirst, u, enemy);
  }
  const Speed speed = SpeedTo(f, u, gap, false);
  const Length reach = speed.bonus ? speed.move + GreatestBonus(f) : speed.move;
  return Refuse(f, RefusalCode::kOutOfReach, u, enemy,
                {gap.ticks, reach.ticks, 0});
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

Verdict CheckCharge(PositionView f, UnitId u, EntityId object, ChargeKind) {
  if (f.data(u).impetus == 0) return Refuse(f, RefusalCode::kNoImpetus, u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (InBua(f, u)) return Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua);
  const UnitId enemy = f.scenario.As<UnitId>(object);
  const LeaderId leader = f.scenario.As<LeaderId>(object);
  const Side side = Opponent(f.data(u).side);
  const bool unit_there =
      IsSome(enemy) && f.data(enemy).side == side && f.unit(enemy).on_table();
  const bool leader_there =
      IsSome(leader) && f.scenario.leader(leader).side == side &&
      f.state.leader(leader).on_table() && !IsSome(f.state.leader(leader).unit);
  if (!unit_there && !leader_there) {
    return Refuse(RefusalCode::kNoSuchObject);
  }
  const Ahead first = FirstInReach(f, u, false);
  if (unit_there && first.unit != enemy) return RefuseOther(f, u, enemy, first);
  if (leader_there && first.leader != leader) {
    return Refuse(f, RefusalCode::kNotFirst, u, leader);
  }
  return CheckWay(f, u, first);
}

Ahead ChargeTarget(PositionView f, UnitId u, ChargeKind) {
  if (f.data(u).impetus == 0 || InMelee(f, u) || InBua(f, u)) return {};
  const Ahead first = FirstInReach(f, u, false);
  if (!IsSome(first.unit) && !IsSome(first.leader)) return {};
  return CheckWay(f, u, first).ok() ? first : Ahead{};
}

Length GreatestHalt(PositionView f) {
  return GreatestForward(f, TopFrame(f.state).unit);
}

}  // namespace berthier::grandeur
