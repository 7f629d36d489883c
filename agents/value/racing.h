// Racing: which of several arms is the best, by trials over common dice.
//
// First a race: every arm is tried with the same dice, round by round; an arm
// that is behind the leader beyond doubt (paired differences) drops out, so
// that the trials go to those that cannot be told apart. Then a second look:
// the leader, those still in the race and those the caller wants are tried
// with dice that had no say in who leads. What is told of them comes from the
// second look alone, so the leader is not flattered by the luck that made him
// one.
//
// Laws: with equal trials the race is equal, whatever the number of threads;
// an estimate of the second look is unbiased.
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

// Dice of a second look have numbers from here on; those of a race are below.
inline constexpr uint64_t kSecondLook = uint64_t{1} << 32;

struct RaceOptions {
  // Of all arms together, at most; each arm gets at least `first` in the race
  // and as many in the second look even if that is more.
  uint64_t trials = 2'000;
  uint64_t first = 8;
  // Standard errors behind the leader at which an arm drops out.
  double beyond_doubt = 3;
  // Has its second look, leader or not; an arm's number, or none.
  std::vector<size_t> always = {};
};

struct RacedArm {
  Estimate value;
  // How much worse than the leader, by the trials that both had. Of the leader
  // itself 0.
  Estimate behind;
  bool dropped = false;  // value and behind are those of the race
};

struct Race {
  std::vector<RacedArm> arms;
  size_t leader = 0;
  uint64_t trials = 0;

  // Whether the arm may be the best: not behind by two errors.
  bool MayBeBest(size_t arm) const {
    const Estimate& behind = arms[arm].behind;
    return !arms[arm].dropped && behind.value <= 2 * behind.error;
  }
};

// The race alone: who leads, and who cannot be told from him yet. What its
// table says of the leader flatters him.
struct Heats {
  size_t leader = 0;
  std::vector<size_t> running;  // the leader among them
  TrialTable table;
};

// `options.trials` are those of the race; `always` says nothing here.
Heats RunHeats(size_t arms, const RaceOptions& options, const ArmRunner& run);

// At least one arm.
Race RunRace(size_t arms, const RaceOptions& options, const ArmRunner& run);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_RACING_H_
