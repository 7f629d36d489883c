// Whom a unit could charge, and which guns it could run over.
#include <algorithm>
#include <array>
#include <utility>

#include "agents/doctrine/big_battle_napoleonic/unit_options.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Of the bases that could come on too, those that will, and can.
constexpr double kComesToo = 0.3;
// What a base more of theirs round the place of a fight costs.
constexpr double kAlone = 0.03;
// Where a charge may be aimed: at the middle, at either half of the front, so
// that two find room, at the flanks, the rest.
constexpr int kHalves = 2;
constexpr double kRoom = 0.1;
constexpr double kRoomPerInch = 0.01;
constexpr int kLightAims = 5;
Order AimedCharge(PositionView f, const UnitView& own, const UnitView& enemy,
                  int i) {
  constexpr std::array<Aim, kAims> kOrder = {Aim::kMiddle, Aim::kLeft,
                                             Aim::kRight,  Aim::kFront,
                                             Aim::kRear,   Aim::kAhead};
  if (i == 0) return ChargeOrder(f, own.id, enemy.id, kOrder[0]);
  if (i > kHalves) {
    return ChargeOrder(f, own.id, enemy.id,
                       kOrder[static_cast<size_t>(i - kHalves)]);
  }
  const Spot right = {enemy.dir.y, -enemy.dir.x};
  const double off = (i == 1 ? 0.45 : -0.45) * (enemy.width + 0.5 * own.width);
  Order order = ChargeOrder(f, own.id, enemy.id, Aim::kMiddle);
  order.pose.heading = AimAt(f, own.id, PointOf(enemy.front() + right * off));
  return order;
}

}  // namespace

// What friends come to in a charge on `e`: those in contact with it already,
// and those who may follow.
OptionGenerator::Support OptionGenerator::SupportOn(const UnitView& own,
                                                    const UnitView& e) const {
  Support support;
  for (const UnitView& friendly : army_.units(own.data->side)) {
    if (friendly.id == own.id || friendly.guns() || friendly.routing) continue;
    if (ContactBetween(f_.state, friendly.id, e.id) >= 0) {
      support.sure += EligibleBases(friendly);
      support.foot_on_it = support.foot_on_it || friendly.foot();
      support.best_lead_of_foot =
          std::max(support.best_lead_of_foot,
                   FactorsOf(friendly, e, Facing::kFront, Defended::kNone) -
                       FactorsOf(e, friendly, Facing::kFront, Defended::kNone));
    } else if (own.foot() && friendly.foot() &&
               f_.unit(friendly.id).order == UnitOrder::kNone &&
               f_.unit(friendly.id).Has(Flag::kCommanded) &&
               ReachOf(friendly, e) >= 0) {
      support.likely += kComesToo * EligibleBases(friendly);
    }
    if (friendly.foot() && !support.foot_near &&
        GapOf(friendly, e) <= kDistances.square_infantry) {
      support.foot_near = true;
    }
  }
  return support;
}

// What a planned charge on `e` is worth; `aim`: as AimedCharge counts.
double OptionGenerator::ValueOfPlanned(const UnitView& own, const UnitView& e,
                                       const Support& support,
                                       const OrderEffect& effect,
                                       int aim) const {
  Charge charge;
  charge.foot_near = support.foot_near;
  charge.inches = InInches(effect.length);
  for (int k = 0; k < effect.contact_count; ++k) {
    const Contact& c = effect.contacts[static_cast<size_t>(k)];
    if (c.defender != e.id) continue;
    charge.edge = c.edge == ContactEdge::kFront || c.edge == ContactEdge::kNone
                      ? Facing::kFront
                      : Facing::kElsewhere;
    charge.defended = e.garrison() ? army_.DefendedAt(e, own.at) : c.defended;
  }
  double value = 0;
  if (support.sure > 0) {
    // What it adds to the fight that is on.
    charge.support = support.sure;
    const double alone = ValueOfCharge(own, e, charge, stance_.charge);
    const int lead = support.best_lead_of_foot;
    const double before = ValueOfFight(own, e, lead, stance_.charge);
    const double after = ValueOfFight(
        own, e, lead + SupportFactor(EligibleBases(own)), stance_.charge);
    value = std::max(after - before, own.horse() ? alone - before : 0.0);
    if (own.horse() && support.foot_on_it && e.foot()) value += 0.6;
  } else {
    charge.support = static_cast<int>(support.likely);
    value = ValueOfCharge(own, e, charge, stance_.charge);
    // Others of theirs who stand there too are in it.
    value -= 0.6 * (effect.contact_count - 1);
  }
  effect.overruns.ForEach(
      [&](UnitId gun) { value += BaseValueOf(f_.scenario, f_.data(gun)); });
  value -= kAlone * BasesAgainst(army_, own, e, e.at);
  // The nearer half, so that there is room for those who support.
  if (support.sure == 0 && support.likely > 0 && aim >= 1 && aim <= kHalves) {
    value += kRoom - kRoomPerInch * charge.inches;
  }
  return value;
}

void OptionGenerator::Charges(UnitId u, double least) {
  const UnitView& own = army_.unit(u);
  if (own.guns() || own.disordered ||
      (own.formation != Formation::kLine &&
       own.formation != Formation::kColumn)) {
    return;
  }
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!InChargeReach(f_, u, e.id)) continue;
    if (own.foot() && e.horse() && !e.rough) continue;
    if (own.horse() && (e.garrison() || e.square())) continue;
    const Support support = SupportOn(own, e);
    const int aims = effort_ == Effort::kFull ? kAims + kHalves : kLightAims;
    double best = -1000;
    Order chosen;
    for (int i = 0; i < aims; ++i) {
      const Order order = AimedCharge(f_, own, e, i);
      OrderEffect effect;
      if (!PlanOrder(f_, order, effect).ok()) continue;
      const double value = ValueOfPlanned(own, e, support, effect, i);
      if (value > best) {
        best = value;
        chosen = order;
      }
    }
    if (best > least) options_.push_back({chosen, best, true});
  }
}

// BBN-ART-06
void OptionGenerator::Overruns(UnitId u) {
  const UnitView& own = army_.unit(u);
  if (own.guns() || own.disordered ||
      (own.formation != Formation::kLine &&
       own.formation != Formation::kColumn)) {
    return;
  }
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!e.guns() || IsAttached(f_, e.id)) continue;
    const double gap = GapOf(own, e);
    if (gap > own.allowance) continue;
    const Heading heading = AimAt(f_, u, PointOf(e.at));
    const int turn = f_.unit(u).heading.TurnTo(heading);
    const Length most = LongestAdvance(f_, u, turn);
    for (const double beyond : {0.3, 2.5}) {
      const Length length =
          LengthOfInches(gap + beyond + (beyond > 1 ? own.depth : 0));
      if (length > most) continue;
      const Order order =
          MoveOrder(f_, u, turn, length,
                    MannerOf(FormationChange::kNone, FormationChange::kNone));
      OrderEffect effect;
      if (!PlanOrder(f_, order, effect).ok() || !effect.overruns.Has(e.id)) {
        continue;
      }
      options_.push_back(
          {order,
           e.value + 0.5 * Worth(u, order.pose, own.formation, Fires::kFromNow),
           true});
      break;
    }
  }
}

}  // namespace berthier::big_battle_napoleonic
