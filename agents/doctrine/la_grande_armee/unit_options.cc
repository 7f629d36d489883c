#include "agents/doctrine/la_grande_armee/unit_options.h"

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <cmath>
#include <cstdlib>

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/charge/charge.h"
#include "engine/rulesets/la_grande_armee/charge/pull_off.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"
#include "engine/rulesets/la_grande_armee/orders/candidates.h"
#include "engine/rulesets/la_grande_armee/orders/orders.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kEighth = Heading::kSteps / 8;
constexpr double kFarAhead = 24;  // inches looked ahead
// When to look at going back: so few bases beyond its markers, or so much more
// to lose by fire than to gain.
constexpr int kWeak = 3;
constexpr double kOutgunned = 0.4;

Length TicksOf(double inches) {
  return Ticks(static_cast<int32_t>(std::floor(inches * kTicksPerInch)));
}

}  // namespace

UnitOptions::Prospect UnitOptions::ProspectAt(const UnitView& there) const {
  const Judged judged = outlook_.Judge(there, stance_);
  Prospect prospect = {.value = judged.value};
  if (posts_) prospect.value += posts_->PromiseAt(there, judged.value);
  if (actions_ > 0 && !there.routing) {
    const double best = std::max(judged.shot, judged.hope - stance_.least);
    prospect.next = std::max(0.0, army_.weights().next * there.check * best);
  }
  return prospect;
}

void UnitOptions::AddAction(const Order& order, const UnitView& there,
                            double extra) {
  const double p = there.check;
  const double then = ProspectAt(there).all() + extra;
  Add(order, p * then + (1 - p) * now_.all() - now_.value);
}

void UnitOptions::Try(const UnitView& u, const Order& order, double extra) {
  MovePlan plan;
  if (!PlanMove(f_, u.id, order, plan).ok()) return;
  int markers = u.markers;
  if (plan.travels) {
    if (markers > 0) --markers;  // MOV-05
    if (plan.about) ++markers;
    markers += RiverMarkers(f_, u.id, plan.whole_track());
    if (plan.enters || DifficultUnder(f_, plan.path)) ++markers;
    const ElementSet friends = FriendsUnder(f_, u.id, plan.path);
    if (!friends.empty()) {
      ++markers;
      friends.ForEach([&](ElementId e) {
        if (e != u.id) extra -= army_.unit(e).marker_cost();
      });
    }
  }
  plan.end.markers = static_cast<uint8_t>(markers);
  UnitView there = army_.At(u, plan.end);
  AddAction(order, there, extra - army_.weights().dither);
}

// ---- Melee ------------------------------------------------------------------

void UnitOptions::Locked(const UnitView& u) {
  if (!CheckPullOff(f_, u.id).ok()) return;
  const UnitView& enemy = army_.unit(f_.unit(u.id).charged_into);
  const double mass = ValueOfMass(army_, u, enemy, stance_.attack);
  Add(OrderOf(f_, Verb::kPullOff, u.id),
      -u.check * mass - (1 - u.check) * u.marker_cost());
}

// ---- Fire -------------------------------------------------------------------

double UnitOptions::ShotAt(const UnitView& u, ElementId target,
                           Edge edge) const {
  const Shot shot =
      la_grande_armee::ShotAt(f_, u.id, edge, target, ShotKind::kAction);
  if (shot.dice <= 0) return 0;
  const UnitView& e = army_.unit(target);
  double value = ValueOfShot(e, shot.dice);
  // Who is shaken is charged by others.
  constexpr double kOpened = 0.1;
  for (const UnitView& other : army_.units(u.data->side)) {
    if (other.id == u.id || other.activated || other.charge == 0 ||
        IsFarther(other, e, other.charge)) {
      continue;
    }
    value += kOpened * e.marker_cost();
    break;
  }
  return value;
}

