#include "arenas/ratings/group_bounds.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>

#include "arenas/ratings/elo.h"

namespace berthier {
namespace {

// ln of the expected score at a difference of `elo`.
double LogExpected(double elo) {
  const double x = elo / kEloPerNat;
  return x > 0 ? -std::log1p(std::exp(-x)) : x - std::log1p(std::exp(x));
}

// The harder game of each pair, as the upper side's difference without the
// offset.
using HardestByPair = std::map<int64_t, double>;

double LogChanceOfAll(const HardestByPair& hardest, double offset) {
  double sum = 0;
  for (const auto& [pair, difference] : hardest) {
    sum += LogExpected(difference + offset);
  }
  return sum;
}

double LeastOffset(const HardestByPair& hardest, double confidence) {
  const double target = std::log1p(-confidence);
  double low = -1;
  double high = 1;
  while (LogChanceOfAll(hardest, low) > target) low *= 2;
  while (LogChanceOfAll(hardest, high) < target) high *= 2;
  constexpr int kHalvings = 100;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (LogChanceOfAll(hardest, middle) < target ? low : high) = middle;
  }
  return low;
}

}  // namespace

std::vector<GroupBound> BoundsBetween(const League& league,
                                      const WinGroups& groups,
                                      const std::vector<double>& elo,
                                      const std::vector<double>& advantage,
                                      double confidence) {
  std::map<std::pair<int, int>, std::pair<HardestByPair, int64_t>> meetings;
  for (const LeagueGame& game : league.games) {
    const auto first = static_cast<size_t>(game.first);
    const auto second = static_cast<size_t>(game.second);
    const int group = groups.group_of[first];
    const int other = groups.group_of[second];
    if (group == other) continue;
    const double difference = elo[first] - elo[second] +
                              advantage[static_cast<size_t>(game.scenario)];
    const bool first_above = game.result == GameResult::kFirstWon;
    auto& [hardest, games] = meetings[first_above ? std::pair(group, other)
                                                  : std::pair(other, group)];
    const double ahead = first_above ? difference : -difference;
    const auto [entry, added] = hardest.emplace(game.pair, ahead);
    if (!added) entry->second = std::min(entry->second, ahead);
    ++games;
  }
  std::vector<GroupBound> bounds;
  for (const auto& [key, meeting] : meetings) {
    const auto& [hardest, games] = meeting;
    bounds.push_back({.above = key.first,
                      .below = key.second,
                      .least = LeastOffset(hardest, confidence),
                      .games = games,
                      .pairs = static_cast<int64_t>(hardest.size())});
  }
  return bounds;
}

}  // namespace berthier
