#include "engine/rulesets/la_grande_armee/field/swept.h"

namespace berthier::la_grande_armee {

void Swept::Include(const Box& box) {
  box_ = empty_ ? box : Union(box_, box);
  empty_ = false;
}

void Swept::AddRun(const Block& block, Vec by) {
  const auto at = static_cast<size_t>(count_++);
  hulls_[at] = by == Vec{} ? SmallPolygon(block) : TranslationSweep(block, by);
  boxes_[at] = BoxOf(hulls_[at].view());
  Include(boxes_[at]);
}

void Swept::AddRun(const Shape& shape, Vec by) {
  for (const Block& block : shape.blocks()) AddRun(block, by);
}

void Swept::AddWheel(Pose centre, BaseSize size, Hand hand, int quarters) {
  wheels_ = true;
  wheel_ = LegSweep(centre, size, Leg::Wheel(hand, quarters));
  Include(wheel_.box());
}

template <typename OnHull, typename OnWheel>
bool Swept::Any(const Box& near, Length margin, OnHull&& hull,
                OnWheel&& wheel) const {
  if (empty_ || Apart(box_, near, margin)) return false;
  for (size_t i = 0; i < static_cast<size_t>(count_); ++i) {
    if (!Apart(boxes_[i], near, margin) && hull(hulls_[i])) return true;
  }
  return wheels_ && !Apart(wheel_.box(), near, margin) && wheel(wheel_);
}

bool Swept::Overlaps(PolygonView polygon, Length tolerance) const {
  return Any(
      BoxOf(polygon), Ticks(0),
      [&](PolygonView hull) {
        return berthier::Overlaps(hull, polygon, tolerance);
      },
      [&](const LegSweep& leg) { return leg.Overlaps(polygon, tolerance); });
}

bool Swept::Overlaps(const Shape& shape, Length tolerance) const {
  if (empty_ || Apart(box_, shape.box(), Ticks(0))) return false;
  for (const Block& block : shape.blocks()) {
    if (Overlaps(block.corners(), tolerance)) return true;
  }
  return false;
}

bool Swept::Within(PolygonView polygon, Length limit) const {
  return Any(
      BoxOf(polygon), limit,
      [&](PolygonView hull) { return berthier::Within(hull, polygon, limit); },
      [&](const LegSweep& leg) { return leg.Within(polygon, limit); });
}

bool Swept::Within(const Shape& shape, Length limit) const {
  if (empty_ || Apart(box_, shape.box(), limit)) return false;
  for (const Block& block : shape.blocks()) {
    if (Within(block.corners(), limit)) return true;
  }
  return false;
}

bool Swept::Crosses(PolylineView line, Length depth) const {
  return Any(
      BoxOf(line), Ticks(0),
      [&](PolygonView hull) { return berthier::Crosses(line, hull, depth); },
      [&](const LegSweep& leg) { return leg.Crosses(line, depth); });
}

bool Swept::Covers(Point p) const {
  const Point dot[] = {p + Vec{-1, -1}, p + Vec{1, -1}, p + Vec{1, 1},
                       p + Vec{-1, 1}};
  return Overlaps(PolygonView(dot), Ticks(0));
}

}  // namespace berthier::la_grande_armee