Option UnitOptions::BestFire(const UnitView& u) const {
  Option best = {OrderOf(f_, Verb::kFire, u.id), 0};
  if (u.locked || u.routing || u.front_troops + u.front_guns == 0) return best;
  const int edges = u.all_round() ? kEdges : 1;
  for (const UnitView& e : army_.enemies(u.data->side)) {
    constexpr double kLongest = 22;
    if (IsFarther(u, e, kLongest)) continue;
    if (edges == 1 && TouchOf(u, u.dir, e) >= kLongest) continue;
    for (int k = 0; k < edges; ++k) {
      Order order = OrderOf(f_, Verb::kFire, u.id, e.id);
      order.manner = static_cast<uint8_t>(k);
      const double value = ShotAt(u, e.id, static_cast<Edge>(k));
      if (value <= best.value || !CheckFire(f_, u.id, order).ok()) continue;
      best = {order, value};
    }
  }
  return best;
}

void UnitOptions::FurtherFaces(ElementId e) {
  const UnitView& u = army_.unit(e);
  Add(OrderOf(f_, Verb::kHoldFaces, e), 0);
  for (const UnitView& enemy : army_.enemies(u.data->side)) {
    for (int k = 0; k < kEdges; ++k) {
      Order order = OrderOf(f_, Verb::kFireToo, e, enemy.id);
      order.manner = static_cast<uint8_t>(k);
      const double value = ShotAt(u, enemy.id, static_cast<Edge>(k));
      if (value > 0 && CheckOrder(f_, order).ok()) Add(order, value);
    }
  }
}

// ---- Charges ----------------------------------------------------------------

// What friends who may still act gain at `e`, who is held fast by u and has to
// stand (CHG-21).
double UnitOptions::JointAt(const UnitView& u, const UnitView& e) const {
  if (e.routing) return 0;
  UnitView held = e;
  held.locked = true;
  double all = 0;
  for (const UnitView& other : army_.units(u.data->side)) {
    if (other.id == u.id || other.activated || other.charge == 0 ||
        other.locked || other.routing || other.form != Form::kDeployed ||
        other.data->corps != u.data->corps ||
        IsFarther(other, e, other.charge)) {
      continue;
    }
    const double gap = TouchOf(other, other.dir, e);
    const Edge edge = EdgeMet(e, other.front(), other.dir);
    if (gap > other.charge || !MayCharge(other, e, edge)) continue;
    const double value =
        ValueOfCharge(army_, other, held, {.edge = edge, .gap = gap}, 1);
    all += other.check * std::max(0.0, value);
  }
  return all;
}

double UnitOptions::ChargeAt(const UnitView& u, ElementId target,
                             Verb verb) const {
  const UnitView& e = army_.unit(target);
  ChargeWay way = WayTo(army_, u, e, verb == Verb::kAdvanceContact);
  if (way.gap > kFarAhead) return -1;
  way.pulls_off = actions_ > 0;
  UnitView charger = u;
  // CHG-16
  const Vec by = Along(Forward(f_.unit(u.id).facing), TicksOf(way.gap));
  Swept path;
  path.AddRun(SolidOf(f_, u.id), by);
  if (DifficultUnder(f_, path, f_.unit(target).settlement)) ++charger.markers;
  const std::array<Point, 2> track = {f_.unit(u.id).place,
                                      f_.unit(u.id).place + by};
  charger.markers += RiverMarkers(f_, u.id, track);
  const double before = u.worth() - charger.worth();
  const double value = ValueOfCharge(army_, charger, e, way, stance_.attack) +
                       army_.weights().joint * JointAt(u, e);
  return value - before - outlook_.AfterCharge(u, e, way.gap);
}

Option UnitOptions::BestCharge(const UnitView& u) const {
  Option best = {OrderOf(f_, Verb::kCharge, u.id), -1};
  if (u.charge == 0 || u.locked || u.routing || u.form != Form::kDeployed) {
    return best;
  }
  const Ahead ahead = AheadOf(army_, u, u.charge + 0.1);
  if (ahead.enemy == nullptr) return best;
  const ElementId target = ahead.enemy->id;
  for (const Verb verb : {Verb::kCharge, Verb::kAdvanceContact}) {
    const Order order = OrderOf(f_, verb, u.id, target);
    const double reach = verb == Verb::kCharge ? u.charge : u.move;
    if (ahead.gap > reach + 0.05 || !CheckCharge(f_, u.id, order).ok())
      continue;
    const double value = ChargeAt(u, target, verb) - stance_.least;
    if (value > best.value) best = {order, value};
  }
  return best;
}

// ---- Moves ------------------------------------------------------------------

