// A picture of a position, begun: the table, the clock, and what all bodies
// have in common.
//
//   Picture picture = EmptyTable(scenario.name, width, depth);
//   Body body = BodyOf(id, side, name);
//   AddBadge(body, "square", Tone::kSecure);
#ifndef BERTHIER_ENGINE_KIT_DISPLAY_DRAW_TABLE_H_
#define BERTHIER_ENGINE_KIT_DISPLAY_DRAW_TABLE_H_

#include <span>
#include <string>
#include <string_view>

#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/model/picture.h"
#include "engine/model/side.h"

namespace berthier {

// A table, measured in that unit.
Picture EmptyTable(std::string title, Length width, Length depth,
                   LengthUnit unit = kInchUnit);

// Whose it is and what it is called.
Body BodyOf(EntityId id, Side side, std::string name);
// A general: where he stands, on what base, and a badge of his rank.
Body GeneralOf(EntityId id, Side side, std::string name, Point place,
               std::span<const Point> base, std::string_view rank);

void AddBadge(Body& body, std::string_view words, Tone tone);

// "round 3 of 12, 14:30".
std::string ClockLine(std::string_view unit, int now, int last, int minute);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_DISPLAY_DRAW_TABLE_H_
