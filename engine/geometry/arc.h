// Arcs: the ground ahead of a base between two rays.
//
// An arc is bounded by the line through the front edge and by two rays that
// leave the front corners, each turned outward by the same angle. Every line
// starts at a rounded point of the base and follows a unit vector of the
// table.
//
// Laws: everything wholly beside or behind the base is outside the arc; an arc
// with a larger outward angle contains the one with a smaller angle, up to the
// rounding of clipped vertices; everything is invariant under translation,
// quarter turns and mirrors.
//
//   // The 45 degree fire zone; a hundredth of a square inch must be in it.
//   const Arc zone = MakeArc(pose, size, 180);
//   if (InArc(zone, target.corners(), 10323)) ...
#ifndef BERTHIER_ENGINE_GEOMETRY_ARC_H_
#define BERTHIER_ENGINE_GEOMETRY_ARC_H_

#include <array>
#include <cstdint>

#include "engine/geometry/block.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/polygon.h"

namespace berthier {

struct Arc {
  HalfPlane front;
  HalfPlane left;
  HalfPlane right;

  std::array<HalfPlane, 3> sides() const { return {front, left, right}; }
};

// The rays turn outward by `outward_quarters` quarter degrees, from 0 (straight
// ahead) to 360 (along the front line).
Arc MakeArc(Pose pose, BaseSize size, int outward_quarters);

// True if the part of the polygon inside the arc has an area of more than
// `min_area` square ticks: the polygon is "at least partly in" the arc.
bool InArc(const Arc& arc, PolygonView polygon, int64_t min_area);
// True if p is inside or on the boundary.
bool InArc(const Arc& arc, Point p);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_ARC_H_
