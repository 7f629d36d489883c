#include "engine/rulesets/grande_tactique/command/command_candidates.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/draw_order.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/end_poses.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

Order OrderTo(PositionView f, Verb verb, UnitId u) {
  return {.verb = static_cast<uint8_t>(verb), .subject = f.scenario.Entity(u)};
}

UnitSet EnemiesOf(PositionView f, UnitId u) {
  return f.scenario.side(Opponent(f.data(u).side)).units;
}

// Calls f(e) for each enemy on the table until it says true.
template <typename F>
bool AnyEnemy(PositionView field, UnitId u, F&& f) {
  bool stopped = false;
  EnemiesOf(field, u).ForEach([&](UnitId e) {
    if (!stopped && field.unit(e).on_table()) stopped = f(e);
  });
  return stopped;
}

// Places to leave an area by (the middles of its sides) or to enter the table
// by (the ends of the stretch and what lies between); the origin for a unit
// that simply stands. Calls f(via) until it says true.
template <typename F>
bool AnyWayOut(PositionView field, UnitId u, F&& f) {
  const UnitState& unit = field.unit(u);
  if (!unit.on_table()) {
    const Segment stretch =
        EntryStretch(field.scenario, ArrivalOf(field.scenario, u));
    constexpr int kParts = 6;
    for (int i = 0; i <= kParts; ++i) {
      if (f(PartOf(stretch, i, kParts))) return true;
    }
    return false;
  }
  if (!IsSome(unit.occupying)) return f(Point{});
  const std::vector<Point>& corners =
      field.scenario.area(unit.occupying).polygon;
  for (size_t i = 0; i < corners.size(); ++i) {
    if (f(MiddleOf({corners[i], corners[(i + 1) % corners.size()]})))
      return true;
  }
  return false;
}

// Poses of one way out: all of them for the menu, contacts first when they are
// asked for alone.
bool TryMoves(PositionView f, Verb verb, const Mover& mover, Point via,
              Take take) {
  const UnitId u = mover.departure().unit;
  Order order = OrderTo(f, verb, u);
  order.via = via;
  const auto offer = [&](Pose pose, UnitId charged) {
    Movement movement;
    if (!mover.To(pose, charged, SearchDepth::kTwoLegs, movement).ok())
      return false;
    order.pose = pose;
    order.object = f.scenario.Entity(charged);
    return take(order);
  };
  if (verb == Verb::kMoveAndCharge) {
    return mover.enemy_in_reach() && AnyEnemy(f, u, [&](UnitId e) {
             PoseList poses;
             AddContactPoses(f, mover, e, poses);
             return std::any_of(
                 poses.view().begin(), poses.view().end(),
                 [&](const Pose& pose) { return offer(pose, e); });
           });
  }
  PoseList poses;
  AddOpenPoses(f, mover, poses);
  // GT-MOV-21, 22: only infantry comes into contact without charging; cavalry
  // comes up to silenced guns alone (GT-MOV-23).
  AnyEnemy(f, u, [&](UnitId e) {
    if (f.scenario.IsInfantry(u) ||
        (f.scenario.IsCavalry(u) &&
         f.unit(e).cohesion == Cohesion::kSilenced)) {
      AddContactPoses(f, mover, e, poses);
    }
    return false;
  });
  return std::any_of(
      poses.view().begin(), poses.view().end(),
      [&](const Pose& pose) { return offer(pose, UnitId::kNone); });
}

// On the spot, at an enemy that the turned front would touch (5.6): facing him,
// or with a front corner.
bool TryTurnAndCharge(PositionView f, UnitId u, Take take) {
  if (InArea(f, u)) return false;
  const Pose pose = f.unit(u).pose();
  const BaseSize size = BaseOf(f, u);
  Order order = OrderTo(f, Verb::kMoveAndCharge, u);
  order.pose.centre = pose.centre;
  const int corner =
      BearingOf(Vec{size.front.ticks, size.depth.ticks}).quarters();
  return AnyEnemy(f, u, [&](UnitId e) {
    const Footprint footprint = FootprintOf(f, e);
    const Block block = f.unit(u).block();
    if (Apart(Grown(BoxOf(block), kTouch + size.front / 2),
              BoxOf(footprint.view()), {})) {
      return false;
    }
    const NearestPair pair = NearestPoints(block.corners(), footprint.view());
    if (pair.on_b == pose.centre) return false;
    const Heading toward = BearingOf(pair.on_b - pose.centre);
    for (const int turn : {0, corner, -corner}) {
      order.pose.heading = toward.Turned(turn);
      if (!CheckPivot(f, u, order.pose.heading, e).ok()) continue;
      order.object = f.scenario.Entity(e);
      if (take(order)) return true;
    }
    return false;
  });
}

