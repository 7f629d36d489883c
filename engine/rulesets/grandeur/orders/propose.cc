#include "engine/rulesets/grandeur/orders/propose.h"

#include <algorithm>
#include <cstdlib>

#include "engine/rulesets/grandeur/activation/corps.h"
#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/activation/group.h"
#include "engine/rulesets/grandeur/activation/opportunity.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/charge/charge.h"
#include "engine/rulesets/grandeur/charge/disengage.h"
#include "engine/rulesets/grandeur/charge/targets.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"
#include "engine/rulesets/grandeur/command/contest.h"
#include "engine/rulesets/grandeur/command/leaders.h"
#include "engine/rulesets/grandeur/movement/moves.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "engine/rulesets/grandeur/orders/orders.h"
#include "engine/rulesets/grandeur/setup/deployment.h"
#include "engine/rulesets/grandeur/setup/terrain_laying.h"

namespace berthier::grandeur {
namespace {

constexpr int kMostPlanned = 2;  // GRA-D5
constexpr int kOblique = 180;    // 45 degrees
constexpr int kWorthATurn = 20;  // quarter degrees
// Decision: halts before enemies are proposed a little beyond the ranges that
// matter (section 9).
constexpr int kKeptFrom[] = {5, 10, 15};
constexpr Length kALittle = Ticks(40);

class Proposer {
 public:
  Proposer(PositionView f, std::vector<Order>& orders)
      : f_(f), orders_(orders) {}

  void Nominations();
  void Next();
  void Actions(UnitId u);
  void Reactions();
  void Press();
  void Pursuits();
  void Groups();
  void Members();
  // Those of these verbs, which take nothing, that are legal.
  template <size_t n>
  void Plain(const Verb (&verbs)[n]) {
    for (const Verb verb : verbs) AddIfLegal(OrderOf(verb));
  }

 private:
  bool AddIfLegal(const Order& order) {
    if (std::find(orders_.begin(), orders_.end(), order) != orders_.end() ||
        !CheckOrder(f_, order).ok()) {
      return false;
    }
    orders_.push_back(order);
    return true;
  }
  const SideData& own() const { return f_.scenario.side(f_.state.awaits.side); }
  void Leader(LeaderId l);
  void Shots(UnitId u);
  void Charge(UnitId u);
  void Moves(UnitId u);
  void Advances(UnitId u, UnitId enemy);
  void Wheels(UnitId u, UnitId enemy, Length front);
  void Sidelong(UnitId u);
  void Roads(UnitId u);
  void Leave(UnitId u);
  void BuasFor();

