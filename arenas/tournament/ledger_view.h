// A ledger opened for reading only: its plan and its progress.
//
// The ledger contains its whole tournament, so the tournament file that it was
// begun with is not needed.
//
//   absl::StatusOr<LedgerView> opened = OpenLedger(path, rulesets);
//   out << opened->progress->standings().ToText(opened->progress->schedule());
#ifndef BERTHIER_ARENAS_TOURNAMENT_LEDGER_VIEW_H_
#define BERTHIER_ARENAS_TOURNAMENT_LEDGER_VIEW_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/ratings/league.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/recovery.h"
#include "arenas/tournament/tournament_plan.h"
#include "arenas/tournament/tournament_progress.h"

namespace berthier {

struct LedgerView {
  wire::LedgerStart start;  // including all later amendments
  std::unique_ptr<const TournamentPlan> plan;
  std::unique_ptr<TournamentProgress> progress;
  std::optional<LostTail> lost;  // the incomplete end of the file, if any
};

// Calls `at_game`, if given, for every game before it enters the progress; an
// error that it returns ends the reading.
absl::StatusOr<LedgerView> OpenLedger(
    const std::string& path, std::span<const Ruleset> rulesets,
    LedgerDepth depth = LedgerDepth::kFacts,
    const std::function<
        absl::Status(const TournamentPlan& plan, const wire::LegPlayed& facts,
                     const LedgerReader& reader)>& at_game = {});

// A ledger's games as a League for ratings and leaderboards.
struct LedgerLeague {
  LedgerView opened;
  League league;  // only games that count, in order of their pairs
  // Given ratings, by player; league and plan number players alike.
  std::vector<std::optional<double>> anchors;
};
absl::StatusOr<LedgerLeague> ReadLeague(const std::string& path,
                                        std::span<const Ruleset> rulesets);

// The results log that a command-line argument means: the ledger beside it if
// it names a tournament file with a ledger, else the argument itself.
std::string ResultsLogOf(const std::string& named);
// True for a ledger, false for a plain log of games.
absl::StatusOr<bool> IsLedger(const std::string& path);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_LEDGER_VIEW_H_
