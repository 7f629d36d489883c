// Manoeuvres in words that a ruler can follow.
//
//   SayLegs(pose.heading, course);
//   // "wheels right 12.5 degrees, then advances 3.2 in"
#ifndef BERTHIER_ENGINE_KIT_DISPLAY_SAY_MANOEUVRE_H_
#define BERTHIER_ENGINE_KIT_DISPLAY_SAY_MANOEUVRE_H_

#include <span>
#include <string>

#include "engine/geometry/units.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier {

// A leg that begins with this heading: "wheels right 12.5 degrees".
std::string SayLeg(Heading from, const Leg& leg, LengthUnit unit = kInchUnit);

// One after the other; "stands" if there are none.
std::string SayLegs(Heading from, std::span<const Leg> legs,
                    LengthUnit unit = kInchUnit);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_DISPLAY_SAY_MANOEUVRE_H_
