// Rolls in words: the modifiers of a handful, and opposed rolls.
//
//   SayModifiers(vocabulary, roll, 0);  // "+1 veterans, -2 exhausted"
#ifndef BERTHIER_ENGINE_KIT_DISPLAY_SAY_ROLL_H_
#define BERTHIER_ENGINE_KIT_DISPLAY_SAY_ROLL_H_

#include <string>
#include <vector>

#include "engine/model/game.h"
#include "engine/model/roll.h"
#include "engine/model/vocabulary.h"

namespace berthier {

// The modifiers of one handful (its index); empty if it has none.
std::string SayModifiers(const Vocabulary& vocabulary, const Roll& roll,
                         int handful);
// " (modifiers)", with a leading space; empty if `modifiers` is empty.
std::string InBrackets(const std::string& modifiers);

// What every sentence about a roll is made of.
struct RollWords {
  std::string name;     // "morale check"
  std::string subject;  // empty if there is none
  std::string object;
  // Of the first handful, or of the number needed; in brackets.
  std::string modifiers;
};
RollWords WordsOf(const Vocabulary& vocabulary,
                  const std::vector<EntityInfo>& entities, const Roll& roll);

// "Guard (+2 grade) against Landwehr (-1 disordered): melee".
std::string SayContest(const Vocabulary& vocabulary, const Roll& roll,
                       const std::string& subject, const std::string& object);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_DISPLAY_SAY_ROLL_H_
