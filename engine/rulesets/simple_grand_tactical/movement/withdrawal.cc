#include "engine/rulesets/simple_grand_tactical/movement/withdrawal.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/outline.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"
#include "engine/rulesets/simple_grand_tactical/movement/obstacles.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr Length kBack = Ticks(200);  // 0.5 cm

// WDR-05: where cavalry that goes so far straight away ends.
Point WithdrawalEnd(PositionView f, UnitId u, Point toward, Length distance) {
  const Block block = f.unit(u).block();
  const Length farthest = distance + Centimetres(kDistances.retreat);
  const Point limit = PointAlong(block.centre, toward, farthest);
  const Obstacles near(f, u,
                       Grown(Union(BoxOf(block), BoxOf(limit)),
                             SizeOf(f, u).front + SizeOf(f, u).depth));
  const Block wide = Resized(block, kKeepOff);
  const Length blocked = FirstLength(farthest, [&](Length t) {
    const Point to = PointAlong(block.centre, toward, t);
    return IsSome(near.TooNear(block, to)) || near.EntersImpassable(wide, to) ||
           !near.StaysOnTable(wide, MovedTo(wide, to));
  });
  const Length most = blocked - Ticks(1);
  const auto is_free = [&](Length t) {
    const Point at = PointAlong(block.centre, toward, t);
    return !IsSome(near.Under(MovedTo(block, at)));
  };
  Length length = std::min(distance, most);
  while (length < most && !is_free(length))
    length = std::min(length + kBack, most);
  if (!is_free(length)) {
    length = std::min(distance, most);
    while (length > Length{} && !is_free(length)) length -= kBack;
    length = std::max(length, Length{});
  }
  return PointAlong(block.centre, toward, length);
}

void DescribeDistance(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).unit);
  roll.object = f.scenario.Entity(TopFrame(f.state).other);
}
Outcome DistanceOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kDistance, faces[0] + faces[1]};
}
void ResolveDistance(const Battle& b, const Faces& faces) {
  const Frame frame = TopFrame(b.state);
  PopFrame(b);
  const UnitId u = frame.unit;
  const Pose from = b.unit(u).pose();
  Point toward = from.centre + (from.centre - b.unit(frame.other).centre);
  const Length distance = Centimetres(faces[0] + faces[1]);
  if (toward == from.centre) {
    toward = from.centre - Along(Forward(from.heading), distance);
  }
  const Pose to = {WithdrawalEnd(b, u, toward, distance), from.heading};
  Place(b, u, b.unit(u).formation, to);
  TellMove(b, EventCode::kWithdraws, b.scenario.Entity(u), from, to,
           EntityId::kNone, {LengthOf(to.centre - from.centre).ticks, 0, 0, 0});
  ShiftLeaders(b, u);
  PushTest(b, RollKind::kWithdrawal, u);
}

}  // namespace

const RollRow kDistanceRoll = {.dice = 2,
                               .describe = &DescribeDistance,
                               .outcome = &DistanceOutcome,
                               .resolve = &ResolveDistance};

Progress AdvanceWithdrawal(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  const Side owner = b.data(frame.unit).side;
  const EntityId about = b.scenario.Entity(frame.unit);
  if (frame.step == 0) {
    AwaitDecision(b, owner, Decision::kWithdraw, about);
  } else {
    AwaitRoll(b, owner, RollKind::kDistance, about);
  }
  return Progress::kAwaiting;
}

void PlayWithdraw(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  b.unit(frame.unit).Set(Flag::kWithdrew);
  frame.step = 1;
}

void PlayStand(const Battle& b) {
  TellUnit(b, EventCode::kStands, TopFrame(b.state).unit);
  PopFrame(b);
}

}  // namespace berthier::simple_grand_tactical