// Into an area that touches an enemy, at him (GT-MOV-26).
bool TryOccupyAndCharge(PositionView f, const Mover& mover, Point via,
                        Take take) {
  const UnitId u = mover.departure().unit;
  const Box reach = Grown(BoxOf(mover.departure().pose.centre),
                          mover.allowance() + Ticks(1500));
  Order order = OrderTo(f, Verb::kMoveAndCharge, u);
  order.via = via;
  for (size_t i = 0; i < f.scenario.terrain.areas.size(); ++i) {
    const Area& area = f.scenario.terrain.areas[i];
    if (IsSome(f.state.occupant[i]) || Apart(area.box, reach, {})) continue;
    const bool stopped = AnyEnemy(f, u, [&](UnitId e) {
      const Footprint footprint = FootprintOf(f, e);
      Movement movement;
      if (Apart(area.box, BoxOf(footprint.view()), kTouch) ||
          !mover.Into(MakeId<AreaId>(static_cast<int>(i)), e, movement).ok() ||
          CentreOf(f, e) == area.centroid) {
        return false;
      }
      order.object = f.scenario.Entity(e);
      order.pose = {area.centroid, BearingOf(CentreOf(f, e) - area.centroid)};
      return take(order);
    });
    if (stopped) return true;
  }
  return false;
}

// Headings to turn to: each enemy near, away from home, about.
class Headings {
 public:
  Headings(PositionView f, UnitId u) {
    const Point from = CentreOf(f, u);
    const Heading now = f.unit(u).heading;
    AnyEnemy(f, u, [&](UnitId e) {
      const Vec toward = CentreOf(f, e) - from;
      const int64_t reach = kLongRange.ticks;
      if (toward != Vec{} && NormSquared(toward) <= reach * reach) {
        Add(BearingOf(toward));
      }
      return false;
    });
    const UnitId e = NearestEnemy(f, u, from);
    if (IsSome(e) && CentreOf(f, e) != from) {
      Add(BearingOf(CentreOf(f, e) - from));
    }
    Add(HeadingToward(f.scenario.side(f.data(u).side).home).Opposite());
    for (const int turn : {0, 180, -180, 360, -360, 720}) {
      Add(now.Turned(turn));
    }
  }
  std::span<const Heading> view() const {
    return {headings_.data(), static_cast<size_t>(size_)};
  }

 private:
  void Add(Heading h) {
    if (size_ < kCapacity &&
        std::find(view().begin(), view().end(), h) == view().end()) {
      headings_[static_cast<size_t>(size_++)] = h;
    }
  }
  static constexpr int kCapacity = 24;
  int size_ = 0;
  std::array<Heading, kCapacity> headings_;
};

// The centres of two bases in contact are no farther apart.
constexpr int64_t kCloseBy = 3100;

}  // namespace

bool OfferMove(PositionView f, Verb verb, UnitId u, Take take) {
  if (!CheckMover(f, u).ok()) return false;
  if (verb == Verb::kMoveAndCharge &&
      (f.scenario.IsArtillery(u) || !Coherent(f, u) || IsSquare(f, u) ||
       !f.unit(u).on_table() || !CanPay(f, u, kPrices.move + kPrices.charge))) {
    return false;
  }
  if (verb == Verb::kMoveAndCharge && TryTurnAndCharge(f, u, take)) {
    return true;
  }
  return AnyWayOut(f, u, [&](Point via) {
    Departure departure;
    if (!FindDeparture(f, u, via, departure).ok()) return false;
    const Mover mover(f, departure);
    return TryMoves(f, verb, mover, via, take) ||
           (verb == Verb::kMoveAndCharge &&
            TryOccupyAndCharge(f, mover, via, take));
  });
}

