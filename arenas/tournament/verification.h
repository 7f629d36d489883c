// Verifies a ledger: every game is played again, and everything said of it is
// compared.
//
// Nothing is believed: the record must be of the game that the schedule has at
// that place (scenario, seats, seeds), it must replay to the bit, its result
// must be the one in the facts, and a judgement must follow from the rules of
// the tournament.
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
  uint64_t games = 0;    // verified
  uint64_t belong = 0;   // to the standings
  uint64_t surplus = 0;  // played, but behind the end or a withdrawal
  uint64_t waiting = 0;  // of pairs whose turn has not come yet
  uint64_t missing = 0;  // to be played, as far as is known
  std::optional<LostTail> lost;
  // What is wrong with the first game that is; then nothing else is filled in.
  std::optional<std::string> wrong;
};

absl::StatusOr<Verification> VerifyLedger(const std::string& path,
                                          std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_VERIFICATION_H_