  PositionView f_;
  std::vector<Order>& orders_;
};

void Proposer::Nominations() {
  for (const CorpsId c : own().corps) {
    if (MayNominate(f_, c)) AddIfLegal(OrderOf(f_, Verb::kNominate, c));
  }
}

// ---- D2, D3 -----------------------------------------------------------------

void Proposer::Leader(LeaderId l) {
  if (!MayLeaderMove(f_, l)) return;
  Order order = OrderOf(f_, Verb::kRide, l);
  order.pose.centre = PostOf(f_, l);
  AddIfLegal(order);
  // Nearer to his superior, so that he is in radius next turn.
  const LeaderId chief = own().cic;
  if (IsSome(chief) && chief != l && f_.state.leader(chief).on_table()) {
    order.pose.centre =
        MiddleOf({f_.state.leader(l).pos, f_.state.leader(chief).pos});
    AddIfLegal(order);
  }
  AddIfLegal(OrderOf(f_, Verb::kDetach, l));
  order = OrderOf(f_, Verb::kAttach, l);
  own().units.ForEach([&](UnitId u) {
    if (!f_.unit(u).on_table() || !MayLead(f_, l, u)) return;
    order.object = f_.scenario.Entity(u);
    AddIfLegal(order);
  });
}

void Proposer::Next() {
  const UnitSet& units = f_.scenario.corps_data(f_.state.corps).units;
  units.ForEach([&](UnitId u) {
    if (IsEligible(f_, u)) AddIfLegal(OrderOf(f_, Verb::kActivate, u));
  });
  units.ForEach([&](UnitId u) {
    if (!MayJoin(f_, u)) return;
    units.ForEach([&](UnitId v) {
      if (v <= u || !MayJoin(f_, v) || !AreAdjacent(f_, u, v)) return;
      Order order = OrderOf(f_, Verb::kFormGroup, u);
      order.object = f_.scenario.Entity(v);
      AddIfLegal(order);
    });
  });
  for (const LeaderId l : own().leaders) Leader(l);
  AddIfLegal(OrderOf(Verb::kEndCorps));
}

// ---- D4 to D8 ---------------------------------------------------------------

void Proposer::Shots(UnitId u) {
  f_.foes(u).units.ForEach([&](UnitId e) {
    if (!f_.unit(e).on_table() || !MayShoot(f_, u, e, ShotKind::kActive, 0)) {
      return;
    }
    Order order = OrderOf(Verb::kFire);
    order.object = f_.scenario.Entity(e);
    for (int planned = 0; planned <= kMostPlanned; ++planned) {
      order.amount = planned;
      if (!AddIfLegal(order)) break;
    }
  });
}

void Proposer::Charge(UnitId u) {
  const Ahead target = ChargeTarget(f_, u);
  Order order = OrderOf(f_, Verb::kCharge, u);
  order.object = IsSome(target.unit) ? f_.scenario.Entity(target.unit)
                                     : f_.scenario.Entity(target.leader);
  if (IsSome(order.object)) AddIfLegal(order);
}

void Proposer::Advances(UnitId u, UnitId enemy) {
  const Heading ahead = f_.unit(u).heading;
  const Length most = GreatestAdvance(f_, u, false);
  const auto add = [&](Length length) {
    if (length > Length{} && length <= most) {
      AddIfLegal(MoveBy(f_, Verb::kForward, u, ahead, length));
    }
  };
  add(most);
  add(most / 2);
  if (IsSome(enemy)) {
    const Length gap = DistanceBetween(f_, u, enemy);
    for (const int kept : kKeptFrom) add(gap - Units(f_, kept) - kALittle);
  }
  const Length back = GreatestAdvance(f_, u, true);
  for (const Length length : {back, back / 2}) {
    if (length == Length{}) continue;
    AddIfLegal(MoveBy(f_, Verb::kRearward, u, ahead.Opposite(), length));
  }
}

void Proposer::Wheels(UnitId u, UnitId enemy, Length front) {
  const Heading now = f_.unit(u).heading;
  const int most = GreatestWheel(front, MoveOf(f_, u));
  Order order = OrderOf(f_, Verb::kWheel, u);
  const auto add = [&](int quarters) {
    order.pose.heading = now.Turned(quarters);
    AddIfLegal(order);
  };
  if (IsSome(enemy)) {
    const int wanted = now.TurnTo(Toward(f_, u, enemy));
    if (std::abs(wanted) >= kWorthATurn) {
      add(std::clamp(wanted, -most, most));
    }
  }
  for (const int quarters : {most, -most, most / 2, -most / 2}) add(quarters);
}

void Proposer::Sidelong(UnitId u) {
  const Heading ahead = f_.unit(u).heading;
  const Length full = MoveOf(f_, u);
  for (const int hand : {-1, 1}) {
    for (const Length length : {full / 2, full}) {
      AddIfLegal(
          MoveBy(f_, Verb::kOblique, u, ahead.Turned(hand * kOblique), length));
      AddIfLegal(MoveBy(f_, Verb::kSideways, u,
                        ahead.Turned(hand * 2 * kOblique), length));
    }
  }
}

void Proposer::Roads(UnitId u) {
  for (int i = 0; i < f_.scenario.first_placed(); ++i) {
    const PieceId p = MakeId<PieceId>(i);
    if (f_.scenario.piece(p).kind != PieceKind::kRoad) continue;
    for (const bool backward : {false, true}) {
      Order order;
      if (RoadOrder(f_, u, p, MoveOf(f_, u), backward, order)) {
        AddIfLegal(order);
      }
    }
  }
}

void Proposer::Leave(UnitId u) {
  Order order = OrderOf(f_, Verb::kLeave, u);
  for (int side = 0; side < 4; ++side) {
    order.pose.heading = f_.unit(u).heading.Turned(2 * kOblique * side);
    for (const Length length : {MoveOf(f_, u), Length{}}) {
      order.amount = length.ticks;
      AddIfLegal(order);
    }
  }
}

void Proposer::Moves(UnitId u) {
  if (!CheckAnyPhase(f_, u).ok()) return;
  if (InBua(f_, u)) return Leave(u);
  const UnitId enemy = NearestEnemy(f_, u);
  Advances(u, enemy);
  Wheels(u, enemy, f_.data(u).base.front);
  Sidelong(u);
  Roads(u);
}

void Proposer::BuasFor() {
  Order order = OrderOf(Verb::kOccupy);
  ForEachBua(f_, [&](PieceId p) {
    order.object = f_.scenario.Entity(p);
    AddIfLegal(order);
  });
}

void Proposer::Actions(UnitId u) {
  constexpr Verb kPlain[] = {
      Verb::kFight,      Verb::kRally,       Verb::kRallyLeader,
      Verb::kPass,       Verb::kOpportunity, Verb::kAboutFace,
      Verb::kFormSquare, Verb::kBreakSquare, Verb::kStop};
  Plain(kPlain);
  if (InMelee(f_, u)) {
    if (!CheckDisengage(f_, u).ok()) return;
    Order order = OrderOf(Verb::kDisengage);
    const Length most = GreatestDisengage(f_, u);
    for (const Length length : {most, most / 2}) {
      order.amount = length.ticks;
      AddIfLegal(order);
    }
    return;
  }
  if (f_.data(u).is_foot()) {
    BuasFor();
    Order order = OrderOf(Verb::kRelieve);
    f_.scenario.corps_data(f_.data(u).corps).units.ForEach([&](UnitId v) {
      if (v == u || !f_.unit(v).on_table()) return;
      order.object = f_.scenario.Entity(v);
      AddIfLegal(order);
    });
  }
  Shots(u);
  Charge(u);
  Moves(u);
}

// ---- The others -------------------------------------------------------------

void Proposer::Reactions() {
  const UnitSet active = ReactedTo(f_);
  own().units.ForEach([&](UnitId u) {
    if (!f_.unit(u).Has(Flag::kOpportunity)) return;
    active.ForEach([&](UnitId e) {
      for (const Verb verb :
           {Verb::kOpportunityFire, Verb::kOpportunityCharge}) {
        Order order = OrderOf(f_, verb, u);
        order.object = f_.scenario.Entity(e);
        AddIfLegal(order);
      }
    });
  });
  AddIfLegal(OrderOf(Verb::kNoReaction));
}

void Proposer::Press() {
  AddIfLegal(OrderOf(Verb::kPress));
  Order order = OrderOf(Verb::kHalt);
  const Length most = GreatestHalt(f_);
  for (const Length length : {Length{}, most / 2, most}) {
    order.amount = length.ticks;
    AddIfLegal(order);
  }
}

void Proposer::Pursuits() {
  Order order = OrderOf(Verb::kPursue);
  const Heading now = f_.unit(TopFrame(f_.state).unit).heading;
  const Heading aim = FarthestAim(f_);
  for (const Heading heading : {aim, now.Turned(now.TurnTo(aim) / 2), now}) {
    order.pose.heading = heading;
    AddIfLegal(order);
  }
  BuasFor();
  AddIfLegal(OrderOf(Verb::kStay));
}

void Proposer::Groups() {
  const UnitId first = f_.state.group.First();
  const Heading ahead = f_.unit(first).heading;
  Length most = MoveOf(f_, first);
  f_.state.group.ForEach(
      [&](UnitId u) { most = std::min(most, MoveOf(f_, u)); });
  for (const Length length : {most, most * 3 / 4, most / 2, most / 4}) {
    AddIfLegal(MoveBy(f_, Verb::kForward, first, ahead, length));
  }
  Order order = OrderOf(f_, Verb::kWheel, first);
  const Length front = f_.data(first).base.front * f_.state.group.size();
  const int wheel = std::min(GreatestWheel(front, most), kOblique);
  for (const int quarters : {wheel, -wheel, wheel / 2, -wheel / 2}) {
    order.pose.heading = ahead.Turned(quarters);
    AddIfLegal(order);
  }
  f_.scenario.corps_data(f_.state.corps).units.ForEach([&](UnitId u) {
    if (MayJoin(f_, u)) AddIfLegal(OrderOf(f_, Verb::kJoinGroup, u));
  });
  AddIfLegal(OrderOf(Verb::kDissolve));
}

void Proposer::Members() {
  (f_.state.group | f_.state.leavers).ForEach([&](UnitId u) {
    AddIfLegal(OrderOf(f_, Verb::kActivate, u));
  });
}

}  // namespace

void ProposeOrders(PositionView f, std::vector<Order>& orders) {
  constexpr Verb kResponses[] = {Verb::kStand, Verb::kEvade,
                                 Verb::kCounterCharge, Verb::kFormSquare};
  constexpr Verb kPassages[] = {Verb::kPush, Verb::kPassThrough};
  constexpr Verb kRolls[] = {Verb::kReroll, Verb::kKeep};
  Proposer proposer(f, orders);
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kTerrain:
      return ProposeTerrain(f, orders);
    case Decision::kDeploy:
      return ProposeDeploy(f, orders);
    case Decision::kNominate:
      return proposer.Nominations();
    case Decision::kNext:
      return proposer.Next();
    case Decision::kAct:
    case Decision::kContinue:
      return proposer.Actions(ActingUnit(f.state));
    case Decision::kRespond:
      return proposer.Plain(kResponses);
    case Decision::kReact:
      return proposer.Reactions();
    case Decision::kPress:
      return proposer.Press();
    case Decision::kPursue:
      return proposer.Pursuits();
    case Decision::kPassage:
      return proposer.Plain(kPassages);
    case Decision::kGroup:
      return proposer.Groups();
    case Decision::kMember:
      return proposer.Members();
    case Decision::kReroll:
    case Decision::kDestiny:
      return proposer.Plain(kRolls);
  }
}

}  // namespace berthier::grandeur
