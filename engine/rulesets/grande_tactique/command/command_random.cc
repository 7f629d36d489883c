// One random order of the menu D2, without listing the others.
//
// Verbs are drawn without return until one has a legal order, and so are the
// subjects of a verb: what is found is uniform over those that have one. The
// parameters are then drawn. A verb whose parameters form a continuum (moves,
// rides, turns) gets a few tries a subject rather than a complete search: a
// playout must not pay for the hundred ways in which a charge is impossible.
#include "engine/rulesets/grande_tactique/command/command_random.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/command/command_candidates.h"
#include "engine/rulesets/grande_tactique/command/command_orders.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/end_poses.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::grande_tactique {
namespace {

constexpr int kMoveTries = 4;
constexpr int kChargeTries = 3;
constexpr int kTurnTries = 3;
constexpr int kRideTries = 4;
// Units that are tried in vain for one verb before it is given up.
constexpr int kUnitTries = 4;

int Draw(Chooser& chooser, int n) {
  return static_cast<int>(chooser.Below(static_cast<uint32_t>(n)));
}
Length DrawLength(Chooser& chooser, Length most) {
  return most > Ticks(1) ? Ticks(1 + Draw(chooser, most.ticks)) : most;
}

// Ids to draw from, without return.
class Hat {
 public:
  void Put(int id) {
    ids_[static_cast<size_t>(size_++)] = static_cast<uint8_t>(id);
  }
  bool empty() const { return size_ == 0; }
  int Draw(Chooser& chooser) {
    const size_t i = chooser.Below(static_cast<uint32_t>(size_));
    const int id = ids_[i];
    ids_[i] = ids_[static_cast<size_t>(--size_)];
    return id;
  }

 private:
  std::array<uint8_t, kMaxUnits> ids_;
  int size_ = 0;
};

// By its flags alone: false means that the verb cannot be obeyed.
bool MightObey(Field f, Verb verb, UnitId u) {
  const UnitState& unit = f.unit(u);
  const bool moves = verb == Verb::kMove || verb == Verb::kOccupy;
  if (!unit.on_table()) return moves;
  const bool runs = unit.cohesion == Cohesion::kFleeing;
  const bool silenced = unit.cohesion == Cohesion::kSilenced;
  if (verb == Verb::kRally) return runs || silenced;
  if (verb == Verb::kStopFiring) return unit.Has(Flag::kFiring);
  if (runs || silenced || unit.Has(Flag::kFiring) ||
      IsSome(unit.charge_target)) {
    return false;
  }
  const bool guns = f.scenario.IsArtillery(u);
  const bool limbered = unit.Has(Flag::kLimbered);
  const bool square = unit.Has(Flag::kSquare);
  const bool fresh = !unit.Has(Flag::kMoved);
  switch (verb) {
    case Verb::kMove:
      return fresh && (!guns || limbered);
    case Verb::kOccupy:
      return fresh && !square && (!guns || limbered) &&
             !f.scenario.terrain.areas.empty();
    case Verb::kMoveAndCharge:
      return fresh && !guns && !square &&
             unit.cohesion == Cohesion::kCoherent && PurseOf(f, u) >= 2;
    case Verb::kPivot:
      return fresh && !square;
    case Verb::kLimber:
      return guns && !limbered;
    case Verb::kUnlimber:
      return guns && limbered;
    case Verb::kFormSquare:
      return f.scenario.IsInfantry(u) && !square && !IsSome(unit.occupying);
    case Verb::kLeaveSquare:
      return square;
    case Verb::kStartFiring:
      return f.scenario.IsInfantry(u) || (guns && !limbered);
    case Verb::kCharge:
      return !guns && !square && unit.cohesion == Cohesion::kCoherent;
    case Verb::kSpike:
      return !guns && PurseOf(f, u) >= 2;
    default:
      break;
  }
  return true;
}

// By a look at the centres: it stands where the verb could be obeyed.
bool IsPlaced(Field f, Verb verb, UnitId u) {
  const UnitState& unit = f.unit(u);
  const Side side = f.data(u).side;
  if (verb == Verb::kWithdraw) {
    if (IsSome(unit.occupying)) return true;
    // No base reaches farther from its centre than this.
    constexpr int32_t kCircle = 1500;
    const Terrain& terrain = f.scenario.terrain;
    const Point p = unit.centre;
    switch (f.scenario.side(side).home) {
      case TableEdge::kNorth:
        return p.y > terrain.depth.ticks - kCircle;
      case TableEdge::kEast:
        return p.x > terrain.width.ticks - kCircle;
      case TableEdge::kSouth:
        return p.y < kCircle;
      case TableEdge::kWest:
        break;
    }
    return p.x < kCircle;
  }
  if (verb != Verb::kMoveAndCharge && verb != Verb::kCharge &&
      verb != Verb::kSpike) {
    return true;
  }
  const int64_t reach =
      verb == Verb::kMoveAndCharge
          ? FullAllowance(f, u).ticks + kRoadBonus.ticks + 3100
          : 3100;
  bool near = false;
  f.scenario.side(Opponent(side)).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    near = near || (enemy.on_table() &&
                    (IsSome(enemy.occupying) || IsSome(unit.occupying) ||
                     NormSquared(enemy.centre - unit.centre) <= reach * reach));
  });
  return near;
}

