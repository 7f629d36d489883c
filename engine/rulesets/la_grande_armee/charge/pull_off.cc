#include "engine/rulesets/la_grande_armee/charge/pull_off.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/charge/reach.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"

namespace berthier::la_grande_armee {

Verdict CheckPullOff(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  const ElementId foe = unit.charged_into;
  const bool any = f.options().pull_off_from == Options::PullOffFrom::kAny;
  if (!IsCavalry(f, e) || !IsSome(foe) || !AreInContact(f, e, foe) ||
      !(any || IsInfantry(f, foe))) {
    return Refuse(f, RefusalCode::kNoPullOff, e);
  }
  const Length room =
      FreeRunOf(f, e, unit.facing.Opposite(),
                ReachOf(f, e, ChargeKind::kAdvance), RunKind::kPullOff);
  if (room < Inches(kDistances.pull_off_room)) {
    return Refuse(f, RefusalCode::kNoRoomBehind, e);
  }
  return {};
}

void PullOff(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  const bool disrupted = IsDisrupted(b, e);
  const Shape before = SolidOf(b, e);
  const Point place = unit.place;
  unit.charged_into = ElementId::kNone;
  BeginMove(b);
  const RunEnd end =
      Run(b, e, unit.facing.Opposite(), ReachOf(b, e, ChargeKind::kAdvance),
          RunKind::kPullOff);
  Tell(b, EventCode::kPullsOff, b.scenario.Entity(e), EntityId::kNone,
       {end.moved.ticks, 0, 0, 0});
  if (!unit.on_table()) return;
  if (disrupted) ShedMarker(b, e);  // LGA-MOV-05
  Swept path;
  path.AddRun(before, unit.place - place);
  if (DifficultUnder(b, path)) GainMarkers(b, e, kMarkerTable.difficult);
}

void FailPullOff(const Battle& b, ElementId e) {
  TellUnit(b, EventCode::kCannotPullOff, e);
  GainMarkers(b, e, kMarkerTable.failed_pull_off);
  EndActivation(b, e);
}

}  // namespace berthier::la_grande_armee
