#include "engine/rulesets/big_battle_napoleonic/orders/propose.h"

#include <algorithm>
#include <cstddef>

#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"
#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"
#include "engine/rulesets/big_battle_napoleonic/setup/clock.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"
#include "engine/tabletop/entry_edge.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Turns of a wheel before an advance, in quarter degrees, and parts of the
// longest advance in eighths.
constexpr int kTurns[] = {0, -60, 60, -120, 120, -180, 180, -360, 360};
constexpr int kEighths[] = {2, 4, 6, 8};
// Bearings and parts of a ride of a general.
constexpr int kBearings = 8;

Order OrderOf(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }

class Proposer {
 public:
  Proposer(PositionView f, std::vector<Order>& orders)
      : f_(f), orders_(orders), first_(orders.size()) {}

  void RallyTests();
  void Menu();
  void Counters();
  void Displacements();
  void Fire();
  void Pairs();
  void NextFights();
  void Recoils();
  void Add(const Order& order) {
    const auto first = orders_.begin() + static_cast<std::ptrdiff_t>(first_);
    if (std::find(first, orders_.end(), order) == orders_.end()) {
      orders_.push_back(order);
    }
  }
  void AddIfLegal(const Order& order) {
    if (CheckOrder(f_, order).ok()) Add(order);
  }
  Order Plain(Verb verb, UnitId u) const {
    return {.verb = static_cast<uint8_t>(verb),
            .subject = f_.scenario.Entity(u)};
  }

 private:
  // Another subject's orders follow: they are like none before.
  void Begin() { first_ = orders_.size(); }
  void Unit(UnitId u);
  void Moves(UnitId u);
  void Charges(UnitId u);
  void FormationChanges(UnitId u);
  void Towns(UnitId u);
  void Pivots(UnitId u);
  void Enters(UnitId u);
  void General(GeneralId g);

  PositionView f_;
  std::vector<Order>& orders_;
  size_t first_;  // of those that the next one may be like
};

void Proposer::Moves(UnitId u) {
  const UnitState& unit = f_.unit(u);
  if (AllowanceOf(f_.data(u), unit.formation).ticks == 0) return;
  const uint8_t plain =
      MannerOf(FormationChange::kNone, FormationChange::kNone);
  for (const int turn : kTurns) {
    const Length most = LongestAdvance(f_, u, turn);
    if (most.ticks == 0) continue;
    for (const int eighths : kEighths) {
      AddIfLegal(MoveOrder(f_, u, turn, most * eighths / 8, plain));
    }
  }
  if (f_.IsBattery(u) && unit.formation == Formation::kLimbered) {
    // Up and unlimber.
    const Length allowance = AllowanceOf(f_.data(u), unit.formation);
    const Length most = std::max(Length{}, allowance - Inches(kDrillInches));
    for (const int turn : {0, -60, 60}) {
      const Length wheel =
          WheelLength(SizeOf(f_, u), unit.formation, std::abs(turn));
      if (wheel >= most) continue;
      for (const int eighths : {4, 8}) {
        AddIfLegal(MoveOrder(
            f_, u, turn, (most - wheel) * eighths / 8,
            MannerOf(FormationChange::kNone, FormationChange::kUnlimber)));
      }
    }
  }
}

void Proposer::Charges(UnitId u) {
  const UnitState& unit = f_.unit(u);
  if (f_.IsBattery(u) || unit.disordered() ||
      (unit.formation != Formation::kLine &&
       unit.formation != Formation::kColumn)) {
    return;
  }
  f_.foes(u).fighters.ForEach([&](UnitId e) {
    if (!InChargeReach(f_, u, e)) return;
    for (int aim = 0; aim < kAims; ++aim) {
      AddIfLegal(ChargeOrder(f_, u, e, static_cast<Aim>(aim)));
    }
  });
}

void Proposer::FormationChanges(UnitId u) {
  for (uint8_t m = 0; m < kReformManners; ++m) {
    // The fixed corner is the middle; the corners are for people.
    if (ReformMannerOf(m).anchor != Anchor::kCentre) continue;
    Order order = Plain(Verb::kReform, u);
    order.manner = m;
    AddIfLegal(order);
  }
  AddIfLegal(Plain(Verb::kAboutFace, u));
}

