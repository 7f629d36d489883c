// The Vocabulary of Grande Tactique, and helpers for its sentences.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_VOCABULARY_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_VOCABULARY_H_

#include <string>
#include <string_view>

#include "engine/model/sentence.h"
#include "engine/model/vocabulary.h"
#include "engine/rulesets/grande_tactique/facts/scenario.h"
#include "engine/rulesets/grande_tactique/facts/types.h"

namespace berthier::grande_tactique {

const Vocabulary& TheVocabulary();

// The number n in words, for the ruleset's own units in the sentences of
// codes.h (see Fill).
std::string InOwnUnits(std::string_view unit, int32_t n);

inline std::string_view NameOf(const Scenario& s, EntityId id) {
  return berthier::NameOf(s.entities(), id);
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_VOCABULARY_H_
