// From a ledger back to the progress: everything decided so far, and nothing
// played again.
//
// Laws: the progress is as it was in the run that wrote the ledger, up to its
// last whole frame; a ledger of another tournament is refused.
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

// Called at every game of a ledger, before it is entered.
using AtGame = std::function<absl::Status(const wire::LegPlayed& facts,
                                          const LedgerReader& reader)>;

// How many steps the tournament had grown before a ledger with this first frame
// was begun.
inline size_t GrownBefore(const wire::LedgerFacts& first) {
  return static_cast<size_t>(first.start().amendment_size());
}

// How many rounds the ledger tells of.
struct Recovered {
  size_t rounds = 0;
};

// All facts behind the start.
absl::StatusOr<Recovered> Recover(LedgerReader& reader,
                                  TournamentProgress& progress,
                                  const AtGame& at_game = {});

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_RECOVERY_H_
