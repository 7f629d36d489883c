// Circles: groups of players where "surely beats" is not transitive.
//
// A circle is a strongly connected component, of three or more players, of the
// graph "surely beats". Each two players who met are tested by their own games
// alone. With many such tests some would be significant by chance, so Holm's
// method is applied: in a league without circles the chance of finding any is
// at most 1 - confidence, whatever the strengths of the other players.
//
// The test is an exact sign-flip test: between equals each pair of games is as
// likely to end one way as reversed, and the chance of a lead as large as the
// observed one is computed exactly, so it is valid for few pairs too. A game
// without its mirror is left out, as it depends on the side.
//
//   for (const std::vector<int>& circle : CirclesOf(league, 0.95)) ...
#ifndef BERTHIER_ARENAS_RATINGS_CIRCLES_H_
#define BERTHIER_ARENAS_RATINGS_CIRCLES_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

// The circles, each with its players in ascending order, sorted by their first
// players.
std::vector<std::vector<int>> CirclesOf(const League& league,
                                        double confidence);

// The chance that two equals are at least `lead` apart, with either one ahead,
// if `single` pairs were decided by 1 and `twofold` pairs by 2; the unit is
// half a point per game. Exact up to 400 decided pairs, normal beyond.
double ChanceOfLead(int64_t single, int64_t twofold, int64_t lead);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_CIRCLES_H_
