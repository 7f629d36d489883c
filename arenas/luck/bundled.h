// The luck weights of this folder, compiled into the program.
//
// Law: one text per file, byte for byte that of NAME.textproto in this folder.
#ifndef BERTHIER_ARENAS_LUCK_BUNDLED_H_
#define BERTHIER_ARENAS_LUCK_BUNDLED_H_

#include <span>
#include <string_view>

#include "arenas/scenarios/bundled.h"

namespace berthier {

std::span<const BundledText> BundledLuckWeights();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LUCK_BUNDLED_H_
