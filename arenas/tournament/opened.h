// A ledger that is read and not written: its plan and its book.
//
// The ledger says everything about its tournament, so the file it was begun
// with is not needed.
//
//   absl::StatusOr<OpenedLedger> opened = OpenLedger(path, rulesets);
//   out << opened->book->standings().ToText(opened->book->schedule());
#ifndef BERTHIER_ARENAS_TOURNAMENT_OPENED_H_
#define BERTHIER_ARENAS_TOURNAMENT_OPENED_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/ratings/league.h"
#include "arenas/tournament/book.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/plan.h"
#include "arenas/tournament/recovery.h"

namespace berthier {

struct OpenedLedger {
  wire::LedgerStart start;  // with everything that it grew by since
  std::unique_ptr<const Plan> plan;
  std::unique_ptr<Book> book;
  std::optional<LostTail> lost;
};

// `at_game` may look at every game on the way; the plan is there by then.
absl::StatusOr<OpenedLedger> OpenLedger(
    const std::string& path, std::span<const Ruleset> rulesets,
    LedgerDepth depth = LedgerDepth::kFacts,
    const std::function<
        absl::Status(const Plan& plan, const wire::LegPlayed& facts,
                     const LedgerReader& reader)>& at_game = {});

// A ledger as ratings and leaderboards read it: the games that count.
struct LedgerLeague {
  OpenedLedger opened;
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

#endif  // BERTHIER_ARENAS_TOURNAMENT_OPENED_H_
