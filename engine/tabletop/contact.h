// Contact of two bases, and its aspect: front, flank or rear.
//
// Two footprints touch when the gap is at most kTouch and they do not overlap
// by more than kPenetration; corner to edge and corner to corner count. The
// aspect is the side of the enemy that the mover hits: it depends on where the
// mover began and on where it touches.
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
// True if the mover's front edge, corners included, is at most kTouch from the
// enemy.
bool FrontTouches(const Block& mover, PolygonView enemy);
bool FrontTouches(const Block& mover, const Block& enemy);

enum class Aspect : uint8_t { kFront, kFlank, kRear };

// True if no part of the mover's starting footprint lies in front of the line
// through the enemy's front (rear) edge, to within kRounding.
bool BeganSideOrRear(PolygonView began, Pose enemy, BaseSize enemy_size);
bool BeganRear(PolygonView began, Pose enemy, BaseSize enemy_size);

// True if the mover's front edge touches a rear corner of the enemy.
bool OnRearCorner(const Block& mover, const Block& enemy);
// True if at least half of the mover's front edge lies on the enemy's rear
// edge.
bool OnRearEdge(const Block& mover, const Block& enemy);

// kRear if the mover began behind the rear line and ends OnRearEdge; else
// kFlank if it began behind the front line and ends OnRearCorner; else kFront.
Aspect AspectOf(PolygonView began, const Block& ended, Pose enemy,
                BaseSize enemy_size);
// The aspect from the mover's start alone: kRear if BeganRear, else kFlank if
// BeganSideOrRear, else kFront.
Aspect AspectByStart(PolygonView began, Pose enemy, BaseSize enemy_size);

// A side of a footprint and its outward normal.
struct Edge {
  Segment segment;
  Heading outward;
};
// In the order front, left, rear, right.
std::array<Edge, 4> EdgesOf(Pose pose, BaseSize size);
// The side from vertex `side` to the next vertex; the outward direction is
// rounded to the nearest quarter degree.
Edge EdgeOf(PolygonView polygon, int side);

// Quarter degrees, 0 to 720, that the mover must turn to face the edge squarely
// from outside.
int TurnToFace(Heading mover, const Edge& edge);
// The pose of the mover set flush against the line of the edge: it faces the
// edge squarely, and the middle of its front edge is projected onto the line.
Pose SetFlush(Pose mover, BaseSize size, const Edge& edge);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_CONTACT_H_
