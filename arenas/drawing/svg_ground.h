// Terrain of a picture, styled by its kind: woods green, houses grey-brown.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_GROUND_H_
#define BERTHIER_ARENAS_DRAWING_SVG_GROUND_H_

#include <string_view>

#include "arenas/drawing/svg_canvas.h"
#include "engine/model/picture.h"

namespace berthier {

// Fill patterns that DrawGround refers to; must be in the document once.
std::string_view GroundPatterns();

void DrawGround(const Ground& ground, SvgCanvas& canvas);

// Colour of the label of the terrain.
std::string_view GroundInk(const Ground& ground);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_GROUND_H_
