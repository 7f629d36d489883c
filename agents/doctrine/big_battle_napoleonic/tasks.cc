#include "agents/doctrine/big_battle_napoleonic/tasks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace berthier::big_battle_napoleonic {
namespace {

constexpr size_t kMostBrigades = 64;

bool IsHeldBy(const Objective& o, Side side) {
  return o.held == (side == Side::kFirst ? 1 : -1);
}

bool IsFit(const ArmyView& army, const UnitView& u) {
  return u.foot() && !u.routing && u.bases > army.weights().small;
}

// All brigades of a side, and which objective each of them is given.
struct Shares {
  std::array<const UnitView*, kMostBrigades> brigades;
  std::array<int, kMostBrigades> given;  // -1: none
  size_t count = 0;
  std::array<double, kMaxObjectives> needed = {};
};

void ShareOut(const ArmyView& army, Side side, Shares& shares) {
  const Weights& weights = army.weights();
  const auto objectives = army.objectives();
  for (const UnitView& u : army.units(side)) {
    if (!IsFit(army, u) || shares.count == kMostBrigades) continue;
    shares.given[shares.count] = -1;
    shares.brigades[shares.count++] = &u;
  }
  std::array<std::array<double, kMostBrigades>, kMaxObjectives> cost;
  for (size_t o = 0; o < objectives.size(); ++o) {
    if (objectives[o].value <= 0) continue;
    shares.needed[o] = BasesNeeded(army, objectives[o], side);
    for (size_t i = 0; i < shares.count; ++i) {
      const double far = army.MarchTo(objectives[o], shares.brigades[i]->id);
      cost[o][i] = (far + weights.set_out) *
                   (shares.needed[o] + weights.settle) / objectives[o].value;
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
bool EnoughAreUp(const ArmyView& army, const Shares& shares, int objective) {
  const Weights& weights = army.weights();
  double up = 0, come = 0;
  for (size_t i = 0; i < shares.count; ++i) {
    if (shares.given[i] != objective) continue;
    const double far =
        army.MarchTo(army.objectives()[static_cast<size_t>(objective)],
                     shares.brigades[i]->id);
    if (far < weights.up) up += shares.brigades[i]->bases;
    if (far < weights.comes) come += shares.brigades[i]->bases;
  }
  const double needed = shares.needed[static_cast<size_t>(objective)];
  return up >= weights.enough * std::min(come, needed);
}

}  // namespace

double BasesNeeded(const ArmyView& army, const Objective& objective,
                   Side side) {
  const Weights& weights = army.weights();
  double against = 0;
  for (const UnitView& e : army.enemies(side)) {
    if (e.routing || e.guns()) continue;
    if (Norm(e.at - objective.at) < weights.near) against += e.bases;
  }
  return IsHeldBy(objective, side)
             ? weights.to_keep * against
             : weights.to_take * against + weights.free_ground;
}

Task TaskOf(const ArmyView& army, const UnitView& u) {
  if (!IsFit(army, u) || army.objectives().empty()) return {};
  const Weights& weights = army.weights();
  Shares shares;
  ShareOut(army, u.data->side, shares);
  const auto end =
      shares.brigades.begin() + static_cast<std::ptrdiff_t>(shares.count);
  const auto self =
      std::find_if(shares.brigades.begin(), end,
                   [&](const UnitView* other) { return other->id == u.id; });
  if (self == end) return {};
  const int given =
      shares.given[static_cast<size_t>(self - shares.brigades.begin())];
  if (given < 0) return {};
  const Objective& o = army.objectives()[static_cast<size_t>(given)];
  const bool waits =
      !IsHeldBy(o, u.data->side) &&
      shares.needed[static_cast<size_t>(given)] > weights.free_ground &&
      army.time_left() > weights.no_time_left &&
      !EnoughAreUp(army, shares, given);
  return {.objective = &o,
          .stop = waits ? weights.out_of_reach : weights.on_it};
}

double PullOf(const ArmyView& army, const Task& task, const UnitView& there) {
  if (task.objective == nullptr) return 0;
  const Weights& weights = army.weights();
  const double march =
      weights.next_move * std::min(weights.fastest, there.allowance);
  return -weights.pull * std::max(0.0, army.MarchTo(*task.objective, there.at) -
                                           task.stop - march);
}

}  // namespace berthier::big_battle_napoleonic
