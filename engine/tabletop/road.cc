#include "engine/tabletop/road.h"

#include <span>
#include <utility>

#include "engine/geometry/polyline.h"

namespace berthier {

Road MakeRoad(std::string name, std::vector<Point> line, Length half_width) {
  const Box box = Grown(BoxOf(std::span<const Point>(line)), half_width);
  return {std::move(name), std::move(line), half_width, box};
}

bool TouchesRoad(const Road& road, const Block& block) {
  return !Apart(road.box, BoxOf(block), {0}) &&
         PolylineWithin(road.line, block.corners(), road.half_width);
}

}  // namespace berthier
