// The positions of this folder, embedded in the program.
//
// Law: the same as for scenarios (arenas/scenarios/bundled.h).
//
//   for (const BundledText& one : BundledPositions()) out << one.text;
#ifndef BERTHIER_ARENAS_POSITIONS_BUNDLED_H_
#define BERTHIER_ARENAS_POSITIONS_BUNDLED_H_

#include <span>

#include "arenas/scenarios/bundled.h"

namespace berthier {

std::span<const BundledText> BundledPositions();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_POSITIONS_BUNDLED_H_