void Proposer::Towns(UnitId u) {
  if (!f_.IsInfantry(u) || f_.unit(u).garrison()) return;
  const Ground& ground = f_.scenario.ground;
  for (const GroundRef ref : ground.towns) {
    for (int i = 0; i < kTownPlaces; ++i) {
      Order order;
      if (TownPlace(f_, u, static_cast<PieceId>(ref.piece), i, order)) {
        AddIfLegal(order);
      }
    }
  }
}

void Proposer::Pivots(UnitId u) {
  if (f_.unit(u).formation != Formation::kUnlimbered) return;
  for (const int turn : {-88, -44, 44, 88}) {
    Order order = Plain(Verb::kPivot, u);
    order.pose.heading = f_.unit(u).heading.Turned(turn);
    AddIfLegal(order);
  }
}

void Proposer::Enters(UnitId u) {
  for (const Entrance& each : EntrancesOf(f_, u)) AddIfLegal(each.order);
}

void Proposer::General(GeneralId g) {
  Begin();
  const GeneralState& general = f_.state.general(g);
  const GeneralData& data = f_.scenario.general(g);
  Order order = {.verb = static_cast<uint8_t>(Verb::kMoveGeneral),
                 .subject = f_.scenario.Entity(g)};
  if (MayEnter(f_, g)) {
    const Segment stretch = f_.scenario.StretchOf(data.arrival, data.side);
    const Heading in =
        Inward(f_.scenario.EntryOf(data.arrival, data.side).edge);
    order.verb = static_cast<uint8_t>(Verb::kEnter);
    order.via = MiddleOf(stretch);
    for (const int inches : {4, 10, 16}) {
      order.pose.centre = order.via + Along(Forward(in), Inches(inches));
      AddIfLegal(order);
    }
    return;
  }
  if (!general.on_table() || general.moved != 0) return;
  for (int i = 0; i < kBearings; ++i) {
    const Heading way = Heading::Quarters(i * Heading::kSteps / kBearings);
    for (const int inches : {4, 8, 16}) {
      order.pose.centre = general.pos + Along(Forward(way), Inches(inches));
      AddIfLegal(order);
    }
  }
}

void Proposer::Unit(UnitId u) {
  Begin();
  if (MayEnter(f_, u)) {
    Enters(u);
    return;
  }
  if (!MayBeOrdered(f_, u)) return;
  const UnitState& unit = f_.unit(u);
  Charges(u);
  Moves(u);
  FormationChanges(u);
  if (unit.disordered()) AddIfLegal(Plain(Verb::kRally, u));
  if (f_.IsCavalry(u)) AddIfLegal(Plain(Verb::kCounter, u));
  Towns(u);
  Pivots(u);
  if (f_.IsInfantry(u)) {
    Order order = Plain(Verb::kStepBack, u);
    order.amount = 100 * kShortStep;
    AddIfLegal(order);
  }
  if (IsOn(f_.scenario.options.square_shuffle) &&
      unit.formation == Formation::kSquare) {
    for (int i = 0; i < 4; ++i) {
      Order order = Plain(Verb::kShuffle, u);
      order.pose.centre = unit.centre + Along(Forward(Heading::Degrees(90 * i)),
                                              Inches(kShortStep));
      AddIfLegal(order);
    }
  }
}

void Proposer::Menu() {
  f_.scenario.side(f_.state.phasing).units.ForEach([&](UnitId u) { Unit(u); });
  for (int i = 0; i < f_.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (f_.scenario.general(g).side == f_.state.phasing) General(g);
  }
  Add({.verb = static_cast<uint8_t>(Verb::kEndMoves)});
}

void Proposer::Counters() {
  f_.scenario.side(f_.state.awaits.side).fighters.ForEach([&](UnitId u) {
    if (!MayBeOrdered(f_, u)) return;
    Begin();
    Charges(u);
    Moves(u);
    FormationChanges(u);
  });
  Add({.verb = static_cast<uint8_t>(Verb::kEndCounters)});
}

