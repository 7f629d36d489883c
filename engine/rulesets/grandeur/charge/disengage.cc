#include "engine/rulesets/grandeur/charge/disengage.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/travel.h"

namespace berthier::grandeur {
namespace {

UnitVec Rearward(PositionView f, UnitId u) {
  return -Forward(f.unit(u).heading);
}

// GRA-DIS-02, GRA-I-35: cavalry linked to u that is not slower.
UnitId EnemyNotSlower(PositionView f, UnitId u) {
  const State& s = f.state;
  for (int i = 0; i < s.link_count; ++i) {
    const Link& link = s.links[static_cast<size_t>(i)];
    if (!link.Concerns(u)) continue;
    const UnitId enemy = link.Other(u);
    if (f.data(enemy).is_cavalry() && f.data(enemy).move >= f.data(u).move) {
      return enemy;
    }
  }
  return UnitId::kNone;
}

}  // namespace

Length GreatestDisengage(PositionView f, UnitId u) {
  const Length move = MoveOf(f, u);
  return std::min(move, EscapeAlong(f, u, Rearward(f, u), move).distance);
}

Verdict CheckDisengage(PositionView f, UnitId u) {
  if (!InMelee(f, u)) return Refuse(f, RefusalCode::kNotInMelee, u);
  if (!f.data(u).is_cavalry()) return Refuse(f, RefusalCode::kNotCavalry, u);
  if (const UnitId enemy = EnemyNotSlower(f, u); IsSome(enemy)) {
    return Refuse(f, RefusalCode::kCannotDisengage, u, enemy);
  }
  const Length least = Units(f, kDistances.least_disengage);
  if (GreatestDisengage(f, u) < least) {  // IMP-DSG-03
    const Obstacle obstacle =
        FirstObstacle(f, u, Rearward(f, u), least + Gap(f), UnitSet());
    return Refuse(f, RefusalCode::kNoRoom, u, obstacle.unit);
  }
  return {};
}

void Disengage(const Battle& b, UnitId u, Length distance) {
  const UnitVec back = Rearward(b, u);
  const Pose from = b.unit(u).pose();
  DropLinks(b, u);
  const Escape escape = EscapeAlong(b, u, back, distance);
  Travel(b, u, back, escape.distance);
  TellMove(b, EventCode::kDisengages, b.scenario.Entity(u), from,
           b.unit(u).pose(), EntityId::kNone, {escape.distance.ticks, 0, 0, 0});
  SettlePassage(b, u, escape.passed);
}

}  // namespace berthier::grandeur
