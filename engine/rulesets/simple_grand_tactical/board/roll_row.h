// What is known of a kind of roll, a row each (3.11): its dice, its modifiers,
// what faces come to and what they do.
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

// Two faces are alike exactly when this is equal.
struct Outcome {
  OutcomeCode code;
  int detail = 0;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct RollRow {
  int dice = 0;        // of the thrower
  int other_dice = 0;  // of the other side (R10)
  // Adds subject, object, target number and modifiers; may be null.
  void (*describe)(PositionView f, Roll& roll) = nullptr;
  Outcome (*outcome)(PositionView f, const Faces& faces) = nullptr;
  void (*resolve)(const Battle& b, const Faces& faces) = nullptr;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ROLL_ROW_H_