void UnitOptions::Advances(const UnitView& u) {
  const Length most = AllowanceOf(f_, u.id, Verb::kAdvance);
  const int widest = WidestWheel(f_, u.id, most);
  const GunPlace guns = u.horse() ? GunPlace::kRear : GunPlace::kCentre;
  const auto go = [&](int wheel, int aside, Length length) {
    if (wheel == 0 && length <= Ticks(0)) return;
    Try(u, AdvanceOrder(f_, u.id, Verb::kAdvance, wheel, aside, length, guns));
  };
  const bool all = breadth_ == Breadth::kAll;
  go(0, 0, most);
  if (all) go(0, 0, most / 2);
  // To where ranges and reaches end.
  double touch = kMisses;
  for (const UnitView& e : army_.enemies(u.data->side)) {
    touch = std::min(touch, TouchOf(u, u.dir, e));
  }
  if (touch < kFarAhead) {
    for (const double kept : {1.2, 3.9, u.charge - 0.1, 11.9}) {
      const Length length = TicksOf(touch - kept);
      if (length < most && length > TicksOf(0.2)) go(0, 0, length);
    }
  }
  // Toward the nearest enemies and the goal, wheeling.
  const Heading ahead = f_.unit(u.id).facing;
  boost::container::static_vector<int, kMaxObjectives + 2> wheeled;
  const auto turn = [&](int quarters) {
    const int wheel = std::clamp(quarters, -widest, widest);
    if (std::abs(wheel) < 8 ||
        std::find(wheeled.begin(), wheeled.end(), wheel) != wheeled.end()) {
      return;
    }
    wheeled.push_back(wheel);
    go(wheel, 0, LeftAfter(f_, u.id, wheel, most));
    if (all) go(wheel, 0, Ticks(0));
  };
  std::array<const UnitView*, 2> near = {};
  for (const UnitView& e : army_.enemies(u.data->side)) {
    const UnitView* one = &e;
    for (const UnitView*& slot : near) {
      if (slot == nullptr || Norm(one->at - u.at) < Norm(slot->at - u.at)) {
        std::swap(slot, one);
      }
      if (one == nullptr) break;
    }
  }
  for (const UnitView* e : near) {
    if (e != nullptr) turn(ahead.TurnTo(Toward(f_, u.id, e->id)));
  }
  for (const Objective& objective : f_.scenario.objectives) {
    if (!all && !outlook_.IsSentTo(u.id, objective.piece)) continue;
    const Vec way =
        f_.scenario.piece(objective.piece).pose.centre - f_.unit(u.id).centre;
    if (way != Vec{}) turn(ahead.TurnTo(BearingOf(way)));
  }
  for (const int aside : {-kEighth, kEighth}) {
    go(0, aside, most);
    if (all) go(0, aside / 2, most);
  }
}

// Toward the places where it would charge from, as far as the way is straight.
void UnitOptions::ToPosts(const UnitView& u) {
  if (!posts_) return;
  const Length most = AllowanceOf(f_, u.id, Verb::kAdvance);
  const Heading ahead = f_.unit(u.id).facing;
  const auto face = [&](Heading facing) {
    if (facing == ahead) return;
    Order order = OrderOf(f_, Verb::kFormLine, u.id);
    order.pose.heading = facing;
    order.manner = static_cast<uint8_t>(GunPlace::kRear);
    order.amount = u.files;
    Try(u, order);
  };
  constexpr size_t kLooked = 3;
  const auto posts = posts_->all();
  for (const Post& post : posts.first(std::min(posts.size(), kLooked))) {
    face(post.facing);
    const double far = Norm(post.place.at - u.at);
    constexpr double kThere = 0.2;
    if (far < kThere) continue;
    const Heading to = BearingOf(PointOf(post.place.at) - PointOf(u.at));
    const int aside = ahead.TurnTo(to);
    if (std::abs(aside) <= kEighth) {
      Try(u, AdvanceOrder(f_, u.id, Verb::kAdvance, 0, aside,
                          std::min(most, TicksOf(far)), GunPlace::kRear));
    } else {
      face(to);
    }
  }
}

