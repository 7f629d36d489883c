#include "engine/rulesets/simple_grand_tactical/orders/random_orders.h"

#include <algorithm>
#include <vector>

#include "engine/kit/orders/draw_order.h"
#include "engine/model/fault.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"
#include "engine/rulesets/simple_grand_tactical/morale/rally.h"
#include "engine/rulesets/simple_grand_tactical/movement/charge.h"
#include "engine/rulesets/simple_grand_tactical/movement/contact_orders.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"
#include "engine/rulesets/simple_grand_tactical/movement/roads.h"
#include "engine/rulesets/simple_grand_tactical/orders/orders.h"
#include "engine/rulesets/simple_grand_tactical/orders/propose.h"
#include "engine/rulesets/simple_grand_tactical/setup/deployment.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr int kSubjects = 3;  // tried for a verb
constexpr int kRideTries = 2;

class Drawer {
 public:
  Drawer(PositionView f, Chooser& chooser) : f_(f), chooser_(chooser) {}

  Order Move();
  Order Fire();
  Order Charge();

 private:
  bool Is(const Order& order) {
    if (!CheckOrder(f_, order).ok()) return false;
    order_ = order;
    return true;
  }
  Order To(Verb verb, UnitId u) const {
    return {.verb = static_cast<uint8_t>(verb),
            .subject = f_.scenario.Entity(u)};
  }
  // A unit of the side of which `suits` is true, for which `draw` finds one.
  template <typename Suits, typename Draw>
  bool Any(Side side, Suits&& suits, Draw&& draw) {
    Hat<128> hat;
    f_.scenario.side(side).units.ForEach([&](UnitId u) {
      if (f_.unit(u).on_table() && suits(u)) hat.Put(Index(u));
    });
    return DrawSubject(chooser_, hat, kSubjects,
                       [&](int i) { return draw(MakeId<UnitId>(i)); });
  }
  bool DrawMove(UnitId u);
  bool DrawContact(UnitId u);
  bool DrawForm(UnitId u);
  bool DrawMarch(UnitId u);
  bool DrawLeader(Verb verb);
  bool DrawShot(UnitId u);

  PositionView f_;
  Chooser& chooser_;
  Order order_;
};

bool Drawer::DrawContact(UnitId u) {
  if (f_.IsBattery(u) || f_.unit(u).all_round()) return false;
  const Length full = RateOf(f_.data(u), f_.unit(u).formation, Gait::kSteady);
  const Block block = f_.unit(u).block();
  Hat<128> hat;
  f_.foes(u).units.ForEach([&](UnitId e) {
    if (f_.unit(e).on_table() && Within(block, f_.unit(e).block(), full)) {
      hat.Put(Index(e));
    }
  });
  if (hat.empty()) return false;
  return OfferContacts(f_, u, MakeId<UnitId>(hat.Draw(chooser_)),
                       [&](const Order& order) { return Is(order); });
}

bool Drawer::DrawMove(UnitId u) {
  const UnitState& unit = f_.unit(u);
  if (DrawBelow(chooser_, 2) == 0 && DrawContact(u)) return true;
  Order order = To(Verb::kMove, u);
  const bool turns = DrawBelow(chooser_, 4) == 0;
  const Gait gait = turns ? Gait::kManoeuvre : Gait::kSteady;
  const Length rate = RateOf(f_.data(u), unit.formation, gait);
  if (rate == Length{}) return false;
  const int oblique = turns ? 720 : 180;
  const Heading way =
      unit.heading.Turned(DrawBelow(chooser_, 2 * oblique + 1) - oblique);
  order.pose.centre =
      unit.centre + Along(Forward(way), DrawLength(chooser_, rate));
  order.pose.heading = turns ? way : unit.heading;
  return Is(order);
}

bool Drawer::DrawForm(UnitId u) {
  const UnitState& unit = f_.unit(u);
  Order order = To(Verb::kForm, u);
  const int i = DrawBelow(chooser_, kFormations + 1);
  order.manner = static_cast<uint8_t>(i);
  const bool turns = i == 0 || f_.IsBattery(u);
  order.pose.heading = turns ? DrawHeading(chooser_) : unit.heading;
  if (i > 0 && !IsFormationOf(f_.arm(u), static_cast<Formation>(i - 1))) {
    return false;
  }
  return Is(order);
}

bool Drawer::DrawMarch(UnitId u) {
  const auto& roads = f_.scenario.ground.roads;
  const Length rate = RateOf(f_.data(u), f_.unit(u).formation, Gait::kRoad);
  for (const uint8_t road : roads) {
    // One draw after the other: the sequence of arguments is the compiler's.
    const bool backward = DrawBelow(chooser_, 2) == 0;
    const Length far = DrawLength(chooser_, rate);
    Order order;
    if (MarchOrder(f_, u, road, far, backward, order) && Is(order)) {
      return true;
    }
  }
  return false;
}

