#include "engine/rulesets/grandeur/combat/line_of_fire.h"

#include <optional>

#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {

FireLine::FireLine(PositionView f, UnitId firer, UnitId target)
    : f_(f),
      firer_(firer),
      target_(target),
      all_round_(f.data(firer).is_light() || IsSome(f.unit(firer).bua)),
      base_(OutlineOf(f, firer)),
      part_(OutlineOf(f, target)) {
  if (!all_round_) part_ = ClippedToArc(f, firer, part_);  // IMP-FIR-04
}

bool FireLine::Reaches(Length range) const {
  if (part_.size() == 0) return false;
  return all_round_ ? Within(base_.view(), part_.view(), range)
                    : Within(f_.unit(firer_).block().front_edge(), part_.view(),
                             range);
}

Length FireLine::range() const {
  return all_round_
             ? Distance(base_.view(), part_.view())
             : Distance(f_.unit(firer_).block().front_edge(), part_.view());
}

bool FireLine::Look() {
  if (part_.size() == 0) return false;
  SmallPolygon sources;
  if (all_round_) {
    sources = base_;
    sources.Add(f_.unit(firer_).centre);
  } else {
    const Segment edge = f_.unit(firer_).block().front_edge();
    sources.Add(edge.a);
    sources.Add(MiddleOf(edge));
    sources.Add(edge.b);
  }
  std::optional<Segment> best;
  for (const Point from : sources.view()) {
    const Segment ray = {from, NearestPoint(part_, from)};
    const bool nearer =
        !best || NormSquared(ray.b - ray.a) < NormSquared(best->b - best->a);
    if (nearer && IsFree(ray)) best = ray;
  }
  if (!best) return false;
  target_in_wood_ = InWood(best->b, target_);
  firer_in_wood_ = InWood(best->a, firer_);
  return true;
}

bool FireLine::IsFree(Segment ray) const {
  return ray.a == ray.b || (!IsBlockedByUnits(ray) && !IsBlockedByGround(ray));
}

bool FireLine::IsBlockedByUnits(Segment ray) const {
  const Box box = BoxOf(ray);
  for (int i = 0; i < f_.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    // An occupant hides behind the walls of its BUA, which block themselves.
    if (u == firer_ || u == target_ || !f_.unit(u).on_table() ||
        IsSome(f_.unit(u).bua)) {
      continue;
    }
    const Block block = f_.unit(u).block();
    if (Apart(BoxOf(block), box, {}) ||
        !PassesThrough(ray, block.corners(), Ticks(0))) {
      continue;
    }
    // IMP-FIR-09
    if (f_.data(firer_).is_artillery() &&
        LevelOf(f_, firer_) > LevelOf(f_, u) &&
        !Within(block.corners(), OutlineOf(f_, target_),
                Units(f_, kDistances.over_heads))) {
      continue;
    }
    return true;
  }
  return false;
}

bool FireLine::IsBlockedByGround(Segment ray) const {
  return BuaOn(f_, ray, f_.unit(firer_).bua, f_.unit(target_).bua) ||
         WoodsOn(f_, ray) > Units(f_, kDistances.woods_sight) ||
         HeightOn(f_, ray, LevelOf(f_, firer_), LevelOf(f_, target_));
}

bool FireLine::InWood(Point p, UnitId u) const {
  // The point itself may lie on the edge of the wood, beside the base.
  const Block spot = {p, {-1, 1}, {1, 1}};
  return IsSome(WoodsUnder(f_, spot.corners())) &&
         IsSome(WoodsUnder(f_, f_.unit(u).block().corners()));
}

bool IsEnfilade(PositionView f, UnitId u, UnitId target) {
  // 5.8, IMP-BUA-04: an occupant has no flank.
  return !InBua(f, target) && !InArcOf(f, target, OutlineOf(f, u));
}

}  // namespace berthier::grandeur
