// Writing a position as a document: the reverse of reader.h.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_WRITER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_WRITER_H_

#include <string>
#include <vector>

#include "engine/model/scenario_document.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// The document is complete: reading it gives the same state, byte for byte.
ScenarioDocument WriteDocument(PositionView f);

// The state of a unit in words, for badges and test cases: cohesion first, then
// formation and flags (GT-BAS-05).
std::vector<std::string> StateWords(PositionView f, UnitId u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_WRITER_H_
