// A position as a picture for people (GT-BAS-05: every state is shown).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_DRAW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_DRAW_H_

#include "engine/model/picture.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

Picture DrawPosition(PositionView f);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_DRAW_H_
