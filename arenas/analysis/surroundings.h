// How a formation stands: its arm, its state, who is near.
//
// All of it is read from the picture of a position, so it holds for any
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

// Who is nearer than this takes part in the odds: a foot on the table.
inline constexpr int32_t kNearTicks = 12 * kTicksPerInch;

struct ReceiverSurroundings {
  // "foot", "horse" or "guns" if more than half of its units are; "mixed"; of
  // nobody on the table nothing.
  std::string_view arm;
  int units = 0;   // on the table
  int shaken = 0;  // of them: those that can be used less, or that run
  std::optional<int32_t> leader;  // ticks from him to a unit, on average
  std::optional<int32_t> enemy;   // ticks to the nearest
  // Within kNearTicks of any of its units; generals do not count.
  int own_near = 0;  // its own among them
  int enemies_near = 0;
};

// `leader` need not be on the table, nor any of the units.
ReceiverSurroundings SurroundingsOf(const Picture& picture,
                                    const std::set<EntityId>& units,
                                    EntityId leader);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_SURROUNDINGS_H_
