// The published words, and sentences made of them.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_VOCABULARY_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_VOCABULARY_H_

#include <string>
#include <string_view>

#include "engine/model/sentence.h"
#include "engine/model/vocabulary.h"
#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"

namespace berthier::simple_grand_tactical {

const Vocabulary& TheVocabulary();

// In the units of its own that sentences of codes.h have (see Fill).
std::string InOwnUnits(std::string_view unit, int32_t n);

inline std::string_view NameOf(const Scenario& s, EntityId id) {
  return berthier::NameOf(s.entities(), id);
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_VOCABULARY_H_
