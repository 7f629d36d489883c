// The table and what stands on it: fixed by the scenario, shared by every
// position of a game, never changed after it is made.
//
// Every polygon is convex and counter-clockwise with at most kMaxCorners
// corners; ground of another shape is several pieces. The Make functions keep
// box and centroid in step with the outline; FlawOf says in words what is
// wrong with a terrain read from outside. Queries do not allocate and look at
// the boxes first: playouts ask millions of them.
//
//   Terrain t;
//   t.width = Inches(60);
//   t.areas.push_back(MakeArea("Retz", AreaKind::kBuiltUp, corners));
//   if (const auto hill = HillAt(t, unit.centre)) ...
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_TERRAIN_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_TERRAIN_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/ground.h"
#include "engine/tabletop/road.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

// Ground that one unit holds as a whole.
enum class AreaKind : uint8_t { kWoods, kBuiltUp, kFort };
enum class SideWork : uint8_t { kOpen, kFortified };

struct Area {
  std::string name;
  AreaKind kind = AreaKind::kWoods;
  std::vector<Point> polygon;
  // Side i runs from corner i to the next; only a fort has fortified sides.
  std::vector<SideWork> sides;
  Point centroid;
  Box box;
};

struct Hill {
  std::string name;
  std::vector<Point> polygon;
  std::vector<Point> crest;
  Box box;        // around polygon and crest
  Box crest_box;  // around the crest alone
};

// What a linear feature looks like; the rules treat all of them alike.
enum class LineKind : uint8_t { kOther, kStream, kHedge, kWall, kDitch };

struct LinearFeature {
  std::string name;
  std::vector<Point> line;
  Box box;
  LineKind kind = LineKind::kOther;
};

// Ground without an occupant is pieces: rough is tall crops.
struct Terrain : GroundOf<GroundPiece> {
  std::vector<Area> areas;
  std::vector<Hill> hills;
  std::vector<LinearFeature> linear_features;
  std::vector<Road> roads;
};

// `sides` may be empty: a fort is then fortified all round, any other area
// not at all.
Area MakeArea(std::string name, AreaKind kind, std::vector<Point> polygon,
              std::vector<SideWork> sides = {});
Hill MakeHill(std::string name, std::vector<Point> polygon,
              std::vector<Point> crest);
LinearFeature MakeLinearFeature(std::string name, std::vector<Point> line,
                                LineKind kind = LineKind::kOther);

// The first thing wrong, as a sentence ("woods \"Copse\": not convex at corner
// 3"), or nothing: shape and order of outlines, numbers of points, sides, and
// areas, hills and pieces on the table. Pieces are looked at by their layers.
std::optional<std::string> FlawOf(const Terrain& terrain);

// The first hill (index) whose polygon holds the point.
std::optional<int> HillAt(const Terrain& terrain, Point p);
bool OnHill(const Hill& hill, Point p);
// The footprint is within `limit` of the hill's crest.
bool OnTop(const Hill& hill, PolygonView footprint, Length limit);
bool OnTop(const Hill& hill, const Block& block, Length limit);
bool CrossesCrest(const Hill& hill, Segment s);
// The first hill whose crest the segment crosses.
std::optional<int> CrestCrossed(const Terrain& terrain, Segment s);

// The first linear feature that the path, a polyline of centres, crosses.
std::optional<int> LinearFeatureCrossed(const Terrain& terrain,
                                        PolylineView path);
bool Crosses(const LinearFeature& feature, Segment s);
// It runs deeper than `depth` through the polygon, whose box is given.
bool Crosses(const LinearFeature& feature, PolygonView polygon, const Box& box,
             Length depth);

// The shape, whose box is given, overlaps it by more than `tolerance`.
bool Overlaps(const Area& area, PolygonView polygon, const Box& box,
              Length tolerance = kPenetration);
bool Overlaps(const Area& area, const Block& block,
              Length tolerance = kPenetration);

// The side of the area crossed by the segment from `outside` to its centroid
// (GT 5.7, fort side); of two sides met in a corner the lower; the side
// nearest to `outside` when it lies inside the area.
int SideFacing(const Area& area, Point outside);
// The unit square to a side, pointing out, to the nearest quarter degree.
Heading OutwardOf(const Area& area, int side);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_TERRAIN_H_
