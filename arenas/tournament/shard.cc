#include "arenas/tournament/shard.h"

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/files.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/opened.h"
#include "arenas/tournament/schedule.h"
#include "proto/text.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

absl::Status Bad(const std::string& source, std::string what) {
  return BadInput(source, {.where = "", .what = std::move(what)});
}

// Copies the games of a whole shard.
absl::StatusOr<uint64_t> CopyGames(const std::string& from, LedgerWriter& to) {
  absl::StatusOr<LedgerReader> reader =
      LedgerReader::Open(from, LedgerDepth::kGames);
  if (!reader.ok()) return reader.status();
  uint64_t games = 0;
  for (;;) {
    const absl::StatusOr<std::optional<wire::LedgerFacts>> facts =
        reader->Next();
    if (!facts.ok()) return facts.status();
    if (!*facts) return games;
    if (!(*facts)->has_leg()) continue;
    ++games;
    const absl::Status written =
        to.Append(**facts, reader->Record(), LogSync::kLater);
    if (!written.ok()) return written;
  }
}

class Merge {
 public:
  Merge(const Plan& plan, uint64_t pairs, uint32_t of,
        std::span<const Ruleset> rulesets)
      : plan_(plan), pairs_(pairs), of_(of), rulesets_(rulesets) {}

  // A file that is there.
  absl::Status Look(const std::string& file) {
    absl::StatusOr<OpenedLedger> opened =
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
    } else if (!opened->book->over()) {
      incomplete_[shard.number()] =
          name + absl::StrFormat(": %d of %d games", opened->book->played(),
                                 opened->book->games());
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

  absl::StatusOr<uint64_t> WriteTo(const std::string& path) const {
    absl::StatusOr<LedgerWriter> writer = LedgerWriter::Open(path);
    if (!writer.ok()) return writer.status();
    wire::LedgerFacts facts;
    *facts.mutable_start() = plan_.Start();
    const absl::Status begun = writer->Append(facts);
    if (!begun.ok()) return begun;
    uint64_t games = 0;
    for (const auto& [number, file] : whole_) {
      const absl::StatusOr<uint64_t> copied = CopyGames(file, *writer);
      if (!copied.ok()) return copied;
      games += *copied;
    }
    const absl::Status synced = writer->Sync();
    if (!synced.ok()) return synced;
    return games;
  }

 private:
  const Plan& plan_;
  uint64_t pairs_;
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

}  // namespace

absl::StatusOr<uint64_t> PairsToShard(const Plan& plan,
                                      const std::string& source) {
  const Schedule schedule(plan);
  if (!schedule.IsFixed() || schedule.lookahead() == Lookahead::kNarrow) {
    return Bad(source, absl::StrFormat(
                           "a %s is paired by its results and cannot be cut "
                           "into shards; use tournament run",
                           NameOf(plan.format)));
  }
  return schedule.known();
}

wire::Shard ShardOf(uint64_t pairs, uint32_t number, uint32_t of) {
  wire::Shard shard;
  shard.set_number(number);
  shard.set_of(of);
  shard.set_first(pairs * (number - 1) / of);
  shard.set_end(pairs * number / of);
  return shard;
}

std::string ShardFile(const std::string& ledger, const wire::Shard& shard) {
  return fs::path(ledger)
      .replace_extension(
          absl::StrFormat(".shard-%d-of-%d", shard.number(), shard.of()))
      .string();
}

std::string ShardPart(const std::string& shard_file) {
  return shard_file + ".part";
}

absl::Status CheckShard(const wire::LedgerStart& start, const Plan& plan,
                        uint64_t pairs, uint32_t of, const std::string& file) {
  if (const auto difference = DifferenceOf(start, plan)) {
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

absl::StatusOr<MergeReport> MergeShards(const Plan& plan, uint64_t pairs,
                                        uint32_t of,
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
  const absl::StatusOr<uint64_t> games = merge.WriteTo(temporary);
  absl::Status status = games.status();
  std::error_code error;
  if (status.ok() && fs::exists(ledger, error)) {
    const absl::StatusOr<bool> equal = AreEqual(temporary, ledger);
    status = equal.status();
    if (equal.ok() && !*equal) {
      status = Bad(ledger,
                   "is there already and holds something else; remove "
                   "it, or name another ledger with --ledger");
    }
    report.was_there = status.ok();
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
