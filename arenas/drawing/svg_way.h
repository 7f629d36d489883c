// Orders drawn on a picture before they are given: path, destination and
// target.
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
  std::vector<Waypoint> way;     // empty: the order does not move its subject
  std::optional<Point> subject;  // place of the subject
  std::optional<Point> object;   // place of the target
  std::string_view colour;
  std::string words;  // text of the colour in the legend
};

// `order` must be legal. `colour` is not copied and must outlive the result.
DrawnOrder DrawnOrderOf(const Game& game, const Position& position,
                        const Order& order, std::string_view colour,
                        std::string words);

void DrawOrder(const DrawnOrder& order, SvgCanvas& canvas);
// The legend of the colours, from `at` to the right.
void DrawOrdersMeaning(const std::vector<DrawnOrder>& orders, PaperSpot at,
                       SvgCanvas& canvas);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_WAY_H_
