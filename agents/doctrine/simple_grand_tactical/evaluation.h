// What a position is worth to a side (SGT section 9).
//
// The sum of the lead in shares of army morale and, in chips as shares of the
// initial morale: what the units can still do, disorder to be rallied from,
// fire and attacks to come, passes and generals. The sum goes through the
// logistic function.
//
// Laws: within [-1, 1]; the value to one side is minus the value to the other;
// a won position is worth more than any unfinished one.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_EVALUATION_H_

#include "agents/doctrine/simple_grand_tactical/army_view.h"

namespace berthier::simple_grand_tactical {

double ValueOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// The log odds of winning. Precondition: the game is not over.
double LogitOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// ---- What it adds up, in chips ----------------------------------------------

// The morale that the side began with.
double MoraleOf(PositionView f, Side side);
// What the side's units can still do, less what disorder costs.
double ChipsOfUnits(const ArmyView& army, Side side);
// Passes and generals, less the chips that tired corps lack.
double ChipsOfCommand(const ArmyView& army, Side side);
// Nearness to what is to be taken.
double ChipsOfGoals(const ArmyView& army, Side side);
// Melees that go on: what they gain the side, of one and of all.
double GainOfMelee(const UnitView& own, const UnitView& enemy);
double ChipsOfMelees(const ArmyView& army, Side side);

// Converts a gain in chips to the scale of ValueOf, at an even position.
double ChipsToValue(const ArmyView& army, double chips);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_EVALUATION_H_
