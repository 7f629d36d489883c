// Bodies of a picture: blocks at true size with their symbol and front.
//
// The symbols are the usual map symbols: crossed diagonals for infantry, one
// diagonal for cavalry, a dot for artillery, a star for a leader. The front
// edge is heavy and carries a small mark. Colours can be told apart with any
// colour vision, and the sides are never identified by colour alone.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_BODY_H_
#define BERTHIER_ARENAS_DRAWING_SVG_BODY_H_

#include <string>
#include <string_view>
#include <vector>

#include "arenas/drawing/svg_canvas.h"
#include "engine/model/picture.h"

namespace berthier {

struct SideColours {
  std::string_view fill;
  std::string_view line;
};
// Colours of side 0 or 1, or of neutral bodies (-1).
const SideColours& ColoursOf(int side);

void DrawBody(const Body& body, SvgCanvas& canvas);

// An arrow from one body to another.
void DrawPointer(const Body& from, const Body& to, SvgCanvas& canvas);

// The bounding frame of a body on the paper, its facing mark included.
Frame BodyFrame(const Body& body, const SvgCanvas& canvas);

// Names of the badges: "disrupted, firing".
std::string InWords(const std::vector<Badge>& badges);

// The colour of the pill that a badge is written in.
std::string_view BadgeColour(const Badge& badge);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_BODY_H_
