// Battles of Simple Grand Tactical by seed: French against Austrians, with
// armies of about equal price, who meet, hold a village each, or have a height
// between them.
//
// The size is the number of corps of each side; it determines the size of the
// table and the length of the battle. The kind of battle (ground.h), who is in
// the south and who plays first are drawn at random.
#ifndef BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator SimpleGrandTacticalGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_GENERATE_H_
