#include "engine/kit/display/say_manoeuvre.h"

#include "engine/geometry/direction.h"
#include "engine/model/sentence.h"

namespace berthier {
namespace {

// Nearer than this to straight back no side is said: a degree.
constexpr int kStraight = 4;

std::string SayTranslation(Heading from, const Leg& leg, LengthUnit unit) {
  const std::string distance = InWords(LengthOf(leg.by), unit);
  if (leg.kind == LegKind::kAdvance) return "advances " + distance;
  const int turn = from.TurnTo(BearingOf(leg.by));
  const std::string side = turn < 0 ? " to the left" : " to the right";
  const int off = turn < 0 ? -turn : turn;
  if (leg.kind == LegKind::kOblique) {
    return "obliques " + distance + ", " + InDegrees(off) + " degrees" + side;
  }
  if (off >= Heading::kSteps / 2 - kStraight) return "moves back " + distance;
  return "slides " + distance + ", " + InDegrees(off) + " degrees" + side;
}

}  // namespace

std::string SayLeg(Heading from, const Leg& leg, LengthUnit unit) {
  if (!leg.wheels()) return SayTranslation(from, leg, unit);
  return std::string("wheels ") +
         (leg.hand == Hand::kLeft ? "left " : "right ") +
         InDegrees(leg.quarters) + " degrees";
}

std::string SayLegs(Heading from, std::span<const Leg> legs, LengthUnit unit) {
  std::string text;
  for (const Leg& leg : legs) {
    if (!text.empty()) text += ", then ";
    text += SayLeg(from, leg, unit);
    if (!leg.wheels()) continue;
    from = from.Turned(leg.hand == Hand::kLeft ? -leg.quarters : leg.quarters);
  }
  return text.empty() ? "stands" : text;
}

}  // namespace berthier
