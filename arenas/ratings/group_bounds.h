// A lower bound on how far one group of players is above another that it beat
// in every game.
//
// The ratings within each group are taken as given; the offset between the
// groups is lowered until the chance of winning every game is only
// 1 - confidence. Nothing is assumed about the dependence between the games of
// a pair: the chance to win both is at most that of the harder one. The chance
// of a win is taken as the expected score, as if draws could have been wins.
// Both make the bound lower, never higher.
//
// A lone player who won one pair, with equal chances in both games, is thus
// ahead by at least -511 Elo with 95 % confidence: one pair says little.
#ifndef BERTHIER_ARENAS_RATINGS_GROUP_BOUNDS_H_
#define BERTHIER_ARENAS_RATINGS_GROUP_BOUNDS_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"
#include "arenas/ratings/win_groups.h"

namespace berthier {

// Ratings of group `above` must be raised by at least `least` to be on the
// scale of group `below`.
struct GroupBound {
  int above = 0;
  int below = 0;
  double least = 0;   // Elo
  int64_t games = 0;  // between the two groups
  int64_t pairs = 0;
};

// A bound for every two groups that played each other. `elo` by player, on the
// scale of the player's group; `advantage` by scenario in Elo, 0 if unknown.
std::vector<GroupBound> BoundsBetween(const League& league,
                                      const WinGroups& groups,
                                      const std::vector<double>& elo,
                                      const std::vector<double>& advantage,
                                      double confidence);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_GROUP_BOUNDS_H_
