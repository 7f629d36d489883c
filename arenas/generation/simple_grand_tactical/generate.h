// Battles of Simple Grand Tactical by seed: French against Austrians, chances
// as even as prices tell.
//
// A size is a number of corps a side, and says how large the table is and how
// long the battle lasts. A lot says what it is about (ground.h), who is in the
// south, and who plays first.
#ifndef BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator SimpleGrandTacticalGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GENERATE_H_
