#include "agents/doctrine/big_battle_napoleonic/tasks.h"

#include <algorithm>
#include <cmath>

namespace berthier::big_battle_napoleonic {
namespace {

constexpr double kNear = 8;        // inches: who is there defends it
constexpr double kFreeGround = 4;  // bases, to walk over free ground
constexpr double kToTake = 1.6;    // bases against one of the enemy's
constexpr double kToKeep = 1.5;
constexpr double kSmall = 2;   // bases: not fit for a task
constexpr double kSetOut = 4;  // inches that every way costs
constexpr double kOnIt = 2;    // inches from its middle
constexpr double kPullPerInch = 0.1;

bool IsHeldBy(const Objective& o, Side side) {
  return o.held == (side == Side::kFirst ? 1 : -1);
}

}  // namespace

double BasesNeeded(const Lay& lay, const Objective& objective, Side side) {
  double against = 0;
  for (const Stand& e : lay.enemies(side)) {
    if (e.routing || e.guns()) continue;
    if (Norm(e.at - objective.at) < kNear) against += e.bases;
  }
  return IsHeldBy(objective, side) ? kToKeep * against
                                   : kToTake * against + kFreeGround;
}

const Objective* TaskOf(const Lay& lay, const Stand& u) {
  if (!u.foot() || u.routing || u.bases <= kSmall) return nullptr;
  const Side side = u.data->side;
  const Objective* task = nullptr;
  double least = 0;
  for (const Objective& o : lay.objectives()) {
    if (o.value <= 0) continue;
    const double far = Norm(o.at - u.at);
    double nearer = 0;
    for (const Stand& other : lay.units(side)) {
      if (!other.foot() || other.routing) continue;
      if (Norm(other.at - o.at) < far) nearer += other.bases;
    }
    if (nearer >= BasesNeeded(lay, o, side)) continue;
    const double cost = (far + kSetOut) / std::sqrt(o.value);
    if (task != nullptr && cost >= least) continue;
    task = &o;
    least = cost;
  }
  return task;
}

double PullOf(const Objective* task, const Stand& there) {
  if (task == nullptr) return 0;
  return -kPullPerInch * std::max(0.0, Norm(there.at - task->at) - kOnIt);
}

}  // namespace berthier::big_battle_napoleonic
