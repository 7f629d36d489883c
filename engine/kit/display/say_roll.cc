#include "engine/kit/display/say_roll.h"

#include "engine/model/modified.h"
#include "engine/model/sentence.h"

namespace berthier {

std::string SayModifiers(const Vocabulary& vocabulary, const Roll& roll,
                         int handful) {
  std::string text;
  for (const Modifier& m : roll.modifiers) {
    if (m.handful != handful || m.value == 0) continue;
    text += (text.empty() ? "" : ", ") + std::string(m.value >= 0 ? "+" : "") +
            std::to_string(m.value) + " " +
            std::string(vocabulary.modifiers[m.code].name);
  }
  return text;
}

std::string InBrackets(const std::string& modifiers) {
  return modifiers.empty() ? "" : " (" + modifiers + ")";
}

RollWords WordsOf(const Vocabulary& vocabulary,
                  const std::vector<EntityInfo>& entities, const Roll& roll) {
  return {
      .name = std::string(vocabulary.rolls[roll.kind].name),
      .subject = std::string(NameOf(entities, roll.subject)),
      .object = std::string(NameOf(entities, roll.object)),
      .modifiers = InBrackets(SayModifiers(vocabulary, roll, 0)) +
                   InBrackets(SayModifiers(vocabulary, roll, kOfTheNumber))};
}

std::string SayContest(const Vocabulary& vocabulary, const Roll& roll,
                       const std::string& subject, const std::string& object) {
  return subject + InBrackets(SayModifiers(vocabulary, roll, 0)) + " against " +
         object + InBrackets(SayModifiers(vocabulary, roll, 1)) + ": " +
         std::string(vocabulary.rolls[roll.kind].name);
}

}  // namespace berthier
