// The rungs of the ladder of strength: who is measured against whom, on which
// battles, and what is asked. They are read from rungs/RULESET.textproto
// (rungs.proto), a file a ruleset.
//
//   const absl::StatusOr<std::vector<Rung>> rungs =
//   ReadRungs("bench/ladder/...");
#ifndef BERTHIER_BENCH_LADDER_RUNGS_H_
#define BERTHIER_BENCH_LADDER_RUNGS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace berthier {

struct Rung {
  std::string name;
  std::string first;   // an agent as `berthier match` takes it
  std::string second;  // the same as the first: self-play
  // As `berthier match --scenario` takes them.
  std::vector<std::string> scenarios;
  bool for_tuning = false;  // measured only if it is asked for by name
  int pairs = 1;            // a scenario
  std::string asked;        // "99 %"; empty if nothing is

  bool IsSelfPlay() const { return first == second; }
};

// Those of every file in the folder, by the alphabet of the files, no two of a
// name; or what is wrong with one, in a line.
absl::StatusOr<std::vector<Rung>> ReadRungs(const std::string& folder);

}  // namespace berthier

#endif  // BERTHIER_BENCH_LADDER_RUNGS_H_
