#include "engine/rulesets/simple_grand_tactical/movement/contact_orders.h"

#include <array>
#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr int kEighthTurn = 180;

Order MoveTo(PositionView f, UnitId u, Pose pose) {
  return {.verb = static_cast<uint8_t>(Verb::kMove),
          .subject = f.scenario.Entity(u),
          .pose = pose};
}

// Facing so, straight ahead until it touches; nothing beyond `most`.
bool RunAhead(PositionView f, UnitId u, UnitId enemy, Heading way, Length most,
              TakeOrder take) {
  const Pose from = {f.unit(u).centre, way};
  const Length run = FreeRun(MakeBlock(from, SizeOf(f, u)), Forward(way),
                             f.unit(enemy).block().corners(), most + Ticks(1));
  if (run > most || run == Length{}) return false;
  return take(MoveTo(f, u, {Offset(from, run, {}), way}));
}

}  // namespace

bool OfferContacts(PositionView f, UnitId u, UnitId enemy, TakeOrder take) {
  const UnitState& unit = f.unit(u);
  const Length full = RateOf(f.data(u), unit.formation, Gait::kSteady);
  const Block its = f.unit(enemy).block();
  if (!Within(unit.block(), its, full)) return false;
  const Vec way = f.unit(enemy).centre - unit.centre;
  if (way == Vec{}) return false;
  const bool ahead =
      std::abs(unit.heading.TurnTo(BearingOf(way))) <= 2 * kEighthTurn;
  if (ahead) {
    if (RunAhead(f, u, enemy, unit.heading, full, take)) return true;
    const Point front = FrontPoint(f, u);
    const Vec at = NearestPoint(its.corners(), front) - front;
    if (at != Vec{} && NormSquared(at) <= int64_t{full.ticks} * full.ticks &&
        std::abs(unit.heading.TurnTo(BearingOf(at))) <= kEighthTurn &&
        take(MoveTo(f, u, {unit.centre + at, unit.heading}))) {
      return true;
    }
  }
  const Length half = RateOf(f.data(u), unit.formation, Gait::kManoeuvre);
  if (!Within(unit.block(), its, half + SizeOf(f, u).front)) return false;
  const Heading heading = f.unit(enemy).heading;
  const Heading line = BearingOf(way);
  for (const Heading turned : {line, heading, heading.Turned(360),
                               heading.Turned(720), heading.Turned(-360)}) {
    if (turned != unit.heading &&
        std::abs(turned.TurnTo(line)) <= kEighthTurn &&
        RunAhead(f, u, enemy, turned, half, take)) {
      return true;
    }
  }
  return false;
}

}  // namespace berthier::simple_grand_tactical
