#include "agents/doctrine/grandeur/order_ranker.h"

#include <algorithm>

#include "agents/doctrine/grandeur/advance.h"
#include "agents/doctrine/grandeur/answers.h"
#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "engine/rulesets/grandeur/orders/orders.h"
#include "engine/rulesets/grandeur/orders/propose.h"

namespace berthier::grandeur {
namespace {

// What is done first in a corps; the gain counts within a class.
enum class Class {
  kEnd,
  kFollow,
  kMove,
  kFight,
  kCharge,
  kShoot,
  kRally,
  kHelp
};
constexpr double kClass = 10;  // VD between classes

double ValueIn(Class rank, double gain) {
  return kClass * static_cast<double>(rank) + std::clamp(gain, -4.0, 4.0);
}

// Foot in order with most of its strength: who has little left would be shot
// down.
bool MayComeOn(const UnitView& u) {
  return u.foot() && !u.disordered && !u.exhausted;
}

}  // namespace

// Whether the unit could still march all the way at one phase a turn and fight
// then, if the enemy does not come.
bool OrderRanker::HasTime(const ArmyView& army, const UnitView& u) const {
  double gap = 0;
  if (army.NearestEnemy(u, gap) == nullptr) return true;
  constexpr int kFighting = 5;  // turns
  const double marches = std::max(0.0, gap - weights.stand_off) / u.move;
  const int left = army.field().scenario.turns - army.field().state.turn + 1;
  return left - marches - kFighting >= 1;
}

Stance OrderRanker::StanceFor(const ArmyView& army, UnitId u) const {
  const PositionView f = army.field();
  Posture posture = Posture::kJudge;
  Side side = f.state.awaits.side;
  if (IsSome(u)) {
    posture = dispositions_->units[static_cast<size_t>(u)];
    side = f.data(u).side;
  }
  Stance stance = StanceOf(posture, army.weights());
  if (posture == Posture::kJudge) {
    // Who is behind must attack; who is ahead by what wins may wait
    // (IMP-VDT-03). A draw is behind for who attacks, ahead for who holds.
    constexpr double kAttack = 1;
    const double lead = army.LeadOf(side);
    const double late = 1 - army.time_left();
    const int attack = AttackOf(f.scenario, side);
    const double enough = attack < 0 ? -0.8 : 1.2;  // of what wins on time
    const bool wins = lead * kDefeatShare > enough * kTimeOutMargin;
    stance.ardour *= wins ? 0.5
                          : std::clamp(1 + (attack > 0 ? kAttack : 0) +
                                           weights.late * late - lead,
                                       0.5, 3.0);
    stance.attack *= std::clamp(1 + 0.5 * lead * late, 0.7, 1.2);
    // Who comes to the other tires; but somebody must come, who attacks at
    // once.
    constexpr double kEarly = 0.2;
    const double patience =
        wins ? 1
        : attack > 0
            ? 0
            : std::clamp(1 - weights.haste * (late - kEarly), 0.0, 1.0);
    stance.stand_off = std::max(stance.stand_off, weights.wait * patience);
    if (IsSome(u) && army.unit(u).horse()) stance.fire *= weights.horse;
    if (comes_on_ && IsSome(u) && MayComeOn(army.unit(u)) && !wins) {
      stance.stand_off = weights.close;
      stance.ardour *= weights.rush;
      stance.fire *= weights.dare;
      stance.fear *= weights.dare;
      stance.keeps_line = true;
    }
  }
  return Tempered(stance, dispositions_->temper);
}

void OrderRanker::WeighNext(const ArmyView& army, const Outlook& outlook,
                            std::vector<Option>& options) {
  const PositionView f = army.field();
  f.scenario.corps_data(f.state.corps).units.ForEach([&](UnitId id) {
    if (!IsEligible(f, id)) return;
    const UnitView& u = army.unit(id);
    const Order order = OrderOf(f, Verb::kActivate, id);
    if (u.locked) {
      options.push_back({order, ValueIn(Class::kFight, u.worth)});
      return;
    }
    const Stance stance = StanceFor(army, id);
    const UnitOptions can(army, outlook, stance, scratch_);
    const double charge = can.BestCharge(u).value - stance.least;
    const double shot = can.ShotNow(u);
    // Who waits in readiness keeps waiting while there is time, or if he would
    // not go anywhere, if nothing better offers: to be activated ends it
    // (IMP-OPP-02).
    constexpr double kWorthIt = 0.25;
    if (u.opportunity && charge < kWorthIt && shot < kWorthIt &&
        (stance.ardour == 0 || HasTime(army, u))) {
      return;
    }
    double gap = kMisses;
    army.NearestEnemy(u, gap);
    if (u.disordered && charge < u.disorder) {
      options.push_back({order, ValueIn(Class::kRally, u.disorder)});
    } else if (charge > 0 && charge > shot) {
      options.push_back({order, ValueIn(Class::kCharge, charge)});
    } else if (shot > 0) {
      options.push_back({order, ValueIn(Class::kShoot, shot)});
    } else {
      options.push_back({order, ValueIn(Class::kMove, -gap / 50)});
    }
  });
  // Who has nothing to do may pass; a corps is not done before.
  const bool all = options.empty();
  WeighRides(army, rides_);
  for (const Option& ride : rides_.first) {
    options.push_back({ride.order, ValueIn(Class::kHelp, ride.value)});
  }
  for (const Option& ride : rides_.last) {
    options.push_back({ride.order, ValueIn(Class::kFollow, ride.value)});
  }
  const Order end = OrderOf(Verb::kEndCorps);
  if (all && CheckOrder(f, end).ok()) options.push_back({end, 0});
}

void OrderRanker::WeighProposals(const ArmyView& army, const Outlook& outlook,
                                 std::vector<Option>& options) {
  const PositionView f = army.field();
  orders_.clear();
  ProposeOrders(f, orders_);
  for (const Order& order : orders_) {
    const Stance stance = StanceFor(army, f.scenario.As<UnitId>(order.subject));
    options.push_back({order, WorthOfAnswer(army, outlook, stance, order)});
  }
}

void OrderRanker::Weigh(PositionView f, const Dispositions& dispositions,
                        std::vector<Option>& options) {
  dispositions_ = &dispositions;
  options.clear();
  const ArmyView army(f, weights);
  const Outlook outlook(army, f.state.awaits.side);
  comes_on_ = false;
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kNext:
      comes_on_ = ComesOnTogether(army);
      WeighNext(army, outlook, options);
      break;
    case Decision::kAct:
    case Decision::kContinue: {
      comes_on_ = ComesOnTogether(army);
      const UnitId u = ActingUnit(f.state);
      UnitOptions(army, outlook, StanceFor(army, u), options).Collect(u);
      break;
    }
    default:
      WeighProposals(army, outlook, options);
      break;
  }
  if (options.empty()) WeighProposals(army, outlook, options);
  std::stable_sort(
      options.begin(), options.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
}

}  // namespace berthier::grandeur
