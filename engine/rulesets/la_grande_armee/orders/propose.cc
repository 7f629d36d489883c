#include "engine/rulesets/la_grande_armee/orders/propose.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
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

constexpr int kEighth = 180;  // 45 degrees in quarter degrees
// Section 3.6: enemies so near are faced; halts just inside these distances.
constexpr Length kFaced = Inches(18);
constexpr int kHalts[] = {4, 12};
constexpr Length kALittle = Ticks(60);

class Proposer {
 public:
  Proposer(PositionView f, std::vector<Order>& orders)
      : f_(f), orders_(orders) {}

  void Items();
  void Elements();
  void Actions(ElementId e);
  void Faces(ElementId e, Verb verb);
  void Reactions(ElementId e);
  void Rides(LeaderId l);
  void Escapes(LeaderId l);
  void Squares(ElementId e);
  void Reinforcements(ElementId e);
  void Occupations(ElementId e);

 private:
  void Add(const Order& order) {
    if (std::find(orders_.begin(), orders_.end(), order) == orders_.end() &&
        CheckOrder(f_, order).ok()) {
      orders_.push_back(order);
    }
  }
  const ElementState& unit(ElementId e) const { return f_.unit(e); }
  GunPlace GunsOf(ElementId e) const { return unit(e).gun_place; }
  template <typename G>
  void ForEachEnemy(ElementId e, G&& g) {
    f_.foes(e).elements.ForEach([&](ElementId enemy) {
      if (unit(enemy).on_table()) g(enemy);
    });
  }
  void Advances(ElementId e, ElementId enemy);
  void Abouts(ElementId e);
  void Marches(ElementId e, ElementId enemy);
  void Forms(ElementId e);
  void Lines(ElementId e, Heading facing);
  void Garrison(ElementId e);
  void Entries(ElementId e, ElementId enemy);

  PositionView f_;
  std::vector<Order>& orders_;
};

void Proposer::Items() {
  const SideData& side = f_.scenario.side(f_.state.active);
  for (const CorpsId c : side.corps) Add(OrderOf(f_, Verb::kActivate, c));
  for (const TileId t : side.tiles) Add(OrderOf(f_, Verb::kActivate, t));
  side.elements.ForEach([&](ElementId e) {
    if (unit(e).scouting()) Add(OrderOf(f_, Verb::kActivate, e));
  });
}

void Proposer::Elements() {
  f_.scenario.corps_data(f_.state.corps).elements.ForEach([&](ElementId e) {
    Add(OrderOf(f_, Verb::kLead, e));
  });
  Add(OrderOf(Verb::kEndCorps));
}

// ---- D4 ---------------------------------------------------------------------

void Proposer::Faces(ElementId e, Verb verb) {
  const int edges =
      unit(e).form == Form::kSquare || unit(e).form == Form::kGarrison ? kEdges
                                                                       : 1;
  ForEachEnemy(e, [&](ElementId enemy) {
    Order order = OrderOf(f_, verb, e, enemy);
    for (int k = 0; k < edges; ++k) {
      order.manner = static_cast<uint8_t>(k);
      Add(order);
    }
  });
}

void Proposer::Advances(ElementId e, ElementId enemy) {
  const Length most = AllowanceOf(f_, e, Verb::kAdvance);
  const int widest = WidestWheel(f_, e, most);
  const int toward =
      IsSome(enemy) ? std::clamp(unit(e).facing.TurnTo(Toward(f_, e, enemy)),
                                 -widest, widest)
                    : 0;
  for (const int wheel : {0, toward, -widest, widest}) {
    const Length rest = LeftAfter(f_, e, wheel, most);
    for (const int aside : {0, -kEighth / 2, kEighth / 2, -kEighth, kEighth}) {
      if (wheel != 0 && aside != 0) break;
      for (const Length length : {rest, rest / 2}) {
        Add(AdvanceOrder(f_, e, Verb::kAdvance, wheel, aside, length,
                         GunsOf(e)));
      }
    }
  }
  const Touch touch = FirstTouch(f_, e, Inches(24));
  if (!touch.any()) return;
  const auto halt = [&](Length length) {
    if (length <= Ticks(0) || length > most) return;
    Add(AdvanceOrder(f_, e, Verb::kAdvance, 0, 0, length, GunsOf(e)));
  };
  halt(touch.gap - kALittle);
  for (const int inches : kHalts) halt(touch.gap - Inches(inches) + kALittle);
}

