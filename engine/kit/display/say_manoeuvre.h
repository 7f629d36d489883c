// Manoeuvres in words precise enough to carry out with a ruler.
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

// One leg of a base whose heading is `from`: "wheels right 12.5 degrees".
std::string SayLeg(Heading from, const Leg& leg, LengthUnit unit = kInchUnit);

// All legs in sequence; "stands" if there are none.
std::string SayLegs(Heading from, std::span<const Leg> legs,
                    LengthUnit unit = kInchUnit);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_DISPLAY_SAY_MANOEUVRE_H_
