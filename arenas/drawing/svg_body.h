// Bodies of a picture: blocks at true size, their symbol, their front.
//
// The symbols are the field's own: crossed diagonals for infantry, one
// diagonal for cavalry, a dot for artillery, a star for a leader. The front
// edge is heavy and carries a small mark. Colours are told apart by people
// with any colour vision, and the sides' names never rest on colour alone.
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
// Of side 0, 1, or -1 for what belongs to neither.
const SideColours& ColoursOf(int side);

void DrawBody(const Body& body, SvgCanvas& canvas);

// An arrow from one body to another.
void DrawPointer(const Body& from, const Body& to, SvgCanvas& canvas);

// The frame that a body covers on the paper, with its facing mark.
Frame BodyFrame(const Body& body, const SvgCanvas& canvas);

// "disrupted, firing"
std::string InWords(const std::vector<Badge>& badges);

// The colour of the pill that a badge is written in.
std::string_view BadgeColour(const Badge& badge);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_BODY_H_
