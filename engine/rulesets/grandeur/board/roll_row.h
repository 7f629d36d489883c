// RollRow: the implementation of one kind of roll (section 3.3): its dice, its
// description, the outcome of given faces, and its effect.
//
// The effect depends on the outcome alone, so that it can wait for a decision
// about a Roll of Destiny (GRA-D16).
//
//   const RollRow kFireRoll = {.pool = &FireDice,
//                              .describe = &DescribeFire,
//                              .resolve = &ResolveFire};
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_ROLL_ROW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_ROLL_ROW_H_

#include "engine/model/roll.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Two throws have the same consequence exactly if their outcomes are equal.
struct Outcome {
  OutcomeCode code;
  int32_t detail = 0;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct RollRow {
  // Dice of the thrower, and of the other side (R1). With `pool` that says how
  // many the thrower has (with `outcome`, one or two); without `outcome` it is
  // a pool of hits, whose outcome is {OutcomeCode::kHits, HitsOf(faces)}
  // (pools.h).
  int dice = 1;
  int other_dice = 0;
  int (*pool)(PositionView f) = nullptr;
  // Fills in subject, object, target number and modifiers; may be null.
  void (*describe)(PositionView f, Roll& roll) = nullptr;
  // Pure: what these faces lead to.
  Outcome (*outcome)(PositionView f, const Faces& faces) = nullptr;
  // Tells what the dice show, before `resolve`; may be null.
  void (*tell)(const Battle& b, const Faces& faces) = nullptr;
  // Changes the position accordingly.
  void (*resolve)(const Battle& b, Outcome outcome) = nullptr;
};

// `of`: the first handful of dice, or kOfTheNumber.
template <typename Code>
void AddModifier(Roll& roll, Code code, int value, uint8_t of = 0) {
  if (value == 0) return;
  roll.modifiers.push_back(
      {static_cast<uint16_t>(code), static_cast<int16_t>(value), of});
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_ROLL_ROW_H_
