// Battles of Big Battle Napoleonic by seed.
//
// A size is a number of infantry corps a side. The table is 18 inches wide a
// corps and 18 more, the battle lasts six periods and two for each corps. A lot
// says what it is about (situations.h), and whether the French attack.
#ifndef BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator BigBattleNapoleonicGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GENERATE_H_
