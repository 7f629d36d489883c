#include "agents/doctrine/la_grande_armee/posts.h"

#include <algorithm>
#include <cmath>

#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kBounds = 2;          // within which it can be there
constexpr double kLater = 0.7;      // what a bound more leaves of a gain
constexpr double kLeastGain = 0.3;  // of the charge, in bases
constexpr double kInReach = 0.3;    // inches to spare
constexpr double kMostMoves = 2;    // before the charge

bool IsOnTable(const Ground& ground, const Base& base) {
  for (int i = 0; i < 4; ++i) {
    const Point p = PointOf(base.Corner(i));
    if (p.x < 0 || p.y < 0 || p.x > ground.width.ticks ||
        p.y > ground.depth.ticks) {
      return false;
    }
  }
  return true;
}

bool IsFree(const ArmyView& army, const UnitView& place) {
  constexpr double kGraze = 0.05;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    for (const UnitView& other : army.units(side)) {
      if (other.id != place.id && !IsFarther(place, other, 0) &&
          Overlap(place, other, kGraze)) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace

double ActionsTo(const UnitView& there, const Base& post) {
  constexpr double kAsFaced = 0.995;  // the cosine of some 6 degrees
  constexpr double kOblique = 0.707;  // of 45 (MOV-08)
  constexpr double kNear = 0.3;
  const Spot way = post.at - there.at;
  const double far = Norm(way);
  const bool faces = Dot(there.dir, post.dir) > kAsFaced;
  if (far < kNear) return faces ? 0 : 1;
  const double moves = far / there.move;
  const Spot to = way * (1 / far);
  if (Dot(to, there.dir) > kOblique) return moves + (faces ? 0 : 1);
  return moves + (Dot(to, post.dir) > kOblique ? 1 : 2);
}

Posts::Posts(const ArmyView& army, const Outlook& outlook, const Stance& stance,
             const UnitView& u)
    : army_(army), outlook_(outlook), stance_(stance) {
  if (!u.horse() || u.charge == 0 || u.form != Form::kDeployed || u.locked ||
      u.routing || stance.hope <= 0 || army.weights().post <= 0) {
    return;
  }
  now_ = outlook.ValueOfPlace(u, stance);
  const double far = u.charge + kBounds * u.actions * u.move;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (e.in_town() || e.routing || IsFarther(u, e, far)) continue;
    // At its front, its rear, its flanks, and the shortest way.
    for (const Spot way :
         {e.dir * -1, e.dir, e.right(), e.right() * -1, UnitOf(e.at - u.at)}) {
      for (int k = 0; k < u.actions && k <= kMostMoves; ++k) {
        Look(u, e, way, u.charge - kInReach + k * u.move);
      }
    }
  }
}

void Posts::Look(const UnitView& u, const UnitView& e, Spot way, double gap) {
  const PositionView f = army_.field();
  const Spot before = e.at - way * (e.radius + 1);
  ElementState there = f.unit(u.id);
  there.facing = BearingOf(PointOf(e.at) - PointOf(before));
  there.place = PointOf(before + way * (RayTo(before, way, e) - gap));
  Refit(f.scenario, there);
  const UnitView place = army_.At(u, there);
  if (ActionsTo(u, place) > kBounds * u.actions) return;
  Edge edge = Edge::kFront;
  const double chance = ChanceOfThreat(place, e, edge);
  if (chance * outlook_.Threat(place, e, edge) < kLeastGain ||
      !IsOnTable(f.scenario.ground, place) || !IsFree(army_, place)) {
    return;
  }
  const Ahead ahead = AheadOf(army_, place, gap + 1);
  if (ahead.enemy != &e || ahead.blocked) return;
  const double value = outlook_.ValueOfPlace(place, stance_);
  if (value <= now_) return;
  const auto at =
      std::find_if(posts_.begin(), posts_.end(),
                   [&](const Post& post) { return post.value < value; });
  posts_.insert(at, {place, there.facing, value});
  if (posts_.size() > kMost) posts_.pop_back();
}

double Posts::PromiseAt(const UnitView& there, double value) const {
  double best = 0;
  for (const Post& post : posts_) {
    if (post.value <= value) break;
    const double bounds =
        ActionsTo(there, post.place) / (there.check * there.actions);
    best = std::max(best, std::pow(kLater, bounds) * (post.value - value));
  }
  return army_.weights().post * best;
}

}  // namespace berthier::la_grande_armee
