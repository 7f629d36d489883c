#include "engine/rulesets/grande_tactique/charge/resolution.h"

#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"
#include "engine/rulesets/grande_tactique/charge/contagion.h"
#include "engine/rulesets/grande_tactique/charge/flight.h"
#include "engine/rulesets/grande_tactique/charge/followup.h"

namespace berthier::grande_tactique {

Progress AdvanceProcess(const Battle& b) {
  switch (KindOf(Top(b.state))) {
    case FrameKind::kCharge:
      return AdvanceCharge(b);
    case FrameKind::kAfter:
      return AdvanceAfter(b);
    case FrameKind::kRout:
      return AdvanceRout(b);
    case FrameKind::kFlight:
      return AdvanceFlight(b);
    case FrameKind::kContagion:
      return AdvanceContagion(b);
    case FrameKind::kFireLoss:
      AwaitMorale(b, Top(b.state).subject, Purpose::kFireLoss);
      return Progress::kAwaiting;
    case FrameKind::kNone:
      break;
  }
  BERTHIER_CHECK(false);
  return Progress::kDone;
}

}  // namespace berthier::grande_tactique
