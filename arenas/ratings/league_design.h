// A league design: how meetings follow from results, for simulating the league.
//
// In a Swiss tournament winners meet winners: a player that was lucky meets
// others that were lucky, and seldom meets again those that were unlucky, so
// luck does not average out. Ratings fitted to such games lie farther apart
// than in a league whose meetings were fixed beforehand. The size of that error
// is found by simulating the league including its pairing, which the design
// supplies.
//
// Laws: a design asks for the pairs of a league one by one, with the league's
// players and scenarios, and about as many pairs as were played; which pair it
// asks for next depends only on the results returned so far.
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

// The results of both games of a mirrored pair; sides are swapped in the second
// game.
using PairResults = std::array<GameResult, 2>;

// Plays a pair; `player` has the first side in the first game.
using PlayPair =
    std::function<PairResults(int player, int opponent, int scenario)>;

using LeagueDesign = std::function<void(const PlayPair&)>;

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_LEAGUE_DESIGN_H_
