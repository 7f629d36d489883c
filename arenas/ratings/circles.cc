#include "arenas/ratings/circles.h"

#include <algorithm>
#include <array>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/strong_components.hpp>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <unordered_map>
#include <utility>

#include "arenas/ratings/elo.h"

namespace berthier {
namespace {

// What came of the complete pairs of two players.
struct Leads {
  int64_t single = 0;   // pairs decided by half a point a game
  int64_t twofold = 0;  // by a whole one
  int64_t lead = 0;     // of the lesser index, in the same units
};

std::map<std::array<int, 2>, Leads> LeadsOf(const League& league) {
  std::unordered_map<int64_t, const LeagueGame*> open;
  std::map<std::array<int, 2>, Leads> leads;
  for (const LeagueGame& game : league.games) {
    const auto [entry, is_new] = open.emplace(game.pair, &game);
    if (is_new) continue;
    const LeagueGame& other = *entry->second;
    // Of the player who had the first side in `game`, -2 to 2.
    const auto lead = static_cast<int64_t>(
        2 * (FirstScore(game.result) - FirstScore(other.result)));
    Leads& meeting = leads[{std::min(game.first, game.second),
                            std::max(game.first, game.second)}];
    meeting.lead += game.first < game.second ? lead : -lead;
    if (std::abs(lead) == 1) ++meeting.single;
    if (std::abs(lead) == 2) ++meeting.twofold;
  }
  return leads;
}

// Of n coins, the chance of exactly k heads, for every k.
std::vector<double> Heads(int64_t n) {
  std::vector<double> chances;
  for (int64_t k = 0; k <= n; ++k) {
    const auto size = static_cast<double>(n);
    const auto heads = static_cast<double>(k);
    chances.push_back(std::exp(std::lgamma(size + 1) - std::lgamma(heads + 1) -
                               std::lgamma(size - heads + 1) -
                               size * std::log(2.0)));
  }
  return chances;
}

struct SureWin {
  int winner = 0;
  int loser = 0;
  double chance = 1;  // that equals would be as far apart
};

// Those that all hold together (Holm).
std::vector<SureWin> SureWins(const League& league, double confidence) {
  std::vector<SureWin> wins;
  for (const auto& [players, leads] : LeadsOf(league)) {
    const bool ahead = leads.lead > 0;
    wins.push_back({.winner = players[ahead ? 0 : 1],
                    .loser = players[ahead ? 1 : 0],
                    .chance = ChanceOfLead(leads.single, leads.twofold,
                                           std::abs(leads.lead))});
  }
  std::stable_sort(
      wins.begin(), wins.end(),
      [](const SureWin& a, const SureWin& b) { return a.chance < b.chance; });
  size_t sure = 0;
  while (sure < wins.size() &&
         wins[sure].chance <=
             (1 - confidence) / static_cast<double>(wins.size() - sure)) {
    ++sure;
  }
  wins.resize(sure);
  return wins;
}

}  // namespace

double ChanceOfLead(int64_t single, int64_t twofold, int64_t lead) {
  constexpr int64_t kCounted = 400;  // beyond, the normal curve is as good
  if (lead == 0) return 1;
  if (single + twofold > kCounted) {
    const double spread = std::sqrt(static_cast<double>(single + 4 * twofold));
    // Leads come in steps of two, or of four.
    const double half_a_step = single > 0 ? 1 : 2;
    return 2 * NormalBelow(-(static_cast<double>(lead) - half_a_step) / spread);
  }
  const std::vector<double> by_one = Heads(single);
  const std::vector<double> by_two = Heads(twofold);
  double chance = 0;
  for (int64_t i = 0; i <= single; ++i) {
    for (int64_t j = 0; j <= twofold; ++j) {
      if (2 * i - single + 2 * (2 * j - twofold) < lead) continue;
      chance += by_one[static_cast<size_t>(i)] * by_two[static_cast<size_t>(j)];
    }
  }
  return std::min(1.0, 2 * chance);
}

std::vector<std::vector<int>> CirclesOf(const League& league,
                                        double confidence) {
  using Graph =
      boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
  const size_t n = league.players.size();
  if (n == 0) return {};
  Graph beats(n);
  for (const SureWin& win : SureWins(league, confidence)) {
    boost::add_edge(static_cast<size_t>(win.winner),
                    static_cast<size_t>(win.loser), beats);
  }
  std::vector<int> component(n);
  const int components = boost::strong_components(beats, component.data());
  std::vector<std::vector<int>> groups(static_cast<size_t>(components));
  for (size_t i = 0; i < n; ++i) {
    groups[static_cast<size_t>(component[i])].push_back(static_cast<int>(i));
  }
  std::erase_if(groups, [](const auto& group) { return group.size() < 3; });
  std::sort(groups.begin(), groups.end());
  return groups;
}

}  // namespace berthier
