#include "arenas/drawing/svg_way.h"

#include <array>
#include <cmath>
#include <utility>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

constexpr double kWayHead = 9;
constexpr double kWayRing = 13;

std::string WayStroke(std::string_view colour, std::string_view more) {
  return absl::StrFormat(
      "fill='none' stroke='%s' stroke-width='2.6' stroke-linejoin='round' %s",
      colour, more);
}

void DrawWayHead(PaperSpot from, PaperSpot tip, std::string_view colour,
                 SvgCanvas& canvas) {
  const double length = std::hypot(tip.x - from.x, tip.y - from.y);
  if (length < 1) return;
  const PaperSpot along = {(tip.x - from.x) / length,
                           (tip.y - from.y) / length};
  const PaperSpot neck = {tip.x - along.x * kWayHead,
                          tip.y - along.y * kWayHead};
  canvas.Polygon(
      std::array<PaperSpot, 3>{tip,
                               PaperSpot{neck.x - along.y * kWayHead / 2,
                                         neck.y + along.x * kWayHead / 2},
                               PaperSpot{neck.x + along.y * kWayHead / 2,
                                         neck.y - along.x * kWayHead / 2}},
      absl::StrFormat("fill='%s'", colour));
}

}  // namespace

DrawnOrder DrawnOrderOf(const Game& game, const Position& position,
                        const Order& order, std::string_view colour,
                        std::string words) {
  DrawnOrder drawn = {.way = game.WayOf(position, order),
                      .colour = colour,
                      .words = std::move(words)};
  for (const Body& body : game.Draw(position).bodies) {
    if (IsSome(order.subject) && body.id == order.subject) {
      drawn.subject = body.pose.centre;
    }
    if (IsSome(order.object) && body.id == order.object) {
      drawn.object = body.pose.centre;
    }
  }
  return drawn;
}

void DrawOrder(const DrawnOrder& order, SvgCanvas& canvas) {
  std::optional<PaperSpot> end;
  if (order.way.size() > 1) {
    std::vector<PaperSpot> spots;
    for (const Waypoint& point : order.way) {
      spots.push_back(canvas.ToPaper(point.pose.centre));
    }
    canvas.Polyline(spots, WayStroke(order.colour, ""));
    DrawWayHead(spots[spots.size() - 2], spots.back(), order.colour, canvas);
    canvas.Polygon(canvas.ToPaper(order.way.back().outline),
                   WayStroke(order.colour, "stroke-dasharray='5 3'"));
    end = spots.back();
  } else if (order.subject) {
    end = canvas.ToPaper(*order.subject);
    canvas.Circle(*end, kWayRing, WayStroke(order.colour, ""));
  }
  if (!order.object) return;
  const PaperSpot at = canvas.ToPaper(*order.object);
  canvas.Circle(at, kWayRing,
                WayStroke(order.colour, "stroke-dasharray='2 3'"));
  if (end) {
    const std::array<PaperSpot, 2> line = {*end, at};
    canvas.Polyline(line, WayStroke(order.colour, "stroke-dasharray='2 3'"));
    DrawWayHead(*end, at, order.colour, canvas);
  }
}

void DrawOrdersMeaning(const std::vector<DrawnOrder>& orders, PaperSpot at,
                       SvgCanvas& canvas) {
  for (const DrawnOrder& order : orders) {
    const PaperSpot to = {at.x + 26, at.y};
    canvas.Line(at, to, WayStroke(order.colour, ""));
    DrawWayHead(at, to, order.colour, canvas);
    canvas.Text({at.x + 32, at.y + 4}, order.words,
                {12, "#26241f", Anchor::kStart, ""});
    at.x += 32 + TextWidth(order.words, 12) + 18;
  }
}

}  // namespace berthier
