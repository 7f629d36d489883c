// A ledger that is read and not written: its plan and its progress.
//
// The ledger says everything about its tournament, so the file it was begun
// with is not needed.
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
  wire::LedgerStart start;  // with everything that it grew by since
  std::unique_ptr<const TournamentPlan> plan;
  std::unique_ptr<TournamentProgress> progress;
  std::optional<LostTail> lost;
};

// `at_game` may look at every game on the way; the plan is there by then.
absl::StatusOr<LedgerView> OpenLedger(
    const std::string& path, std::span<const Ruleset> rulesets,
    LedgerDepth depth = LedgerDepth::kFacts,
    const std::function<
        absl::Status(const TournamentPlan& plan, const wire::LegPlayed& facts,
                     const LedgerReader& reader)>& at_game = {});

// A ledger as ratings and leaderboards read it: the games that count.
struct LedgerLeague {
  LedgerView opened;
  League league;
  // By player of the league, as by player of the plan.
  std::vector<std::optional<double>> anchors;
};
absl::StatusOr<LedgerLeague> ReadLeague(const std::string& path,
                                        std::span<const Ruleset> rulesets);

// The log of results that an argument means: itself, or the ledger beside a
// tournament file.
std::string ResultsLogOf(const std::string& named);
// Whether a log is a ledger, not a plain log of games.
absl::StatusOr<bool> IsLedger(const std::string& path);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_LEDGER_VIEW_H_
