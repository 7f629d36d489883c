// The four edges of a table, as on a map: north is at the top, where y is
// greatest.
#ifndef BERTHIER_ENGINE_TABLETOP_TABLE_EDGE_H_
#define BERTHIER_ENGINE_TABLETOP_TABLE_EDGE_H_

#include <cstdint>

#include "engine/geometry/units.h"

namespace berthier {

enum class TableEdge : uint8_t { kNorth, kEast, kSouth, kWest };

// The heading of a unit that faces straight out over the edge.
constexpr Heading HeadingToward(TableEdge edge) {
  return Heading::Degrees(90 * static_cast<int>(edge));
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_TABLE_EDGE_H_
