// Berger's tables: a round robin in rounds in which everybody plays once.
//
// Players count from 0. With an odd number the one who would meet the last has
// a bye.
//
// Laws: every two players meet exactly once; in every round everybody meets at
// most one other; a player's first and second seats differ by at most one.
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