// One drawn subject at a time.
class Drawer {
 public:
  Drawer(Field f, Chooser& chooser) : f_(f), chooser_(chooser) {}

  bool Try(Verb verb, UnitId u);
  bool Try(Verb verb, GeneralId g);
  const Order& order() const { return order_; }

 private:
  bool DrawDeparture(UnitId u, Departure& departure);
  bool DrawMove(UnitId u);
  bool DrawCharge(UnitId u);
  bool DrawOccupy(UnitId u);
  bool DrawRide(GeneralId g);
  Pose DrawPose(const Mover& mover);
  Heading DrawHeading() {
    return Heading::Quarters(Draw(chooser_, Heading::kSteps));
  }
  // One of the candidates, each as likely.
  template <typename Subject>
  bool Sample(Verb verb, Subject subject);

  Field f_;
  Chooser& chooser_;
  Order order_;
};

template <typename Subject>
bool Drawer::Sample(Verb verb, Subject subject) {
  uint32_t n = 0;
  ForEachOrder(f_, verb, subject, [&](const Order& order) {
    if (chooser_.Below(++n) == 0) order_ = order;
    return false;
  });
  return n > 0;
}

bool Drawer::DrawDeparture(UnitId u, Departure& departure) {
  const UnitState& unit = f_.unit(u);
  order_.via = {};
  if (!unit.on_table()) {
    const Segment stretch =
        EntryStretch(f_.scenario, ArrivalOf(f_.scenario, u));
    const Vec along = stretch.b - stretch.a;
    constexpr int kParts = 64;
    const int part = Draw(chooser_, kParts + 1);
    order_.via =
        stretch.a + Vec{along.x / kParts * part, along.y / kParts * part};
  } else if (IsSome(unit.occupying)) {
    const std::vector<Point>& corners =
        f_.scenario.area(unit.occupying).polygon;
    const size_t i = chooser_.Below(static_cast<uint32_t>(corners.size()));
    const Point a = corners[i], b = corners[(i + 1) % corners.size()];
    order_.via = {(a.x + b.x) / 2, (a.y + b.y) / 2};
  }
  return FindDeparture(f_, u, order_.via, departure).ok();
}

