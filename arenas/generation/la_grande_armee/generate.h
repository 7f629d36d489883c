// Battles of La Grande Armée by seed: corps against corps, with bases of equal
// worth on both sides.
#ifndef BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator LaGrandeArmeeGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_LA_GRANDE_ARMEE_GENERATE_H_
