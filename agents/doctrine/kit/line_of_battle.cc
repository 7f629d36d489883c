#include "agents/doctrine/kit/line_of_battle.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace berthier {
namespace {

// ---- In inches --------------------------------------------------------------

constexpr double kBefore = 2.5;       // the first row before a goal
constexpr double kSector = 8;         // between two formations at the same goal
constexpr double kInward = 3;         // from the end of the zone
constexpr double kChiefBehind = 2.5;  // more than other generals
constexpr double kSecondLine = 3;

// ---- In worth of a base of infantry -----------------------------------------

constexpr double kOffRow = 0.12;  // an inch
constexpr double kOffAlong = 0.06;
constexpr double kCrowded = 0.6;
constexpr double kMasked = 0.25;  // infantry and cavalry
constexpr double kGunsMasked = 1;

double Middle(const LineOfBattle::Zone& zone) {
  return (zone.least.along + zone.most.along) / 2;
}

// Within the zone, in its middle if it is too narrow.
double Inward(const LineOfBattle::Zone& zone, double along) {
  const double middle = Middle(zone);
  return std::clamp(along, std::min(zone.least.along + kInward, middle),
                    std::max(zone.most.along - kInward, middle));
}

}  // namespace

LineOfBattle::LineOfBattle(Spot ahead, const Zone& zone,
                           std::span<const Goal> goals,
                           std::span<const Troops> formations)
    : ahead_(ahead), zone_(zone), posts_(formations.size()) {
  PostFoot(goals, formations);
  PostHorse(formations);
  PostOthers(formations);
}

LineOfBattle::Zone LineOfBattle::Around(std::span<const Spot> places,
                                        Spot ahead) {
  constexpr double kFar = 1e6;
  Zone zone = {{kFar, kFar}, {-kFar, -kFar}};
  for (const Spot place : places) {
    const Post post = PostOf(place, ahead);
    zone.least.along = std::min(zone.least.along, post.along);
    zone.least.row = std::min(zone.least.row, post.row);
    zone.most.along = std::max(zone.most.along, post.along);
    zone.most.row = std::max(zone.most.row, post.row);
  }
  return zone;
}

// The strongest where most is missing. Who comes second to a goal stands beside
// the first, to the middle of the zone.
void LineOfBattle::PostFoot(std::span<const Goal> goals,
                            std::span<const Troops> formations) {
  struct Sector {
    Post at;
    double missing = 0;
    int held = 0;  // by so many
  };
  std::vector<size_t> strongest_first;
  double foot = 0, worth = 0, most = 0;
  for (size_t i = 0; i < formations.size(); ++i) {
    if (formations[i].foot <= 0) continue;
    strongest_first.push_back(i);
    foot += formations[i].foot;
  }
  std::stable_sort(strongest_first.begin(), strongest_first.end(),
                   [&](size_t a, size_t b) {
                     return formations[a].foot > formations[b].foot;
                   });
  const bool defends = std::any_of(
      goals.begin(), goals.end(),
      [&](const Goal& goal) { return PostOf(goal.at).row < zone_.most.row; });
  // Who attacks masses before what is worth most.
  for (const Goal& goal : goals) most = std::max(most, goal.value);
  const auto counts = [&](const Goal& goal) {
    return goal.value > 0 && (defends || goal.value == most);
  };
  for (const Goal& goal : goals) worth += counts(goal) ? goal.value : 0;
  std::vector<Sector> sectors;
  Sector all = {{Middle(zone_), zone_.most.row}, foot};
  if (worth > 0) all.at = {};
  for (const Goal& goal : goals) {
    if (!counts(goal)) continue;
    const double share = goal.value / worth;
    const Post at = PostOf(goal.at);
    all.at.along += share * at.along;
    all.at.row += share * at.row;
    sectors.push_back({at, share * foot});
  }
  if (sectors.empty() || !defends || strongest_first.size() == 1) {
    sectors = {all};
  }

  for (const size_t i : strongest_first) {
    Sector& sector = *std::max_element(
        sectors.begin(), sectors.end(),
        [](const Sector& a, const Sector& b) { return a.missing < b.missing; });
    const Zone& zone = formations[i].zone;
    const double inward = sector.at.along > Middle(zone_) ? -kSector : kSector;
    // One inward, one outward, the next farther inward.
    const int steps = (sector.held + 1) / 2;
    const double aside =
        sector.held % 2 == 1 ? steps * inward : -steps * inward;
    const double front = zone.most.row - kEdge;
    const bool inside = sector.at.row < front && sector.at.row > zone.least.row;
    posts_[i] = {Inward(zone, sector.at.along + aside),
                 inside ? std::min(front, sector.at.row + kBefore) : front};
    sector.missing -= formations[i].foot;
    ++sector.held;
  }
}

