// Lines of fire: what blocks the fire of a battery (5.5, 5.7).
//
// A line runs from a front corner of the base to a corner of the target's
// footprint. It is blocked by every other unit on the table except silenced
// guns, and by woods and built-up areas that neither firer nor target occupies;
// from a hill a battery may fire over friends (GT-FIR-12).
//
// Laws: removing a unit from the table never blocks a line that was clear.
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
// LineTo(...) != kBlocked, but stops at the first clear line.
bool HasLineTo(PositionView f, UnitId u, UnitId e);
// False where no line between the two can cross a crest: LineTo is not
// kOverHill.
bool MayRunOverHill(PositionView f, UnitId u, UnitId e);
// A unit or area that blocks the line; kNone when there is a clear line, or
// when only the base of u itself blocks it.
EntityId BlockerOf(PositionView f, UnitId u, UnitId e);
// GT-FIR-27: true if there are clear lines from one front corner of u to both
// rear corners of the target, not through the target itself.
bool Enfilades(PositionView f, UnitId u, UnitId e);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_LINE_OF_FIRE_H_
