#include "engine/rulesets/grande_tactique/charge/contagion.h"

#include "engine/rulesets/grande_tactique/board/pushes.h"

namespace berthier::grande_tactique {

Progress AdvanceContagion(const Battle& b) {
  Frame& frame = Top(b.state);
  const UnitSet barriers = SetOf(frame);
  const UnitId u = static_cast<UnitId>(frame.list[--frame.count]);
  frame.list[frame.count] = 0;
  if (frame.count == 0) Pop(b);
  // GT-FLE-31
  if (!Effective(b, u)) return Progress::kAgain;
  if (Coherent(b, u)) {
    Disrupt(b, u);
  } else if (!b.scenario.IsArtillery(u)) {
    PushFlight(b, u, FlightCause::kContagion, barriers);
  }
  return Progress::kAgain;
}

}  // namespace berthier::grande_tactique
