// Plays a conformance case: a position, the steps taken, the results required.
//
// A case that cannot be read or built is an error status. Any other is played
// to its end or to the first step after which it cannot go on, and every
// difference is a line "file:line: step 3: expected ..., got ...".
//
//   absl::StatusOr<CaseReport> report = RunCase({path, contents}, rulesets);
#ifndef BERTHIER_ARENAS_CONFORMANCE_CONFORMANCE_H_
#define BERTHIER_ARENAS_CONFORMANCE_CONFORMANCE_H_

#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/model/game.h"
#include "proto/conformance.pb.h"
#include "proto/text.h"

namespace berthier {

// The result of a case: a line for each difference found.
struct CaseReport {
  std::string name;
  std::vector<std::string> failures;
  bool passed() const { return failures.empty(); }
};

// Parses a case; `lines` receives the line number of each field.
absl::StatusOr<wire::Case> ReadCase(const Source& source, Lines& lines);

absl::StatusOr<CaseReport> RunCase(const Source& source,
                                   std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_CONFORMANCE_CONFORMANCE_H_
