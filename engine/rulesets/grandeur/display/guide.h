// Arcs, ranges and radii for people.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_GUIDE_H_

#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

std::vector<Zone> ZonesOf(PositionView f, EntityId id);
// What a measure between the two is about: ranges, dice, command.
std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_GUIDE_H_