Pose Drawer::DrawPose(const Mover& mover) {
  const Pose start = mover.departure().pose;
  const UnitId u = mover.departure().unit;
  const BaseSize size = BaseOf(f_, u);
  const Length open = mover.allowance();
  // A way of `turns` directions from `first` on, then a distance: drawn one
  // after the other, since compilers differ in which argument comes first.
  const auto shifted = [&](int first, int turns, Length most) {
    const int turn = first + Draw(chooser_, turns);
    const Length distance = DrawLength(chooser_, most);
    return Pose{
        start.centre + Along(Forward(start.heading.Turned(turn)), distance),
        start.heading};
  };
  enum Kind { kAhead, kOblique, kWheel, kSlide, kKinds };
  if (IsSquare(f_, u)) {
    return shifted(0, Heading::kSteps, open);
  }
  switch (Draw(chooser_, kKinds)) {
    case kAhead:
      return shifted(0, 1, open);
    case kOblique:
      return shifted(-180, 361, open);
    case kSlide:
      return shifted(180, 1081, open / 2);
    default:
      break;
  }
  // A wheel that it can afford, then ahead.
  const Length quarter = WheelCost(size.front, 360);
  const int most = std::min(
      720, static_cast<int>(int64_t{360} * open.ticks / quarter.ticks));
  const int turn = Draw(chooser_, 2 * most + 1) - most;
  const Leg wheel = Leg::Wheel(turn < 0 ? Hand::kLeft : Hand::kRight,
                               turn < 0 ? -turn : turn);
  const Pose wheeled = turn == 0 ? start : After(start, size, wheel);
  const Length left = std::max(Ticks(0), open - Cost(wheel, size));
  return {Offset(wheeled, DrawLength(chooser_, left), {}), wheeled.heading};
}

bool Drawer::DrawMove(UnitId u) {
  Departure departure;
  if (!CheckMover(f_, u).ok() || !DrawDeparture(u, departure)) return false;
  const Mover mover(f_, departure);
  for (int i = 0; i < kMoveTries; ++i) {
    Movement movement;
    order_.pose = DrawPose(mover);
    // Infantry is not marched through its friends at random.
    if (berthier::OnTable(f_.scenario.terrain, order_.pose.centre) &&
        mover.To(order_.pose, UnitId::kNone, SearchDepth::kTwoLegs, movement)
            .ok() &&
        !(f_.scenario.IsInfantry(u) && IsSome(movement.passed))) {
      return true;
    }
  }
  return false;
}

bool Drawer::DrawCharge(UnitId u) {
  Departure departure;
  if (!CheckMover(f_, u).ok() ||
      !CanPay(f_, u, kPrices.move + kPrices.charge) ||
      !DrawDeparture(u, departure)) {
    return false;
  }
  const Mover mover(f_, departure);
  if (!mover.enemy_in_reach()) return false;
  Hat enemies;
  const int64_t reach = mover.allowance().ticks + 3000;
  f_.scenario.side(Opponent(f_.data(u).side)).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f_.unit(e);
    if (enemy.on_table() && enemy.cohesion != Cohesion::kSilenced &&
        NormSquared(enemy.centre - departure.pose.centre) <= reach * reach) {
      enemies.Put(Index(e));
    }
  });
  for (int i = 0; i < kChargeTries && !enemies.empty(); ++i) {
    const UnitId e = MakeId<UnitId>(enemies.Draw(chooser_));
    PoseList poses;
    AddContactPoses(f_, mover, e, poses);
    if (poses.size() == 0) continue;
    Movement movement;
    order_.pose = poses[Draw(chooser_, poses.size())];
    order_.object = f_.scenario.Entity(e);
    if (berthier::OnTable(f_.scenario.terrain, order_.pose.centre) &&
        mover.To(order_.pose, e, SearchDepth::kTwoLegs, movement).ok()) {
      return true;
    }
  }
  return false;
}

bool Drawer::DrawOccupy(UnitId u) {
  const UnitState& unit = f_.unit(u);
  const Box reach =
      Grown(BoxOf(unit.centre), FullAllowance(f_, u) + kRoadBonus + Inches(2));
  const std::vector<Area>& areas = f_.scenario.terrain.areas;
  Hat near;
  for (size_t i = 0; i < areas.size(); ++i) {
    if ((!unit.on_table() || !Apart(areas[i].box, reach, {})) &&
        !IsSome(f_.state.occupant[i]) && MayEnter(f_, u, areas[i].kind)) {
      near.Put(static_cast<int>(i));
    }
  }
  Departure departure;
  if (near.empty() || !CheckMover(f_, u).ok() || !DrawDeparture(u, departure)) {
    return false;
  }
  const Mover mover(f_, departure);
  while (!near.empty()) {
    const AreaId area = MakeId<AreaId>(near.Draw(chooser_));
    Movement movement;
    if (!mover.Into(area, movement).ok()) continue;
    order_.object = f_.scenario.Entity(area);
    order_.pose.heading = DrawHeading();
    return true;
  }
  return false;
}