bool Drawer::DrawLeader(Verb verb) {
  Hat<64> hat;
  for (int i = 0; i < f_.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const bool joins = f_.scenario.general(g).rank != Rank::kCorpsCommander ||
                       IsOn(f_.scenario.options.corps_commander_attach);
    if (f_.scenario.general(g).side == f_.state.active &&
        f_.state.general(g).on_table() && f_.state.general(g).moved == 0 &&
        (verb == Verb::kRide || joins)) {
      hat.Put(i);
    }
  }
  if (hat.empty()) return false;
  const GeneralId g = MakeId<GeneralId>(hat.Draw(chooser_));
  Order order = {.verb = static_cast<uint8_t>(verb),
                 .subject = f_.scenario.Entity(g)};
  if (verb == Verb::kRide) {
    return DrawRide(chooser_, f_.state.general(g).pos,
                    Centimetres(kMoveRates.leader), kRideTries, [&](Point to) {
                      order.pose.centre = to;
                      return Is(order);
                    });
  }
  return Any(
      f_.state.active, [&](UnitId u) { return WorksFor(f_, g, u); },
      [&](UnitId u) {
        order.object = f_.scenario.Entity(u);
        return Is(order);
      });
}

Order Drawer::Move() {
  Hat<8> verbs;
  for (const Verb verb : {Verb::kMove, Verb::kForm, Verb::kMarch, Verb::kRide,
                          Verb::kJoin, Verb::kEndMoves}) {
    if (verb == Verb::kMarch && f_.scenario.ground.roads.empty()) continue;
    verbs.Put(static_cast<int>(verb));
  }
  // Moves come up as often as all the others together.
  const auto is_free = [&](UnitId u) { return CheckFree(f_, u).ok(); };
  if (DrawBelow(chooser_, 2) == 0 &&
      Any(f_.state.active, is_free, [&](UnitId u) { return DrawMove(u); })) {
    return order_;
  }
  const bool found =
      DrawFromMenu(chooser_, verbs, Verb::kEndMoves, [&](Verb verb) {
        if (verb == Verb::kRide || verb == Verb::kJoin) return DrawLeader(verb);
        return Any(f_.state.active, is_free, [&](UnitId u) {
          if (verb == Verb::kMove) return DrawMove(u);
          return verb == Verb::kForm ? DrawForm(u) : DrawMarch(u);
        });
      });
  if (!found) order_ = {.verb = static_cast<uint8_t>(Verb::kEndMoves)};
  return order_;
}

bool Drawer::DrawShot(UnitId u) {
  if (!CheckMayFire(f_, u).ok()) return false;
  AnyOf any(chooser_);
  f_.foes(u).units.ForEach([&](UnitId e) {
    if (!f_.unit(e).on_table() || !IsInReach(f_, u, e) ||
        !CheckShot(f_, u, e).ok() || !any.Takes()) {
      return;
    }
    order_ = To(Verb::kFire, u);
    order_.object = f_.scenario.Entity(e);
  });
  if (any.none()) return false;
  if (f_.IsBattery(u) && IsSome(HelperAt(f_, u, 0)) &&
      DrawBelow(chooser_, 2) == 0) {
    Order both = order_;
    both.verb = static_cast<uint8_t>(Verb::kFireTogether);
    Is(both);
  }
  return true;
}

Order Drawer::Fire() {
  const Side side = f_.state.awaits.side;
  const bool defensive = f_.state.phase == Phase::kDefensiveFire;
  if (DrawBelow(chooser_, 4) != 0 &&
      Any(
          side, [&](UnitId u) { return !f_.unit(u).Has(Flag::kActed); },
          [&](UnitId u) { return DrawShot(u); })) {
    return order_;
  }
  if (defensive && DrawBelow(chooser_, 8) == 0 &&
      Any(
          side, [&](UnitId u) { return f_.IsInfantry(u); },
          [&](UnitId u) { return Is(To(Verb::kFormSquare, u)); })) {
    return order_;
  }
  return {.verb = static_cast<uint8_t>(Verb::kEndFire)};
}

Order Drawer::Charge() {
  if (DrawBelow(chooser_, 4) != 0 &&
      Any(
          f_.state.active, [&](UnitId u) { return MightCharge(f_, u); },
          [&](UnitId u) {
            Order order = To(Verb::kCharge, u);
            bool found = false;
            f_.foes(u).units.ForEach([&](UnitId e) {
              order.object = f_.scenario.Entity(e);
              found = found || (f_.unit(e).on_table() && Is(order));
            });
            return found;
          })) {
    return order_;
  }
  return {.verb = static_cast<uint8_t>(Verb::kEndCharges)};
}

}  // namespace

Order ProposeOneOrder(PositionView f, Chooser& chooser) {
  Drawer drawer(f, chooser);
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kMove:
      return drawer.Move();
    case Decision::kDefend:
    case Decision::kFire:
      return drawer.Fire();
    case Decision::kCharge:
      return drawer.Charge();
    case Decision::kDeploy: {
      Order order;
      if (SampleDeployment(f, chooser, order)) return order;
      break;
    }
    default:
      break;
  }
  return DrawListed(chooser, f);
}

}  // namespace berthier::simple_grand_tactical
