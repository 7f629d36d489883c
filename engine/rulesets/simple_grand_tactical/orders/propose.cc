#include "engine/rulesets/simple_grand_tactical/orders/propose.h"

#include <algorithm>
#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"
#include "engine/rulesets/simple_grand_tactical/melee/groups.h"
#include "engine/rulesets/simple_grand_tactical/melee/melee.h"
#include "engine/rulesets/simple_grand_tactical/morale/contact_checks.h"
#include "engine/rulesets/simple_grand_tactical/morale/rally.h"
#include "engine/rulesets/simple_grand_tactical/movement/charge.h"
#include "engine/rulesets/simple_grand_tactical/movement/contact_orders.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"
#include "engine/rulesets/simple_grand_tactical/movement/roads.h"
#include "engine/rulesets/simple_grand_tactical/orders/orders.h"
#include "engine/rulesets/simple_grand_tactical/setup/arrivals.h"
#include "engine/rulesets/simple_grand_tactical/setup/deployment.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr int kTurned = 40;  // quarter degrees: less is not worth a turn
constexpr int kArrivals = 7;

Order OrderOf(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }

class Proposer {
 public:
  Proposer(PositionView f, std::vector<Order>& orders)
      : f_(f), orders_(orders) {}

  void Rallies();
  void Menu();
  void Checks();
  void Fire();
  void Charges();
  void Opponents();
  void Melees();
  void Commits();
  void Controlled();
  void Either(Verb one, Verb other) {
    orders_.push_back(OrderOf(one));
    orders_.push_back(OrderOf(other));
  }

 private:
  Order To(Verb verb, UnitId u) const {
    Order order = OrderOf(verb);
    order.subject = f_.scenario.Entity(u);
    return order;
  }
  void Add(const Order& order) { orders_.push_back(order); }
  bool AddIfLegal(const Order& order) {
    if (std::find(orders_.begin(), orders_.end(), order) != orders_.end() ||
        !CheckOrder(f_, order).ok()) {
      return false;
    }
    orders_.push_back(order);
    return true;
  }
  const UnitSet& own() const {
    return f_.scenario.side(f_.state.awaits.side).units;
  }
  template <typename F>
  void ForEachEnemyNear(UnitId u, Length reach, F&& each) {
    const Block block = f_.unit(u).block();
    f_.foes(u).units.ForEach([&](UnitId e) {
      if (f_.unit(e).on_table() && Within(block, f_.unit(e).block(), reach)) {
        each(e);
      }
    });
  }
  void Unit(UnitId u);
  void Forms(UnitId u, UnitId enemy);
  void Ahead(UnitId u);
  void ToGoal(UnitId u, Point goal);
  void Contacts(UnitId u);
  void Roads(UnitId u);
  void Leader(GeneralId g);
  void Shots(UnitId u);

  PositionView f_;
  std::vector<Order>& orders_;
};

void Proposer::Rallies() {
  own().ForEach([&](UnitId u) {
    if (!MustRally(f_, u)) return;
    if (InReachOfPass(f_, u)) Add(To(Verb::kPass, u));
    Order order = To(Verb::kRally, u);
    Add(order);
    order.manner = 1;
    if (IsSome(HelperOf(f_, u))) Add(order);
  });
}

// ---- D03 --------------------------------------------------------------------

void Proposer::Forms(UnitId u, UnitId enemy) {
  const UnitState& unit = f_.unit(u);
  const Heading toward = IsSome(enemy) && f_.unit(enemy).centre != unit.centre
                             ? BearingOf(f_.unit(enemy).centre - unit.centre)
                             : unit.heading;
  Order order = To(Verb::kForm, u);
  order.pose.heading = toward;
  if (std::abs(unit.heading.TurnTo(toward)) > kTurned) AddIfLegal(order);
  if (!f_.IsBattery(u)) order.pose.heading = unit.heading;
  for (int i = 0; i < kFormations; ++i) {
    const auto to = static_cast<Formation>(i);
    if (to == unit.formation || !IsFormationOf(f_.arm(u), to)) continue;
    if (to == Formation::kDeployed &&
        !IsSome(AreaHolding(f_.scenario.ground, unit.block()))) {
      continue;
    }
    order.manner = FormAs(to);
    AddIfLegal(order);
  }
}

