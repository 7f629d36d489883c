#include "engine/model/roll.h"

#include "engine/model/fault.h"

namespace berthier {

uint64_t Dice::faces() const {
  constexpr uint64_t kMost = uint64_t{1} << 63;
  uint64_t faces = 1;
  for (const Handful& handful : handfuls) {
    for (int i = 0; i < handful.count; ++i) {
      BERTHIER_CHECK(handful.sides > 0 && faces <= kMost / handful.sides);
      faces *= handful.sides;
    }
  }
  return faces;
}

}  // namespace berthier
