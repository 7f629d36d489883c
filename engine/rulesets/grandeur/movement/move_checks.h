// Checks that all measured moves share: enemies, friends, zones, ground.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVE_CHECKS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVE_CHECKS_H_

#include <algorithm>

#include "engine/geometry/polygon.h"
#include "engine/kit/orders/refusing.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/tabletop/box.h"

namespace berthier::grandeur {

// The path of a member of a group that wheels: the convex hull of poses.
class HullSweep {
 public:
  explicit HullSweep(const SmallPolygon& hull)
      : hull_(hull), box_(BoxOf(hull.view())) {}
  const Box& box() const { return box_; }
  bool Overlaps(PolygonView polygon, Length tolerance) const {
    return berthier::Overlaps(hull_, polygon, tolerance);
  }
  bool Within(PolygonView polygon, Length limit) const {
    return berthier::Within(hull_, polygon, limit);
  }

 private:
  SmallPolygon hull_;
  Box box_;
};

// IMP-MOV-09: no move comes closer than 0.5 U to an enemy, or nearer to one
// that is closer already.
template <typename Sweep>
UnitId EnemyTooNear(PositionView f, UnitId u, const Sweep& sweep) {
  const Length gap = Gap(f);
  UnitId near = UnitId::kNone;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (IsSome(near) || !f.unit(e).on_table()) return;
    const SmallPolygon outline = OutlineOf(f, e);
    if (Apart(sweep.box(), BoxOf(outline.view()), gap)) return;
    const Length now =
        InBua(f, u) ? gap : Distance(BlockOf(f, u).corners(), outline);
    const Length limit = std::min(gap, now) - Ticks(1);
    if (limit < Length{} ? sweep.Overlaps(outline, kSeam)
                         : sweep.Within(outline, limit)) {
      near = e;
    }
  });
  return near;
}

// The friend outside `passing` that the sweep runs into.
template <typename Sweep>
UnitId FriendInWay(PositionView f, UnitId u, const Sweep& sweep,
                   const UnitSet& passing) {
  UnitId in_way = UnitId::kNone;
  f.own(u).units.ForEach([&](UnitId other) {
    if (IsSome(in_way) || other == u || passing.Has(other) ||
        !f.unit(other).on_table() || InBua(f, other)) {
      return;
    }
    const Block block = BlockOf(f, other);
    if (!Apart(sweep.box(), BoxOf(block), Ticks(0)) &&
        sweep.Overlaps(block.corners(), kSeam)) {
      in_way = other;
    }
  });
  return in_way;
}

// IMP-ZOC-04
template <typename Sweep>
UnitId ZoneEntered(PositionView f, UnitId u, const Sweep& sweep) {
  const Length depth = Units(f, kDistances.zone);
  UnitId entered = UnitId::kNone;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (IsSome(entered) || !f.unit(e).on_table()) return;
    const Block zone = RectangleAhead(f, e, depth);
    if (!Apart(sweep.box(), BoxOf(zone), Ticks(0)) &&
        sweep.Overlaps(zone.corners(), Ticks(0)) && HasZone(f, e)) {
      entered = e;
    }
  });
  return entered;
}

template <typename Sweep>
Verdict CheckBlockers(PositionView f, UnitId u, const Sweep& sweep,
                      const UnitSet& passing) {
  if (const UnitId e = EnemyTooNear(f, u, sweep); IsSome(e)) {
    return Refuse(f, RefusalCode::kTooNear, u, e);
  }
  if (const UnitId e = FriendInWay(f, u, sweep, passing); IsSome(e)) {
    return Refuse(f, RefusalCode::kThroughFriend, u, e);
  }
  return {};
}

// Ground and table edge: IMP-TER-01, IMP-MOV-10.
Verdict CheckGround(PositionView f, UnitId u, PolygonView path,
                    const Block& end);
Verdict TooFar(PositionView f, UnitId u, Length length, Length most);
// IMP-MOV-04: `front` is that of the unit or group, `move` its M, `cap` the
// most quarter degrees.
Verdict WheelTooFar(PositionView f, UnitId u, int quarters, Length front,
                    Length move, int cap);

inline MoveKind KindOf(Verb verb) {
  return static_cast<MoveKind>(static_cast<int>(verb) -
                               static_cast<int>(Verb::kForward));
}
static_assert(static_cast<int>(Verb::kLeave) -
                  static_cast<int>(Verb::kForward) ==
              static_cast<int>(MoveKind::kLeave));

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVE_CHECKS_H_
