#include "agents/doctrine/la_grande_armee/drill.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/rulesets/la_grande_armee/activation/corps.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/overlaps.h"
#include "engine/rulesets/la_grande_armee/charge/charge.h"
#include "engine/rulesets/la_grande_armee/combat/fighters.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"
#include "engine/rulesets/la_grande_armee/movement/moves.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"
#include "engine/rulesets/la_grande_armee/orders/candidates.h"
#include "engine/rulesets/la_grande_armee/orders/orders.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kEighth = Heading::kSteps / 8;
constexpr int kOffFront = 60;    // quarter degrees that ask for a wheel
constexpr int kTooFarOff = 300;  // ... for forming anew
constexpr int kLeastAhead = 2;   // dice in melee, to charge
constexpr int kShaken = 2;       // markers with which nobody goes on
constexpr int kGunsTurn = 10;    // inches from the enemy, to turn to him
constexpr int kGunsStop = 4;     // ... and to go no nearer
constexpr int kFarAhead = 24;

bool Is(const Order& order, Verb verb) {
  return static_cast<Verb>(order.verb) == verb;
}

// The nearest enemy in good order; else the nearest. Horse has nothing to do
// with garrisons.
ElementId TargetOf(PositionView f, ElementId e) {
  ElementId target = ElementId::kNone;
  int64_t least = std::numeric_limits<int64_t>::max();
  f.foes(e).elements.ForEach([&](ElementId enemy) {
    if (!f.unit(enemy).on_table() ||
        (IsCavalry(f, e) && IsGarrison(f, enemy))) {
      return;
    }
    constexpr int64_t kRoutsBehind = 4;
    const int64_t far = NormSquared(f.unit(enemy).centre - f.unit(e).centre) *
                        (f.unit(enemy).routing() ? kRoutsBehind : 1);
    if (far >= least) return;
    least = far;
    target = enemy;
  });
  return target;
}

// The nearest objective that the side does not hold; of horse none in a
// settlement.
PieceId GoalOf(PositionView f, ElementId e) {
  PieceId goal = PieceId::kNone;
  int64_t least = std::numeric_limits<int64_t>::max();
  for (size_t i = 0; i < f.scenario.objectives.size(); ++i) {
    const PieceId piece = f.scenario.objectives[i].piece;
    const Piece& place = f.scenario.piece(piece);
    if (f.state.holders[i] == Index(f.data(e).side) ||
        (IsCavalry(f, e) && place.kind == PieceKind::kSettlement)) {
      continue;
    }
    const int64_t far = NormSquared(place.pose.centre - f.unit(e).centre);
    if (far >= least) continue;
    least = far;
    goal = piece;
  }
  return goal;
}

// Where it has to go, and how far it is.
struct Errand {
  Heading toward;
  Length gap;
};

// The nearest enemy tile, for whom no enemy is to be seen (FOG-01).
std::optional<Errand> TileFor(PositionView f, ElementId e) {
  std::optional<Errand> nearest;
  for (const TileId t : f.scenario.side(Opponent(f.data(e).side)).tiles) {
    const Vec way = f.state.tile(t).pos - f.unit(e).centre;
    if (f.state.tile(t).status != TileStatus::kOnTable || way == Vec{} ||
        (nearest && LengthOf(way) >= nearest->gap)) {
      continue;
    }
    nearest = Errand{BearingOf(way), LengthOf(way)};
  }
  return nearest;
}

// The target or an objective that is nearer.
std::optional<Errand> ErrandOf(PositionView f, ElementId e) {
  const ElementId enemy = TargetOf(f, e);
  if (!IsSome(enemy)) return TileFor(f, e);
  Errand errand = {Toward(f, e, enemy),
                   Distance(ShapeOf(f, e), ShapeOf(f, enemy))};
  if (const PieceId goal = GoalOf(f, e); IsSome(goal)) {
    const Vec way = f.scenario.piece(goal).pose.centre - f.unit(e).centre;
    if (way != Vec{} && LengthOf(way) < errand.gap)
      errand.toward = BearingOf(way);
  }
  return errand;
}

