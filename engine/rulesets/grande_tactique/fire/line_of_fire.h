// Lines of fire: who stands in the way of a battery (5.5, 5.7).
//
// A line runs from a front corner of the base to a corner of the target's
// footprint. Every other unit on the table blocks it, silenced guns excepted,
// and so do woods and built-up areas that neither of the two occupies; friends
// may be fired over from a hill (GT-FIR-12).
//
// Laws: taking a unit off the table never blocks a line that was clear.
//
//   if (!HasLineTo(f, battery, target)) return;
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_LINE_OF_FIRE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_LINE_OF_FIRE_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// kOverHill: every clear line runs over a hill (GT-FIR-28).
enum class LineOfFire : uint8_t { kBlocked, kOverHill, kClear };

LineOfFire LineTo(PositionView f, UnitId u, UnitId e);
// Not kBlocked; stops at the first clear line.
bool HasLineTo(PositionView f, UnitId u, UnitId e);
// A unit or area in the way of it; none when there is a clear line, or when
// only the base of u itself is in the way.
EntityId BlockerOf(PositionView f, UnitId u, UnitId e);
// GT-FIR-27: from one front corner to both rear corners of the target, not
// through the target itself.
bool Enfilades(PositionView f, UnitId u, UnitId e);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_LINE_OF_FIRE_H_
