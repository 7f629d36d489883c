// Contact of two bases and the aspect of it.
//
// Two footprints touch when the gap is at most kTouch and they do not overlap
// by more than kPenetration; corner to edge and corner to corner count. The
// aspect belongs to the one who came: it depends on where he began and on
// where he touches.
//
// Laws: Touching is symmetric and never true of overlapping footprints;
// BeganRear implies BeganSideOrRear; AspectOf is kRear or kFlank only if the
// matching "began" holds.
//
//   const Aspect aspect = AspectOf(began.corners(), ended, enemy_pose,
//                                  enemy_size);
#ifndef BERTHIER_ENGINE_TABLETOP_CONTACT_H_
#define BERTHIER_ENGINE_TABLETOP_CONTACT_H_

#include <array>
#include <cstdint>
#include <optional>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/tabletop/tolerance.h"

namespace berthier {

bool Touching(const Block& a, const Block& b);
bool Touching(PolygonView a, PolygonView b);
// The mover's front edge, corners included, is at most kTouch away.
bool FrontTouches(const Block& mover, PolygonView enemy);
bool FrontTouches(const Block& mover, const Block& enemy);

enum class Aspect : uint8_t { kFront, kFlank, kRear };

// No part in front of the line through the enemy's front (rear) edge, to
// within kRounding.
bool BeganSideOrRear(PolygonView began, Pose enemy, BaseSize enemy_size);
bool BeganRear(PolygonView began, Pose enemy, BaseSize enemy_size);

// The mover's front edge touches a rear corner of the enemy.
bool OnRearCorner(const Block& mover, const Block& enemy);
// At least half of the mover's front edge lies on the enemy's rear edge.
bool OnRearEdge(const Block& mover, const Block& enemy);

// Rear before flank before front.
Aspect AspectOf(PolygonView began, const Block& ended, Pose enemy,
                BaseSize enemy_size);
// By where the mover began alone.
Aspect AspectByStart(PolygonView began, Pose enemy, BaseSize enemy_size);

// A side of a footprint with the direction square to it.
struct Edge {
  Segment segment;
  Heading outward;
};
// Front, left, rear, right.
std::array<Edge, 4> EdgesOf(Pose pose, BaseSize size);
// Side i of any polygon, its outward direction to the nearest quarter degree.
Edge EdgeOf(PolygonView polygon, int side);

// Quarter degrees between the mover's heading and one square to the edge.
int TurnToFace(Heading mover, const Edge& edge);
// The mover set flush on the line of the edge: heading square to it, the
// middle of the front edge dropped at right angles onto the line.
Pose SetFlush(Pose mover, BaseSize size, const Edge& edge);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_CONTACT_H_
