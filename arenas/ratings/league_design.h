// How a league came to its meetings, where they follow from its results.
//
// Winners of a Swiss tournament meet winners: whoever was lucky meets others
// who were, and seldom meets again those the luck was against, so that it is
// not made good. The games say what they say, but ratings fitted to them lie
// farther apart than in a league whose meetings were settled beforehand. How
// far off they may be is found by playing the league again, pairing and all;
// a design is what that takes.
//
// Laws: a design asks for the pairs of a league one by one, with the players
// and scenarios of that league, about as many as were played; whom it asks for
// follows from what it was told before and from nothing else.
//
//   const LeagueDesign design = [](const PlayPair& play) {
//     const PairResults semifinal = play(0, 1, 0);
//     play(2, semifinal[0] == GameResult::kFirstWon ? 0 : 1, 0);
//   };
#ifndef BERTHIER_ARENAS_RATINGS_LEAGUE_DESIGN_H_
#define BERTHIER_ARENAS_RATINGS_LEAGUE_DESIGN_H_

#include <array>
#include <functional>

#include "arenas/ratings/league.h"

namespace berthier {

// Of both games of a mirrored pair; sides are exchanged in the second.
using PairResults = std::array<GameResult, 2>;

// Plays a pair of `player`, who has the first side first, and `opponent`.
using PlayPair =
    std::function<PairResults(int player, int opponent, int scenario)>;

using LeagueDesign = std::function<void(const PlayPair&)>;

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_LEAGUE_DESIGN_H_
