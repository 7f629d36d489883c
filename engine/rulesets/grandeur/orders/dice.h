// The awaited roll (R1 to R12): its dice, outcome classes and resolution; Rolls
// of Destiny (D16).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_DICE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_DICE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// All of these require that a roll is awaited.
Dice DiceOf(PositionView f);
// Adds to `roll`, which must be cleared, its description and outcome classes.
void DescribeRoll(PositionView f, Roll& roll);
// True if the faces a and b have the same consequence.
bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b);
// With OPT-DESTINY the outcome may wait for D16.
void ResolveRoll(const Battle& b, const Faces& faces);

// D16: kReroll, kKeep.
Verdict CheckDestiny(PositionView f, const Order& order);
// `about` is what the roll is about.
void PlayDestiny(const Battle& b, Verb verb, EntityId about);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_DICE_H_
