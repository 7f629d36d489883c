// Writes a position as a ScenarioDocument, which Reader reads back.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_WRITER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_WRITER_H_

#include "engine/model/scenario_document.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

ScenarioDocument WriteDocument(PositionView f);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_WRITER_H_
