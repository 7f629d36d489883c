// Verifies a ledger: replays every game and compares it with the facts.
//
// For each game: the record must match the schedule (scenario, seats, seeds),
// replay bit for bit, and agree with the result in the facts; an adjudication
// must be allowed by the rules of the tournament.
//
//   absl::StatusOr<Verification> done = VerifyLedger(path, rulesets);
#ifndef BERTHIER_ARENAS_TOURNAMENT_VERIFICATION_H_
#define BERTHIER_ARENAS_TOURNAMENT_VERIFICATION_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/tournament/ledger_view.h"

namespace berthier {

struct Verification {
  uint64_t games = 0;            // games verified
  uint64_t belong = 0;           // of these, in the standings
  uint64_t surplus = 0;          // played, but after the end or a withdrawal
  uint64_t waiting = 0;          // of pairs whose turn has not come yet
  uint64_t missing = 0;          // still to be played, as far as known
  std::optional<LostTail> lost;  // the incomplete end of the file, if any
  // What is wrong with the first bad game; later games are not verified then.
  std::optional<std::string> wrong;
};

// An error if the ledger cannot be read or its facts fit no tournament.
absl::StatusOr<Verification> VerifyLedger(const std::string& path,
                                          std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_VERIFICATION_H_
