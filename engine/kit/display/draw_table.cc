#include "engine/kit/display/draw_table.h"

#include <utility>

#include "engine/model/sentence.h"

namespace berthier {

Picture EmptyTable(std::string title, Length width, Length depth,
                   LengthUnit unit) {
  return {.title = std::move(title),
          .width = width,
          .depth = depth,
          .ruler_ticks = unit.ticks,
          .ruler_name = std::string(unit.name)};
}

Body BodyOf(EntityId id, Side side, std::string name) {
  Body body;
  body.id = id;
  body.side = static_cast<int8_t>(side);
  body.name = std::move(name);
  return body;
}

Body GeneralOf(EntityId id, Side side, std::string name, Point place,
               std::span<const Point> base, std::string_view rank) {
  Body body = BodyOf(id, side, std::move(name));
  body.symbol = Symbol::kGeneral;
  body.type = rank.empty() ? "general" : rank;
  body.pose.centre = place;
  body.has_facing = false;
  body.outline.assign(base.begin(), base.end());
  return body;
}

void AddBadge(Body& body, std::string_view words, Tone tone) {
  body.badges.push_back({.words = std::string(words), .tone = tone});
}

std::string ClockLine(std::string_view unit, int now, int last, int minute) {
  return std::string(unit) + " " + std::to_string(now) + " of " +
         std::to_string(last) + ", " + TimeOfDay(minute);
}

}  // namespace berthier
