// Groups of players whose ratings are comparable.
//
// A player that wins all games against the rest has no finite rating on their
// scale, and a player not linked to them by games has none at all. In the graph
// with an edge from winner to loser for every game (both ways for a draw),
// players are comparable if each can be reached from the other. These strongly
// connected components are the groups; each is rated by itself.
//
// Laws: every player is in exactly one group; all games between two groups were
// won by the same group, which is listed before the other; within a group
// players are in the order of the league.
//
//   const WinGroups groups = WinGroupsOf(league);
//   if (groups.members.size() > 1) ...
#ifndef BERTHIER_ARENAS_RATINGS_WIN_GROUPS_H_
#define BERTHIER_ARENAS_RATINGS_WIN_GROUPS_H_

#include <span>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

struct WinGroups {
  std::vector<int> group_of;              // by player
  std::vector<std::vector<int>> members;  // by group
};

WinGroups WinGroupsOf(const League& league);

// The same from edges: `player` won or drew a game against `opponent`.
struct AtLeastEven {
  int player = 0;
  int opponent = 0;
};
WinGroups WinGroupsOf(int players, std::span<const AtLeastEven> arrows);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_WIN_GROUPS_H_
