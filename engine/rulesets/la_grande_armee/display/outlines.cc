#include "engine/rulesets/la_grande_armee/display/outlines.h"

#include <algorithm>

#include "engine/geometry/block.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/tabletop/outline.h"

namespace berthier::la_grande_armee {
namespace {

constexpr Length kLeaderRadius = Ticks(kTicksPerInch / 2);

// The left side of the column from its head to its tail, then the right one
// back. Base by base, for the track may bend.
std::vector<Point> ColumnOutline(const Scenario& s, const ElementState& unit) {
  const BaseSize base = BaseOf(s);
  std::vector<Point> left, right;
  const auto add = [&](Pose centre, Length ahead) {
    left.push_back(Offset(centre, ahead, -base.front / 2));
    right.push_back(Offset(centre, ahead, base.front / 2));
  };
  for (int i = 0; i < unit.bases(); ++i) {
    const Pose pose = ColumnBase(unit.pose(), TrailOf(unit), base, i);
    if (i == 0) add(pose, base.depth / 2);
    add(pose, i + 1 == unit.bases() ? -base.depth / 2 : Length{});
  }
  left.insert(left.end(), right.rbegin(), right.rend());
  if (TwiceArea(left) <= 0) return berthier::OutlineOf(unit.block());
  return left;
}

}  // namespace

std::vector<Point> OutlineOf(const Scenario& s, const ElementState& unit) {
  if (unit.form == Form::kMarch) return ColumnOutline(s, unit);
  return berthier::OutlineOf(unit.block());
}

std::vector<Point> OutlineOf(const TileState& tile) {
  return berthier::OutlineOf(MakeBlock({tile.pos, tile.facing}, kTileSize));
}

std::vector<Point> OutlineOf(const LeaderState& leader) {
  std::vector<Point> outline;
  for (int k = 8; k-- > 0;) {
    const Heading way = Heading::Degrees(45 * k);
    outline.push_back(leader.pos + Along(Forward(way), kLeaderRadius));
  }
  return outline;
}

}  // namespace berthier::la_grande_armee
