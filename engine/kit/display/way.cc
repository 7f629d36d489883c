#include "engine/kit/display/way.h"

#include <utility>

#include "engine/model/sentence.h"
#include "engine/tabletop/outline.h"

namespace berthier {

Waypoint StandingAt(Pose pose, BaseSize size, std::string words) {
  return {.pose = pose,
          .outline = OutlineOf(MakeBlock(pose, size)),
          .words = std::move(words)};
}

std::vector<Waypoint> WayOfRide(const Block& from, Point to, LengthUnit unit) {
  const Vec by = to - from.centre;
  return {{.pose = {from.centre, {}}, .outline = OutlineOf(from)},
          {.pose = {to, {}},
           .outline = OutlineOf({to, from.left, from.right}),
           .words = "rides " + InWords(LengthOf(by), unit)}};
}

}  // namespace berthier
