// Helpers to build the Picture of a position: the empty table, the clock, and
// what all bodies have in common.
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

// A picture of an empty table; `unit` is that of its ruler.
Picture EmptyTable(std::string title, Length width, Length depth,
                   LengthUnit unit = kInchUnit);

// A body with its id, side and name filled in.
Body BodyOf(EntityId id, Side side, std::string name);
// A general at `place` with `base` as outline, and his rank as a badge.
Body GeneralOf(EntityId id, Side side, std::string name, Point place,
               std::span<const Point> base, std::string_view rank);

void AddBadge(Body& body, std::string_view words, Tone tone);

// "round 3 of 12, 14:30"; `minute` is the minute of the day.
std::string ClockLine(std::string_view unit, int now, int last, int minute);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_DISPLAY_DRAW_TABLE_H_
