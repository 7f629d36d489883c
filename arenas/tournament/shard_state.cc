#include "arenas/tournament/shard_state.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/shard.h"
#include "proto/text.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// Whether the bytes of a file are wrong, rather than the way to them.
bool IsDamage(const absl::Status& status) {
  return absl::IsInvalidArgument(status) || absl::IsDataLoss(status);
}

// One file of a shard.
class Look {
 public:
  Look(const ShardFiles& files, uint32_t number, const std::string& file)
      : files_(files), number_(number) {
    state_.file = file;
  }

  // With its name: it must be whole and sound.
  absl::StatusOr<ShardState> AtShard() {
    absl::Status status = CheckStart();
    if (status.ok()) status = Count(LedgerDepth::kGames);
    if (!status.ok()) return Damaged(status);
    if (lost_) return Damaged(absl::DataLossError(lost_->Say()));
    if (!over_) {
      return Damaged(absl::DataLossError(absl::StrFormat(
          "holds %d of %d games", state_.played, state_.games)));
    }
    state_.progress = ShardProgress::kWhole;
    return state_;
  }

  // While it is played: only its end may be torn.
  absl::StatusOr<ShardState> AtPart() {
    state_.progress = ShardProgress::kBegun;
    std::error_code error;
    if (fs::file_size(state_.file, error) == 0 && !error) return state_;
    const absl::StatusOr<bool> empty = IsEmpty();
    if (!empty.ok()) return Damaged(empty.status());
    if (*empty) return state_;
    absl::Status status = CheckStart();
    if (status.ok()) status = Count(LedgerDepth::kFacts);
    if (!status.ok()) return Damaged(status);
    return state_;
  }

 private:
  // The first frame was torn: a task begins the log again.
  absl::StatusOr<bool> IsEmpty() const {
    absl::StatusOr<LedgerReader> reader =
        LedgerReader::Open(state_.file, LedgerDepth::kFacts);
    if (!reader.ok()) return reader.status();
    const absl::StatusOr<std::optional<wire::LedgerFacts>> facts =
        reader->Next();
    if (!facts.ok()) return facts.status();
    return !*facts;
  }

  // That it is the log of this shard. What a sound frame says is no damage.
  absl::Status CheckStart() {
    const absl::StatusOr<wire::LedgerStart> start = StartOf(state_.file);
    if (!start.ok()) return start.status();
    foreign_ =
        CheckShard(*start, files_.plan, files_.pairs, files_.of, state_.file);
    if (foreign_.ok() && start->shard().number() != number_) {
      foreign_ = BadInput(
          state_.file,
          {.where = "",
           .what = absl::StrFormat("holds shard %d; give it back its name",
                                   start->shard().number())});
    }
    return foreign_;
  }

  absl::Status Count(LedgerDepth depth) {
    const absl::StatusOr<LedgerView> opened =
        OpenLedger(state_.file, files_.rulesets, depth);
    if (!opened.ok()) return opened.status();
    state_.played = opened->progress->played();
    state_.games = opened->progress->games();
    over_ = opened->progress->over();
    lost_ = opened->lost;
    return absl::OkStatus();
  }

  absl::StatusOr<ShardState> Damaged(const absl::Status& status) {
    if (!foreign_.ok() || !IsDamage(status)) return status;
    state_.progress = ShardProgress::kDamaged;
    state_.damage = std::string(status.message());
    const std::string named = state_.file + ": ";
    if (state_.damage.starts_with(named)) state_.damage.erase(0, named.size());
    return state_;
  }

  const ShardFiles& files_;
  uint32_t number_;
  ShardState state_;
  absl::Status foreign_;
  bool over_ = false;
  std::optional<LostTail> lost_;
};

}  // namespace

absl::StatusOr<ShardState> LookAtShard(const ShardFiles& files,
                                       uint32_t number) {
  const std::string shard =
      ShardFile(files.ledger, ShardOf(files.pairs, number, files.of));
  const std::string part = ShardPart(shard);
  std::error_code error;
  // In this sequence: a task that ends now renames the part.
  const bool is_begun = fs::exists(part, error);
  if (fs::exists(shard, error)) return Look(files, number, shard).AtShard();
  if (!is_begun) return ShardState{.file = shard};
  absl::StatusOr<ShardState> begun = Look(files, number, part).AtPart();
  if (!begun.ok() && fs::exists(shard, error)) {
    return Look(files, number, shard).AtShard();
  }
  return begun;
}

absl::StatusOr<std::string> MoveAside(const std::string& file) {
  std::string aside = file + ".damaged";
  std::error_code error;
  for (int count = 2; fs::exists(aside, error); ++count) {
    aside = absl::StrFormat("%s.damaged-%d", file, count);
  }
  fs::rename(file, aside, error);
  if (!error) return aside;
  return absl::UnavailableError(absl::StrFormat(
      "%s: cannot be renamed to %s: %s", file, aside, error.message()));
}

}  // namespace berthier
