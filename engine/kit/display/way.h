// The way of an order, waypoint by waypoint (engine/model/guide.h).
#ifndef BERTHIER_ENGINE_KIT_DISPLAY_WAY_H_
#define BERTHIER_ENGINE_KIT_DISPLAY_WAY_H_

#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/units.h"
#include "engine/model/guide.h"

namespace berthier {

// A base in place; `words` say the leg that led there.
Waypoint StandingAt(Pose pose, BaseSize size, std::string words = {});

// The ride of a general whose base is `from`: it keeps its heading.
std::vector<Waypoint> WayOfRide(const Block& from, Point to,
                                LengthUnit unit = kInchUnit);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_DISPLAY_WAY_H_