void UnitOptions::Retreats(const UnitView& u) {
  const Length most = AllowanceOf(f_, u.id, Verb::kAbout);
  const GunPlace guns = u.horse() ? GunPlace::kRear : GunPlace::kCentre;
  Try(u, AdvanceOrder(f_, u.id, Verb::kAbout, 0, 0, most, guns));
}

void UnitOptions::Lines(const UnitView& u, Heading facing) {
  Order order = OrderOf(f_, Verb::kFormLine, u.id);
  order.pose.heading = facing;
  order.manner =
      static_cast<uint8_t>(u.horse() ? GunPlace::kRear : GunPlace::kCentre);
  const int n = u.bases();
  const int usual = u.is_guns() ? n : (n + 1) / 2;
  int last = 0;
  for (const int files :
       {usual, u.form == Form::kDeployed ? u.files : usual, n}) {
    if (files == last || files < 1) continue;
    last = files;
    order.amount = files;
    const bool stands = u.form == Form::kDeployed && files == u.files &&
                        facing == f_.unit(u.id).facing;
    if (!stands) Try(u, order);
  }
}

void UnitOptions::Forms(const UnitView& u) {
  const Heading ahead = f_.unit(u.id).facing;
  double gap = kMisses;
  const UnitView* nearest = army_.NearestEnemy(u, gap);
  if (nearest == nullptr) return;
  const Heading toward = Toward(f_, u.id, nearest->id);
  const int off = std::abs(ahead.TurnTo(toward));
  constexpr int kOff = 80;
  if (u.form != Form::kDeployed || off > kOff || breadth_ == Breadth::kAll) {
    Lines(u, toward);
  }
  if (u.form != Form::kSquare && u.foot() && danger_ > 0.3 &&
      u.bases() >= kLeastSquare) {
    Order square = OrderOf(f_, Verb::kFormSquare, u.id);
    square.pose.heading = ahead;
    square.amount = AmountOf(EqualFaces(f_, u.id));
    Try(u, square, -0.15);
  }
  constexpr double kMarchesFrom = 26;
  if (u.form == Form::kDeployed && !u.horse() && gap > kMarchesFrom &&
      actions_ > 0 && stance_.ardour > 0 && u.markers == 0) {
    Order march = OrderOf(f_, Verb::kFormMarch, u.id);
    march.pose.heading = toward;
    // Two moves at three times the rate, less one.
    Try(u, march, 3 * stance_.ardour * u.move);
  }
}

void UnitOptions::Marches(const UnitView& u) {
  const Length most = AllowanceOf(f_, u.id, Verb::kMarch);
  const ElementId enemy = NearestEnemy(f_, u.id);
  const Heading ahead = f_.unit(u.id).facing;
  const auto go = [&](int turn, Length length) {
    Try(u, MarchOrder(f_, u.id, Verb::kMarch,
                      {.turn = std::clamp(turn, -2 * kEighth, 2 * kEighth),
                       .length = length}));
  };
  for (const Length length : {most, most / 2}) {
    go(0, length);
    if (IsSome(enemy)) go(ahead.TurnTo(Toward(f_, u.id, enemy)), length);
    for (const int turn : {-kEighth, kEighth}) go(turn, length);
  }
  for (const Objective& objective : f_.scenario.objectives) {
    const Vec way =
        f_.scenario.piece(objective.piece).pose.centre - f_.unit(u.id).place;
    if (way != Vec{}) go(ahead.TurnTo(BearingOf(way)), most);
  }
}

// ---- Settlements ------------------------------------------------------------

void UnitOptions::Towns(const UnitView& u) {
  if (u.horse()) return;
  for (int i = 0; i < f_.scenario.piece_count(); ++i) {
    const PieceId p = MakeId<PieceId>(i);
    const Piece& piece = f_.scenario.piece(p);
    if (piece.kind != PieceKind::kSettlement) continue;
    const double reach = u.form == Form::kMarch ? 3 * u.move : u.move;
    if (Norm(SpotOf(piece.pose.centre) - u.at) > reach + u.radius + 6) continue;
    // Held ones are charged.
    if (IsSome(HolderOf(f_, p))) continue;
    const ElementId enemy = NearestEnemy(f_, u.id);
    Order order = OrderOf(f_, Verb::kEnter, u.id, p);
    order.pose.heading = SideToward(
        piece, IsSome(enemy) ? Toward(f_, u.id, enemy) : f_.unit(u.id).facing);
    order.amount = AmountOf(Allotment(f_, u.id, piece.capacity, Edge::kFront));
    const size_t before = options_.size();
    for (int k = 0; k < kEdges && options_.size() == before; ++k) {
      order.manner = static_cast<uint8_t>(k);
      Try(u, order);
    }
  }
}