void Proposer::Ahead(UnitId u) {
  const UnitState& unit = f_.unit(u);
  const Length full = RateOf(f_.data(u), unit.formation, Gait::kSteady);
  if (full == Length{}) return;
  Order order = To(Verb::kMove, u);
  order.pose.heading = unit.heading;
  for (const int turn : {0, -180, 180, -90, 90}) {
    const UnitVec way = Forward(unit.heading.Turned(turn));
    for (const Length length : {full, full / 2}) {
      if (turn != 0 && std::abs(turn) == 90 && length != full) continue;
      order.pose.centre = unit.centre + Along(way, length);
      AddIfLegal(order);
    }
  }
  // A change after going ahead.
  const Length half = RateOf(f_.data(u), unit.formation, Gait::kManoeuvre);
  const Formation other = f_.IsBattery(u) ? Formation::kUnlimbered
                          : unit.formation == Formation::kColumn
                              ? Formation::kLine
                              : Formation::kColumn;
  if (other == unit.formation || !IsFormationOf(f_.arm(u), other)) return;
  order.manner = ChangeLast(other);
  const Pose there = {unit.centre + Along(Forward(unit.heading), half),
                      unit.heading};
  order.pose =
      PoseAfterChange(f_.data(u), there, unit.formation, other, unit.heading);
  AddIfLegal(order);
}

// Turned toward it, as far as it gets.
void Proposer::ToGoal(UnitId u, Point goal) {
  const UnitState& unit = f_.unit(u);
  const Vec way = goal - unit.centre;
  if (way == Vec{}) return;
  const Heading heading = BearingOf(way);
  if (std::abs(unit.heading.TurnTo(heading)) <= 180) return;
  const Length half = RateOf(f_.data(u), unit.formation, Gait::kManoeuvre);
  const Length length = std::min(half, LengthOf(way));
  if (length == Length{}) return;
  Order order = To(Verb::kMove, u);
  order.pose = {unit.centre + Along(Forward(heading), length), heading};
  AddIfLegal(order);
}

void Proposer::Contacts(UnitId u) {
  if (f_.IsBattery(u) || f_.unit(u).all_round()) return;
  const Length full = RateOf(f_.data(u), f_.unit(u).formation, Gait::kSteady);
  ForEachEnemyNear(u, full, [&](UnitId e) {
    int found = 0;
    OfferContacts(f_, u, e, [&](const Order& order) {
      found += AddIfLegal(order) ? 1 : 0;
      return found == 3;
    });
  });
}

void Proposer::Roads(UnitId u) {
  const Formation formation = f_.unit(u).formation;
  if (formation != Formation::kColumn && formation != Formation::kLimbered) {
    return;
  }
  const Length rate = RateOf(f_.data(u), formation, Gait::kRoad);
  for (const uint8_t road : f_.scenario.ground.roads) {
    for (const bool backward : {false, true}) {
      Order order;
      if (MarchOrder(f_, u, road, rate, backward, order)) AddIfLegal(order);
    }
  }
}

void Proposer::Unit(UnitId u) {
  if (!f_.unit(u).on_table() || !CheckFree(f_, u).ok()) return;
  const UnitId enemy = NearestEnemy(f_, u);
  Forms(u, enemy);
  Ahead(u);
  if (f_.unit(u).formation == Formation::kDeployed) return;
  if (IsSome(enemy)) ToGoal(u, f_.unit(enemy).centre);
  for (const uint8_t objective : f_.scenario.ground.objectives) {
    const Piece& piece = f_.scenario.ground.pieces[objective];
    ToGoal(u, piece.parts.empty() ? piece.line[0]
                                  : MiddleOf({piece.parts[0].box.low,
                                              piece.parts[0].box.high}));
  }
  Contacts(u);
  Roads(u);
}

void Proposer::Leader(GeneralId g) {
  const GeneralState& general = f_.state.general(g);
  if (!general.on_table() || general.moved != 0) return;
  Order order = OrderOf(Verb::kJoin);
  order.subject = f_.scenario.Entity(g);
  const CorpsData& corps = f_.scenario.corps_data(f_.scenario.general(g).corps);
  Point sum = {0, 0};
  int count = 0;
  corps.units.ForEach([&](UnitId u) {
    if (!f_.unit(u).on_table()) return;
    sum = sum + (f_.unit(u).centre - Point{});
    ++count;
    order.object = f_.scenario.Entity(u);
    if (WorksFor(f_, g, u)) AddIfLegal(order);
  });
  if (count == 0 || f_.scenario.general(g).rank != Rank::kCorpsCommander) {
    return;
  }
  // The commander keeps near the middle of his corps.
  const Point middle = {sum.x / count, sum.y / count};
  const Vec way = middle - general.pos;
  if (NormSquared(way) < NormSquared({Centimetres(3).ticks, 0})) return;
  order = OrderOf(Verb::kRide);
  order.subject = f_.scenario.Entity(g);
  order.pose.centre =
      general.pos +
      Along(Forward(BearingOf(way)),
            std::min(LengthOf(way), Centimetres(kMoveRates.leader)));
  AddIfLegal(order);
}

