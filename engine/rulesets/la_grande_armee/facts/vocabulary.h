// The published vocabulary of the ruleset (engine/model/vocabulary.h).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_VOCABULARY_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_VOCABULARY_H_

#include <string>
#include <string_view>

#include "engine/model/sentence.h"
#include "engine/model/vocabulary.h"
#include "engine/rulesets/la_grande_armee/facts/scenario.h"

namespace berthier::la_grande_armee {

inline constexpr LengthUnit kLengthUnit = kInchUnit;

const Vocabulary& TheVocabulary();

// The value n of a blank such as {0edge} or {0form} in a sentence of codes.h,
// in words (see Fill in engine/model/sentence.h).
std::string InOwnUnits(std::string_view unit, int32_t n);

// The manners of kLeave: an edge and the place of the guns.
constexpr uint8_t LeaveManner(Edge edge, GunPlace guns) {
  return static_cast<uint8_t>(4 * static_cast<int>(edge) +
                              static_cast<int>(guns));
}
constexpr Edge LeaveEdge(uint8_t manner) {
  return static_cast<Edge>(manner / 4);
}
constexpr GunPlace LeaveGuns(uint8_t manner) {
  return static_cast<GunPlace>(manner % 4);
}

// The name of an element, leader, corps, tile, piece of terrain or side.
inline std::string_view NameOf(const Scenario& s, EntityId id) {
  return berthier::NameOf(s.entities(), id);
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_VOCABULARY_H_