bool Drawer::DrawRide(GeneralId g) {
  if (!CheckMayRide(f_, g).ok()) return false;
  Point from = PlaceOf(f_, g);
  Length most = kAllowances.general;
  if (!f_.state.general(g).on_table()) {
    const Segment stretch =
        EntryStretch(f_.scenario, ArrivalOf(f_.scenario, g));
    from = {(stretch.a.x + stretch.b.x) / 2, (stretch.a.y + stretch.b.y) / 2};
  }
  for (int i = 0; i < kRideTries; ++i) {
    const Heading way = DrawHeading();
    order_.pose.centre = from + Along(Forward(way), DrawLength(chooser_, most));
    if (CheckRide(f_, g, order_.pose.centre).ok()) return true;
  }
  return Sample(Verb::kMoveGeneral, g);
}

bool Drawer::Try(Verb verb, UnitId u) {
  order_ = {.verb = static_cast<uint8_t>(verb),
            .subject = f_.scenario.Entity(u)};
  switch (verb) {
    case Verb::kMove:
      return DrawMove(u);
    case Verb::kMoveAndCharge:
      return DrawCharge(u);
    case Verb::kOccupy:
      return DrawOccupy(u);
    case Verb::kPivot:
    case Verb::kLeaveSquare:
      for (int i = 0; i < kTurnTries; ++i) {
        order_.pose.heading = DrawHeading();
        if (CheckMenuOrder(f_, order_, SearchDepth::kTwoLegs).ok()) return true;
      }
      return false;
    default:
      break;
  }
  return Sample(verb, u);
}

bool Drawer::Try(Verb verb, GeneralId g) {
  order_ = {.verb = static_cast<uint8_t>(verb),
            .subject = f_.scenario.Entity(g)};
  return verb == Verb::kMoveGeneral ? DrawRide(g) : Sample(verb, g);
}

}  // namespace

Order ProposeOneFromMenu(Field f, Chooser& chooser) {
  const bool generals_only = StepOf(f.state) == CommandStep::kGenerals;
  constexpr int kFirst = static_cast<int>(Verb::kMove);
  constexpr int kLast = static_cast<int>(Verb::kEndCommand);
  Hat verbs;
  for (int v = kFirst; v <= kLast; ++v) {
    const Verb verb = static_cast<Verb>(v);
    if (!generals_only || IsGeneralsVerb(verb) || verb == Verb::kEndCommand) {
      verbs.Put(v);
    }
  }
  const Side side = f.state.moving;
  Drawer drawer(f, chooser);
  while (true) {
    const Verb verb = static_cast<Verb>(verbs.Draw(chooser));
    if (verb == Verb::kEndCommand) {
      return {.verb = static_cast<uint8_t>(Verb::kEndCommand)};
    }
    Hat subjects;
    if (IsGeneralsVerb(verb)) {
      for (size_t i = 0; i < f.scenario.generals.size(); ++i) {
        if (f.scenario.generals[i].side == side) {
          subjects.Put(static_cast<int>(i));
        }
      }
      while (!subjects.empty()) {
        if (drawer.Try(verb, MakeId<GeneralId>(subjects.Draw(chooser)))) {
          return drawer.order();
        }
      }
      continue;
    }
    f.scenario.side(side).units.ForEach([&](UnitId u) {
      if (f.unit(u).presence <= Presence::kOnTable && MightObey(f, verb, u) &&
          IsPlaced(f, verb, u) &&
          (verb == Verb::kWithdraw || CanPay(f, u, 1))) {
        subjects.Put(Index(u));
      }
    });
    const bool costly = verb == Verb::kMove || verb == Verb::kMoveAndCharge ||
                        verb == Verb::kOccupy;
    for (int i = 0; !subjects.empty() && (!costly || i < kUnitTries); ++i) {
      if (drawer.Try(verb, MakeId<UnitId>(subjects.Draw(chooser)))) {
        return drawer.order();
      }
    }
  }
}

}  // namespace berthier::grande_tactique
