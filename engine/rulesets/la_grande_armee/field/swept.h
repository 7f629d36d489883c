// The ground that an element passes over on its way (5.3): hulls of its
// rectangles, one a leg, and the sector of a wheel.
//
//   Swept path;
//   path.AddRun(ShapeOf(f, e), by);
//   if (path.Overlaps(enemy, kPenetration)) ...
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SWEPT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SWEPT_H_

#include <array>
#include <cstdint>
#include <span>

#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::la_grande_armee {

class Swept {
 public:
  // The shape on its way by that vector; a null vector adds where it stands.
  void AddRun(const Shape& shape, Vec by);
  void AddRun(const Block& block, Vec by);
  void AddWheel(Pose centre, BaseSize size, Hand hand, int quarters);

  bool Overlaps(PolygonView polygon, Length tolerance) const;
  bool Overlaps(const Shape& shape, Length tolerance) const;
  bool Within(PolygonView polygon, Length limit) const;
  bool Within(const Shape& shape, Length limit) const;
  // True if the line runs through it deeper than `depth`.
  bool Crosses(PolylineView line, Length depth) const;
  bool Covers(Point p) const;
  const Box& box() const { return box_; }

 private:
  // A column of kMaxTrail bends, and the legs of its head.
  static constexpr size_t kMostHulls = kMaxTrail + 6;

  template <typename OnHull, typename OnWheel>
  bool Any(const Box& near, Length margin, OnHull&& hull,
           OnWheel&& wheel) const;
  void Include(const Box& box);

  int8_t count_ = 0;
  bool wheels_ = false;
  bool empty_ = true;
  Box box_ = {};
  LegSweep wheel_;
  std::array<SmallPolygon, kMostHulls> hulls_;
  std::array<Box, kMostHulls> boxes_;
};

inline bool Overlaps(const Swept& path, PolygonView polygon, Length tolerance) {
  return path.Overlaps(polygon, tolerance);
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SWEPT_H_
