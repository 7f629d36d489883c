#include "engine/rulesets/la_grande_armee/orders/random_orders.h"

#include "engine/kit/orders/draw_order.h"
#include "engine/rulesets/la_grande_armee/charge/pull_off.h"
#include "engine/rulesets/la_grande_armee/combat/mass.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"
#include "engine/rulesets/la_grande_armee/orders/candidates.h"
#include "engine/rulesets/la_grande_armee/orders/orders.h"
#include "engine/rulesets/la_grande_armee/setup/proposals.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kTries = 3;        // of parameters of a verb
constexpr int kEscapeStep = 20;  // five degrees
constexpr int kOblique = 180;    // 45 degrees

class Drawer {
 public:
  Drawer(PositionView f, Chooser& chooser) : f_(f), chooser_(chooser) {}

  Order Item();
  Order Element();
  Order Action(ElementId e);
  Order Face(ElementId e);
  Order Reaction(ElementId e);
  Order Ride(LeaderId l);
  Order Escape(LeaderId l);
  Order Occupation(ElementId e);
  Order Either(const Order& one, const Order& other) {
    return Coin() && CheckOrder(f_, one).ok() ? one : other;
  }

 private:
  bool Is(const Order& order) {
    if (!CheckOrder(f_, order).ok()) return false;
    order_ = order;
    return true;
  }
  bool Coin() { return Below(2) == 0; }
  int Below(int n) { return DrawBelow(chooser_, n); }
  // -n to n
  int Around(int n) { return n == 0 ? 0 : Below(2 * n + 1) - n; }
  GunPlace Guns(ElementId e) {
    return f_.unit(e).guns == 0 ? GunPlace::kRear
                                : static_cast<GunPlace>(Below(4));
  }
  bool DrawShot(ElementId e, Verb verb);
  bool DrawAdvance(ElementId e, Verb verb);
  bool DrawMarch(ElementId e, Verb verb);
  bool DrawForm(ElementId e, Verb verb);
  bool DrawEntry(ElementId e);
  bool DrawLeave(ElementId e);
  bool DrawAction(ElementId e, Verb verb);

  PositionView f_;
  Chooser& chooser_;
  Order order_;
};

// ---- D2, D3 -----------------------------------------------------------------

Order Drawer::Item() {
  const SideData& side = f_.scenario.side(f_.state.active);
  AnyOf any(chooser_);
  Order drawn;
  const auto offer = [&](const Order& order) {
    if (CheckOrder(f_, order).ok() && any.Takes()) drawn = order;
  };
  for (const CorpsId c : side.corps) offer(OrderOf(f_, Verb::kActivate, c));
  for (const TileId t : side.tiles) offer(OrderOf(f_, Verb::kActivate, t));
  side.elements.ForEach([&](ElementId e) {
    if (f_.unit(e).scouting()) offer(OrderOf(f_, Verb::kActivate, e));
  });
  return drawn;
}

Order Drawer::Element() {
  AnyOf any(chooser_);
  Order drawn = OrderOf(Verb::kEndCorps);
  // Ending counts as one element.
  (void)any.Takes();
  f_.scenario.corps_data(f_.state.corps).elements.ForEach([&](ElementId e) {
    const Order order = OrderOf(f_, Verb::kLead, e);
    if (CheckOrder(f_, order).ok() && any.Takes()) drawn = order;
  });
  return drawn;
}

// ---- D4 ---------------------------------------------------------------------

bool Drawer::DrawShot(ElementId e, Verb verb) {
  Hat<kMaxElements> enemies;
  f_.foes(e).elements.ForEach([&](ElementId enemy) {
    if (f_.unit(enemy).on_table()) enemies.Put(Index(enemy));
  });
  const bool sided =
      f_.unit(e).form == Form::kSquare || f_.unit(e).form == Form::kGarrison;
  return DrawSubject(chooser_, enemies, kTries, [&](int i) {
    Order order = OrderOf(f_, verb, e, MakeId<ElementId>(i));
    if (sided) order.manner = static_cast<uint8_t>(Below(kEdges));
    return Is(order);
  });
}

bool Drawer::DrawAdvance(ElementId e, Verb verb) {
  if (f_.unit(e).form != Form::kDeployed) return false;
  const Length most = AllowanceOf(f_, e, verb);
  const GunPlace guns = Guns(e);
  for (int i = 0; i < kTries; ++i) {
    const int wheel = Coin() ? 0 : Around(WidestWheel(f_, e, most));
    const Length rest = LeftAfter(f_, e, wheel, most);
    if (rest <= Ticks(0) && wheel == 0) continue;
    const int aside = Coin() ? 0 : Around(kOblique);
    const Length length = rest > Ticks(0) ? DrawLength(chooser_, rest) : rest;
    if (Is(AdvanceOrder(f_, e, verb, wheel, aside, length, guns))) return true;
  }
  return false;
}

