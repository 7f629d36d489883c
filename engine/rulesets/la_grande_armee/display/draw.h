// Pictures of a position.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_DRAW_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_DRAW_H_

#include "engine/model/picture.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

Picture DrawPosition(PositionView f);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_DRAW_H_
