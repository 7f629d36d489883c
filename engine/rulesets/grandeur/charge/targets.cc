#include "engine/rulesets/grandeur/charge/targets.h"

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/charge/reach.h"

namespace berthier::grandeur {
namespace {

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

}  // namespace

Verdict CheckCharge(PositionView f, UnitId u, EntityId object) {
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

Ahead ChargeTarget(PositionView f, UnitId u) {
  if (f.data(u).impetus == 0 || InMelee(f, u) || InBua(f, u)) return {};
  const Ahead first = FirstInReach(f, u, false);
  if (!IsSome(first.unit) && !IsSome(first.leader)) return {};
  return CheckWay(f, u, first).ok() ? first : Ahead{};
}

}  // namespace berthier::grandeur
