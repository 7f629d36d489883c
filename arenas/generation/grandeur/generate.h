// Battles of Grandeur by seed: French against Austrians, Prussians or Russians,
// armies of about equal points.
//
// The size is the number of corps of each side; it determines the size of the
// table and the length of the battle. An army of one corps is one command under
// its chief. The ground (ground.h) and who is in the south are drawn at random;
// the weather is thrown for when the battle begins (GRA-WEA-01).
#ifndef BERTHIER_ARENAS_GENERATION_GRANDEUR_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_GRANDEUR_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator GrandeurGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_GRANDEUR_GENERATE_H_
