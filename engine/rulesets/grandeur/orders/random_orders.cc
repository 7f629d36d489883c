#include "engine/rulesets/grandeur/orders/random_orders.h"

#include <vector>

#include "engine/kit/orders/draw_order.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grandeur/activation/corps.h"
#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/activation/group.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/charge/charge.h"
#include "engine/rulesets/grandeur/charge/disengage.h"
#include "engine/rulesets/grandeur/charge/targets.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/command/leaders.h"
#include "engine/rulesets/grandeur/movement/moves.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "engine/rulesets/grandeur/orders/orders.h"
#include "engine/rulesets/grandeur/orders/propose.h"
#include "engine/rulesets/grandeur/setup/deployment.h"

namespace berthier::grandeur {
namespace {

constexpr int kSubjects = 3;  // tried for a verb
constexpr int kRideTries = 2;
constexpr int kOblique = 180;  // 45 degrees
constexpr int kMostPlanned = 2;

class Drawer {
 public:
  Drawer(PositionView f, Chooser& chooser) : f_(f), chooser_(chooser) {}

  Order Next();
  Order Act(UnitId u);
  Order Press();
  Order Group();

 private:
  bool Is(const Order& order) {
    if (!CheckOrder(f_, order).ok()) return false;
    order_ = order;
    return true;
  }
  bool Coin() { return DrawBelow(chooser_, 2) == 0; }
  Length DrawUpTo(Length most) { return DrawLength(chooser_, most); }
  bool DrawUnit();
  bool DrawGroup();
  bool DrawLeader();
  bool DrawShot(UnitId u);
  bool DrawCharge(UnitId u);
  bool DrawMove(UnitId u, Verb verb);
  bool DrawRoad(UnitId u);
  bool DrawBua();
  bool DrawRelief(UnitId u);
  bool DrawAction(UnitId u, Verb verb);

