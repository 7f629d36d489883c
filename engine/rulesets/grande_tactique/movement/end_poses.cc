#include "engine/rulesets/grande_tactique/movement/end_poses.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/contact.h"
#include "engine/tabletop/manoeuvre.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// Guns stop this much inside a range, so that nothing rounds them out of it.
constexpr Length kInside = Ticks(51);

// The poses of one mover.
class EndPoses {
 public:
  EndPoses(PositionView f, const Mover& mover, PoseList& poses)
      : f_(f),
        mover_(mover),
        u_(mover.departure().unit),
        start_(mover.departure().pose),
        size_(BaseOf(f, u_)),
        open_(mover.allowance()),
        half_(IsSquare(f, u_) ? FullAllowance(f, u_)
                              : FullAllowance(f, u_) / 2),
        poses_(poses) {}

  void AddStraight();
  void AddTurns();
  void AddSlides();
  void AddSupport();
  void AddGunPositions();
  void AddContacts(UnitId e);

 private:
  Pose Ahead(Pose pose, Length distance) const {
    return {Offset(pose, distance, {}), pose.heading};
  }
  // Within a straight line's reach, generously.
  bool Near(Point p) const {
    const int64_t reach = open_.ticks + 3000;
    return NormSquared(p - start_.centre) <= reach * reach;
  }
  void AddTurnTo(Heading heading);
  // Flush on an edge, `aside` to the right of its middle.
  void AddFlush(const Edge& edge, Length aside);

  PositionView f_;
  const Mover& mover_;
  UnitId u_;
  Pose start_;
  BaseSize size_;
  Length open_;
  Length half_;
  PoseList& poses_;
};

void EndPoses::AddStraight() {
  for (const Length distance : {open_, half_, open_ / 2, half_ / 2}) {
    poses_.Add(Ahead(start_, distance));
  }
  if (mover_.departure().from != Departure::From::kStanding) {
    poses_.Add(start_);
    poses_.Add(Ahead(start_, size_.depth + kInside));
  }
}

void EndPoses::AddTurnTo(Heading heading) {
  const int turn = start_.heading.TurnTo(heading);
  if (turn == 0) return;
  const Leg wheel = Leg::Wheel(turn < 0 ? Hand::kLeft : Hand::kRight,
                               turn < 0 ? -turn : turn);
  const Length left = open_ - Cost(wheel, size_);
  if (left < Ticks(0)) return;
  const Pose wheeled = After(start_, size_, wheel);
  poses_.Add(wheeled);
  poses_.Add(Ahead(wheeled, left));
  poses_.Add(After(Ahead(start_, left), size_, wheel));
  if (half_ > Cost(wheel, size_)) {
    poses_.Add(Ahead(wheeled, half_ - Cost(wheel, size_)));
  }
}

void EndPoses::AddTurns() {
  if (IsSquare(f_, u_)) return;
  const SideData& side = f_.scenario.side(f_.data(u_).side);
  const Heading away = HeadingToward(side.home).Opposite();
  AddTurnTo(away);
  const UnitId e = NearestEnemy(f_, u_, start_.centre);
  if (!IsSome(e)) return;
  const Vec toward = CentreOf(f_, e) - start_.centre;
  if (toward != Vec{}) AddTurnTo(BearingOf(toward));
  AddTurnTo(f_.unit(e).heading.Opposite());
}

void EndPoses::AddSlides() {
  // Back, left and right; and home, to be withdrawn.
  for (const int turn : {720, -360, 360}) {
    const Vec by = Along(Forward(start_.heading.Turned(turn)), half_);
    poses_.Add({start_.centre + by, start_.heading});
  }
  const TableEdge home = f_.scenario.side(f_.data(u_).side).home;
  if (mover_.departure().from == Departure::From::kEdge) return;
  const Length to_edge = DistanceToEdge(f_, u_, home);
  if (to_edge > kTouch && to_edge <= half_) {
    const Vec by = Along(Forward(HeadingToward(home)), to_edge);
    poses_.Add({start_.centre + by, start_.heading});
  }
}

// En masse (GT-MOR-17): flush behind a friend.
void EndPoses::AddSupport() {
  if (!f_.scenario.IsInfantry(u_) || IsSquare(f_, u_)) return;
  f_.scenario.side(f_.data(u_).side).units.ForEach([&](UnitId v) {
    if (v == u_ || !f_.scenario.IsInfantry(v) || !Effective(f_, v) ||
        IsSquare(f_, v) || InArea(f_, v) || !Near(f_.unit(v).centre)) {
      return;
    }
    const Length behind = (LineBase(f_.scenario, v).depth + size_.depth) / 2;
    poses_.Add(Ahead(f_.unit(v).pose(), -behind));
  });
}

