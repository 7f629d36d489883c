// What a position is worth to a side (BBN 9.3).
//
// The sum of the current margin of victory, what the armies can still do, and
// what fire and charges are about to take, in bases of trained infantry,
// squashed to [-1, 1]. A lead is worth more the less time is left.
//
// Laws: within [-1, 1]; the value to one side is minus the value to the other;
// a won position is worth more than any lost one.
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_

#include <array>

#include "agents/doctrine/big_battle_napoleonic/army_view.h"

namespace berthier::big_battle_napoleonic {

// Bases that make the outcome all but sure.
double ScaleOf(const ArmyView& army);
// What is lost on the score, and what of the army is left to be used.
double BasesOfArmy(const ArmyView& army, Side side);
// Ground held more than the enemy's, and who is near it.
double BasesOfGround(const ArmyView& army, Side side);
// A fight that is still to be fought, by its odds, to the attacker; and all of
// them, weighed, to a side.
double GainOfFight(const ArmyView& army, const Contact& contact);
double BasesOfFights(const ArmyView& army, Side side);

// What the best shots and charges of a side's units are about to take.
struct Threats {
  std::array<double, kSides> shots = {0, 0};
  std::array<double, kSides> charges = {0, 0};
};
Threats ThreatsOf(const ArmyView& army);
// Who moves next: after the fights of a move it is the other side's turn.
Side NextOf(const State& s);
// All of these together.
double LeadOf(const ArmyView& army, Side side, const Threats& threats);

double ValueOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// Converts a gain in bases to the scale of ValueOf, at an even position.
double BasesToValue(const ArmyView& army, double bases);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_
