// Where being the better one runs in circles.
//
// Players among whom a way leads from each to each over players they surely
// beat: groups of three or more. Who beats whom is asked of their own games
// alone, and of every two who met, so that among many some would look sure by
// chance; Holm's method keeps all of them together to the confidence asked for:
// no circle at all is found in that share of leagues that have none, whoever
// else is how much better.
//
// Of two equals each pair of games is as likely to end one way as the other
// way round. How often that makes as much of a lead as was seen is counted
// exactly (a test by changed signs), so few pairs are no trouble. A game
// without its mirror says who had which side and is left out.
//
//   for (const std::vector<int>& circle : CirclesOf(league, 0.95)) ...
#ifndef BERTHIER_ARENAS_RATINGS_CIRCLES_H_
#define BERTHIER_ARENAS_RATINGS_CIRCLES_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

// The groups stand in the sequence of their first players.
std::vector<std::vector<int>> CirclesOf(const League& league,
                                        double confidence);

// How likely two equals are at least `lead` half points apart, either of them
// ahead, where `single` pairs were won by one half point and `twofold` by two.
double ChanceOfLead(int64_t single, int64_t twofold, int64_t lead);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_CIRCLES_H_