  PositionView f_;
  Chooser& chooser_;
  Order order_;
};

// ---- D2, D3 -----------------------------------------------------------------

bool Drawer::DrawUnit() {
  Hat<128> hat;
  f_.scenario.corps_data(f_.state.corps).units.ForEach([&](UnitId u) {
    if (IsEligible(f_, u)) hat.Put(Index(u));
  });
  return DrawSubject(chooser_, hat, kSubjects, [&](int i) {
    return Is(OrderOf(f_, Verb::kActivate, MakeId<UnitId>(i)));
  });
}

bool Drawer::DrawGroup() {
  const UnitSet& units = f_.scenario.corps_data(f_.state.corps).units;
  Hat<128> hat;
  units.ForEach([&](UnitId u) {
    if (MayJoin(f_, u)) hat.Put(Index(u));
  });
  return DrawSubject(chooser_, hat, kSubjects, [&](int i) {
    const UnitId u = MakeId<UnitId>(i);
    AnyOf any(chooser_);
    Order order = OrderOf(f_, Verb::kFormGroup, u);
    units.ForEach([&](UnitId v) {
      if (v == u || !MayJoin(f_, v) || !AreAdjacent(f_, u, v)) return;
      if (any.Takes()) order.object = f_.scenario.Entity(v);
    });
    return !any.none() && Is(order);
  });
}

bool Drawer::DrawLeader() {
  Hat<64> hat;
  for (const LeaderId l : f_.scenario.side(f_.state.active).leaders) {
    if (MayLeaderMove(f_, l)) hat.Put(Index(l));
  }
  if (hat.empty()) return false;
  const LeaderId l = MakeId<LeaderId>(hat.Draw(chooser_));
  const LeaderState& leader = f_.state.leader(l);
  if (DrawBelow(chooser_, 3) != 0) {
    if (IsSome(leader.unit) && Coin() && Is(OrderOf(f_, Verb::kDetach, l))) {
      return true;
    }
    Order order = OrderOf(f_, Verb::kRide, l);
    return DrawRide(chooser_, leader.pos, Units(f_, 20), kRideTries,
                    [&](Point to) {
                      order.pose.centre = to;
                      return Is(order);
                    });
  }
  Order order = OrderOf(f_, Verb::kAttach, l);
  AnyOf any(chooser_);
  f_.scenario.side(f_.state.active).units.ForEach([&](UnitId u) {
    if (f_.unit(u).on_table() && !IsSome(f_.unit(u).leader) &&
        MayLead(f_, l, u) && any.Takes()) {
      order.object = f_.scenario.Entity(u);
    }
  });
  return !any.none() && Is(order);
}

Order Drawer::Next() {
  const int lot = DrawBelow(chooser_, 32);
  if (lot < 25 && DrawUnit()) return order_;
  if (lot < 28 && DrawLeader()) return order_;
  if (lot < 31 && DrawGroup()) return order_;
  if (Is(OrderOf(Verb::kEndCorps)) || DrawUnit()) return order_;
  return DrawListed(chooser_, f_);
}

// ---- D4 to D8 ---------------------------------------------------------------

bool Drawer::DrawShot(UnitId u) {
  if (f_.data(u).skirmish == Skirmish::kNone && !f_.data(u).is_artillery()) {
    return false;
  }
  Order order = OrderOf(Verb::kFire);
  AnyOf any(chooser_);
  f_.foes(u).units.ForEach([&](UnitId e) {
    if (f_.unit(e).on_table() && MayShoot(f_, u, e, ShotKind::kActive, 0) &&
        any.Takes()) {
      order.object = f_.scenario.Entity(e);
    }
  });
  if (any.none()) return false;
  if (Coin()) {
    order.amount = DrawBelow(chooser_, kMostPlanned + 1);
    if (Is(order)) return true;
    order.amount = 0;
  }
  return Is(order);
}

bool Drawer::DrawCharge(UnitId u) {
  const Ahead target = ChargeTarget(f_, u);
  Order order = OrderOf(f_, Verb::kCharge, u);
  order.object = IsSome(target.unit) ? f_.scenario.Entity(target.unit)
                                     : f_.scenario.Entity(target.leader);
  return IsSome(order.object) && Is(order);
}

bool Drawer::DrawRoad(UnitId u) {
  for (int i = 0; i < f_.scenario.first_placed(); ++i) {
    const PieceId p = MakeId<PieceId>(i);
    if (f_.scenario.piece(p).kind != PieceKind::kRoad) continue;
    // One draw after the other: the sequence of arguments is the compiler's.
    const bool backward = Coin();
    const Length far = DrawUpTo(MoveOf(f_, u));
    Order order;
    if (RoadOrder(f_, u, p, far, backward, order) && Is(order)) return true;
  }
  return false;
}

bool Drawer::DrawMove(UnitId u, Verb verb) {
  const Heading ahead = f_.unit(u).heading;
  switch (verb) {
    case Verb::kForward:
    case Verb::kRearward: {
      const bool rearward = verb == Verb::kRearward;
      const Length most = GreatestAdvance(f_, u, rearward);
      if (most == Length{}) return false;
      return Is(MoveBy(f_, verb, u, rearward ? ahead.Opposite() : ahead,
                       DrawBelow(chooser_, 4) != 0 ? most : DrawUpTo(most)));
    }
    case Verb::kWheel: {
      const int most = GreatestWheel(f_.data(u).base.front, MoveOf(f_, u));
      Order order = OrderOf(f_, verb, u);
      const int turn = 1 + DrawBelow(chooser_, most);
      order.pose.heading = ahead.Turned(Coin() ? turn : -turn);
      return Is(order);
    }
    case Verb::kOblique: {
      const int turn = 1 + DrawBelow(chooser_, kOblique);
      const Heading way = ahead.Turned(Coin() ? turn : -turn);
      return Is(MoveBy(f_, verb, u, way, DrawUpTo(MoveOf(f_, u))));
    }
    case Verb::kSideways: {
      const Heading way = ahead.Turned(Coin() ? 2 * kOblique : -2 * kOblique);
      return Is(MoveBy(f_, verb, u, way, DrawUpTo(MoveOf(f_, u))));
    }
    case Verb::kLeave: {
      Order order = OrderOf(f_, verb, u);
      order.pose.heading = DrawHeading(chooser_);
      order.amount = DrawUpTo(MoveOf(f_, u)).ticks;
      return Is(order);
    }
    default:
      return DrawRoad(u);
  }
}

bool Drawer::DrawBua() {
  Order order = OrderOf(Verb::kOccupy);
  bool found = false;
  ForEachBua(f_, [&](PieceId p) {
    order.object = f_.scenario.Entity(p);
    found = found || Is(order);
  });
  return found;
}

bool Drawer::DrawRelief(UnitId u) {
  if (!f_.data(u).is_foot()) return false;
  Order order = OrderOf(Verb::kRelieve);
  bool found = false;
  f_.scenario.corps_data(f_.data(u).corps).units.ForEach([&](UnitId v) {
    if (found || v == u || !f_.unit(v).on_table() || !AreAdjacent(f_, u, v)) {
      return;
    }
    order.object = f_.scenario.Entity(v);
    found = Is(order);
  });
  return found;
}

bool Drawer::DrawAction(UnitId u, Verb verb) {
  switch (verb) {
    case Verb::kFire:
      return DrawShot(u);
    case Verb::kCharge:
      return DrawCharge(u);
    case Verb::kOccupy:
      return f_.data(u).is_foot() && DrawBua();
    case Verb::kRelieve:
      return DrawRelief(u);
    case Verb::kForward:
    case Verb::kWheel:
    case Verb::kOblique:
    case Verb::kSideways:
    case Verb::kRearward:
    case Verb::kRoad:
    case Verb::kLeave:
      return DrawMove(u, verb);
    default:
      return Is(OrderOf(verb));
  }
}

Order Drawer::Act(UnitId u) {
  const bool first =
      static_cast<Decision>(f_.state.awaits.kind) == Decision::kAct;
  if (InMelee(f_, u)) {
    if (Coin() && CheckDisengage(f_, u).ok()) {
      Order order = OrderOf(Verb::kDisengage);
      order.amount = DrawUpTo(GreatestDisengage(f_, u)).ticks;
      if (Is(order)) return order_;
    }
    return Is(OrderOf(Verb::kFight)) ? order_ : DrawListed(chooser_, f_);
  }
  // Rallying, advances and attacks come up as often as all the others together.
  if (f_.unit(u).disordered() && first && Coin() && Is(OrderOf(Verb::kRally))) {
    return order_;
  }
  const bool moves = CheckAnyPhase(f_, u).ok();
  if (moves && DrawBelow(chooser_, 4) != 0 && DrawCharge(u)) return order_;
  if (Coin() && DrawShot(u)) return order_;
  if (moves && DrawBelow(chooser_, 4) != 0 &&
      DrawMove(u, InBua(f_, u) ? Verb::kLeave : Verb::kForward)) {
    return order_;
  }
  const Verb end = first ? Verb::kPass : Verb::kStop;
  Hat<32> verbs;
  const auto put = [&](Verb verb) { verbs.Put(static_cast<int>(verb)); };
  put(end);
  put(Verb::kFire);
  if (moves && InBua(f_, u)) put(Verb::kLeave);
  if (moves && !InBua(f_, u)) {
    for (const Verb verb :
         {Verb::kCharge, Verb::kForward, Verb::kWheel, Verb::kOblique,
          Verb::kSideways, Verb::kRearward, Verb::kRoad}) {
      put(verb);
    }
  }
  if (first) {
    if (f_.unit(u).disordered()) {
      put(Verb::kRally);
      put(Verb::kRallyLeader);
    } else {
      put(Verb::kOpportunity);
      put(Verb::kAboutFace);
    }
    if (f_.data(u).is_foot()) {
      put(Verb::kOccupy);
      put(Verb::kRelieve);
      if (IsOn(f_.scenario.options.squares)) {
        put(Verb::kFormSquare);
        put(Verb::kBreakSquare);
      }
    }
  }
  const bool found = DrawFromMenu(
      chooser_, verbs, end, [&](Verb verb) { return DrawAction(u, verb); });
  if (found || Is(OrderOf(end))) return order_;
  return DrawListed(chooser_, f_);
}

// ---- The others -------------------------------------------------------------

Order Drawer::Press() {
  if (Coin() && Is(OrderOf(Verb::kPress))) return order_;
  Order order = OrderOf(Verb::kHalt);
  order.amount = Coin() ? 0 : DrawUpTo(GreatestHalt(f_)).ticks;
  if (Is(order)) return order_;
  return DrawListed(chooser_, f_);
}

Order Drawer::Group() {
  const UnitId first = f_.state.group.First();
  const int lot = DrawBelow(chooser_, 4);
  if (lot == 0 && Is(OrderOf(Verb::kDissolve))) return order_;
  if (lot == 1) {
    Order order = OrderOf(f_, Verb::kWheel, first);
    const int turn = 1 + DrawBelow(chooser_, kOblique / 2);
    order.pose.heading = f_.unit(first).heading.Turned(Coin() ? turn : -turn);
    if (Is(order)) return order_;
  }
  if (lot == 2) {
    Hat<128> hat;
    f_.scenario.corps_data(f_.state.corps).units.ForEach([&](UnitId u) {
      if (MayJoin(f_, u)) hat.Put(Index(u));
    });
    if (DrawSubject(chooser_, hat, kSubjects, [&](int i) {
          return Is(OrderOf(f_, Verb::kJoinGroup, MakeId<UnitId>(i)));
        })) {
      return order_;
    }
  }
  const Length length = DrawUpTo(MoveOf(f_, first));
  if (Is(MoveBy(f_, Verb::kForward, first, f_.unit(first).heading, length))) {
    return order_;
  }
  return Is(OrderOf(Verb::kDissolve)) ? order_ : DrawListed(chooser_, f_);
}

}  // namespace

Order ProposeOneOrder(PositionView f, Chooser& chooser) {
  Drawer drawer(f, chooser);
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kNext:
      return drawer.Next();
    case Decision::kAct:
    case Decision::kContinue:
      return drawer.Act(ActingUnit(f.state));
    case Decision::kPress:
      return drawer.Press();
    case Decision::kGroup:
      return drawer.Group();
    case Decision::kDeploy: {
      Order order;
      if (SampleDeploy(f, chooser, order)) return order;
      break;
    }
    default:
      break;
  }
  return DrawListed(chooser, f);
}

}  // namespace berthier::grandeur
