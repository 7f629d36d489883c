// Writes a position as a ScenarioDocument, which Reader reads back.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_WRITER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_WRITER_H_

#include "engine/model/scenario_document.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

ScenarioDocument WriteDocument(PositionView f);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_WRITER_H_
