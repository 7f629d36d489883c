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

double MeanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
}

size_t LeaderOf(const std::vector<size_t>& arms, const TrialTable& table) {
  return *std::max_element(arms.begin(), arms.end(), [&](size_t a, size_t b) {
    return MeanOf(table.ValuesOf(a)) < MeanOf(table.ValuesOf(b));
  });
}

bool AllEqual(const std::vector<size_t>& arms, const TrialTable& table) {
  return std::all_of(arms.begin(), arms.end(), [&](size_t arm) {
    return table.ValuesOf(arm) == table.ValuesOf(arms.front());
  });
}

}  // namespace

Heats RunHeats(size_t arms, const RaceOptions& options, const ArmRunner& run) {
  BERTHIER_CHECK(arms > 0);
  Heats heats{.running = std::vector<size_t>(arms),
              .table = TrialTable(arms, 0)};
  std::iota(heats.running.begin(), heats.running.end(), size_t{0});
  uint64_t n = std::max<uint64_t>(2, options.first);
  while (heats.running.size() > 1) {
    heats.table.Try(heats.running, n, run);
    const size_t leader = LeaderOf(heats.running, heats.table);
    std::erase_if(heats.running, [&](size_t arm) {
      const Estimate behind = heats.table.Difference(leader, arm);
      return behind.value > options.beyond_doubt * behind.error &&
             behind.value > 0;
    });
    const uint64_t had = heats.table.ValuesOf(leader).size();
    if (had >= kEqualAfter && AllEqual(heats.running, heats.table)) break;
    const uint64_t raced = heats.table.trials();
    const uint64_t left = options.trials > raced ? options.trials - raced : 0;
    n = std::min(had / 2, left / heats.running.size());
    if (n == 0) break;
  }
  heats.leader = LeaderOf(heats.running, heats.table);
  return heats;
}

Race RunRace(size_t arms, const RaceOptions& options, const ArmRunner& run) {
  RaceOptions first = options;
  first.trials = options.trials / kHalf;
  const Heats heats = RunHeats(arms, first, run);
  Race race;
  race.arms.resize(arms);
  race.leader = heats.leader;

  // The second look.
  std::vector<size_t> seen = heats.running;
  for (const size_t arm : options.always) {
    BERTHIER_CHECK(arm < arms);
    if (std::find(seen.begin(), seen.end(), arm) == seen.end()) {
      seen.push_back(arm);
    }
  }
  TrialTable again(arms, kSecondLook);
  const uint64_t raced = heats.table.trials();
  const uint64_t left = options.trials > raced ? options.trials - raced : 0;
  const uint64_t least = std::max<uint64_t>(2, options.first);
  again.Try(seen, std::max(least, left / seen.size()), run);
  race.trials = raced + again.trials();
  for (size_t arm = 0; arm < arms; ++arm) {
    const bool looked_at = !again.ValuesOf(arm).empty();
    const TrialTable& table = looked_at ? again : heats.table;
    RacedArm& told = race.arms[arm];
    told.dropped = !looked_at;
    told.value = table.ValueOf(arm);
    told.behind = table.Difference(race.leader, arm);
  }
  race.arms[race.leader].behind.error = 0;
  return race;
}

}  // namespace berthier
