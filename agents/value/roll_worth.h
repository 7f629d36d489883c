// What a roll is worth: the value of each outcome class, and the luck of one.
//
// Luck is the value of what was thrown less the mean over all outcome classes
// by their weights. Its expectation is 0 whatever the values are.
//
// Laws: all classes are tried with the same dice, so that the error of luck is
// that of a difference; where classes are too many to try each, the mean is
// drawn from them by weight, which widens the error and biases nothing.
//
//   const RollWorth worth = WorthOfRoll(trials, frame, position, faces, 64);
//   worth.luck;  // to the first side, with its error
#ifndef BERTHIER_AGENTS_VALUE_ROLL_WORTH_H_
#define BERTHIER_AGENTS_VALUE_ROLL_WORTH_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "agents/value/estimate.h"
#include "agents/value/trials.h"
#include "engine/model/roll.h"

namespace berthier {

struct ClassWorth {
  OutcomeClass outcome;
  double chance = 0;  // of all faces that count
  Estimate value;     // count 0: it was not tried
};

struct RollWorth {
  std::vector<ClassWorth> classes;  // as Game::Describe says them
  size_t thrown = 0;                // of classes
  Estimate before;                  // the mean over all classes
  Estimate after;                   // of what was thrown
  Estimate luck;                    // after less before, paired
};

// Classes that are all tried; of more each trial draws one.
inline constexpr size_t kMostClassesTried = 12;

// Of a position that awaits a roll and faces of it that count. `dice`: how many
// numbers of dice each class is tried with, from `first` on: rolls that are
// added up are to have numbers of their own, or they share one luck.
RollWorth WorthOfRoll(Trials& trials, const PlayoutFrame& frame,
                      const Position& position, const Faces& faces,
                      uint64_t dice, uint64_t first = 0);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_ROLL_WORTH_H_
