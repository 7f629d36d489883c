#include "agents/search/army_plan.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace berthier {
namespace {

constexpr std::array<std::string_view, kWings> kWhere = {
    "on the left", "in the centre", "on the right"};

// Where a side's formations stand, summed up.
struct Line {
  std::vector<std::pair<EntityId, Point>> formations;
  int64_t x = 0, y = 0;  // sums of their places

  int64_t n() const { return static_cast<int64_t>(formations.size()); }
};

Line LineOf(const Game& game, const Position& position, Doctrine& doctrine,
            Side side) {
  Line line;
  std::vector<EntityId> formations;
  doctrine.Formations(game, position, side, formations);
  for (const EntityId formation : formations) {
    const std::optional<Point> place =
        doctrine.Whereabouts(game, position, formation);
    if (!place) continue;
    line.formations.emplace_back(formation, *place);
    line.x += place->x;
    line.y += place->y;
  }
  return line;
}

}  // namespace

std::string InWords(const Doctrine& doctrine, const ArmyPlan& plan) {
  if (plan == ArmyPlan::All(plan.wings[0])) {
    return std::string(doctrine.PlanName(plan.wings[0]));
  }
  std::string words;
  std::array<bool, kWings> said = {};
  for (size_t first = 0; first < kWings; ++first) {
    if (said[first]) continue;
    if (!words.empty()) words += ", ";
    words += doctrine.PlanName(plan.wings[first]);
    std::string_view before = " ";
    for (size_t wing = first; wing < kWings; ++wing) {
      if (plan.wings[wing] != plan.wings[first]) continue;
      words += before;
      words += kWhere[wing];
      before = " and ";
      said[wing] = true;
    }
  }
  return words;
}

void Wings::Divide(const Game& game, const Position& position,
                   Doctrine& doctrine) {
  std::fill(wings_.begin(), wings_.end(), Wing::kCentre);
  std::array<Line, kSides> lines = {
      LineOf(game, position, doctrine, Side::kFirst),
      LineOf(game, position, doctrine, Side::kSecond)};
  for (size_t side = 0; side < kSides; ++side) {
    Line& own = lines[side];
    const Line& enemy = lines[1 - side];
    divided_[side] = own.n() > 1 && enemy.n() > 0;
    if (!divided_[side]) continue;
    // From the middle of the own line to that of the enemy's.
    const int64_t east = enemy.x / enemy.n() - own.x / own.n();
    const int64_t north = enemy.y / enemy.n() - own.y / own.n();
    // How far to the right, seen that way.
    const auto right = [&](const std::pair<EntityId, Point>& one) {
      return one.second.x * north - one.second.y * east;
    };
    std::stable_sort(
        own.formations.begin(), own.formations.end(),
        [&](const auto& a, const auto& b) { return right(a) < right(b); });
    const size_t n = own.formations.size();
    const size_t wing = (n + 1) / static_cast<size_t>(kWings);
    for (size_t i = 0; i < n; ++i) {
      Wing& of = wings_[static_cast<size_t>(Index(own.formations[i].first))];
      if (i < wing) of = Wing::kLeft;
      if (i + wing >= n) of = Wing::kRight;
    }
  }
}

void Wings::Assign(const Game& game, const Position& position,
                   Doctrine& doctrine, Side side, const ArmyPlan& plan,
                   std::vector<FormationPlan>& plans) const {
  std::vector<EntityId> formations;
  doctrine.Formations(game, position, side, formations);
  plans.clear();
  for (const EntityId formation : formations) {
    const Wing wing = IsSome(formation)
                          ? wings_[static_cast<size_t>(Index(formation))]
                          : Wing::kCentre;
    plans.push_back({formation, plan.wings[static_cast<size_t>(wing)]});
  }
}

}  // namespace berthier
