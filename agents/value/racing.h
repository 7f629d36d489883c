// Racing: finds the best of several arms by trials over common dice.
//
// First a race: every arm is tried with the same dice, round by round; an arm
// that is clearly behind the leader (paired differences) drops out, so that the
// trials go to the arms that are hard to tell apart. Then a second look: the
// leader, those still in the race and those the caller wants are tried with
// fresh dice that had no influence on who leads. Only the second look is
// reported, so the leader's value is not biased by the luck that made it the
// leader.
//
// Laws: equal trials give an equal race, whatever the number of threads;
// estimates of the second look are unbiased.
//
//   const Race race = RunRace(arms, {.trials = 2000}, run);
//   race.arms[race.leader].value;   // with its error
//   race.arms[i].behind;            // of the leader, paired; may be negative
#ifndef BERTHIER_AGENTS_VALUE_RACING_H_
#define BERTHIER_AGENTS_VALUE_RACING_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "agents/value/estimate.h"
#include "agents/value/trial_table.h"

namespace berthier {

// Dice numbers from here on belong to the second look, lower ones to the race.
inline constexpr uint64_t kSecondLook = uint64_t{1} << 32;

struct RaceOptions {
  // Maximum trials of all arms together. Each arm gets at least `first` in the
  // race and in the second look even if that is more in total.
  uint64_t trials = 2'000;
  uint64_t first = 8;
  // An arm drops out when it is this many standard errors behind the leader.
  double beyond_doubt = 3;
  // Indices of arms that always get a second look.
  std::vector<size_t> always = {};
};

struct RacedArm {
  Estimate value;
  // How much worse than the leader, over the trials both had (paired); 0 for
  // the leader itself.
  Estimate behind;
  bool dropped = false;  // `value` and `behind` come from the race
};

struct Race {
  std::vector<RacedArm> arms;
  size_t leader = 0;
  uint64_t trials = 0;

  // Whether the arm may be the best: at most two standard errors behind.
  bool MayBeBest(size_t arm) const {
    const Estimate& behind = arms[arm].behind;
    return !arms[arm].dropped && behind.value <= 2 * behind.error;
  }
};

// The race alone: the leader, and the arms that cannot be distinguished from it
// yet. The leader's values in `table` are biased upwards.
struct Heats {
  size_t leader = 0;
  std::vector<size_t> running;  // the leader among them
  TrialTable table;
};

// `options.trials` is for the race alone; `options.always` is ignored. At least
// one arm.
Heats RunHeats(size_t arms, const RaceOptions& options, const ArmRunner& run);

// The race and the second look. Precondition: at least one arm.
Race RunRace(size_t arms, const RaceOptions& options, const ArmRunner& run);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_RACING_H_
