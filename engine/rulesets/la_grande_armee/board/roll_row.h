// RollRow: the implementation of one kind of roll (section 3.7): its dice, its
// description, the outcome of given faces, and its effect.
//
// The effect depends on the outcome alone.
//
//   const RollRow kFireRoll = {.pool = &FireDice,
//                              .describe = &DescribeFire,
//                              .resolve = &ResolveFire};
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_ROLL_ROW_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_ROLL_ROW_H_

#include "engine/model/modified.h"
#include "engine/model/roll.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

inline constexpr int kDie = 6;
// Dice of one roll, so that faces can be counted (model/roll.h); more are
// thrown in several rolls.
inline constexpr int kMostDice = 24;

// Two throws have the same consequence exactly if their outcomes are equal.
struct Outcome {
  OutcomeCode code;
  int32_t detail = 0;

  int hits() const { return detail & 0xFF; }  // of a pool
  int ones() const { return detail >> 8; }

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct RollRow {
  // Dice of the thrower, and of the other side (R1), of that many sides each.
  int dice = 1;
  int other_dice = 0;
  // R15: how many sides the die has.
  int (*sides)(PositionView f) = nullptr;
  // How many dice the thrower has, at most kMostDice. Without `outcome` it is a
  // pool of hits: {OutcomeCode::kHits, hits + 256 ones}; ones count only where
  // `ones` says so (R10).
  int (*pool)(PositionView f) = nullptr;
  bool (*ones)(PositionView f) = nullptr;
  // Fills in subject, object, target number and modifiers; may be null.
  void (*describe)(PositionView f, Roll& roll) = nullptr;
  // Pure: what these faces, of at most three dice, lead to.
  Outcome (*outcome)(PositionView f, const Faces& faces) = nullptr;
  // True for faces that are thrown again (R1); may be null.
  bool (*again)(PositionView f, const Faces& faces) = nullptr;
  // Tells what the dice show, before `resolve`; may be null.
  void (*tell)(const Battle& b, const Faces& faces) = nullptr;
  // Changes the position accordingly.
  void (*resolve)(const Battle& b, Outcome outcome) = nullptr;
};

// A modifier of the number needed or of the number of dice.
template <typename Code>
void AddModifier(Roll& roll, Code code, int value) {
  if (value == 0) return;
  roll.modifiers.push_back(
      {static_cast<uint16_t>(code), static_cast<int16_t>(value), kOfTheNumber});
}
// The outcome of a test: kPassed, kFailed.
inline Outcome PassedIf(bool passed) {
  return {passed ? OutcomeCode::kPassed : OutcomeCode::kFailed};
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_ROLL_ROW_H_
