// Helpers for rolls: adding modifiers, and rows of the Rally table.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_DICE_ROWS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_DICE_ROWS_H_

#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

// `handful` 0: applies to the thrower's dice; 1: to the other side's.
template <typename Code>
void AddModifier(Roll& roll, Code code, int value, uint8_t handful = 0) {
  roll.modifiers.push_back(
      {CodeOf(code), static_cast<int16_t>(value), handful});
}

// The four rows of the Rally table (SGT-RAL-04 to 07), worst first.
enum class RallyRow : uint8_t { kRout, kRetreat, kDisordered, kPass };
// The row of a total of dice and modifiers.
inline RallyRow RallyRowOf(int total) {
  total = std::clamp(total, kLeastDice, kMostDice);  // SGT-RAL-08
  if (total >= kRallyRows.pass) return RallyRow::kPass;
  if (total >= kRallyRows.disordered) return RallyRow::kDisordered;
  return total >= kRallyRows.retreat ? RallyRow::kRetreat : RallyRow::kRout;
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_DICE_ROWS_H_
