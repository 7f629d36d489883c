// RollRow: the implementation of one kind of roll (section 3.11): its dice, its
// description, the outcome of given faces, and their effect.
//
//   const RollRow kFireRoll = {.dice = 2,
//                              .describe = &DescribeFire,
//                              .outcome = &FireOutcome,
//                              .resolve = &ResolveFire};
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ROLL_ROW_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ROLL_ROW_H_

#include "engine/model/roll.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Two throws have the same consequence exactly if their outcomes are equal.
struct Outcome {
  OutcomeCode code;
  int detail = 0;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct RollRow {
  int dice = 0;        // six-sided dice of the thrower
  int other_dice = 0;  // of the other side (R10 only)
  // Fills in subject, object, target number and modifiers; may be null.
  void (*describe)(PositionView f, Roll& roll) = nullptr;
  // Pure: what these faces lead to.
  Outcome (*outcome)(PositionView f, const Faces& faces) = nullptr;
  // Changes the position accordingly.
  void (*resolve)(const Battle& b, const Faces& faces) = nullptr;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ROLL_ROW_H_
