// The ride to a follow-up target: whom, and where it ends (GT-FUP-06, 5.11).

#include "engine/rulesets/grande_tactique/charge/approach.h"

#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/charge/ride.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/contact_making.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

// The pose in which u, riding along `heading`, comes to rest against t.
std::optional<Pose> RideAlong(PositionView f, UnitId u, UnitId t,
                              Heading heading) {
  const BaseSize size = BaseOf(f, u);
  const Pose from = {CentreOf(f, u), heading};
  const Block start = MakeBlock(from, size);
  const Footprint target = FootprintOf(f, t);
  // The turn on the spot may put the front edge farther off than the reach.
  const Length limit = kFollowUpReach + size.front + size.depth;
  const Length run = FreeRun(start, Forward(heading), target.view(), limit);
  const Vec by = berthier::Along(Forward(heading), run);
  const Pose touching = {from.centre + by, heading};
  if (!Within(MakeBlock(touching, size).corners(), target.view(), kTouch)) {
    return std::nullopt;
  }
  if (IsBarred(f, u, {.spared = Only(t), .touched = {}},
               TranslationSweep(start, by)) ||
      LinearFeatureBetween(f, from.centre, touching.centre, t)) {
    return std::nullopt;
  }
  const Pose end = SquaredUp(f, u, touching, t);
  if (!FreePose(f, MakeBlock(end, size), u)) return std::nullopt;
  return end;
}

}  // namespace

std::optional<Pose> ApproachTo(PositionView f, UnitId u, UnitId t) {
  const Pose pose = f.unit(u).pose();
  if (Touching(f, u, t)) {
    // GT-TER-15: where it stands, too.
    if (LinearFeatureBetween(f, pose.centre, pose.centre, t)) {
      return std::nullopt;
    }
    return pose;
  }
  const Footprint target = FootprintOf(f, t);
  const NearestPair nearest =
      NearestPoints(f.unit(u).block().corners(), target.view());
  const Vec shortest = nearest.on_b - nearest.on_a;
  if (shortest != Vec{}) {
    const std::optional<Pose> end = RideAlong(f, u, t, BearingOf(shortest));
    if (end.has_value()) return end;
  }
  const Vec between = CentreOf(f, t) - pose.centre;
  if (between == Vec{}) return std::nullopt;
  return RideAlong(f, u, t, BearingOf(between));
}

FollowUpFault FollowUpFaultOf(PositionView f, UnitId u, UnitId prior,
                              UnitId t) {
  const UnitState& target = f.unit(t);
  if (!target.on_table() || f.data(t).side == f.data(u).side) {
    return FollowUpFault::kNotAnEnemy;
  }
  if (t == prior) return FollowUpFault::kPriorTarget;
  if (target.cohesion == Cohesion::kSilenced) return FollowUpFault::kSilenced;
  const Footprint footprint = FootprintOf(f, t);
  const PolygonView base = footprint.view();
  const Block block = f.unit(u).block();
  if (Apart(BoxOf(block), BoxOf(base), kFollowUpReach + kRounding)) {
    return FollowUpFault::kTooFar;
  }
  if (!AllAtLeast(FrontLine(f.unit(u).pose(), BaseOf(f, u)), base,
                  -kPenetration)) {
    return FollowUpFault::kNotBeyond;
  }
  if (!Within(block.corners(), base, kFollowUpReach + kRounding)) {
    return FollowUpFault::kTooFar;
  }
  if (InWoods(f, t)) return FollowUpFault::kInWoods;
  return ApproachTo(f, u, t).has_value() ? FollowUpFault::kNone
                                         : FollowUpFault::kNotReachable;
}

UnitSet FollowUpTargets(PositionView f, UnitId u, UnitId prior) {
  UnitSet targets;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId t) {
    if (FollowUpFaultOf(f, u, prior, t) == FollowUpFault::kNone) targets.Add(t);
  });
  return targets;
}

}  // namespace berthier::grande_tactique