void Proposer::Menu() {
  own().ForEach([&](UnitId u) { Unit(u); });
  for (int i = 0; i < f_.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (f_.scenario.general(g).side == f_.state.active) Leader(g);
  }
  Add(OrderOf(Verb::kEndMoves));
}

// ---- The others -------------------------------------------------------------

void Proposer::Checks() {
  own().ForEach([&](UnitId u) {
    if (MustCheck(f_, u)) Add(To(Verb::kCheck, u));
  });
}

void Proposer::Shots(UnitId u) {
  if (!CheckMayFire(f_, u).ok()) return;
  ForEachEnemyNear(u, ReachOf(f_.data(u)) + kLimit, [&](UnitId e) {
    if (!CheckShot(f_, u, e).ok()) return;
    Order order = To(Verb::kFire, u);
    order.object = f_.scenario.Entity(e);
    Add(order);
    if (!f_.IsBattery(u)) return;
    order.verb = static_cast<uint8_t>(Verb::kFireTogether);
    for (int k = 0;; ++k) {
      const UnitId helper = HelperAt(f_, u, k);
      if (!IsSome(helper)) break;
      order.amount = k;
      if (CheckFireTogether(f_, u, helper, e).ok()) Add(order);
    }
  });
}

void Proposer::Fire() {
  const bool defensive = f_.state.phase == Phase::kDefensiveFire;
  own().ForEach([&](UnitId u) {
    Shots(u);
    Pose square;
    if (defensive && CheckFormSquare(f_, u, square).ok()) {
      Add(To(Verb::kFormSquare, u));
    }
  });
  Add(OrderOf(Verb::kEndFire));
}

void Proposer::Charges() {
  own().ForEach([&](UnitId u) {
    if (!MightCharge(f_, u)) return;
    f_.foes(u).units.ForEach([&](UnitId e) {
      Order order = To(Verb::kCharge, u);
      order.object = f_.scenario.Entity(e);
      if (f_.unit(e).on_table()) AddIfLegal(order);
    });
  });
  Add(OrderOf(Verb::kEndCharges));
}

void Proposer::Opponents() {
  const UnitId u = f_.scenario.As<UnitId>(f_.state.awaits.about());
  TouchedBy(f_.state, u).ForEach([&](UnitId e) {
    Order order = To(Verb::kOppose, u);
    order.object = f_.scenario.Entity(e);
    AddIfLegal(order);
  });
}

void Proposer::Melees() {
  for (int group = 0; group < f_.state.group_count; ++group) {
    if (!IsOpen(f_, group)) continue;
    Add(To(Verb::kFight, MembersOf(f_, group, f_.state.active).First()));
  }
}

void Proposer::Commits() {
  own().ForEach([&](UnitId u) {
    if (IsSome(f_.unit(u).general)) AddIfLegal(To(Verb::kCommit, u));
  });
  Add(OrderOf(Verb::kEndCommitting));
}

void Proposer::Controlled() {
  const UnitId u = TopFrame(f_.state).unit;
  Add(OrderOf(Verb::kStay));
  Forms(u, NearestEnemy(f_, u));
  Ahead(u);
  Contacts(u);
  Order order = To(Verb::kCharge, u);
  f_.foes(u).units.ForEach([&](UnitId e) {
    order.object = f_.scenario.Entity(e);
    if (f_.unit(e).on_table()) AddIfLegal(order);
  });
}

}  // namespace

void ProposeOrders(PositionView f, std::vector<Order>& orders) {
  Proposer proposer(f, orders);
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kDeploy:
      return ProposeDeployments(f, orders);
    case Decision::kRally:
      return proposer.Rallies();
    case Decision::kMove:
      return proposer.Menu();
    case Decision::kWithdraw:
      return proposer.Either(Verb::kWithdraw, Verb::kStand);
    case Decision::kCheck:
      return proposer.Checks();
    case Decision::kUseGeneral:
      return proposer.Either(Verb::kUseGeneral, Verb::kSpareGeneral);
    case Decision::kDefend:
    case Decision::kFire:
      return proposer.Fire();
    case Decision::kCharge:
      return proposer.Charges();
    case Decision::kOpponent:
    case Decision::kAnswer:
      return proposer.Opponents();
    case Decision::kMelee:
      return proposer.Melees();
    case Decision::kCommit:
      return proposer.Commits();
    case Decision::kControlled:
      return proposer.Controlled();
    case Decision::kArrive:
      return ProposeArrivals(f, kArrivals, orders);
  }
}

}  // namespace berthier::simple_grand_tactical