bool Drawer::DrawMarch(ElementId e, Verb verb) {
  if (f_.unit(e).form != Form::kMarch) return false;
  const Length most = AllowanceOf(f_, e, verb);
  for (int i = 0; i < kTries; ++i) {
    MarchLegs legs;
    legs.turn = Coin() ? 0 : Around(2 * kOblique);
    legs.length = DrawLength(chooser_, most);
    if (Coin() && most > legs.length) {
      legs.then = Around(2 * kOblique);
      legs.further = DrawLength(chooser_, most - legs.length);
    }
    if (Is(MarchOrder(f_, e, verb, legs))) return true;
  }
  return false;
}

bool Drawer::DrawForm(ElementId e, Verb verb) {
  const ElementState& unit = f_.unit(e);
  Order order = OrderOf(f_, verb, e);
  order.pose.heading = Coin() ? unit.facing : DrawHeading(chooser_);
  switch (verb) {
    case Verb::kFormLine:
      order.manner = static_cast<uint8_t>(Guns(e));
      order.amount = 1 + Below(unit.bases());
      break;
    case Verb::kFormSquare:
      order.amount = AmountOf(EqualFaces(f_, e));
      break;
    case Verb::kRealign: {
      if (unit.form != Form::kGarrison) return false;
      const Piece& piece = f_.scenario.piece(unit.settlement);
      order.pose.heading =
          OutwardOf(piece.pose.heading, static_cast<Edge>(Below(kEdges)));
      order.amount = AmountOf(
          Allotment(f_, e, piece.capacity, static_cast<Edge>(Below(kEdges))));
      break;
    }
    default:
      break;
  }
  return Is(order);
}

bool Drawer::DrawEntry(ElementId e) {
  if (f_.unit(e).form == Form::kGarrison || f_.unit(e).form == Form::kSquare ||
      IsCavalry(f_, e)) {
    return false;
  }
  const Length reach = AllowanceOf(f_, e, Verb::kEnter);
  for (const GroundRef ref : f_.scenario.ground.settlements) {
    const PieceId p = MakeId<PieceId>(ref.piece);
    const Piece& piece = f_.scenario.piece(p);
    if (!Within(ShapeOf(f_, e), SmallPolygon(piece.block), reach)) continue;
    Order order = OrderOf(f_, Verb::kEnter, e, p);
    order.pose.heading =
        OutwardOf(piece.pose.heading, static_cast<Edge>(Below(kEdges)));
    order.amount = AmountOf(
        Allotment(f_, e, piece.capacity, static_cast<Edge>(Below(kEdges))));
    const int first = Below(kEdges);
    for (int k = 0; k < kEdges; ++k) {
      order.manner = static_cast<uint8_t>((first + k) % kEdges);
      if (Is(order)) return true;
    }
  }
  return false;
}

bool Drawer::DrawLeave(ElementId e) {
  if (f_.unit(e).form != Form::kGarrison) return false;
  Order order = OrderOf(f_, Verb::kLeave, e);
  const GunPlace guns = Guns(e);
  order.manner = LeaveManner(static_cast<Edge>(Below(kEdges)), guns);
  order.amount = 1 + Below(f_.unit(e).bases());
  return Is(order);
}

bool Drawer::DrawAction(ElementId e, Verb verb) {
  switch (verb) {
    case Verb::kAdvance:
    case Verb::kAbout:
      return DrawAdvance(e, verb);
    case Verb::kMarch:
    case Verb::kAboutMarch:
      return DrawMarch(e, verb);
    case Verb::kFormLine:
    case Verb::kFormMarch:
    case Verb::kFormSquare:
    case Verb::kRealign:
      return DrawForm(e, verb);
    case Verb::kEnter:
      return DrawEntry(e);
    case Verb::kLeave:
      return DrawLeave(e);
    case Verb::kAdvanceContact:
    case Verb::kCharge: {
      if (f_.unit(e).form != Form::kDeployed) return false;
      const Touch touch = FirstTouch(f_, e, Inches(24));
      return touch.any() && Is(OrderOf(f_, verb, e, touch.element));
    }
    case Verb::kFire:
      return DrawShot(e, verb);
    default:
      return Is(OrderOf(f_, verb, e));
  }
}