bool OfferOccupy(PositionView f, Verb /*verb*/, UnitId u, Take take) {
  if (f.scenario.terrain.areas.empty() || !CheckMover(f, u).ok()) return false;
  return AnyWayOut(f, u, [&](Point via) {
    Departure departure;
    if (!FindDeparture(f, u, via, departure).ok()) return false;
    const Mover mover(f, departure);
    const Box reach =
        Grown(BoxOf(departure.pose.centre), mover.allowance() + Ticks(1500));
    for (size_t i = 0; i < f.scenario.terrain.areas.size(); ++i) {
      const Area& area = f.scenario.terrain.areas[i];
      const AreaId id = MakeId<AreaId>(static_cast<int>(i));
      Movement movement;
      if (Apart(area.box, reach, {}) || !mover.Into(id, movement).ok()) {
        continue;
      }
      Order order = OrderTo(f, Verb::kOccupy, u);
      order.object = f.scenario.Entity(id);
      order.via = via;
      // Facing on, and facing the enemy.
      order.pose.heading = departure.pose.heading;
      if (take(order)) return true;
      const UnitId e = NearestEnemy(f, u, area.centroid);
      if (!IsSome(e) || CentreOf(f, e) == area.centroid) continue;
      const Heading facing = BearingOf(CentreOf(f, e) - area.centroid);
      if (facing == order.pose.heading) continue;
      order.pose.heading = facing;
      if (take(order)) return true;
    }
    return false;
  });
}

bool OfferPivot(PositionView f, Verb /*verb*/, UnitId u, Take take) {
  if (!CheckMayMove(f, u).ok() || IsSquare(f, u)) return false;
  Order order = OrderTo(f, Verb::kPivot, u);
  const Headings headings(f, u);
  for (const Heading h : headings.view()) {
    if (!CheckPivot(f, u, h, UnitId::kNone).ok()) continue;
    order.pose.heading = h;
    if (take(order)) return true;
  }
  return false;
}

bool OfferLeaveSquare(PositionView f, Verb /*verb*/, UnitId u, Take take) {
  if (!IsSquare(f, u) || !CheckFree(f, u).ok()) return false;
  Order order = OrderTo(f, Verb::kLeaveSquare, u);
  const Headings headings(f, u);
  for (const Heading h : headings.view()) {
    if (!CheckLeaveSquare(f, u, h).ok()) continue;
    order.pose.heading = h;
    if (take(order)) return true;
  }
  return false;
}

bool OfferLimber(PositionView f, Verb verb, UnitId u, Take take) {
  if (!f.scenario.IsArtillery(u)) return false;
  const Limbering how =
      verb == Verb::kLimber ? Limbering::kLimber : Limbering::kUnlimber;
  Order order = OrderTo(f, verb, u);
  if (f.scenario.options.free_pivot_on_limber == Options::Switch::kOff) {
    return CheckLimber(f, u, how, Heading()).ok() && take(order);
  }
  if (!CheckFree(f, u).ok()) return false;
  const Headings headings(f, u);
  for (const Heading h : headings.view()) {
    if (!CheckLimber(f, u, how, h).ok()) continue;
    order.pose.heading = h;
    if (take(order)) return true;
  }
  return false;
}

bool OfferAtEnemies(PositionView f, Verb verb, UnitId u, Take take) {
  if (f.scenario.IsArtillery(u) || !CheckFree(f, u).ok()) return false;
  return AnyEnemy(f, u, [&](UnitId e) {
    // A charge on silenced guns, spiking others, and whoever is far away need
    // no measuring.
    const UnitState& enemy = f.unit(e);
    if ((verb == Verb::kCharge) == (enemy.cohesion == Cohesion::kSilenced) ||
        (!InArea(f, u) && !InArea(f, e) &&
         NormSquared(enemy.centre - f.unit(u).centre) > kCloseBy * kCloseBy)) {
      return false;
    }
    if (verb == Verb::kCharge ? !CheckCharge(f, u, e).ok()
                              : !CheckSpike(f, u, e).ok()) {
      return false;
    }
    Order order = OrderTo(f, verb, u);
    order.object = f.scenario.Entity(e);
    return take(order);
  });
}

}  // namespace berthier::grande_tactique
