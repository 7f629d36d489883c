// How far a group stands above another at the least, having won every game.
//
// The ratings within either group are taken as they are; the offset between
// them is moved down until winning every game had a chance of 1 - confidence
// only. Nothing is assumed of what the games of a pair have in common: the
// chance to win both is at most that of the harder one. Draws count as if they
// could have been wins. Both make the bound lower, never higher.
//
// A lone player who won one pair, of equal chances in both, is thus ahead by at
// least -511 Elo with 95 % confidence: one pair says little.
#ifndef BERTHIER_ARENAS_RATINGS_GROUP_BOUNDS_H_
#define BERTHIER_ARENAS_RATINGS_GROUP_BOUNDS_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"
#include "arenas/ratings/win_groups.h"

namespace berthier {

// The mean of the group above, on its own scale, is to be moved by at least
// this to stand on the scale of the group below.
struct GroupBound {
  int above = 0;
  int below = 0;
  double least = 0;  // Elo
  int64_t games = 0;
  int64_t pairs = 0;
};

// For every two groups that played each other. `elo` by player, on the scale of
// the player's group; `advantage` by scenario, 0 where nothing is known.
std::vector<GroupBound> BoundsBetween(const League& league,
                                      const WinGroups& groups,
                                      const std::vector<double>& elo,
                                      const std::vector<double>& advantage,
                                      double confidence);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_GROUP_BOUNDS_H_
