// The rungs of the ladder of strength: which two agents play each other, on
// which battles, and the required result. They are read from
// rungs/RULESET.textproto (rungs.proto), one file per ruleset.
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
  std::string second;  // equal to `first`: self-play
  // As `berthier match --scenario` takes them.
  std::vector<std::string> scenarios;
  bool for_tuning = false;  // measured only if requested by name
  int pairs = 1;            // per scenario
  std::string asked;        // required result, "99 %"; empty: none

  bool IsSelfPlay() const { return first == second; }
};

// The rungs of every file in the folder, files in alphabetical order; names are
// unique. Or a one-line error.
absl::StatusOr<std::vector<Rung>> ReadRungs(const std::string& folder);

}  // namespace berthier

#endif  // BERTHIER_BENCH_LADDER_RUNGS_H_