void UnitOptions::Garrison(const UnitView& u) {
  const PieceId p = f_.unit(u.id).settlement;
  const Piece& piece = f_.scenario.piece(p);
  double gap = kMisses;
  const UnitView* nearest = army_.NearestEnemy(u, gap);
  if (nearest == nullptr) return;
  const Vec way = f_.unit(nearest->id).centre - piece.pose.centre;
  if (way == Vec{}) return;
  const Heading toward = SideToward(piece, BearingOf(way));
  // Nobody shall come in by a side where nobody stands (SET-24).
  const int turn = f_.unit(u.id).facing.TurnTo(toward);
  const Edge side = static_cast<Edge>((turn + Heading::kSteps) /
                                      (Heading::kSteps / 4) % kEdges);
  const Part& part = f_.unit(u.id).part(side);
  constexpr double kNear = 8;
  if (gap < kNear && part.bases() * 2 < std::min(piece.capacity / 2, 3)) {
    Order order = OrderOf(f_, Verb::kRealign, u.id);
    order.pose.heading = toward;
    order.amount = AmountOf(Allotment(f_, u.id, piece.capacity, Edge::kFront));
    const bool stands = toward == f_.unit(u.id).facing &&
                        order.amount == AmountOf(f_.unit(u.id).parts);
    if (!stands) Try(u, order, army_.weights().town);
  }
  Order leave = OrderOf(f_, Verb::kLeave, u.id);
  for (int k = 0; k < kEdges; ++k) {
    leave.manner = LeaveManner(static_cast<Edge>(k), GunPlace::kCentre);
    leave.amount = (u.bases() + 1) / 2;
    const Heading out = OutwardOf(f_.unit(u.id).facing, static_cast<Edge>(k));
    if (out == toward) Try(u, leave);
  }
}

// ---- All of them ------------------------------------------------------------

void UnitOptions::Collect(ElementId e) {
  const UnitView& u = army_.unit(e);
  actions_ = f_.unit(e).actions_left - 1;
  Add(OrderOf(f_, Verb::kEndElement, e), 0);
  if (u.locked) return Locked(u);
  if (breadth_ == Breadth::kAll) posts_.emplace(army_, outlook_, stance_, u);
  now_ = ProspectAt(u);
  danger_ = outlook_.DangerAt(u, ElementId::kNone);
  if (const Order reform = OrderOf(f_, Verb::kReform, e);
      u.markers > 0 && CheckOrder(f_, reform).ok()) {
    ElementState rested = f_.unit(e);
    --rested.markers;
    AddAction(reform, army_.At(u, rested));
  }
  if (const Option shot = BestFire(u); shot.value > 0) {
    double shed = 0;
    if (u.markers > 0) {
      shed = u.WorthWith(u.bases(), u.markers - 1) - u.worth();
    }
    Add(shot.order, u.check * (shot.value + shed) + now_.next);
  }
  if (const Option charge = BestCharge(u); charge.value > -1) {
    const bool refuses = static_cast<Verb>(charge.order.verb) == Verb::kCharge;
    Add(charge.order, u.check * charge.value -
                          (1 - u.check) * (refuses ? u.marker_cost() : 0));
  }
  switch (u.form) {
    case Form::kDeployed:
      Advances(u);
      ToPosts(u);
      if (danger_ > 0.5 || stance_.stand_off > 12 ||
          u.bases() - u.markers <= kWeak ||
          outlook_.FireAt(u) > kOutgunned + BestShot(army_, u)) {
        Retreats(u);
      }
      Forms(u);
      Towns(u);
      break;
    case Form::kMarch:
      Marches(u);
      Forms(u);
      Towns(u);
      break;
    case Form::kSquare:
      Forms(u);
      break;
    case Form::kGarrison:
      Garrison(u);
      break;
  }
}

}  // namespace berthier::la_grande_armee
