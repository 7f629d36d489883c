#include "arenas/tournament/shard.h"

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/files/files.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/schedule.h"
#include "proto/text.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

absl::Status Bad(const std::string& source, std::string what) {
  return BadInput(source, {.where = "", .what = std::move(what)});
}

// Of a log: the games of a whole shard, or all that a ledger had before it grew
// to these pairs.
enum class Copied { kGames, kAllBelow };

absl::StatusOr<uint64_t> Copy(const std::string& from, Copied what,
                              uint64_t below, LedgerWriter& to) {
  absl::StatusOr<LedgerReader> reader =
      LedgerReader::Open(from, LedgerDepth::kGames);
  if (!reader.ok()) return reader.status();
  uint64_t games = 0;
  for (;;) {
    const absl::StatusOr<std::optional<wire::LedgerFacts>> facts =
        reader->Next();
    if (!facts.ok()) return facts.status();
    if (!*facts) return games;
    const bool is_game = (*facts)->has_leg();
    if (what == Copied::kGames && !is_game) continue;
    if (what == Copied::kAllBelow && is_game &&
        (*facts)->leg().pair() >= below) {
      continue;
    }
    if (is_game) ++games;
    const absl::Status written =
        to.Append(**facts, reader->Record(), LogSync::kLater);
    if (!written.ok()) return written;
  }
}

class Merge {
 public:
  Merge(const TournamentPlan& plan, const PairRange& pairs, uint32_t of,
        std::span<const Ruleset> rulesets)
      : plan_(plan), pairs_(pairs), of_(of), rulesets_(rulesets) {}

  // A file that is there.
  absl::Status Look(const std::string& file) {
    absl::StatusOr<LedgerView> opened =
        OpenLedger(file, rulesets_, LedgerDepth::kGames);
    if (!opened.ok()) return opened.status();
    const absl::Status ours =
        CheckShard(opened->start, plan_, pairs_, of_, file);
    if (!ours.ok()) return ours;
    const wire::Shard& shard = opened->start.shard();
    const std::string name =
        absl::StrFormat("shard %d of %d", shard.number(), of_);
    if (opened->lost) {
      incomplete_[shard.number()] = name + ": " + opened->lost->Say();
    } else if (!opened->progress->over()) {
      incomplete_[shard.number()] =
          name + absl::StrFormat(": %d of %d games", opened->progress->played(),
                                 opened->progress->games());
    } else if (!whole_.emplace(shard.number(), file).second) {
      return Bad(file, name + " stands in another file too; name one of them");
    }
    return absl::OkStatus();
  }

  std::vector<std::string> Missing() const {
    std::vector<std::string> missing;
    for (uint32_t number = 1; number <= of_; ++number) {
      if (whole_.count(number) != 0) continue;
      const auto found = incomplete_.find(number);
      const wire::Shard shard = ShardOf(pairs_, number, of_);
      missing.push_back(
          found != incomplete_.end()
              ? found->second
              : absl::StrFormat("shard %d of %d: no file; pairs %d to %d",
                                number, of_, shard.first(), shard.end() - 1));
    }
    return missing;
  }

  // Behind what `ledger` holds, if the tournament has grown.
  absl::StatusOr<uint64_t> WriteTo(const std::string& path,
                                   const std::string& ledger) const {
    absl::StatusOr<LedgerWriter> writer = LedgerWriter::Open(path);
    if (!writer.ok()) return writer.status();
    const absl::Status begun = Begin(ledger, *writer);
    if (!begun.ok()) return begun;
    uint64_t games = 0;
    for (const auto& [number, file] : whole_) {
      const absl::StatusOr<uint64_t> copied =
          Copy(file, Copied::kGames, 0, *writer);
      if (!copied.ok()) return copied;
      games += *copied;
    }
    const absl::Status synced = writer->Sync();
    if (!synced.ok()) return synced;
    return games;
  }

 private:
  absl::Status Begin(const std::string& ledger, LedgerWriter& writer) const {
    if (pairs_.first > 0) {
      return Copy(ledger, Copied::kAllBelow, pairs_.first, writer).status();
    }
    wire::LedgerFacts facts;
    *facts.mutable_start() = plan_.Start();
    return writer.Append(facts);
  }

  const TournamentPlan& plan_;
  PairRange pairs_;
  uint32_t of_;
  std::span<const Ruleset> rulesets_;
  std::map<uint32_t, std::string> whole_;
  std::map<uint32_t, std::string> incomplete_;  // why
};

absl::StatusOr<bool> AreEqual(const std::string& one,
                              const std::string& other) {
  std::error_code error;
  if (fs::file_size(one, error) != fs::file_size(other, error)) return false;
  absl::StatusOr<LogReader> a = LogReader::Open(one);
  if (!a.ok()) return a.status();
  absl::StatusOr<LogReader> b = LogReader::Open(other);
  if (!b.ok()) return b.status();
  for (;;) {
    const absl::StatusOr<std::optional<std::string>> x = a->Next();
    if (!x.ok()) return x.status();
    const absl::StatusOr<std::optional<std::string>> y = b->Next();
    if (!y.ok()) return y.status();
    if (*x != *y) return false;
    if (!*x) return true;
  }
}

