#include "arenas/tournament/ledger.h"

#include <chrono>
#include <filesystem>
#include <thread>
#include <utility>

#include "absl/strings/str_format.h"
#include "proto/game_log.h"
#include "proto/ledger_frame.h"
#include "proto/text.h"

namespace berthier {
namespace {

constexpr int kTries = 30;
constexpr std::chrono::milliseconds kBetweenTries{100};

}  // namespace

absl::StatusOr<LedgerReader> LedgerReader::Open(const std::string& path,
                                                LedgerDepth depth) {
  absl::StatusOr<LogReader> frames = LogReader::Open(path);
  if (!frames.ok()) return frames.status();
  return LedgerReader(*std::move(frames), depth);
}

std::string LedgerReader::FrameName() const {
  return absl::StrFormat("%s: frame %d", frames_.name(), frames_.frames() - 1);
}

absl::StatusOr<std::optional<wire::LedgerFacts>> LedgerReader::Next() {
  const size_t usual =
      depth_ == LedgerDepth::kGames ? kMaxFrameBytes : kUsualLedgerHead;
  absl::StatusOr<std::optional<std::string>> payload = frames_.Skim(usual);
  if (!payload.ok()) return payload.status();
  if (!*payload) return std::nullopt;
  payload_ = **std::move(payload);
  std::optional<LedgerHead> head = DecodeLedgerHead(payload_);
  if (head && head->bytes > payload_.size() && payload_.size() == usual) {
    payload = frames_.SkimAgain(head->bytes);
    if (!payload.ok()) return payload.status();
    payload_ = (**std::move(payload));
    head = DecodeLedgerHead(payload_);
  }
  if (!head || head->bytes > payload_.size()) {
    return BadInput(FrameName(),
                    {.where = "",
                     .what = "is no frame of a ledger; the log of a match is "
                             "read by 'replay', 'verify' and 'leaderboard'"});
  }
  head_bytes_ = head->bytes;
  wire::LedgerFacts facts;
  const absl::Status parsed = ParseBinary({FrameName(), head->facts}, facts);
  if (!parsed.ok()) return parsed;
  return facts;
}

std::string_view LedgerReader::Record() const {
  return std::string_view(payload_).substr(head_bytes_);
}

absl::StatusOr<wire::GameRecord> LedgerReader::Game() const {
  return RecordOf(Record(), FrameName());
}

absl::StatusOr<LedgerWriter> LedgerWriter::Open(const std::string& path) {
  absl::StatusOr<LogWriter> log = LogWriter::Open(path, LogCheck::kSkimmed);
  // A worker forked a moment before its tournament was killed has the lock
  // until it finds that out.
  for (int tries = 0;
       tries < kTries && absl::IsFailedPrecondition(log.status()); ++tries) {
    std::this_thread::sleep_for(kBetweenTries);
    log = LogWriter::Open(path, LogCheck::kSkimmed);
  }
  if (!log.ok()) return log.status();
  return LedgerWriter(*std::move(log));
}

absl::Status LedgerWriter::Append(const wire::LedgerFacts& facts,
                                  std::string_view record, LogSync sync) {
  return log_.Append(EncodeLedgerFrame(facts.SerializeAsString(), record),
                     sync);
}

absl::StatusOr<wire::LedgerStart> StartOf(const std::string& path) {
  absl::StatusOr<LedgerReader> reader =
      LedgerReader::Open(path, LedgerDepth::kFacts);
  if (!reader.ok()) return reader.status();
  absl::StatusOr<std::optional<wire::LedgerFacts>> facts = reader->Next();
  if (!facts.ok()) return facts.status();
  if (!*facts || !(*facts)->has_start()) {
    return BadInput(path, {.where = "", .what = "holds no tournament"});
  }
  return std::move(*(*facts)->mutable_start());
}

absl::StatusOr<wire::LedgerStart> GrownStartOf(const std::string& path) {
  absl::StatusOr<wire::LedgerStart> start = StartOf(path);
  if (!start.ok()) return start;
  absl::StatusOr<LedgerReader> reader =
      LedgerReader::Open(path, LedgerDepth::kFacts);
  if (!reader.ok()) return reader.status();
  for (;;) {
    absl::StatusOr<std::optional<wire::LedgerFacts>> facts = reader->Next();
    if (!facts.ok()) return facts.status();
    if (!*facts) return start;
    if (!(*facts)->has_amendment()) continue;
    *start->add_amendment() = std::move(*(*facts)->mutable_amendment());
  }
}

std::string UsualLedger(const std::string& tournament_file) {
  return std::filesystem::path(tournament_file)
      .replace_extension(".ledger")
      .string();
}

}  // namespace berthier
