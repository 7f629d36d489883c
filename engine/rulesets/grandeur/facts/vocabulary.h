// The published vocabulary of the ruleset (engine/model/vocabulary.h).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_VOCABULARY_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_VOCABULARY_H_

#include <string>
#include <string_view>

#include "engine/model/sentence.h"
#include "engine/model/vocabulary.h"
#include "engine/rulesets/grandeur/facts/scenario.h"

namespace berthier::grandeur {

// IMP-UOM-01: 1 U is 1 cm at 15 mm scale.
inline constexpr LengthUnit kLengthUnit = {kTicksPerCentimetre, "U"};

const Vocabulary& TheVocabulary();

// The value n of a blank such as {0phase} or {0reason} in a sentence of
// codes.h, in words (see Fill in engine/model/sentence.h).
std::string InOwnUnits(std::string_view unit, int32_t n);

// The name of a unit, leader, division, corps, piece of terrain or side.
inline std::string_view NameOf(const Scenario& s, EntityId id) {
  return berthier::NameOf(s.entities(), id);
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_VOCABULARY_H_
