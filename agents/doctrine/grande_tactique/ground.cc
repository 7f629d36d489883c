#include "agents/doctrine/grande_tactique/ground.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/polyline.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// The places along a line, one a stretch, that are nearest to where the mover
// stands, `room` inches from the ends where there is room; and the stretches.
template <typename Visit>
void ForEachNearest(const Mover& mover, const std::vector<Point>& line,
                    double room, Visit visit) {
  constexpr double kSlack = 1;
  const Spot from = InchesOf(mover.departure().pose.centre);
  const double reach =
      static_cast<double>(mover.allowance().ticks) / kTicksPerInch + kSlack;
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    const Spot a = InchesOf(line[i]), along = InchesOf(line[i + 1]) - a;
    const double length = Norm(along);
    if (length < 0.1) continue;
    const Spot unit = (1 / length) * along;
    const double end = std::min(room, length / 2);
    const double far = std::clamp(Dot(from - a, unit), end, length - end);
    const Spot there = a + far * unit;
    if (Norm(there - from) < reach) visit(there, unit);
  }
}

}  // namespace

bool BehindWall(PositionView f, UnitId u, Pose pose) {
  const std::vector<LinearFeature>& walls = f.scenario.terrain.linear_features;
  if (walls.empty() || !f.scenario.IsInfantry(u)) return false;
  const Box around =
      Grown(BoxOf(pose.centre), kBaseReach + kLinearFeatureReach);
  if (std::all_of(walls.begin(), walls.end(), [&](const LinearFeature& w) {
        return Apart(w.box, around, Ticks(0));
      })) {
    return false;
  }
  const BaseSize size = LineBase(f.scenario, u);
  const Block block = MakeBlock(pose, size);
  const Box box = Grown(BoxOf(block), kLinearFeatureReach);
  return std::any_of(walls.begin(), walls.end(), [&](const LinearFeature& w) {
    return !Apart(w.box, box, Ticks(0)) &&
           FrontageBehind(PolylineView(w.line), pose, size,
                          kLinearFeatureReach) *
                       2 +
                   kRounding >=
               size.front &&
           !Crosses(w, block.corners(), BoxOf(block), kPenetration);
  });
}

void AddWalls(PositionView f, const Mover& mover, Point enemy,
              PoseList& poses) {
  constexpr double kClear = 0.1;  // inches between front and wall
  const BaseSize size = LineBase(f.scenario, mover.departure().unit);
  const double depth = static_cast<double>(size.depth.ticks) / kTicksPerInch;
  const double front = static_cast<double>(size.front.ticks) / kTicksPerInch;
  for (const LinearFeature& wall : f.scenario.terrain.linear_features) {
    ForEachNearest(mover, wall.line, front / 2, [&](Spot there, Spot along) {
      Spot out = {-along.y, along.x};
      if (Dot(InchesOf(enemy) - there, out) < 0) out = -1.0 * out;
      const Point on = PointOf(there);
      const Point ahead = PointOf(there + 4.0 * out);
      poses.Add(
          {PointOf(there - (depth / 2 + kClear) * out), BearingOf(ahead - on)});
    });
  }
}

void AddHillTops(PositionView f, const Mover& mover, Point enemy,
                 PoseList& poses) {
  constexpr double kForward = 0.3;  // of the crest
  for (const Hill& hill : f.scenario.terrain.hills) {
    ForEachNearest(mover, hill.crest, 0, [&](Spot there, Spot /*along*/) {
      const Spot off = InchesOf(enemy) - there;
      if (Norm(off) < 1) return;
      const Point on = PointOf(there + (kForward / Norm(off)) * off);
      poses.Add({on, BearingOf(enemy - on)});
    });
  }
}

}  // namespace berthier::grande_tactique
