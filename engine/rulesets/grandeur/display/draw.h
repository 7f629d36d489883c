// Pictures of a position.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_DRAW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_DRAW_H_

#include "engine/model/picture.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

Picture DrawPosition(PositionView f);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_DRAW_H_