// Dice in the contact phase of a charge.
int DiceOf(PositionView f, const Frame& contact, ElementId e) {
  int dice = 0;
  ForEachContactDice(f, contact, e,
                     [&](ModifierCode, int value) { dice += value; });
  return std::max(0, dice);
}

bool IsPrey(PositionView f, ElementId e, ElementId enemy, bool charges) {
  const Touch touch = FirstTouch(f, e, Inches(kFarAhead), enemy);
  if (!touch.any()) return false;
  const bool firm = InSquare(f, enemy) || IsGarrison(f, enemy);
  const bool flank = touch.edge.edge != Edge::kFront && !firm;
  const int flags = (charges ? kCharged : 0) | (flank ? kOnFlank : 0) |
                    (touch.edge.outside ? kMeetsBlock : 0);
  const Frame contact = {.kind = FrameKind::kMelee,
                         .unit = e,
                         .other = enemy,
                         .what = static_cast<uint8_t>(MeleeKind::kContact),
                         .flags = static_cast<uint8_t>(flags),
                         .edge = touch.edge.edge};
  // Nobody comes into a settlement with more.
  const int least = IsGarrison(f, enemy) ? 0 : kLeastAhead;
  return DiceOf(f, contact, e) - DiceOf(f, contact, enemy) >= least;
}

// Legal, and nobody who is shaken is disrupted further by friends who pass
// through each other (MOV-25). Through another corps, which goes its own way,
// nobody passes: neither would get out of the other.
bool IsSafe(PositionView f, ElementId e, const Order& order) {
  MovePlan plan;
  if (!PlanMove(f, e, order, plan).ok()) return false;
  if (IsArtillery(f, e) || IsSome(OverlappedFriend(f, e))) return true;
  bool safe = true;
  FriendsUnder(f, e, plan.path).ForEach([&](ElementId x) {
    safe = safe && f.unit(e).markers < kShaken && f.unit(x).markers < kShaken &&
           f.data(x).corps == f.data(e).corps;
  });
  return safe;
}

}  // namespace

void DrillAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

Order DrillAgent::Any(std::initializer_list<Verb> verbs) {
  for (const Verb verb : verbs) {
    for (const Order& order : orders_) {
      if (Is(order, verb)) return order;
    }
  }
  return orders_[source_.Below(static_cast<uint32_t>(orders_.size()))];
}

// D3: from the front to the rear, so that nobody is in the way.
Order DrillAgent::Next(PositionView f) const {
  Order next = OrderOf(Verb::kEndCorps);
  int64_t least = std::numeric_limits<int64_t>::max();
  f.scenario.corps_data(f.state.corps).elements.ForEach([&](ElementId e) {
    const Order lead = OrderOf(f, Verb::kLead, e);
    if (!CheckElement(f, lead).ok()) return;
    const ElementId enemy = TargetOf(f, e);
    const int64_t far =
        IsSome(enemy) ? NormSquared(f.unit(enemy).centre - f.unit(e).centre)
                      : 0;
    if (far >= least) return;
    least = far;
    next = lead;
  });
  return next;
}

// At whom it throws most dice.
std::optional<Order> DrillAgent::ShotOf(PositionView f, ElementId e) const {
  const int edges = InSquare(f, e) || IsGarrison(f, e) ? kEdges : 1;
  Order best = OrderOf(f, Verb::kFire, e);
  int most = 0;
  f.foes(e).elements.ForEach([&](ElementId enemy) {
    if (!f.unit(enemy).on_table()) return;
    for (int k = 0; k < edges; ++k) {
      Order order = OrderOf(f, Verb::kFire, e, enemy);
      order.manner = static_cast<uint8_t>(k);
      const int dice =
          ShotAt(f, e, static_cast<Edge>(k), enemy, ShotKind::kAction).dice;
      if (dice <= most || !CheckFire(f, e, order).ok()) continue;
      most = dice;
      best = order;
    }
  });
  return most > 0 ? std::optional(best) : std::nullopt;
}

