// The situation of a formation: its arm, its state, who is near.
//
// Everything is read from the picture of a position, so it works for any
// ruleset. Distances are from edge to edge.
//
//   const ReceiverSurroundings around = SurroundingsOf(picture, units, leader);
#ifndef BERTHIER_ARENAS_ANALYSIS_SURROUNDINGS_H_
#define BERTHIER_ARENAS_ANALYSIS_SURROUNDINGS_H_

#include <optional>
#include <set>
#include <string_view>

#include "engine/geometry/units.h"
#include "engine/model/picture.h"

namespace berthier {

// Units within this distance (12 inches on the table) count for the odds.
inline constexpr int32_t kNearTicks = 12 * kTicksPerInch;

struct ReceiverSurroundings {
  // "foot", "horse" or "guns" if more than half of its units are of that arm,
  // else "mixed"; empty if none of its units is on the table.
  std::string_view arm;
  int units = 0;                  // on the table
  int shaken = 0;                 // of them: shaken, worn or running
  std::optional<int32_t> leader;  // mean distance leader to unit, in ticks
  std::optional<int32_t> enemy;   // distance to the nearest enemy, in ticks
  // Units within kNearTicks of any of its units, without generals.
  int own_near = 0;  // includes its own units
  int enemies_near = 0;
};

// Neither `leader` nor the units need be on the table.
ReceiverSurroundings SurroundingsOf(const Picture& picture,
                                    const std::set<EntityId>& units,
                                    EntityId leader);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_SURROUNDINGS_H_