void Proposer::Abouts(ElementId e) {
  const Length most = AllowanceOf(f_, e, Verb::kAbout);
  for (const Length length : {most, most / 2}) {
    Add(AdvanceOrder(f_, e, Verb::kAbout, 0, 0, length, GunsOf(e)));
  }
}

void Proposer::Marches(ElementId e, ElementId enemy) {
  const Length most = AllowanceOf(f_, e, Verb::kMarch);
  const int toward =
      IsSome(enemy) ? std::clamp(unit(e).facing.TurnTo(Toward(f_, e, enemy)),
                                 -2 * kEighth, 2 * kEighth)
                    : 0;
  for (const int turn :
       {0, toward, -kEighth, kEighth, -2 * kEighth, 2 * kEighth}) {
    for (const Length length : {most, most / 2}) {
      Add(MarchOrder(f_, e, Verb::kMarch, {.turn = turn, .length = length}));
    }
  }
  for (const int then : {-kEighth, kEighth}) {
    Add(MarchOrder(f_, e, Verb::kMarch,
                   {.length = most / 2, .then = then, .further = most / 2}));
  }
  Add(MarchOrder(f_, e, Verb::kAboutMarch, {.length = most}));
}

void Proposer::Lines(ElementId e, Heading facing) {
  const int n = unit(e).bases();
  Order order = OrderOf(f_, Verb::kFormLine, e);
  order.pose.heading = facing;
  order.manner = static_cast<uint8_t>(GunPlace::kCentre);
  for (const int files : {1, 2, (n + 2) / 3, (n + 1) / 2, n}) {
    order.amount = files;
    Add(order);
  }
}

void Proposer::Forms(ElementId e) {
  const Heading home = HomeWay(f_, f_.data(e).side);
  const auto face = [&](Heading facing) {
    Lines(e, facing);
    Order order = OrderOf(f_, Verb::kFormMarch, e);
    order.pose.heading = facing;
    Add(order);
  };
  face(unit(e).facing);
  face(home);
  face(home.Opposite());
  ForEachEnemy(e, [&](ElementId enemy) {
    if (WithinOf(f_, e, enemy, kFaced)) face(Toward(f_, e, enemy));
  });
  Order square = OrderOf(f_, Verb::kFormSquare, e);
  square.pose.heading = unit(e).facing;
  square.amount = AmountOf(EqualFaces(f_, e));
  Add(square);
}

void Proposer::Garrison(ElementId e) {
  const Piece& piece = f_.scenario.piece(unit(e).settlement);
  for (int k = 0; k < kEdges; ++k) {
    const Edge edge = static_cast<Edge>(k);
    Order order = OrderOf(f_, Verb::kRealign, e);
    order.pose.heading = OutwardOf(unit(e).facing, edge);
    order.amount = AmountOf(Allotment(f_, e, piece.capacity, Edge::kFront));
    Add(order);
    Order leave = OrderOf(f_, Verb::kLeave, e);
    leave.manner = LeaveManner(edge, GunPlace::kCentre);
    const int n = unit(e).bases();
    for (const int files : {2, (n + 1) / 2, n}) {
      leave.amount = files;
      Add(leave);
    }
  }
}

void Proposer::Entries(ElementId e, ElementId enemy) {
  for (int i = 0; i < f_.scenario.piece_count(); ++i) {
    const Piece& piece = f_.scenario.piece(MakeId<PieceId>(i));
    if (piece.kind != PieceKind::kSettlement) continue;
    const Length reach = AllowanceOf(f_, e, Verb::kEnter);
    if (!Within(ShapeOf(f_, e), SmallPolygon(piece.block), reach)) continue;
    Order order = OrderOf(f_, Verb::kEnter, e, MakeId<PieceId>(i));
    const Heading facing =
        IsSome(enemy) ? Toward(f_, e, enemy) : unit(e).facing;
    order.pose.heading = SideToward(piece, facing);
    order.amount = AmountOf(Allotment(f_, e, piece.capacity, Edge::kFront));
    for (int k = 0; k < kEdges; ++k) {
      order.manner = static_cast<uint8_t>(k);
      Add(order);
    }
  }
}