// That a ledger has all games before these pairs and none of theirs.
absl::Status CheckUntouched(const std::string& ledger, const PairRange& pairs,
                            std::span<const Ruleset> rulesets) {
  const absl::StatusOr<LedgerView> opened = OpenLedger(ledger, rulesets);
  if (!opened.ok()) return opened.status();
  const TournamentProgress& progress = *opened->progress;
  if (progress.schedule().next() < pairs.first) {
    return Bad(ledger, absl::StrFormat(
                           "has games to play before pair %d, with which the "
                           "shards begin; 'tournament run' plays them",
                           pairs.first));
  }
  if (progress.untouched() > pairs.first) {
    return Bad(ledger,
               "holds games of the shards' pairs already; 'tournament run' "
               "plays what is missing");
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<PairRange> PairsToShard(const TournamentPlan& plan,
                                       const std::string& source) {
  const Schedule schedule = Schedule::Whole(plan);
  if (!schedule.IsFixed() || schedule.lookahead() == Lookahead::kNarrow) {
    return Bad(source, absl::StrFormat(
                           "a %s is paired by its results and cannot be cut "
                           "into shards; use tournament run",
                           NameOf(plan.format)));
  }
  // The last step that brought pairs.
  for (size_t step = plan.steps.size() - 1; step > 0; --step) {
    const uint64_t before = Schedule(plan, step - 1).known();
    if (before < schedule.known()) return PairRange{before, schedule.known()};
  }
  return PairRange{0, schedule.known()};
}

wire::Shard ShardOf(const PairRange& pairs, uint32_t number, uint32_t of) {
  wire::Shard shard;
  shard.set_number(number);
  shard.set_of(of);
  shard.set_first(pairs.first + pairs.size() * (number - 1) / of);
  shard.set_end(pairs.first + pairs.size() * number / of);
  shard.set_base(pairs.first);
  return shard;
}

std::string ShardEnding(uint64_t base, std::string_view number, uint32_t of) {
  return absl::StrFormat("%s.shard-%s-of-%d",
                         base == 0 ? "" : absl::StrFormat(".from-%d", base),
                         number, of);
}

std::string ShardFile(const std::string& ledger, const wire::Shard& shard) {
  return fs::path(ledger).replace_extension("").string() +
         ShardEnding(shard.base(), std::to_string(shard.number()), shard.of());
}

std::string ShardPart(const std::string& shard_file) {
  return shard_file + ".part";
}

absl::Status CheckShard(const wire::LedgerStart& start,
                        const TournamentPlan& plan, const PairRange& pairs,
                        uint32_t of, const std::string& file) {
  if (const auto difference = DifferenceOf(start, plan.Start())) {
    return Bad(file,
               absl::StrFormat("is of another tournament (%s)", *difference));
  }
  const wire::Shard& shard = start.shard();
  if (shard.SerializeAsString() !=
      ShardOf(pairs, shard.number(), of).SerializeAsString()) {
    return Bad(file, absl::StrFormat(
                         "is no shard of %d; say --shards as it was when the "
                         "shard was played",
                         of));
  }
  return absl::OkStatus();
}

absl::StatusOr<MergeReport> MergeShards(const TournamentPlan& plan,
                                        const PairRange& pairs, uint32_t of,
                                        const std::vector<std::string>& files,
                                        const std::string& ledger,
                                        std::span<const Ruleset> rulesets) {
  Merge merge(plan, pairs, of, rulesets);
  for (const std::string& file : files) {
    const absl::Status looked = merge.Look(file);
    if (!looked.ok()) return looked;
  }
  MergeReport report;
  report.missing = merge.Missing();
  if (!report.missing.empty()) return report;
  const std::string temporary = absl::StrFormat("%s.%d.part", ledger, getpid());
  std::remove(temporary.c_str());
  // Nobody else adds to the ledger that is added to here.
  std::optional<LedgerWriter> lock;
  if (pairs.first > 0) {
    absl::StatusOr<LedgerWriter> opened = LedgerWriter::Open(ledger);
    if (!opened.ok()) return opened.status();
    lock = *std::move(opened);
  }
  const absl::StatusOr<uint64_t> games = merge.WriteTo(temporary, ledger);
  absl::Status status = games.status();
  std::error_code error;
  if (status.ok() && fs::exists(ledger, error)) {
    const absl::StatusOr<bool> equal = AreEqual(temporary, ledger);
    status = equal.status();
    report.was_there = equal.ok() && *equal;
    if (equal.ok() && !*equal && pairs.first > 0) {
      status = CheckUntouched(ledger, pairs, rulesets);
    } else if (equal.ok() && !*equal) {
      status = Bad(ledger,
                   "is there already and holds something else; remove "
                   "it, or name another ledger with --ledger");
    }
  }
  if (status.ok() && !report.was_there) {
    fs::rename(temporary, ledger, error);
    if (error) status = Bad(ledger, "cannot be made: " + error.message());
  }
  std::remove(temporary.c_str());
  if (!status.ok()) return status;
  report.games = *games;
  return report;
}

}  // namespace berthier
