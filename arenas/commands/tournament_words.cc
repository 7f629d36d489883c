#include "arenas/commands/tournament_words.h"

#include <filesystem>
#include <fstream>
#include <string_view>
#include <utility>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/flags.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/shard.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

bool IsLog(const std::string& path) {
  constexpr std::string_view kMagic = "berthier";
  std::ifstream file(path, std::ios::binary);
  std::string begins(kMagic.size(), '\0');
  file.read(begins.data(), static_cast<std::streamsize>(begins.size()));
  return file && begins == kMagic;
}

}  // namespace

std::string LedgerOf(const std::string& named) {
  const std::string ledger = absl::GetFlag(FLAGS_ledger);
  if (!ledger.empty()) return ledger;
  return IsLog(named) ? named : UsualLedger(named);
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

absl::StatusOr<Plan> PlanToPlay(const Desk& desk, const std::string& file) {
  absl::StatusOr<Plan> plan = ReadPlan(file, desk.rulesets);
  if (!plan.ok()) return plan;
  const int concurrency = absl::GetFlag(FLAGS_concurrency);
  if (concurrency < 0 || concurrency > kMostConcurrency) {
    return Bad(absl::StrFormat("--concurrency must be from 1 to %d",
                               kMostConcurrency));
  }
  if (concurrency != 0) plan->concurrency = concurrency;
  return plan;
}

absl::StatusOr<Cut> CutOf(const Desk& desk, const std::string& file) {
  absl::StatusOr<Plan> plan = PlanToPlay(desk, file);
  if (!plan.ok()) return plan.status();
  const absl::StatusOr<uint64_t> pairs = PairsToShard(*plan, file);
  if (!pairs.ok()) return pairs.status();
  const int shards = absl::GetFlag(FLAGS_shards);
  if (shards < 1 || static_cast<uint64_t>(shards) > *pairs) {
    return Bad(absl::StrFormat("--shards must be from 1 to %d", *pairs));
  }
  return Cut{*std::move(plan), *pairs, static_cast<uint32_t>(shards)};
}

}  // namespace berthier