Order Drawer::Action(ElementId e) {
  if (IsLocked(f_, e)) {
    return Either(OrderOf(f_, Verb::kPullOff, e),
                  OrderOf(f_, Verb::kEndElement, e));
  }
  constexpr Verb kMenu[] = {
      Verb::kAdvance,    Verb::kAbout,          Verb::kMarch,
      Verb::kAboutMarch, Verb::kFormLine,       Verb::kFormMarch,
      Verb::kFormSquare, Verb::kRealign,        Verb::kEnter,
      Verb::kLeave,      Verb::kAdvanceContact, Verb::kCharge,
      Verb::kReform,     Verb::kFire,           Verb::kEndElement};
  Hat<std::size(kMenu)> verbs;
  for (const Verb verb : kMenu) verbs.Put(static_cast<int>(verb));
  if (DrawFromMenu(chooser_, verbs, Verb::kEndElement,
                   [&](Verb verb) { return DrawAction(e, verb); })) {
    return order_;
  }
  return OrderOf(f_, Verb::kEndElement, e);
}

Order Drawer::Face(ElementId e) {
  if (Coin() && DrawShot(e, Verb::kFireToo)) return order_;
  return OrderOf(f_, Verb::kHoldFaces, e);
}

// ---- Others -----------------------------------------------------------------

Order Drawer::Reaction(ElementId e) {
  AnyOf any(chooser_);
  Order drawn;
  for (const Verb verb : {Verb::kStand, Verb::kReactFire, Verb::kCounterCharge,
                          Verb::kTurnToFace, Verb::kEvade}) {
    const Order order = OrderOf(f_, verb, e);
    if (CheckOrder(f_, order).ok() && any.Takes()) drawn = order;
  }
  return drawn;
}

Order Drawer::Ride(LeaderId l) {
  if (Below(3) != 0) {
    const LeaderState& leader = f_.state.leader(l);
    const bool rides =
        DrawRide(chooser_, leader.pos, Inches(kDistances.commander), 2,
                 [&](Point to) { return Is(RideOrder(f_, l, to)); });
    if (rides) return order_;
  }
  return OrderOf(f_, Verb::kStay, l);
}

Order Drawer::Escape(LeaderId l) {
  const Point from = f_.state.leader(l).pos;
  Order order = OrderOf(f_, Verb::kRide, l);
  const int first = Below(Heading::kSteps / kEscapeStep);
  for (int k = 0; k < Heading::kSteps / kEscapeStep; ++k) {
    order.pose.centre =
        from + Along(Forward(Heading::Quarters((first + k) * kEscapeStep)),
                     Inches(kDistances.commander));
    if (Is(order)) break;
  }
  return order_;
}

Order Drawer::Occupation(ElementId e) {
  for (const GroundRef ref : f_.scenario.ground.settlements) {
    const PieceId p = MakeId<PieceId>(ref.piece);
    const Piece& piece = f_.scenario.piece(p);
    Order order = OrderOf(f_, Verb::kOccupy, e, p);
    order.pose.heading =
        OutwardOf(piece.pose.heading, static_cast<Edge>(Below(kEdges)));
    order.amount = AmountOf(Allotment(f_, e, piece.capacity, Edge::kFront));
    if (Coin() && Is(order)) return order_;
  }
  return OrderOf(f_, Verb::kDecline, e);
}

}  // namespace

Order ProposeOneOrder(PositionView f, Chooser& chooser) {
  Drawer d(f, chooser);
  const EntityId about = f.state.awaits.about();
  const ElementId e = f.scenario.As<ElementId>(about);
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kItem:
      return d.Item();
    case Decision::kElement:
      return d.Element();
    case Decision::kAction:
      return d.Action(e);
    case Decision::kFaces:
      return d.Face(e);
    case Decision::kReaction:
      return d.Reaction(e);
    case Decision::kRide:
    case Decision::kArmyRide:
      return d.Ride(f.scenario.As<LeaderId>(about));
    case Decision::kEscape:
      return d.Escape(f.scenario.As<LeaderId>(about));
    case Decision::kSquare:
      return d.Either(OrderOf(f, Verb::kBreakSquare, e),
                      OrderOf(f, Verb::kKeepSquare, e));
    case Decision::kReinforce:
      return d.Either(FullReinforcement(f, e),
                      OrderOf(f, Verb::kNoReinforcement, e));
    case Decision::kOccupy:
      return d.Occupation(e);
    default:
      return DrawSetup(f, chooser);
  }
}

}  // namespace berthier::la_grande_armee
