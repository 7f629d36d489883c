#include "engine/geometry/block.h"

#include "engine/geometry/wide.h"

namespace berthier {
namespace {

// forward * f + right * r, in units of 2^-shift ticks, rounded to ticks.
Vec Combine(Heading heading, int32_t forward, int32_t right, int shift) {
  const UnitVec f = Forward(heading);
  const int64_t a = forward, b = right;
  return {RoundedShift(a * f.x + b * f.y, shift),
          RoundedShift(a * f.y - b * f.x, shift)};
}

}  // namespace

Point Offset(Pose pose, Length forward, Length right) {
  return pose.centre +
         Combine(pose.heading, forward.ticks, right.ticks, kUnitShift);
}

Block MakeBlock(Pose pose, BaseSize size) {
  // One more bit of shift instead of halving the size.
  const int32_t d = size.depth.ticks, w = size.front.ticks;
  return {pose.centre, Combine(pose.heading, d, -w, kUnitShift + 1),
          Combine(pose.heading, d, w, kUnitShift + 1)};
}

Vec LocalCoordinates(Pose pose, Point p) {
  const Vec v = p - pose.centre;
  return {RoundedShift(Dot(v, Right(pose.heading)), kUnitShift),
          RoundedShift(Dot(v, Forward(pose.heading)), kUnitShift)};
}

}  // namespace berthier
