#include "engine/rulesets/la_grande_armee/orders/candidates.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kQuarter = Heading::kSteps / 4;

BaseSize Bounds(PositionView f, ElementId e) {
  return BoundsOf(BaseOf(f.scenario), GridOf(f.unit(e)));
}
Length Front(PositionView f, ElementId e) { return Bounds(f, e).front; }

// A tick dearer than WheelCost says: costs are rounded up (section 5).
Length PriceOfWheel(PositionView f, ElementId e, int wheel) {
  if (wheel == 0) return Ticks(0);
  return WheelCost(Front(f, e), std::abs(wheel)) + Ticks(1);
}

// The pose of the front from which the move goes on.
Pose StartOf(PositionView f, ElementId e, Verb verb) {
  const Pose pose = f.unit(e).pose();
  if (verb == Verb::kAbout) {
    const Length depth = Bounds(f, e).depth;
    return {pose.centre - Along(Forward(pose.heading), depth),
            pose.heading.Opposite()};
  }
  if (verb == Verb::kAboutMarch) {
    const Pose tail = ColumnBase(pose, TrailOf(f.unit(e)), BaseOf(f.scenario),
                                 f.unit(e).bases() - 1);
    return {tail.centre - Along(Forward(tail.heading), BaseDepth(f) / 2),
            tail.heading.Opposite()};
  }
  return pose;
}

}  // namespace

int WidestWheel(PositionView f, ElementId e, Length most) {
  int low = 0, high = kQuarter;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (PriceOfWheel(f, e, middle) <= most) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

Length LeftAfter(PositionView f, ElementId e, int wheel, Length most) {
  return std::max(Ticks(0), most - PriceOfWheel(f, e, wheel));
}

Order AdvanceOrder(PositionView f, ElementId e, Verb verb, int wheel, int aside,
                   Length length, GunPlace guns) {
  Order order = OrderOf(f, verb, e);
  order.manner = static_cast<uint8_t>(guns);
  Pose pose = StartOf(f, e, verb);
  if (wheel != 0) {
    const BaseSize size = Bounds(f, e);
    pose = FrontOf(
        WheelEnd(CentreOf(pose, size.depth), size,
                 wheel > 0 ? Hand::kRight : Hand::kLeft, std::abs(wheel)),
        size.depth);
  }
  pose.centre =
      pose.centre + Along(Forward(pose.heading.Turned(aside)), length);
  order.pose = pose;
  return order;
}

Order MarchOrder(PositionView f, ElementId e, Verb verb, MarchLegs legs) {
  Order order = OrderOf(f, verb, e);
  Pose pose = StartOf(f, e, verb);
  pose.heading = pose.heading.Turned(legs.turn);
  pose.centre = pose.centre + Along(Forward(pose.heading), legs.length);
  order.via = pose.centre;
  if (legs.further > Ticks(0)) {
    pose.heading = pose.heading.Turned(legs.then);
    pose.centre = pose.centre + Along(Forward(pose.heading), legs.further);
  }
  order.pose = pose;
  return order;
}

std::array<Part, kEdges> Allotment(PositionView f, ElementId e, int room,
                                   Edge first) {
  std::array<Part, kEdges> parts;
  int troops = f.unit(e).troops, guns = f.unit(e).guns;
  const int most = room / 2;
  // The side behind comes last.
  constexpr int kTurn[] = {0, 1, 3, 2};
  const auto side = [&](int k) -> Part& {
    return parts[static_cast<size_t>((static_cast<int>(first) + kTurn[k]) %
                                     kEdges)];
  };
  while (guns > 0 && room > 0 && side(0).bases() < most) {
    ++side(0).guns;
    --guns;
    --room;
  }
  for (int k = 0; room > 0 && troops > 0; k = (k + 1) % kEdges) {
    if (side(k).bases() >= most) continue;
    ++side(k).troops;
    --troops;
    --room;
  }
  for (int k = 0; room > 0 && guns > 0; k = (k + 1) % kEdges) {
    if (side(k).bases() >= most) continue;
    ++side(k).guns;
    --guns;
    --room;
  }
  return parts;
}

std::array<Part, kEdges> EqualFaces(PositionView f, ElementId e) {
  std::array<Part, kEdges> parts;
  const ElementState& unit = f.unit(e);
  for (int i = 0; i < unit.troops; ++i) {
    ++parts[static_cast<size_t>(i % kEdges)].troops;
  }
  for (int i = 0; i < unit.guns; ++i) {
    ++parts[static_cast<size_t>((i + unit.troops) % kEdges)].guns;
  }
  return parts;
}

ElementId NearestEnemy(PositionView f, ElementId e) {
  ElementId nearest = ElementId::kNone;
  int64_t least = std::numeric_limits<int64_t>::max();
  f.foes(e).elements.ForEach([&](ElementId enemy) {
    if (!f.unit(enemy).on_table()) return;
    const int64_t d = NormSquared(f.unit(enemy).centre - f.unit(e).centre);
    if (d < least) {
      least = d;
      nearest = enemy;
    }
  });
  return nearest;
}

Heading Toward(PositionView f, ElementId e, ElementId enemy) {
  const Vec way = f.unit(enemy).centre - f.unit(e).centre;
  return way == Vec{} ? f.unit(e).facing : BearingOf(way);
}

Heading SideToward(const Piece& settlement, Heading heading) {
  const int turn = settlement.pose.heading.TurnTo(heading);
  const int side = (turn + Heading::kSteps + kQuarter / 2) / kQuarter;
  return settlement.pose.heading.Turned(side * kQuarter);
}

Order RideOrder(PositionView f, LeaderId l, Point goal) {
  const Point from = f.state.leader(l).pos;
  const Vec way = goal - from;
  const Length most = Inches(kDistances.commander);
  Point to = goal;
  if (const Length length = LengthOf(way); length > most) {
    const auto part = [&](int32_t n) {
      return static_cast<int32_t>(int64_t{n} * most.ticks / length.ticks);
    };
    to = from + Vec{part(way.x), part(way.y)};
  }
  const ElementSet touched = TouchedAt(f, l, to);
  Order order = touched.empty() ? OrderOf(f, Verb::kRide, l)
                                : OrderOf(f, Verb::kAttach, l, touched.First());
  order.pose.centre = to;
  return order;
}

}  // namespace berthier::la_grande_armee