std::optional<Order> DrillAgent::ChargeOf(PositionView f, ElementId e) const {
  if (f.unit(e).markers >= kShaken || f.unit(e).form != Form::kDeployed) {
    return std::nullopt;
  }
  const RateRow& rates = RatesOf(f, e);
  const int halves = f.unit(e).disrupted() ? 1 : 2;
  const Touch touch = FirstTouch(f, e, Inches(rates.charge) * halves / 2);
  if (!touch.any()) return std::nullopt;
  for (const Verb verb : {Verb::kAdvanceContact, Verb::kCharge}) {
    // Into settlements nobody charges with more dice.
    if (verb == Verb::kAdvanceContact && !IsGarrison(f, touch.element))
      continue;
    const Order order = OrderOf(f, verb, e, touch.element);
    if (CheckCharge(f, e, order).ok() &&
        IsPrey(f, e, touch.element, verb == Verb::kCharge)) {
      return order;
    }
  }
  return std::nullopt;
}

// Into an objective that nobody holds.
std::optional<Order> DrillAgent::EntryOf(PositionView f, ElementId e) const {
  const PieceId town = GoalOf(f, e);
  if (!IsSome(town) || IsCavalry(f, e) || IsSome(HolderOf(f, town))) {
    return std::nullopt;
  }
  const Piece& piece = f.scenario.piece(town);
  if (piece.kind != PieceKind::kSettlement) return std::nullopt;
  Order order = OrderOf(f, Verb::kEnter, e, town);
  const ElementId enemy = TargetOf(f, e);
  order.pose.heading =
      SideToward(piece, IsSome(enemy) ? Toward(f, e, enemy) : f.unit(e).facing);
  order.amount = AmountOf(Allotment(f, e, piece.capacity, Edge::kFront));
  for (int k = 0; k < kEdges; ++k) {
    order.manner = static_cast<uint8_t>(k);
    if (CheckMove(f, e, order).ok()) return order;
  }
  return std::nullopt;
}

// In column, to where there is room for a line.
std::optional<Order> DrillAgent::MarchOf(PositionView f, ElementId e,
                                         int off) const {
  const Length most = AllowanceOf(f, e, Verb::kMarch);
  for (const Length length : {most, most / 2}) {
    for (const int turn : {off, 0, -kEighth, kEighth}) {
      const Order order =
          MarchOrder(f, e, Verb::kMarch,
                     {.turn = std::clamp(turn, -2 * kEighth, 2 * kEighth),
                      .length = length});
      if (IsSafe(f, e, order)) return order;
    }
  }
  return std::nullopt;
}

std::optional<Order> DrillAgent::MoveOf(PositionView f, ElementId e) const {
  const std::optional<Errand> errand = ErrandOf(f, e);
  if (!errand || f.unit(e).form == Form::kGarrison) return std::nullopt;
  const int off = f.unit(e).facing.TurnTo(errand->toward);
  const GunPlace guns = IsCavalry(f, e) ? GunPlace::kRear : GunPlace::kCentre;
  // Guns that come here have nobody to fire at: they turn, or go on to where
  // they have.
  const bool turns = IsArtillery(f, e) && errand->gap < Inches(kGunsTurn) &&
                     std::abs(off) > kOffFront;
  const bool halts = IsArtillery(f, e) && errand->gap < Inches(kGunsStop);
  if (f.unit(e).form != Form::kDeployed || std::abs(off) > kTooFarOff ||
      turns) {
    Order line = OrderOf(f, Verb::kFormLine, e);
    line.pose.heading = errand->toward;
    line.manner = static_cast<uint8_t>(guns);
    const int n = f.unit(e).bases();
    line.amount = IsArtillery(f, e) ? n : (n + 1) / 2;
    if (CheckMove(f, e, line).ok()) return line;
  }
  if (f.unit(e).form == Form::kMarch) return MarchOf(f, e, off);
  if (f.unit(e).form != Form::kDeployed || halts) return std::nullopt;
  const Length most = AllowanceOf(f, e, Verb::kAdvance);
  const int widest = WidestWheel(f, e, most);
  const auto legal = [&](int wheel, int aside, Length length) {
    const Order order =
        AdvanceOrder(f, e, Verb::kAdvance, wheel, aside, length, guns);
    return IsSafe(f, e, order) ? std::optional(order) : std::nullopt;
  };
  if (std::abs(off) > kOffFront) {
    const int wheel = std::clamp(off, -widest, widest);
    for (const Length length : {LeftAfter(f, e, wheel, most), Ticks(0)}) {
      if (const auto order = legal(wheel, 0, length)) return order;
    }
  }
  for (const Length length : {most, most / 2}) {
    if (const auto order = legal(0, 0, length)) return order;
  }
  const Touch touch = FirstTouch(f, e, most + Inches(1));
  if (touch.any() && touch.gap > Inches(1)) {
    return legal(0, 0, touch.gap - Inches(1) / 2);
  }
  if (touch.any()) return std::nullopt;
  // Round who is in the way.
  for (const int aside : {-kEighth, kEighth}) {
    if (const auto order = legal(0, aside, most)) return order;
  }
  return std::nullopt;
}

