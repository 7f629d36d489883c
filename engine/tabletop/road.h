// A road: a strip along a polyline.
//
//   const Road road = MakeRoad("post road", line, InchHundredths(50));
//   if (TouchesRoad(road, unit)) ...
#ifndef BERTHIER_ENGINE_TABLETOP_ROAD_H_
#define BERTHIER_ENGINE_TABLETOP_ROAD_H_

#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/units.h"
#include "engine/tabletop/box.h"

namespace berthier {

struct Road {
  std::string name;
  std::vector<Point> line;
  Length half_width;
  Box box;  // around the strip
};

Road MakeRoad(std::string name, std::vector<Point> line, Length half_width);

// True if the block meets the strip of the road.
bool TouchesRoad(const Road& road, const Block& block);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_ROAD_H_
