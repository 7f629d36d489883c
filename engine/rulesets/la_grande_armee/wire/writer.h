// Writes a position as a ScenarioDocument, which Reader reads back.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_WRITER_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_WRITER_H_

#include "engine/model/scenario_document.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

ScenarioDocument WriteDocument(PositionView f);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_WRITER_H_
