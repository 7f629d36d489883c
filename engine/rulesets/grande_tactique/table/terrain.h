// The table and its terrain: fixed by the scenario, shared by every position of
// a game, immutable once built.
//
// Every polygon is convex and counter-clockwise with at most kMaxCorners
// corners; ground of another shape is split into several pieces. The Make
// functions compute box and centroid from the outline; FlawOf describes what is
// wrong with a terrain read from a document. Queries do not allocate and test
// the boxes first: playouts make millions of them.
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

// Ground that one unit occupies as a whole.
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

// Ground that no unit occupies is in GroundOf::pieces; a rough piece is tall
// crops.
struct Terrain : GroundOf<GroundPiece> {
  std::vector<Area> areas;
  std::vector<Hill> hills;
  std::vector<LinearFeature> linear_features;
  std::vector<Road> roads;
};

// `sides` may be empty: a fort is then fortified on all sides, any other area
// on none.
Area MakeArea(std::string name, AreaKind kind, std::vector<Point> polygon,
              std::vector<SideWork> sides = {});
Hill MakeHill(std::string name, std::vector<Point> polygon,
              std::vector<Point> crest);
LinearFeature MakeLinearFeature(std::string name, std::vector<Point> line,
                                LineKind kind = LineKind::kOther);

// The first error as a sentence ("woods \"Copse\": not convex at corner 3");
// nullopt if there is none. Checks shape and order of outlines, numbers of
// points, sides, and that areas, hills and pieces are on the table. Only pieces
// in a layer are checked, so call Index first.
std::optional<std::string> FlawOf(const Terrain& terrain);

// Index of the first hill whose polygon contains the point; nullopt if none.
std::optional<int> HillAt(const Terrain& terrain, Point p);
bool OnHill(const Hill& hill, Point p);
// True if the footprint is within `limit` of the hill's crest.
bool OnTop(const Hill& hill, PolygonView footprint, Length limit);
bool OnTop(const Hill& hill, const Block& block, Length limit);
bool CrossesCrest(const Hill& hill, Segment s);
// Index of the first hill whose crest the segment crosses; nullopt if none.
std::optional<int> CrestCrossed(const Terrain& terrain, Segment s);

// Index of the first linear feature that the path, a polyline of centres,
// crosses; nullopt if none.
std::optional<int> LinearFeatureCrossed(const Terrain& terrain,
                                        PolylineView path);
bool Crosses(const LinearFeature& feature, Segment s);
// True if the feature runs deeper than `depth` through the polygon; `box` is
// the bounding box of the polygon.
bool Crosses(const LinearFeature& feature, PolygonView polygon, const Box& box,
             Length depth);

// True if the shape overlaps the area by more than `tolerance`; `box` is the
// bounding box of the polygon.
bool Overlaps(const Area& area, PolygonView polygon, const Box& box,
              Length tolerance = kPenetration);
bool Overlaps(const Area& area, const Block& block,
              Length tolerance = kPenetration);

// Index of the side crossed by the segment from `outside` to the centroid of
// the area (GT 5.7, fort side); the lower index of two sides met in a corner;
// the side nearest to `outside` if that point lies inside the area.
int SideFacing(const Area& area, Point outside);
// The outward normal of a side, to the nearest quarter degree.
Heading OutwardOf(const Area& area, int side);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_TERRAIN_H_
