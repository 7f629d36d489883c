// What a modifier of a roll may modify instead of a handful of dice: the number
// that is needed, or the number of dice. Such modifiers are told with what is
// thrown ("needs 2 or less (+3 ability, -1 far off)"), and nothing is added to
// the dice.
//
//   roll.modifiers.push_back({code, value, kOfTheNumber});
#ifndef BERTHIER_ENGINE_MODEL_MODIFIED_H_
#define BERTHIER_ENGINE_MODEL_MODIFIED_H_

#include <cstdint>

namespace berthier {

inline constexpr uint8_t kOfTheNumber = 2;  // in Modifier::handful

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_MODIFIED_H_
