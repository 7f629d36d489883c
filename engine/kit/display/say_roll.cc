#include "engine/kit/display/say_roll.h"

namespace berthier {

std::string SayModifiers(const Vocabulary& vocabulary, const Roll& roll,
                         int handful) {
  std::string text;
  for (const Modifier& m : roll.modifiers) {
    if (m.handful != handful) continue;
    text += (text.empty() ? "" : ", ") + std::string(m.value >= 0 ? "+" : "") +
            std::to_string(m.value) + " " +
            std::string(vocabulary.modifiers[m.code].name);
  }
  return text;
}

std::string InBrackets(const std::string& modifiers) {
  return modifiers.empty() ? "" : " (" + modifiers + ")";
}

std::string SayContest(const Vocabulary& vocabulary, const Roll& roll,
                       const std::string& subject, const std::string& object) {
  return subject + InBrackets(SayModifiers(vocabulary, roll, 0)) + " against " +
         object + InBrackets(SayModifiers(vocabulary, roll, 1)) + ": " +
         std::string(vocabulary.rolls[roll.kind].name);
}

}  // namespace berthier
