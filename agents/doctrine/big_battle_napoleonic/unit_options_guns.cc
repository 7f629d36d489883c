// What guns could do: go where they see the enemy and are safe, turn, limber.
#include <algorithm>
#include <array>
#include <cmath>

#include "agents/doctrine/big_battle_napoleonic/unit_options.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"

namespace berthier::big_battle_napoleonic {
namespace {

double AngleBetween(Spot a, Spot b) {
  return std::abs(std::atan2(Cross(a, b), Dot(a, b)));
}

Heading HeadingOf(Spot way) { return BearingOf(PointOf(way) - Point{}); }

}  // namespace

double OptionGenerator::ValueOfLimbering(UnitId u) const {
  constexpr double kLeastGain = 0.05;
  const UnitView& own = army_.unit(u);
  const UnitView* nearest = nullptr;
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!e.routing &&
        (nearest == nullptr || GapOf(own, e) < GapOf(own, *nearest))) {
      nearest = &e;
    }
  }
  if (nearest == nullptr || stance_.ardour == 0) return -kLeastGain;
  const UnitState& unit = f_.unit(u);
  const Length allowance = AllowanceOf(f_.data(u), Formation::kLimbered);
  const Heading way = AimAt(f_, u, PointOf(nearest->at));
  const double far = GapOf(own, *nearest);
  double best = -1;
  for (const double part : {0.2, 0.6, 1.0}) {
    const double inches = std::min(part * InInches(allowance), far - 3);
    if (inches <= 0) continue;
    const Pose ahead = Shifted({unit.centre, way}, way, LengthOfInches(inches));
    best = std::max(
        best, Worth(u, ahead, Formation::kUnlimbered, Fires::kFromNextMove));
  }
  return best > kLeastGain ? std::min(best, 0.5) : -kLeastGain;
}

void OptionGenerator::GunDrills(UnitId u) {
  const UnitState& unit = f_.unit(u);
  if (unit.formation != Formation::kUnlimbered) return;
  for (const int turn : {-88, -44, 44, 88}) {
    Order order = Plain(Verb::kPivot, u);
    order.pose.heading = unit.heading.Turned(turn);
    const Pose pose = {unit.centre, order.pose.heading};
    Add(order, Worth(u, pose, unit.formation, Fires::kFromNextMove));
  }
}

// By limbering, if they have to, and unlimbering, if there is time.
void OptionGenerator::GunMoveTo(UnitId u, Pose pose) {
  const Formation now = f_.unit(u).formation;
  if (now == Formation::kMarch) return;
  const FormationChange first = now == Formation::kUnlimbered
                                    ? FormationChange::kLimber
                                    : FormationChange::kNone;
  Order order = Plain(Verb::kMove, u);
  order.pose = pose;
  const Length drill = Inches(kDrillInches);
  const Length allowance = AllowanceOf(f_.data(u), Formation::kLimbered);
  const UnitState& unit = f_.unit(u);
  const double way = Norm(SpotOf(pose.centre) - SpotOf(unit.centre));
  const double left = InInches(allowance) - way -
                      (now == Formation::kUnlimbered ? InInches(drill) : 0);
  if (left < 0) return;
  order.manner = MannerOf(first, FormationChange::kNone);
  Add(order, Worth(u, pose, Formation::kLimbered, Fires::kFromNow));
  if (left < InInches(drill)) return;
  order.manner = MannerOf(first, FormationChange::kUnlimber);
  Add(order, Worth(u, pose, Formation::kUnlimbered, Fires::kFromNextMove));
}