// Just inside canister and effective range of an enemy straight ahead after a
// wheel, and on the line of his rear edge, to enfilade him (5.5).
void EndPoses::AddGunPositions() {
  if (!f_.scenario.IsArtillery(u_)) return;
  const int64_t reach = (kEffectiveRange + open_).ticks + 3000;
  f_.scenario.side(Opponent(f_.data(u_).side)).units.ForEach([&](UnitId e) {
    const Vec toward = CentreOf(f_, e) - start_.centre;
    if (!Effective(f_, e) || toward == Vec{} ||
        NormSquared(toward) > reach * reach) {
      return;
    }
    const Heading bearing = BearingOf(toward);
    const int turn = start_.heading.TurnTo(bearing);
    const Leg wheel = Leg::Wheel(turn < 0 ? Hand::kLeft : Hand::kRight,
                                 turn < 0 ? -turn : turn);
    const Length left = open_ - Cost(wheel, size_);
    if (left < Ticks(0)) return;
    const Pose wheeled = turn == 0 ? start_ : After(start_, size_, wheel);
    const Length gap =
        FreeRun(MakeBlock(wheeled, size_), Forward(bearing),
                FootprintOf(f_, e).view(), kEffectiveRange + left);
    for (const Length range : {kCanisterRange, kEffectiveRange}) {
      const Length ahead = gap - (range - kInside);
      if (ahead > Ticks(0) && ahead <= left) {
        poses_.Add(Ahead(wheeled, ahead));
      }
    }
    if (IsSquare(f_, e) || InArea(f_, e)) return;
    const Pose enemy = f_.unit(e).pose();
    const BaseSize base = LineBase(f_.scenario, e);
    const Vec local = LocalCoordinates(enemy, start_.centre);
    const bool right = local.x > 0;
    const Length side =
        (base.front + size_.depth) / 2 + kCanisterRange - kInside;
    // One front corner just behind the line of the rear edge.
    const Length ahead = -(base.depth / 2) + size_.front / 2 - kInside;
    poses_.Add({Offset(enemy, ahead, right ? side : -side),
                enemy.heading.Turned(right ? -360 : 360)});
  });
}

void EndPoses::AddFlush(const Edge& edge, Length aside) {
  const Point middle = MiddleOf(edge.segment);
  const Heading facing = edge.outward.Opposite();
  const Pose pose = {Offset({middle, facing}, -(size_.depth / 2), aside),
                     facing};
  if (LeastCost(start_, pose, size_) <= open_ + kRounding) poses_.Add(pose);
}

void EndPoses::AddContacts(UnitId e) {
  if (!f_.unit(e).on_table()) return;
  const Footprint footprint = FootprintOf(f_, e);
  const PolygonView polygon = footprint.view();
  const Block start = MakeBlock(start_, size_);
  if (Apart(Grown(BoxOf(start), open_ + kTouch), BoxOf(polygon), {})) return;
  // Straight ahead, as it comes.
  const Length run =
      FreeRun(start, Forward(start_.heading), polygon, open_ + kRounding);
  if (run <= open_ && run > Ticks(0)) poses_.Add(Ahead(start_, run));
  if (IsSquare(f_, u_)) return;
  const std::array<Edge, 4> edges = EdgesOf(f_.unit(e).pose(), BaseOf(f_, e));
  const bool area = InArea(f_, e);
  const int sides = area ? static_cast<int>(polygon.size()) : 4;
  for (int i = 0; i < sides; ++i) {
    const Edge edge = area ? EdgeOf(polygon, i) : edges[static_cast<size_t>(i)];
    if (Dot(start_.centre - edge.segment.a, Forward(edge.outward)) <= 0) {
      continue;
    }
    const Length aside = size_.front / 2;
    for (const Length offset : {Ticks(0), -aside, aside}) {
      AddFlush(edge, offset);
    }
  }
}

}  // namespace

void AddContactPoses(PositionView f, const Mover& mover, UnitId e,
                     PoseList& poses) {
  EndPoses(f, mover, poses).AddContacts(e);
}

void AddOpenPoses(PositionView f, const Mover& mover, PoseList& poses) {
  EndPoses adder(f, mover, poses);
  adder.AddStraight();
  adder.AddTurns();
  adder.AddSlides();
  adder.AddSupport();
  adder.AddGunPositions();
}

UnitId NearestEnemy(PositionView f, UnitId u, Point from) {
  UnitId nearest = UnitId::kNone;
  int64_t least = 0;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    if (!Effective(f, e)) return;
    const int64_t distance = NormSquared(CentreOf(f, e) - from);
    if (!IsSome(nearest) || distance < least) {
      nearest = e;
      least = distance;
    }
  });
  return nearest;
}

}  // namespace berthier::grande_tactique
