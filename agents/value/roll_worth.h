// The value of each outcome class of a roll, and the luck of the class thrown.
//
// Luck is the value of the class thrown minus the weighted mean over all
// outcome classes. Its expectation is 0 whatever the values are.
//
// Laws: all classes are tried with the same dice, so the error of luck is that
// of a paired difference. If there are too many classes to try each, the mean
// is estimated from a weighted sample of them, which widens the error but adds
// no bias.
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
  double chance = 0;  // probability among all faces that count
  Estimate value;     // count 0: not tried
};

struct RollWorth {
  std::vector<ClassWorth> classes;  // in the order of Game::Describe
  size_t thrown = 0;                // index in `classes`
  Estimate before;                  // weighted mean over all classes
  Estimate after;                   // value of the class thrown
  Estimate luck;                    // after minus before, paired
};

// Up to this many classes all are tried; with more, each trial draws one.
inline constexpr size_t kMostClassesTried = 12;

// Values the roll that `position` awaits; `faces` are the counting faces that
// were thrown. Each class is tried with `dice` dice numbers (at least 2),
// starting at `first`. Rolls whose luck is added up need disjoint dice numbers,
// otherwise their errors are correlated.
RollWorth WorthOfRoll(Trials& trials, const PlayoutFrame& frame,
                      const Position& position, const Faces& faces,
                      uint64_t dice, uint64_t first = 0);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_ROLL_WORTH_H_
