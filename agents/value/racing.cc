#include "agents/value/racing.h"

#include <algorithm>
#include <numeric>

#include "engine/model/fault.h"

namespace berthier {
namespace {

// Half of all trials are the race, half the second look.
constexpr uint64_t kHalf = 2;
// After so many common trials without any difference arms count as equal.
constexpr uint64_t kEqualAfter = 32;

using Values = std::vector<std::vector<double>>;  // by arm, by dice

double MeanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
}

Estimate EstimateOf(const std::vector<double>& values) {
  RunningMean tally;
  for (const double value : values) tally.Add(value);
  return tally.estimate();
}

// By how much `arm` is worse than `leader`, by the dice that both had.
Estimate Behind(const std::vector<double>& leader,
                const std::vector<double>& arm) {
  RunningMean tally;
  const size_t common = std::min(leader.size(), arm.size());
  for (size_t i = 0; i < common; ++i) tally.Add(leader[i] - arm[i]);
  return tally.estimate();
}

void TryAll(const std::vector<size_t>& arms, uint64_t first_dice, uint64_t n,
            const ArmRunner& run, Values& values, uint64_t& trials) {
  std::vector<ArmTrial> tries;
  tries.reserve(arms.size() * n);
  for (const size_t arm : arms) {
    for (uint64_t i = 0; i < n; ++i) {
      tries.push_back(
          {.arm = arm, .dice = first_dice + values[arm].size() + i});
    }
  }
  run(tries);
  for (const ArmTrial& one : tries) values[one.arm].push_back(one.value);
  trials += tries.size();
}

size_t LeaderOf(const std::vector<size_t>& arms, const Values& values) {
  return *std::max_element(arms.begin(), arms.end(), [&](size_t a, size_t b) {
    return MeanOf(values[a]) < MeanOf(values[b]);
  });
}

bool AllEqual(const std::vector<size_t>& arms, const Values& values) {
  return std::all_of(arms.begin(), arms.end(), [&](size_t arm) {
    return values[arm] == values[arms.front()];
  });
}

}  // namespace

Race RunRace(size_t arms, const RaceOptions& options, const ArmRunner& run) {
  BERTHIER_CHECK(arms > 0);
  Race race;
  race.arms.resize(arms);
  Values raced(arms);
  std::vector<size_t> running(arms);
  std::iota(running.begin(), running.end(), size_t{0});
  const uint64_t first = std::max<uint64_t>(2, options.first);
  uint64_t n = first;
  while (running.size() > 1) {
    TryAll(running, 0, n, run, raced, race.trials);
    const size_t leader = LeaderOf(running, raced);
    std::erase_if(running, [&](size_t arm) {
      const Estimate behind = Behind(raced[leader], raced[arm]);
      race.arms[arm].dropped =
          behind.value > options.beyond_doubt * behind.error &&
          behind.value > 0;
      return race.arms[arm].dropped;
    });
    const uint64_t had = raced[leader].size();
    if (had >= kEqualAfter && AllEqual(running, raced)) break;
    const uint64_t most = options.trials / kHalf;
    const uint64_t left = most > race.trials ? most - race.trials : 0;
    n = std::min(had / 2, left / running.size());
    if (n == 0) break;
  }
  race.leader = LeaderOf(running, raced);

  // The second look.
  std::vector<size_t> seen = running;
  for (const size_t arm : options.always) {
    BERTHIER_CHECK(arm < arms);
    if (std::find(seen.begin(), seen.end(), arm) == seen.end()) {
      seen.push_back(arm);
    }
  }
  Values again(arms);
  const uint64_t left =
      options.trials > race.trials ? options.trials - race.trials : 0;
  TryAll(seen, kSecondLook, std::max(first, left / seen.size()), run, again,
         race.trials);
  for (size_t arm = 0; arm < arms; ++arm) {
    const bool looked_at = !again[arm].empty();
    const Values& values = looked_at ? again : raced;
    RacedArm& told = race.arms[arm];
    told.dropped = !looked_at;
    told.value = EstimateOf(values[arm]);
    told.behind = Behind(values[race.leader], values[arm]);
  }
  race.arms[race.leader].behind.error = 0;
  return race;
}

}  // namespace berthier