// Beside others they are not ridden over (BBN-ART-06).
void OptionGenerator::GunPosts(UnitId u) {
  constexpr Length kClear = InchHundredths(2);
  const UnitView& own = army_.unit(u);
  if (own.attached && own.formation == Formation::kUnlimbered) return;
  const BaseSize size =
      SizeOf(f_.data(u), Formation::kUnlimbered, f_.unit(u).bases);
  const Length allowance = AllowanceOf(f_.data(u), Formation::kLimbered);
  for (const UnitView& p : army_.units(own.data->side)) {
    if (!p.foot() || p.routing || p.garrison() || p.rough || p.square() ||
        p.formation == Formation::kMarch ||
        GapOf(own, p) > InInches(allowance)) {
      continue;
    }
    const UnitState& parent = f_.unit(p.id);
    const BaseSize its = SizeOf(f_, p.id);
    const Length beside = (its.front + size.front) / 2 + kClear;
    const Length flush = (its.depth - size.depth) / 2;
    for (const Length aside : {beside, -beside}) {
      GunMoveTo(u, {Offset(parent.pose(), flush, aside), parent.heading});
    }
  }
}

// Unlimbered: toward the enemies, as far as they come and stopping short.
void OptionGenerator::GunMoves(UnitId u) {
  const UnitView& own = army_.unit(u);
  if (own.formation != Formation::kUnlimbered) return;
  const double reach =
      InInches(AllowanceOf(f_.data(u), Formation::kLimbered)) - kDrillInches;
  const double across = std::hypot(own.width, own.depth);
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (e.routing) continue;
    const Spot way = e.at - own.at;
    const double far = Norm(way);
    if (far < 1 || far > 40) continue;
    const double most = reach - AngleBetween(own.dir, way) * across;
    for (const double part : {1.0, 0.5}) {
      const double inches = std::min(part * most, far - 5);
      if (inches < 1) continue;
      const Spot to = own.at + way * (inches / far);
      GunMoveTo(u, {PointOf(to), HeadingOf(way)});
    }
  }
}

// Whom guns at `at` would hit best, with their front to him.
const UnitView* OptionGenerator::BestTarget(const UnitView& guns,
                                            Spot at) const {
  UnitView ready = guns;
  ready.formation = Formation::kUnlimbered;
  ready.at = at;
  const UnitView* best = nullptr;
  double most = 0;
  for (const UnitView& e : army_.enemies(guns.data->side)) {
    const double far = Norm(e.at - at);
    if (e.routing || far == 0 || IsFarther(ready, e, guns.range)) continue;
    ready.dir = (e.at - at) * (1 / far);
    const double shot = HitChanceOf(ready, e) * e.LossOfBase();
    if (shot <= most || army_.Barred(ready.front(), e, guns.id)) continue;
    most = shot;
    best = &e;
  }
  return best;
}

// From where it is by `way`, the front to whom it hits best from there; if
// there is nobody, away.
void OptionGenerator::FirePost(UnitId u, Spot way, double reach) {
  const UnitView& own = army_.unit(u);
  const Spot at = own.at + way;
  const UnitView* const target = BestTarget(own, at);
  const double far = Norm(way);
  if (target == nullptr && far == 0) return;
  const Spot to = target == nullptr ? way : target->at - at;
  const Spot first = far == 0 ? to : way;
  const double wheels =
      (AngleBetween(own.dir, first) + AngleBetween(first, to)) *
      std::hypot(own.width, own.depth);
  if (far + wheels <= reach) GunMoveTo(u, {PointOf(at), HeadingOf(to)});
}

// Where they have a field of fire: here and to all sides, as far as they come.
void OptionGenerator::FirePosts(UnitId u) {
  constexpr int kBearings = 12;
  const Formation now = f_.unit(u).formation;
  if (now == Formation::kMarch) return;
  const double reach = InInches(AllowanceOf(f_.data(u), Formation::kLimbered)) -
                       (now == Formation::kUnlimbered ? kDrillInches : 0);
  FirePost(u, {}, reach);
  const int rings = effort_ == Effort::kFull ? 4 : 2;
  for (int i = 0; i < kBearings; ++i) {
    const Spot bearing =
        WayOf(f_.unit(u).heading.Turned(i * Heading::kSteps / kBearings));
    for (int ring = 1; ring <= rings; ++ring) {
      FirePost(u, bearing * (reach * ring / rings), reach);
    }
  }
}

}  // namespace berthier::big_battle_napoleonic