void Proposer::Fire() {
  for (int i = 0; i < f_.state.shot_count; ++i) {
    const Shot& shot = f_.state.shots[static_cast<size_t>(i)];
    if (!IsLive(f_, shot)) continue;
    Order order = Plain(Verb::kFire, shot.firer);
    order.object = f_.scenario.Entity(shot.target);
    Add(order);
  }
  Add({.verb = static_cast<uint8_t>(Verb::kEndFire)});
}

void Proposer::Pairs() {
  if (InPairs(f_.state)) {
    for (const Contact& c : ContactsOf(f_.state)) {
      Order order = Plain(Verb::kPair, c.attacker);
      order.object = f_.scenario.Entity(c.defender);
      AddIfLegal(order);
    }
    return;
  }
  const UnitId u = SupporterToAsk(f_);
  for (int i = 0; i < f_.scenario.unit_count(); ++i) {
    Order order = Plain(Verb::kSupport, u);
    order.object = f_.scenario.Entity(MakeId<UnitId>(i));
    if (f_.data(MakeId<UnitId>(i)).side == f_.data(u).side) AddIfLegal(order);
  }
}

void Proposer::RallyTests() {
  f_.scenario.side(f_.state.phasing).fighters.ForEach([&](UnitId u) {
    if (MayTestRally(f_, u)) orders_.push_back(Plain(Verb::kTestRally, u));
  });
  orders_.push_back(OrderOf(Verb::kEndRallying));
}

void Proposer::Displacements() {
  const GeneralId g = DisplacedGeneral(f_.state);
  Order order = OrderOf(Verb::kDisplace);
  order.subject = f_.scenario.Entity(g);
  for (int i = 0; i < kBearings; ++i) {
    const Heading way = Heading::Quarters(i * Heading::kSteps / kBearings);
    for (const int inches : {3, 6}) {
      order.pose.centre =
          f_.state.general(g).pos + Along(Forward(way), Inches(inches));
      AddIfLegal(order);
    }
  }
  Length away;
  if (NearestClearPlace(f_, g, order.pose.centre, away)) AddIfLegal(order);
}

void Proposer::NextFights() {
  for (int i = 0; i < f_.state.fight_count; ++i) {
    const Fight& fight = f_.state.fights[static_cast<size_t>(i)];
    if (fight.done != 0) continue;
    Order order = Plain(Verb::kFight, fight.attacker);
    order.object = f_.scenario.Entity(fight.defender);
    orders_.push_back(order);
  }
}

void Proposer::Recoils() {
  for (int i = 0; i <= kDistances.recoil; ++i) {
    AddIfLegal({.verb = static_cast<uint8_t>(Verb::kRecoil),
                .subject = f_.state.awaits.about(),
                .amount = i});
  }
}

}  // namespace

void ProposeOrders(PositionView f, std::vector<Order>& orders) {
  Proposer proposer(f, orders);
  const auto either = [&](Verb one, Verb other) {
    orders.push_back(OrderOf(one));
    orders.push_back(OrderOf(other));
  };
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kChooseSide:
      return either(Verb::kAttack, Verb::kDefend);
    case Decision::kDeploy:
      return ProposeDeployments(f, 60, orders);
    case Decision::kRally:
      return proposer.RallyTests();
    case Decision::kOrder:
      return proposer.Menu();
    case Decision::kEnemyCounter:
    case Decision::kOwnCounter:
      return proposer.Counters();
    case Decision::kFire:
      return proposer.Fire();
    case Decision::kPair:
      return proposer.Pairs();
    case Decision::kDisplaceGeneral:
      return proposer.Displacements();
    case Decision::kNextFight:
      return proposer.NextFights();
    case Decision::kRecoil:
      return proposer.Recoils();
    case Decision::kExploit:
      return either(Verb::kFollowSupports, Verb::kDefault);
    case Decision::kSquare:
      return either(Verb::kAttemptSquare, Verb::kStand);
  }
}

}  // namespace berthier::big_battle_napoleonic
