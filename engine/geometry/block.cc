#include "engine/geometry/block.h"

#include "engine/geometry/wide.h"

namespace berthier {

Vec LocalCoordinates(Pose pose, Point p) {
  const Vec v = p - pose.centre;
  return {RoundedShift(Dot(v, Right(pose.heading)), kUnitShift),
          RoundedShift(Dot(v, Forward(pose.heading)), kUnitShift)};
}

}  // namespace berthier
