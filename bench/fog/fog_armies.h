// Battles that begin in the fog of war, for the programs here.
//
//   const LoadedGame loaded = InFog("generated:la_grande_armee:9001:2:fog",
//                                 6);
#ifndef BERTHIER_BENCH_FOG_FOG_ARMIES_H_
#define BERTHIER_BENCH_FOG_FOG_ARMIES_H_

#include <string>

#include "arenas/match/loading.h"

namespace berthier {

// A scenario as `berthier match` takes it, or "duel", the toy with hidden
// powder. A name that is wrong ends the program. `bounds`: how long it lasts;
// 0: as it says.
LoadedGame InFog(const std::string& scenario, int bounds);

}  // namespace berthier

#endif  // BERTHIER_BENCH_FOG_FOG_ARMIES_H_
