#include "agents/doctrine/la_grande_armee/answers.h"

#include <algorithm>

#include "agents/doctrine/la_grande_armee/fog_staff.h"
#include "agents/doctrine/la_grande_armee/judgement.h"
#include "agents/doctrine/la_grande_armee/rides.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {
namespace {

// D5: what the charge costs if it is met so.
double WorthOfReaction(const ArmyView& army, Verb verb) {
  const PositionView f = army.field();
  const Frame* frame = FindFrame(f.state, FrameKind::kCharge);
  if (frame == nullptr) return 0;
  const UnitView& charger = army.unit(frame->unit);
  const UnitView& u = army.unit(frame->other);
  const bool advance =
      static_cast<ChargeKind>(frame->what) != ChargeKind::kCharge;
  ChargeWay way = WayTo(army, charger, u, advance);
  way.pulls_off = f.unit(charger.id).actions_left > 0;
  double worth = -ValueAgainst(army, charger, u, way, verb, 1);
  // Who evades leaves his place.
  constexpr double kDisplaced = 0.3;
  if (verb == Verb::kEvade) worth -= kDisplaced;
  return worth;
}

// D2: whose going now matters most.
double WorthOfItem(const ArmyView& army, const Outlook& outlook, CorpsId c) {
  double value = 0;
  for (const UnitView& u : army.units(army.field().state.active)) {
    if (u.data->corps != c || u.routing) continue;
    double gap = kMisses;
    army.NearestEnemy(u, gap);
    value += 0.4 * outlook.HopeAt(u) + 0.2 * BestShot(army, u) +
             0.4 * outlook.DangerAt(u, ElementId::kNone);
    value += 0.1 * std::clamp((24 - gap) / 20, 0.0, 1.0);
  }
  return value;
}

// D10: with more bases, or in better order.
double WorthOfBreaking(const ArmyView& army, ElementId e) {
  const UnitView& u = army.unit(e);
  const double dice = u.troops - u.markers - kMarkerTable.square_breaks;
  const double kept = u.front_troops - u.markers;
  return dice - 2.5 * std::max(0.0, kept) - 2;
}

}  // namespace

double WorthOfAnswer(const ArmyView& army, const Outlook& outlook,
                     const Order& order) {
  const PositionView f = army.field();
  const Side side = f.state.awaits.side;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kActivate: {
      const CorpsId c = f.scenario.As<CorpsId>(order.subject);
      const TileId t = f.scenario.As<TileId>(order.subject);
      constexpr double kScout = 0.5;
      return IsSome(c)   ? WorthOfItem(army, outlook, c)
             : IsSome(t) ? FogStaff(army).WorthOfUsing(t)
                         : kScout;
    }
    case Verb::kReactFire:
    case Verb::kCounterCharge:
    case Verb::kTurnToFace:
    case Verb::kEvade:
    case Verb::kStand:
      return WorthOfReaction(army, static_cast<Verb>(order.verb));
    case Verb::kRide:  // D9
      return WorthOfEscape(army, side, SpotOf(order.pose.centre));
    case Verb::kBreakSquare:
      return WorthOfBreaking(army, f.scenario.As<ElementId>(order.subject));
    case Verb::kReinforce:
    case Verb::kOccupy:
      return army.weights().town;
    default:
      return 0;
  }
}

}  // namespace berthier::la_grande_armee
