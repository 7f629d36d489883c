// Arrows for what happened since the last picture, and crosses for losses.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_HAPPENINGS_H_
#define BERTHIER_ARENAS_DRAWING_SVG_HAPPENINGS_H_

#include "arenas/drawing/happenings.h"
#include "arenas/drawing/svg_canvas.h"

namespace berthier {

// Moves and losses; to be drawn below the bodies.
void DrawTracks(const Happenings& since, SvgCanvas& canvas);
// Shots and fights; to be drawn above the bodies.
void DrawMeetings(const Happenings& since, SvgCanvas& canvas);
// The legend of the arrows, from `at` to the right.
void DrawMeaning(PaperSpot at, SvgCanvas& canvas);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_HAPPENINGS_H_
