#include "agents/doctrine/big_battle_napoleonic/tasks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace berthier::big_battle_napoleonic {
namespace {

constexpr double kNear = 8;        // inches: who is there defends it
constexpr double kFreeGround = 4;  // bases, to walk over free ground
constexpr double kToTake = 1.6;    // bases against one of the enemy's
constexpr double kToKeep = 1.5;
constexpr double kSmall = 2;         // bases: not fit for a task
constexpr double kSetOut = 4;        // inches that every way costs
constexpr double kSettle = 3;        // bases that every objective costs
constexpr double kOnIt = 2;          // inches from its middle
constexpr double kUp = 12;           // inches: near enough to attack together
constexpr double kOutOfReach = 9;    // inches, where the first wait
constexpr double kComes = 30;        // inches: nobody waits for who is farther
constexpr double kEnough = 0.8;      // of those who are to come
constexpr double kNoTimeLeft = 0.3;  // of the game, to wait
constexpr double kPullPerInch = 0.1;
constexpr double kFastest = 10;  // inches a move that foot near an enemy makes
constexpr double kNextMove = 0.5;  // of them, that count
constexpr size_t kMostBrigades = 64;

bool IsHeldBy(const Objective& o, Side side) {
  return o.held == (side == Side::kFirst ? 1 : -1);
}

bool IsFit(const Stand& u) {
  return u.foot() && !u.routing && u.bases > kSmall;
}

// All brigades of a side, and which objective each of them is given.
struct Shares {
  std::array<const Stand*, kMostBrigades> brigades;
  std::array<int, kMostBrigades> given;  // -1: none
  size_t count = 0;
  std::array<double, kMaxObjectives> needed = {};
};

void ShareOut(const Lay& lay, Side side, Shares& shares) {
  const auto objectives = lay.objectives();
  for (const Stand& u : lay.units(side)) {
    if (!IsFit(u) || shares.count == kMostBrigades) continue;
    shares.given[shares.count] = -1;
    shares.brigades[shares.count++] = &u;
  }
  std::array<std::array<double, kMostBrigades>, kMaxObjectives> cost;
  for (size_t o = 0; o < objectives.size(); ++o) {
    if (objectives[o].value <= 0) continue;
    shares.needed[o] = BasesNeeded(lay, objectives[o], side);
    for (size_t i = 0; i < shares.count; ++i) {
      const double far = Norm(shares.brigades[i]->at - objectives[o].at);
      cost[o][i] =
          (far + kSetOut) * (shares.needed[o] + kSettle) / objectives[o].value;
    }
  }
  std::array<double, kMaxObjectives> missing = shares.needed;
  for (size_t left = shares.count; left > 0; --left) {
    size_t who = shares.count, where = 0;
    for (size_t o = 0; o < objectives.size(); ++o) {
      if (missing[o] <= 0) continue;
      for (size_t i = 0; i < shares.count; ++i) {
        if (shares.given[i] >= 0) continue;
        if (who < shares.count && cost[o][i] >= cost[where][who]) continue;
        who = i;
        where = o;
      }
    }
    if (who == shares.count) return;
    shares.given[who] = static_cast<int>(where);
    missing[where] -= shares.brigades[who]->bases;
  }
}

// Of those who are to take an objective enough are near it.
bool EnoughAreUp(const Shares& shares, Spot at, int objective) {
  double up = 0, come = 0;
  for (size_t i = 0; i < shares.count; ++i) {
    if (shares.given[i] != objective) continue;
    const double far = Norm(shares.brigades[i]->at - at);
    if (far < kUp) up += shares.brigades[i]->bases;
    if (far < kComes) come += shares.brigades[i]->bases;
  }
  const double needed = shares.needed[static_cast<size_t>(objective)];
  return up >= kEnough * std::min(come, needed);
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

Task TaskOf(const Lay& lay, const Stand& u) {
  if (!IsFit(u) || lay.objectives().empty()) return {};
  Shares shares;
  ShareOut(lay, u.data->side, shares);
  const auto end =
      shares.brigades.begin() + static_cast<std::ptrdiff_t>(shares.count);
  const auto self =
      std::find_if(shares.brigades.begin(), end,
                   [&](const Stand* other) { return other->id == u.id; });
  if (self == end) return {};
  const int given =
      shares.given[static_cast<size_t>(self - shares.brigades.begin())];
  if (given < 0) return {};
  const Objective& o = lay.objectives()[static_cast<size_t>(given)];
  const bool waits = !IsHeldBy(o, u.data->side) &&
                     shares.needed[static_cast<size_t>(given)] > kFreeGround &&
                     lay.time_left() > kNoTimeLeft &&
                     !EnoughAreUp(shares, o.at, given);
  return {.objective = &o, .stop = waits ? kOutOfReach : kOnIt};
}

double PullOf(const Task& task, const Stand& there) {
  if (task.objective == nullptr) return 0;
  const double march = kNextMove * std::min(kFastest, there.allowance);
  return -kPullPerInch *
         std::max(0.0, Norm(there.at - task.objective->at) - task.stop - march);
}

}  // namespace berthier::big_battle_napoleonic
