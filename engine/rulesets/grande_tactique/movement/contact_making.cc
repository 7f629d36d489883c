// Coming into contact: squaring up (GT-MOV-25) and the aspects that a move
// leaves behind (GT-CON-03 to 08).
#include "engine/rulesets/grande_tactique/movement/contact_making.h"

#include <algorithm>
#include <array>

#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/contact.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// An enemy base edge that the front edge is nearly parallel to.
struct Flush {
  bool charged;
  int turn;
  UnitId enemy;
  Pose pose;

  bool operator<(const Flush& other) const {
    if (charged != other.charged) return charged;
    if (turn != other.turn) return turn < other.turn;
    return enemy < other.enemy;
  }
};

// 5.4, last line: by the side of the fort that faces the mover.
Aspect AspectAgainstFort(PositionView f, UnitId u, PolygonView began,
                         UnitId enemy) {
  const Area& fort = f.scenario.area(f.unit(enemy).occupying);
  const int side = SideFacing(fort, CentreOf(f, u));
  if (fort.sides[static_cast<size_t>(side)] == SideWork::kFortified) {
    return Aspect::kFront;  // GT-CON-07
  }
  return AspectByStart(began, f.unit(enemy).pose(),
                       LineBase(f.scenario, enemy));
}

Aspect AspectOfContact(PositionView f, UnitId u, Pose began, UnitId enemy) {
  // GT-CON-11: contact with those who flee is plain.
  if (f.unit(u).cohesion == Cohesion::kFleeing ||
      f.unit(enemy).cohesion == Cohesion::kFleeing) {
    return Aspect::kFront;
  }
  // GT-CON-07.
  if (IsSquare(f, enemy) || InWoods(f, enemy) || InBuiltUpArea(f, enemy)) {
    return Aspect::kFront;
  }
  const Block start = MakeBlock(began, BaseOf(f, u));
  if (InFort(f, enemy)) {
    return AspectAgainstFort(f, u, start.corners(), enemy);
  }
  // An occupant has no front edge to put on a flank.
  if (InArea(f, u)) return Aspect::kFront;
  return AspectOf(start.corners(), f.unit(u).block(), f.unit(enemy).pose(),
                  BaseOf(f, enemy));
}

}  // namespace

Pose SquaredUp(PositionView f, UnitId u, Pose pose, UnitId charged) {
  const BaseSize size = BaseOf(f, u);
  const Block block = MakeBlock(pose, size);
  const Box reach = Grown(BoxOf(block), kTouch);
  constexpr size_t kMost = 12;
  std::array<Flush, kMost> found;
  size_t n = 0;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    if (!f.unit(e).on_table()) return;
    const Footprint footprint = FootprintOf(f, e);
    const PolygonView polygon = footprint.view();
    if (Apart(reach, BoxOf(polygon), {}) ||
        !berthier::FrontTouches(block, polygon)) {
      return;
    }
    const std::array<Edge, 4> edges = EdgesOf(f.unit(e).pose(), BaseOf(f, e));
    const bool area = InArea(f, e);
    const int sides = area ? static_cast<int>(polygon.size()) : 4;
    for (int i = 0; i < sides && n < kMost; ++i) {
      const Edge edge =
          area ? EdgeOf(polygon, i) : edges[static_cast<size_t>(i)];
      const int turn = TurnToFace(pose.heading, edge);
      const int angle = turn < 0 ? -turn : turn;
      if (angle > kFlushQuarters ||
          Distance(block.front_edge(), edge.segment) > kTouch) {
        continue;
      }
      found[n++] = {e == charged, angle, e, SetFlush(pose, size, edge)};
    }
  });
  std::sort(found.begin(), found.begin() + n);
  for (size_t i = 0; i < n; ++i) {
    const Block flush = MakeBlock(found[i].pose, size);
    // "If the result is legal": free, and still in contact.
    if (FreePose(f, flush, u) &&
        berthier::FrontTouches(flush, FootprintOf(f, found[i].enemy).view())) {
      return found[i].pose;
    }
  }
  return pose;
}

void RecordNewContacts(const Battle& b, UnitId u, Pose began, UnitSet before) {
  Minus(ContactsOf(b, u), before).ForEach([&](UnitId e) {
    const Aspect aspect = AspectOfContact(b, u, began, e);
    RecordAspect(b, u, e, aspect);
    Tell(b, EventCode::kContact, b.scenario.Entity(u), b.scenario.Entity(e),
         {static_cast<int32_t>(aspect), 0, 0, 0});
  });
}

bool LinearFeatureBetween(PositionView f, Point from, Point to, UnitId target) {
  const std::array<Point, 3> path = {from, to, CentreOf(f, target)};
  return LinearFeatureCrossed(f.scenario.terrain, PolylineView(path))
      .has_value();
}

}  // namespace berthier::grande_tactique
