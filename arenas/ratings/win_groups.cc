#include "arenas/ratings/win_groups.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/strong_components.hpp>
#include <cstddef>
#include <utility>

namespace berthier {

WinGroups WinGroupsOf(const League& league) {
  const size_t n = league.players.size();
  std::vector<bool> seen(n * n);
  std::vector<AtLeastEven> arrows;
  const auto add = [&](int player, int opponent) {
    const size_t place =
        static_cast<size_t>(player) * n + static_cast<size_t>(opponent);
    if (seen[place]) return;
    seen[place] = true;
    arrows.push_back({.player = player, .opponent = opponent});
  };
  for (const LeagueGame& game : league.games) {
    if (game.result != GameResult::kSecondWon) add(game.first, game.second);
    if (game.result != GameResult::kFirstWon) add(game.second, game.first);
  }
  return WinGroupsOf(static_cast<int>(n), arrows);
}

WinGroups WinGroupsOf(int players, std::span<const AtLeastEven> arrows) {
  WinGroups groups;
  if (players == 0) return groups;
  const auto n = static_cast<size_t>(players);
  std::vector<std::pair<size_t, size_t>> edges;
  edges.reserve(arrows.size());
  for (const AtLeastEven& arrow : arrows) {
    edges.emplace_back(arrow.player, arrow.opponent);
  }
  const boost::compressed_sparse_row_graph<boost::directedS> graph(
      boost::edges_are_unsorted_multi_pass, edges.begin(), edges.end(), n);
  groups.group_of.resize(n);
  const int count = boost::strong_components(
      graph, boost::make_iterator_property_map(
                 groups.group_of.begin(), get(boost::vertex_index, graph)));
  // The components come losers first (Tarjan).
  groups.members.resize(static_cast<size_t>(count));
  for (size_t i = 0; i < n; ++i) {
    groups.group_of[i] = count - 1 - groups.group_of[i];
    groups.members[static_cast<size_t>(groups.group_of[i])].push_back(
        static_cast<int>(i));
  }
  return groups;
}

}  // namespace berthier