void Proposer::Actions(ElementId e) {
  Faces(e, Verb::kFire);
  ForEachEnemy(e, [&](ElementId enemy) {
    Add(OrderOf(f_, Verb::kCharge, e, enemy));
    Add(OrderOf(f_, Verb::kAdvanceContact, e, enemy));
  });
  for (const Verb verb : {Verb::kPullOff, Verb::kReform}) {
    Add(OrderOf(f_, verb, e));
  }
  if (!IsLocked(f_, e)) {
    const ElementId enemy = NearestEnemy(f_, e);
    if (unit(e).form == Form::kDeployed) {
      Advances(e, enemy);
      Abouts(e);
    }
    if (unit(e).form == Form::kMarch) Marches(e, enemy);
    if (unit(e).form == Form::kGarrison) {
      Garrison(e);
    } else {
      Forms(e);
      Entries(e, enemy);
    }
  }
  Add(OrderOf(f_, Verb::kEndElement, e));
}

// ---- Others -----------------------------------------------------------------

void Proposer::Reactions(ElementId e) {
  for (const Verb verb : {Verb::kReactFire, Verb::kCounterCharge,
                          Verb::kTurnToFace, Verb::kEvade, Verb::kStand}) {
    Add(OrderOf(f_, verb, e));
  }
}

void Proposer::Rides(LeaderId l) {
  Add(OrderOf(f_, Verb::kStay, l));
  const Point from = f_.state.leader(l).pos;
  f_.scenario.side(f_.scenario.leader(l).side)
      .elements.ForEach([&](ElementId e) {
        if (!unit(e).on_table()) return;
        const Heading back = unit(e).facing.Opposite();
        Add(RideOrder(f_, l, unit(e).place));
        Add(RideOrder(f_, l, unit(e).centre + Along(Forward(back), Inches(4))));
      });
  for (int q = 0; q < Heading::kSteps; q += kEighth) {
    Add(RideOrder(f_, l,
                  from + Along(Forward(Heading::Quarters(q)),
                               Inches(kDistances.commander))));
  }
}

void Proposer::Escapes(LeaderId l) {
  const Point from = f_.state.leader(l).pos;
  Order order = OrderOf(f_, Verb::kRide, l);
  // By five degrees: one of them is legal (command/capture.h).
  for (int q = 0; q < Heading::kSteps; q += 20) {
    order.pose.centre = from + Along(Forward(Heading::Quarters(q)),
                                     Inches(kDistances.commander));
    Add(order);
  }
}

void Proposer::Squares(ElementId e) {
  Add(OrderOf(f_, Verb::kKeepSquare, e));
  Add(OrderOf(f_, Verb::kBreakSquare, e));
}

void Proposer::Reinforcements(ElementId e) {
  Add(FullReinforcement(f_, e));
  Add(OrderOf(f_, Verb::kNoReinforcement, e));
}

void Proposer::Occupations(ElementId e) {
  for (int i = 0; i < f_.scenario.piece_count(); ++i) {
    const Piece& piece = f_.scenario.piece(MakeId<PieceId>(i));
    if (piece.kind != PieceKind::kSettlement) continue;
    Order order = OrderOf(f_, Verb::kOccupy, e, MakeId<PieceId>(i));
    order.amount = AmountOf(Allotment(f_, e, piece.capacity, Edge::kFront));
    for (int k = 0; k < kEdges; ++k) {
      order.pose.heading = OutwardOf(piece.pose.heading, static_cast<Edge>(k));
      Add(order);
    }
  }
  Add(OrderOf(f_, Verb::kDecline, e));
}

}  // namespace

void ProposeOrders(PositionView f, std::vector<Order>& orders) {
  Proposer p(f, orders);
  const EntityId about = f.state.awaits.about();
  const ElementId e = f.scenario.As<ElementId>(about);
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kItem:
      return p.Items();
    case Decision::kElement:
      return p.Elements();
    case Decision::kAction:
      return p.Actions(e);
    case Decision::kFaces:
      p.Faces(e, Verb::kFireToo);
      orders.push_back(OrderOf(f, Verb::kHoldFaces, e));
      return;
    case Decision::kReaction:
      return p.Reactions(e);
    case Decision::kRide:
    case Decision::kArmyRide:
      return p.Rides(f.scenario.As<LeaderId>(about));
    case Decision::kEscape:
      return p.Escapes(f.scenario.As<LeaderId>(about));
    case Decision::kSquare:
      return p.Squares(e);
    case Decision::kReinforce:
      return p.Reinforcements(e);
    case Decision::kOccupy:
      return p.Occupations(e);
    default:
      return ProposeSetup(f, orders);
  }
}

}  // namespace berthier::la_grande_armee