// D4
Order DrillAgent::Act(PositionView f, ElementId e) const {
  const Order pull = OrderOf(f, Verb::kPullOff, e);
  if (CheckOrder(f, pull).ok()) return pull;
  if (const auto charge = ChargeOf(f, e)) return *charge;
  if (const auto entry = EntryOf(f, e)) return *entry;
  if (const auto shot = ShotOf(f, e)) return *shot;
  const Order reform = OrderOf(f, Verb::kReform, e);
  if (f.unit(e).markers >= kShaken && CheckOrder(f, reform).ok()) {
    return reform;
  }
  if (const auto move = MoveOf(f, e)) return *move;
  if (CheckOrder(f, reform).ok()) return reform;
  return OrderOf(f, Verb::kEndElement, e);
}

// D7, D8: behind the middle of those he commands.
Order DrillAgent::RideOf(PositionView f, LeaderId l) const {
  const LeaderData& data = f.scenario.leader(l);
  int64_t x = 0, y = 0, n = 0;
  f.scenario.side(data.side).elements.ForEach([&](ElementId e) {
    if (!f.unit(e).on_table() || f.unit(e).routing() ||
        (IsSome(data.corps) && f.data(e).corps != data.corps)) {
      return;
    }
    const Point behind = f.unit(e).centre - Along(Forward(f.unit(e).facing),
                                                  Inches(kDistances.objective));
    x += behind.x;
    y += behind.y;
    ++n;
  });
  if (n > 0) {
    const Order ride = RideOrder(
        f, l, {static_cast<int32_t>(x / n), static_cast<int32_t>(y / n)});
    if (CheckRide(f, ride).ok()) return ride;
  }
  return OrderOf(f, Verb::kStay, l);
}

Choice DrillAgent::Decide(const Game& game, const Position& view,
                          Side /*side*/) {
  const PositionView f = ViewOf(game, view);
  const auto say = [](const Order& order) {
    return Choice{.order = order, .thoughts = {}};
  };
  const EntityId about = f.state.awaits.about();
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kElement:
      return say(Next(f));
    case Decision::kAction:
      return say(Act(f, f.scenario.As<ElementId>(about)));
    case Decision::kRide:
    case Decision::kArmyRide:
      return say(RideOf(f, f.scenario.As<LeaderId>(about)));
    default:
      break;
  }
  orders_.clear();
  game.Propose(view, orders_);
  return say(
      Any({Verb::kTurnToFace, Verb::kCounterCharge, Verb::kReactFire,
           Verb::kStand, Verb::kFireToo, Verb::kKeepSquare, Verb::kReinforce,
           Verb::kOccupy, Verb::kDeclareTile, Verb::kGo, Verb::kReturn}));
}

}  // namespace berthier::la_grande_armee
