// Berger tables: a round robin in rounds; each player plays once per round.
//
// Players are numbered from 0. With an odd number of players, a virtual last
// player is added, and whoever is paired with it has a bye.
//
// Laws: every two players meet exactly once; in a round a player has at most
// one meeting; for each player the number of first seats and the number of
// second seats differ by at most one.
//
//   for (const Meeting& meeting : BergerTable(6)) ...  // round by round
#ifndef BERTHIER_ARENAS_TOURNAMENT_BERGER_H_
#define BERTHIER_ARENAS_TOURNAMENT_BERGER_H_

#include <vector>

#include "arenas/tournament/stage.h"

namespace berthier {

std::vector<Meeting> BergerTable(int players);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_BERGER_H_
