// The ledger of a tournament: one log that holds everything decided, from its
// start on.
//
// It is a log of frames (proto/frame_log.h): first the start, then games with
// their records in the sequence in which they ended, withdrawals and rounds. A
// fact is on disk when Append returns. Whoever writes holds its lock.
//
// To go on, only the facts are read, not the games: damage inside a record is
// found when the record is read, by `berthier tournament verify`.
//
// Laws: a ledger cut off anywhere behind its start gives the facts before the
// cut; two writers never have one ledger.
//
//   absl::StatusOr<LedgerReader> reader =
//       LedgerReader::Open(path, LedgerDepth::kFacts);
//   while (true) {
//     absl::StatusOr<std::optional<wire::LedgerFacts>> facts = reader->Next();
//     if (!facts.ok() || !*facts) break;
//   }
#ifndef BERTHIER_ARENAS_TOURNAMENT_LEDGER_H_
#define BERTHIER_ARENAS_TOURNAMENT_LEDGER_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "proto/frame_log.h"
#include "proto/ledger.pb.h"
#include "proto/record.pb.h"

namespace berthier {

// How much of a ledger is read.
enum class LedgerDepth { kFacts, kGames };

class LedgerReader {
 public:
  static absl::StatusOr<LedgerReader> Open(const std::string& path,
                                           LedgerDepth depth);

  // The facts of the next frame; nothing at the end.
  absl::StatusOr<std::optional<wire::LedgerFacts>> Next();
  // The record of the game that Next told of; needs LedgerDepth::kGames.
  absl::StatusOr<wire::GameRecord> Game() const;
  // The same as it stands in the frame: compressed.
  std::string_view Record() const;

  const std::optional<LostTail>& lost() const { return frames_.lost(); }
  const std::string& name() const { return frames_.name(); }

 private:
  LedgerReader(LogReader frames, LedgerDepth depth)
      : frames_(std::move(frames)), depth_(depth) {}

  std::string FrameName() const;

  LogReader frames_;
  LedgerDepth depth_;
  std::string payload_;
  size_t head_bytes_ = 0;
};

class LedgerWriter {
 public:
  // Makes the ledger if there is none. Refuses one that somebody else has open.
  static absl::StatusOr<LedgerWriter> Open(const std::string& path);

  absl::Status Append(const wire::LedgerFacts& facts,
                      std::string_view record = "",
                      LogSync sync = LogSync::kAtOnce);
  absl::Status Sync() { return log_.Sync(); }

  bool empty() const { return log_.frames() == 0; }
  const std::optional<LostTail>& dropped() const { return log_.dropped(); }

 private:
  explicit LedgerWriter(LogWriter log) : log_(std::move(log)) {}

  LogWriter log_;
};

// The start of a ledger, read alone.
absl::StatusOr<wire::LedgerStart> StartOf(const std::string& path);
// The same with everything that the tournament grew by since.
absl::StatusOr<wire::LedgerStart> GrownStartOf(const std::string& path);

// Where the ledger of a tournament file is kept: beside it.
std::string UsualLedger(const std::string& tournament_file);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_LEDGER_H_
