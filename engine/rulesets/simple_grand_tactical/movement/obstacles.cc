#include "engine/rulesets/simple_grand_tactical/movement/obstacles.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"

namespace berthier::simple_grand_tactical {
namespace {

Length Beyond(const Ground& ground, const Block& block, int edge) {
  const Box box = BoxOf(block);
  const int32_t out[] = {-box.low.x, -box.low.y,
                         box.high.x - ground.width.ticks,
                         box.high.y - ground.depth.ticks};
  return {out[edge]};
}

}  // namespace

Obstacles::Obstacles(PositionView f, UnitId u, const Box& box)
    : f_(f), self_(u) {
  const Side side = f.data(u).side;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (other == u || !f.unit(other).on_table() ||
        Apart(BoxOf(f.unit(other).block()), box, kKeepOff)) {
      continue;
    }
    if (f.data(other).side == side) {
      friends_[static_cast<size_t>(friend_count_++)] = other;
    } else {
      enemies_[static_cast<size_t>(enemy_count_++)] = other;
    }
  }
}

Length Obstacles::FirstNear(const Block& block, Point to, Length most,
                            Length limit, UnitId& who) const {
  who = UnitId::kNone;
  Length first = most + Ticks(1);
  if (to == block.centre) return first;
  for (int i = 0; i < enemy_count_; ++i) {
    const UnitId e = enemies_[static_cast<size_t>(i)];
    const auto corners = f_.unit(e).block().corners();
    const Length at = FirstLength(first - Ticks(1), [&](Length t) {
      const Vec by = PointAlong(block.centre, to, t) - block.centre;
      return Within(TranslationSweep(block, by).view(), corners, limit);
    });
    if (at < first) {
      first = at;
      who = e;
    }
  }
  return first;
}

UnitId Obstacles::TooNear(const Block& block, Point to) const {
  const SmallPolygon swept = TranslationSweep(block, to - block.centre);
  for (int i = 0; i < enemy_count_; ++i) {
    const UnitId e = enemies_[static_cast<size_t>(i)];
    const Block its = f_.unit(e).block();
    if (!Within(swept.view(), its.corners(), kKeepOff - Ticks(1))) continue;
    const Length before = Distance(block.corners(), its.corners());
    // Who slides along comes closer by a rounding (GEO-31).
    if (before >= kKeepOff ||
        Distance(swept.view(), its.corners()) + kLimit < before) {
      return e;
    }
  }
  return UnitId::kNone;
}

UnitId Obstacles::NearTo(const Block& block, const Block& before) const {
  for (int i = 0; i < enemy_count_; ++i) {
    const UnitId e = enemies_[static_cast<size_t>(i)];
    const Block its = f_.unit(e).block();
    if (Within(block, its, kKeepOff - Ticks(1)) &&
        Distance(block.corners(), its.corners()) + kLimit <
            Distance(before.corners(), its.corners())) {
      return e;
    }
  }
  return UnitId::kNone;
}

UnitId Obstacles::FriendInTheWay(const Block& block, Point to) const {
  if (friend_count_ == 0) return UnitId::kNone;
  const SmallPolygon swept = TranslationSweep(block, to - block.centre);
  const bool never = IsOn(f_.scenario.options.no_friend_passage);
  for (int i = 0; i < friend_count_; ++i) {
    const UnitId u = friends_[static_cast<size_t>(i)];
    const bool passable = !never &&
                          f_.unit(u).order != OrderState::kDisordered &&
                          !IsSome(EnemyInContact(f_.state, u));
    if (!passable &&
        Overlaps(swept.view(), f_.unit(u).block().corners(), kOverlap)) {
      return u;
    }
  }
  return UnitId::kNone;
}

UnitId Obstacles::Under(const Block& block) const {
  for (int i = 0; i < friend_count_; ++i) {
    const UnitId u = friends_[static_cast<size_t>(i)];
    if (Overlaps(block, f_.unit(u).block(), kOverlap)) return u;
  }
  for (int i = 0; i < enemy_count_; ++i) {
    const UnitId u = enemies_[static_cast<size_t>(i)];
    if (Overlaps(block, f_.unit(u).block(), kOverlap)) return u;
  }
  return UnitId::kNone;
}

UnitSet Obstacles::Touched(const Block& block) const {
  UnitSet touched;
  for (int i = 0; i < enemy_count_; ++i) {
    const UnitId e = enemies_[static_cast<size_t>(i)];
    if (Within(block, f_.unit(e).block(), kContact)) touched.Add(e);
  }
  return touched;
}

bool Obstacles::EntersImpassable(const Block& block, Point to) const {
  const Ground& ground = f_.scenario.ground;
  if (ground.impassable.empty()) return false;
  const SmallPolygon swept = TranslationSweep(block, to - block.centre);
  return FirstPiece(ground, ground.impassable, BoxOf(swept.view()),
                    [&](const Piece&, const GroundPart& part) {
                      return berthier::Overlaps(part.polygon, swept.view(),
                                                kRounding);
                    }) >= 0;
}

bool Obstacles::StaysOnTable(const Block& before, const Block& after) const {
  for (int edge = 0; edge < 4; ++edge) {
    const Length was = Beyond(f_.scenario.ground, before, edge);
    if (Beyond(f_.scenario.ground, after, edge) >
        std::max(was, Length{}) + kRounding) {
      return false;
    }
  }
  return true;
}

}  // namespace berthier::simple_grand_tactical
