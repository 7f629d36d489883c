#include "engine/rulesets/la_grande_armee/charge/reactions.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/charge/reach.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"
#include "engine/rulesets/la_grande_armee/movement/layouts.h"

namespace berthier::la_grande_armee {
namespace {

bool OnFlank(const Menace& menace) { return menace.edge.edge != Edge::kFront; }

// Whether there is room where the target has turned to, and on its way from
// there; the charger comes from elsewhere.
bool HasRoom(PositionView f, const Menace& menace, const ElementState& turned,
             Length ahead) {
  Swept path;
  path.AddRun(ShapeOf(f.scenario, turned),
              Along(Forward(turned.facing), ahead));
  return !IsBarred(f, menace.target, path, ElementId::kNone, PieceId::kNone);
}

// LGA-REA-12
bool MayCounter(PositionView f, const Menace& menace) {
  const ElementId e = menace.target;
  const bool by_infantry = IsInfantry(f, menace.charger);
  if (f.unit(e).form != Form::kDeployed || f.unit(e).scouting()) return false;
  if (IsInfantry(f, e)) return by_infantry && !OnFlank(menace);
  return IsCavalry(f, e) && (by_infantry || !OnFlank(menace));
}

}  // namespace

Meeting MeetingOf(PositionView f, const Menace& menace) {
  Meeting meeting;
  if (!MayCounter(f, menace)) return meeting;
  const ElementId e = menace.target;
  const ElementState& charger = f.unit(menace.charger);
  ElementState& turned = meeting.turned;
  turned = OnFlank(menace) ? TurnedTo(f, e, menace.edge.edge) : f.unit(e);
  const Point centroid = CentroidOf(f.scenario, turned);
  turned.facing = charger.facing.Opposite();
  const Pose front =
      FrontOf({centroid, turned.facing}, BaseDepth(f) * GridOf(turned).ranks());
  turned.place = front.centre;
  Refit(f.scenario, turned);
  // Seen from the front of the charger.
  const Vec at =
      LocalCoordinates({charger.place, charger.facing}, turned.place);
  const Length gap = Ticks(at.y);
  const Length width = BaseWidth(f) * (charger.files + turned.files);
  if (gap < Ticks(0) || Ticks(2 * std::abs(at.x)) >= width) return meeting;
  const Length reach = ReachOf(f, e, ChargeKind::kCharge);
  if (IsCavalry(f, e) && IsInfantry(f, menace.charger)) {  // LGA-REA-15
    meeting.legal = gap <= reach + kRounding;
    meeting.target = gap;
  } else {
    meeting.legal = gap <= reach + menace.reach + kRounding;
    meeting.target = std::max(std::min(gap / 2, reach), gap - menace.reach);
  }
  meeting.charger = gap - meeting.target;
  meeting.legal = meeting.legal && HasRoom(f, menace, turned, meeting.target);
  return meeting;
}

Verdict CheckAnswer(PositionView f, const Menace& menace, Verb verb) {
  const ElementId e = menace.target;
  const ElementState& unit = f.unit(e);
  if (verb == Verb::kStand) return {};
  if (InContact(f, e)) return Refuse(f, RefusalCode::kFightsAlready, e);
  // LGA-REA-22, LGA-SET-24
  const bool firm = InSquare(f, e) || IsGarrison(f, e);
  if (menace.intrudes || (firm && verb != Verb::kReactFire) ||
      (unit.scouting() && verb == Verb::kReactFire)) {
    return Refuse(f, RefusalCode::kOnlyStands, e);
  }
  switch (verb) {
    case Verb::kReactFire: {
      // Decision: the bases outside a settlement do not fire.
      const Edge edge = firm ? menace.edge.edge : Edge::kFront;
      if (menace.edge.outside ||
          !MayReceiveWithFire(f, e, edge, menace.charger)) {
        return Refuse(f, RefusalCode::kNoReactionFire, e, menace.charger);
      }
      return {};
    }
    case Verb::kCounterCharge:
      if (!MeetingOf(f, menace).legal) {
        return Refuse(f, RefusalCode::kNoCounterCharge, e, menace.charger);
      }
      return {};
    case Verb::kTurnToFace:
      if (!OnFlank(menace)) return Refuse(f, RefusalCode::kNotFlanked, e);
      // LGA-REA-24
      if (unit.form != Form::kMarch &&
          !HasRoom(f, menace, TurnedTo(f, e, menace.edge.edge), Ticks(0))) {
        return Refuse(f, RefusalCode::kNoRoomToTurn, e, menace.charger);
      }
      return {};
    case Verb::kEvade:
      if (HasFootGuns(f, e) &&
          f.options().foot_guns_evade == Options::FootGuns::kForbid) {
        return Refuse(f, RefusalCode::kGunsCannotEvade, e);
      }
      return {};
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

bool CanOnlyStand(PositionView f, const Menace& menace) {
  for (const Verb verb : {Verb::kReactFire, Verb::kCounterCharge,
                          Verb::kTurnToFace, Verb::kEvade}) {
    if (CheckAnswer(f, menace, verb).ok()) return false;
  }
  return true;
}

bool StandSheds(PositionView f, const Menace& menace) {
  return !InContact(f, menace.target) && f.unit(menace.target).markers > 0;
}

}  // namespace berthier::la_grande_armee
