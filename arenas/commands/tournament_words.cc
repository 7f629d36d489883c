#include "arenas/commands/tournament_words.h"

#include <filesystem>
#include <utility>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/flags/flags.h"
#include "arenas/tournament/growth.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/shard.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

}  // namespace

std::string LedgerOf(const std::string& named) {
  const std::string ledger = absl::GetFlag(FLAGS_ledger);
  if (!ledger.empty()) return ledger;
  return IsGameLog(named) ? named : UsualLedger(named);
}

absl::StatusOr<std::string> LedgerThere(const std::string& named) {
  const std::string ledger = LedgerOf(named);
  std::error_code error;
  if (fs::exists(ledger, error)) return ledger;
  return absl::NotFoundError(absl::StrFormat(
      "there is no ledger '%s'; 'berthier tournament run %s' begins one, or "
      "--ledger names it",
      ledger, named));
}

absl::StatusOr<TournamentPlan> PlanToPlay(const Desk& desk,
                                          const std::string& file) {
  absl::StatusOr<TournamentPlan> plan = ReadPlan(file, desk.rulesets);
  if (!plan.ok()) return plan;
  const int concurrency = absl::GetFlag(FLAGS_concurrency);
  if (concurrency < 0 || concurrency > kMostConcurrency) {
    return Bad(absl::StrFormat("--concurrency must be from 1 to %d",
                               kMostConcurrency));
  }
  if (concurrency != 0) plan->concurrency = concurrency;
  return plan;
}

absl::StatusOr<TournamentPlan> PlanToGoOnWith(const Desk& desk,
                                              const std::string& file,
                                              const std::string& ledger,
                                              MayGrow may_grow) {
  absl::StatusOr<TournamentPlan> plan = PlanToPlay(desk, file);
  if (!plan.ok()) return plan;
  std::error_code error;
  if (!fs::exists(ledger, error) || !StartOf(ledger).ok()) return plan;
  const absl::StatusOr<wire::LedgerStart> start = GrownStartOf(ledger);
  if (!start.ok()) return start.status();
  const absl::StatusOr<TournamentPlan> known =
      PlanOf(*start, ledger, desk.rulesets);
  if (!known.ok()) return known.status();
  const Growth growth = GrowthOf(*known, *plan);
  if (growth.refused) {
    return Bad(absl::StrFormat(
        "%s: was begun with another tournament and cannot grow into this one "
        "(%s); put the file back as it was, or name another ledger with "
        "--ledger",
        ledger, *growth.refused));
  }
  const std::string changes = absl::StrJoin(growth.changes, "; ");
  if (!changes.empty() && may_grow == MayGrow::kNo) {
    return Bad(absl::StrFormat(
        "%s: asks for more than %s was begun with (%s); 'berthier tournament "
        "run %s --grow' plays what is new, or put the file back as it was",
        file, ledger, changes, file));
  }
  if (!changes.empty()) {
    desk.out << absl::StrFormat("new in %s: %s\n\n", file, changes);
  }
  GrowFrom(*known, *plan, changes.empty() ? NewStep::kNone : NewStep::kOne);
  return plan;
}

absl::StatusOr<Cut> CutOf(const Desk& desk, const std::string& file) {
  absl::StatusOr<TournamentPlan> plan =
      PlanToGoOnWith(desk, file, LedgerOf(file), MayGrow::kNo);
  if (!plan.ok()) return plan.status();
  const absl::StatusOr<PairRange> pairs = PairsToShard(*plan, file);
  if (!pairs.ok()) return pairs.status();
  const int shards = absl::GetFlag(FLAGS_shards);
  if (shards < 1 || static_cast<uint64_t>(shards) > pairs->size()) {
    return Bad(absl::StrFormat("--shards must be from 1 to %d", pairs->size()));
  }
  return Cut{*std::move(plan), *pairs, static_cast<uint32_t>(shards)};
}

}  // namespace berthier
