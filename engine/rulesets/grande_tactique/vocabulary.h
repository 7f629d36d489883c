// The published words of Grande Tactique, and sentences made of them.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_VOCABULARY_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_VOCABULARY_H_

#include <span>
#include <string>
#include <string_view>

#include "engine/geometry/block.h"
#include "engine/model/vocabulary.h"
#include "engine/rulesets/grande_tactique/field.h"

namespace berthier::grande_tactique {

const Vocabulary& TheVocabulary();

// Fills a sentence of codes.h: see there for what stands in braces.
struct Blanks {
  std::string_view subject;
  std::string_view object;
  Pose from;
  Pose to;
  std::span<const int32_t> operands;
};
std::string Fill(std::string_view sentence, const Blanks& blanks);

// "3.25 in", at most two decimals, without trailing zeros.
std::string InInches(Length length);
// "(30, 24.5) facing 180"
std::string InWords(Pose pose);
std::string InWords(Point place);
std::string InDegrees(int quarters);

// "Command Phase"
std::string_view TitleOf(Phase phase);

// Name of anything an order or event can name; "?" for none.
std::string_view NameOf(const Scenario& s, EntityId id);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_VOCABULARY_H_
