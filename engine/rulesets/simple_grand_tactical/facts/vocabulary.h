// The published vocabulary of the ruleset (engine/model/vocabulary.h).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_VOCABULARY_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_VOCABULARY_H_

#include <string>
#include <string_view>

#include "engine/model/sentence.h"
#include "engine/model/vocabulary.h"
#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"

namespace berthier::simple_grand_tactical {

const Vocabulary& TheVocabulary();

// The value n of a blank such as {0phase} or {0formation} in a sentence of
// codes.h, in words (see Fill in engine/model/sentence.h).
std::string InOwnUnits(std::string_view unit, int32_t n);

// What a unit does that takes up the formation: "forms line", "unlimbers".
std::string SayForming(Formation formation);

// The name of a unit, leader, corps, piece of terrain or side.
inline std::string_view NameOf(const Scenario& s, EntityId id) {
  return berthier::NameOf(s.entities(), id);
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_VOCABULARY_H_
