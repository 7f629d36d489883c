// Arrows of what has happened since the last picture, and crosses for what was
// lost.
#ifndef BERTHIER_ARENAS_DRAWING_SVG_HAPPENINGS_H_
#define BERTHIER_ARENAS_DRAWING_SVG_HAPPENINGS_H_

#include "arenas/drawing/happenings.h"
#include "arenas/drawing/svg_canvas.h"

namespace berthier {

// Below the bodies: where they stood and which way they went, and the lost.
void DrawTracks(const Happenings& since, SvgCanvas& canvas);
// Above the bodies: who shot at whom, who fought whom.
void DrawMeetings(const Happenings& since, SvgCanvas& canvas);
// What the arrows mean, from here to the right.
void DrawMeaning(PaperSpot at, SvgCanvas& canvas);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DRAWING_SVG_HAPPENINGS_H_
