// Groups within which ratings exist.
//
// Who wins all games against the rest has no finite rating beside the rest's,
// and whoever is not linked to them by games has none at all. Draw an arrow
// from winner to loser for every game, both ways for a draw; players are
// comparable where a way leads from each to each. Those groups (strongly
// connected components) are rated each by itself.
//
// Laws: every player is in exactly one group; all games between two groups
// were won by the same one, which stands before the other; within a group
// players stand as in the league.
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

// The same from who came out at least even of a game against whom.
struct AtLeastEven {
  int player = 0;
  int opponent = 0;
};
WinGroups WinGroupsOf(int players, std::span<const AtLeastEven> arrows);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_WIN_GROUPS_H_
