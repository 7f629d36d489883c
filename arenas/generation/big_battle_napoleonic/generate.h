// Battles of Big Battle Napoleonic by seed: a meeting of equal armies about
// villages, or an attack on villages, over a stream, on a ridge or on a
// redoubt, now and then with reserves to come.
//
// The size is the number of infantry corps of each side. The table is 18 inches
// wide for each corps plus 18; the battle lasts six periods plus two for each
// corps. The kind of battle (situations.h) and whether the French attack are
// drawn at random.
#ifndef BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator BigBattleNapoleonicGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GENERATE_H_
