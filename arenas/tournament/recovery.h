// Restores the progress of a tournament from its ledger; no game is replayed.
//
// Laws: the restored progress equals that of the run that wrote the ledger, up
// to its last complete frame; a ledger of another tournament is refused.
//
//   absl::StatusOr<LedgerReader> reader =
//       LedgerReader::Open(path, LedgerDepth::kFacts);
//   absl::StatusOr<Recovered> recovered = Recover(*reader, progress);
#ifndef BERTHIER_ARENAS_TOURNAMENT_RECOVERY_H_
#define BERTHIER_ARENAS_TOURNAMENT_RECOVERY_H_

#include <cstddef>
#include <functional>
#include <optional>

#include "absl/status/status.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/tournament_progress.h"

namespace berthier {

// Called for every game of a ledger before it enters the progress; an error
// that it returns ends the recovery.
using AtGame = std::function<absl::Status(const wire::LegPlayed& facts,
                                          const LedgerReader& reader)>;

// The number of growth steps that were taken before the ledger with this first
// frame was begun.
inline size_t GrownBefore(const wire::LedgerFacts& first) {
  return static_cast<size_t>(first.start().amendment_size());
}

struct Recovered {
  size_t rounds = 0;  // rounds recorded in the ledger
};

// Enters all facts that follow the start; `reader` must have read the start.
absl::StatusOr<Recovered> Recover(LedgerReader& reader,
                                  TournamentProgress& progress,
                                  const AtGame& at_game = {});

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_RECOVERY_H_
