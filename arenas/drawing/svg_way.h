// Orders drawn on a picture before they are given: the way, where it ends, and
// whom it is at.
//
//   const DrawnOrder drawn =
//       DrawnOrderOf(game, position, better, "#0b7a3b", "better");
#ifndef BERTHIER_ARENAS_DRAWING_SVG_WAY_H_
#define BERTHIER_ARENAS_DRAWING_SVG_WAY_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/drawing/svg_canvas.h"
#include "engine/model/game.h"

namespace berthier {

struct DrawnOrder {
  std::vector<Waypoint> way;     // empty: it does not move
  std::optional<Point> subject;  // where it stands
  std::optional<Point> object;
  std::string_view colour;
  std::string words;  // what the colour means
};

// Of a legal order; the colour is a literal.
DrawnOrder DrawnOrderOf(const Game& game, const Position& position,
                        const Order& order, std::string_view colour,
                        std::string words);

void DrawOrder(const DrawnOrder& order, SvgCanvas& canvas);
// What the colours mean, from here to the right.
void DrawOrdersMeaning(const std::vector<DrawnOrder>& orders, PaperSpot at,
                       SvgCanvas& canvas);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_WAY_H_
