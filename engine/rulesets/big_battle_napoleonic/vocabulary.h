// The published words, and sentences made of them.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_VOCABULARY_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_VOCABULARY_H_

#include <span>
#include <string>
#include <string_view>

#include "engine/geometry/block.h"
#include "engine/model/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/field.h"

namespace berthier::big_battle_napoleonic {

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
std::string InWords(Pose pose);
std::string InWords(Point place);
std::string InDegrees(int quarters);

// "M3A: moves"
std::string_view TitleOf(Phase phase);
// Name of anything an order or event can name; "?" for none.
std::string_view NameOf(const Scenario& s, EntityId id);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_VOCABULARY_H_