void LineOfBattle::PostHorse(std::span<const Troops> formations) {
  double left = zone_.most.along, right = zone_.least.along, row = 0;
  int lines = 0;
  for (size_t i = 0; i < formations.size(); ++i) {
    if (formations[i].foot <= 0) continue;
    left = std::min(left, posts_[i].along);
    right = std::max(right, posts_[i].along);
    row += posts_[i].row;
    ++lines;
  }
  if (lines == 0) left = right = Middle(zone_);
  row = lines == 0 ? Front() : row / lines;
  bool to_left = left - zone_.least.along > zone_.most.along - right;
  for (size_t i = 0; i < formations.size(); ++i) {
    const Troops& troops = formations[i];
    if (troops.foot > 0 || troops.horse <= 0) continue;
    posts_[i] = {Inward(troops.zone, to_left ? left : right),
                 std::min(row - kSecondLine, troops.zone.most.row - kEdge)};
    to_left = !to_left;
  }
}

void LineOfBattle::PostOthers(std::span<const Troops> formations) {
  Post sum;
  int lines = 0;
  for (size_t i = 0; i < formations.size(); ++i) {
    if (formations[i].foot <= 0 && formations[i].horse <= 0) continue;
    sum.along += posts_[i].along;
    sum.row += posts_[i].row;
    ++lines;
  }
  const Post mean = lines > 0 ? Post{sum.along / lines, sum.row / lines}
                              : Post{Middle(zone_), Front()};
  for (size_t i = 0; i < formations.size(); ++i) {
    if (formations[i].foot > 0 || formations[i].horse > 0) continue;
    posts_[i] = {mean.along, mean.row - kChiefBehind};
  }
}

double LineOfBattle::ValueToGeneral(Post post, Spot at,
                                    std::span<const Spot> others) const {
  constexpr double kNear = 2;   // is as good as there
  constexpr double kApart = 3;  // from the next general
  constexpr double kOff = 0.1;  // an inch
  const double off = Norm(at - BehindRow(post));
  const auto crowd =
      std::count_if(others.begin(), others.end(),
                    [&](Spot other) { return Norm(other - at) < kApart; });
  return -kOff * std::max(0.0, off - kNear) - static_cast<double>(crowd);
}

double LineOfBattle::ValueFrom(Post post, Spot at, Row row) const {
  const Post there = PostOf(at);
  const double wanted = post.row - (row == Row::kSecond ? kSecondLine : 0);
  return -kOffRow * std::abs(there.row - wanted) -
         kOffAlong * std::abs(there.along - post.along);
}

double LineOfBattle::CostOfBoth(const Stand& a, const Stand& b) const {
  constexpr double kRoom = 1;  // between two units
  constexpr double kFootSees = 5, kGunsSee = 14;
  const Post off = PostOf(b.at - a.at);
  const double beside = std::abs(off.along) - (a.width + b.width) / 2;
  const double behind = std::abs(off.row) - (a.depth + b.depth) / 2;
  double cost = kCrowded * std::max(0.0, kRoom - std::max(beside, behind));
  if (beside > 0) return cost;
  const Stand& second = off.row > 0 ? a : b;
  if (second.walled) return cost;
  if (std::abs(off.row) < (second.guns ? kGunsSee : kFootSees)) {
    cost += second.guns ? kGunsMasked : kMasked;
  }
  return cost;
}

}  // namespace berthier
