// The ledger of a tournament: one log file with the tournament's start and
// everything decided since.
//
// It is a log of frames (proto/frame_log.h): first the start, then games with
// their records in the order in which they ended, withdrawals, rounds and
// amendments. A fact is on disk when Append returns (unless LogSync::kLater).
// The writer holds the ledger's lock.
//
// Resuming reads only the facts, not the game records: damage inside a record
// is found when that record is read, by `berthier tournament verify`.
//
// Laws: a ledger truncated anywhere after its start still gives the facts
// before the cut; a ledger never has two writers at a time.
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

// How much of a ledger is read: kGames reads the game records as well.
enum class LedgerDepth { kFacts, kGames };

class LedgerReader {
 public:
  static absl::StatusOr<LedgerReader> Open(const std::string& path,
                                           LedgerDepth depth);

  // The facts of the next frame; nullopt at the end.
  absl::StatusOr<std::optional<wire::LedgerFacts>> Next();
  // The game record of the frame that Next returned; needs LedgerDepth::kGames.
  absl::StatusOr<wire::GameRecord> Game() const;
  // The same record as stored in the frame: compressed.
  std::string_view Record() const;

  // The incomplete end of the file that was skipped, if any.
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
  // Creates the ledger if there is none. Fails if another process has it open.
  static absl::StatusOr<LedgerWriter> Open(const std::string& path);

  absl::Status Append(const wire::LedgerFacts& facts,
                      std::string_view record = "",
                      LogSync sync = LogSync::kAtOnce);
  absl::Status Sync() { return log_.Sync(); }

  bool empty() const { return log_.frames() == 0; }
  // The incomplete end of the file that Open cut off, if any.
  const std::optional<LostTail>& dropped() const { return log_.dropped(); }

 private:
  explicit LedgerWriter(LogWriter log) : log_(std::move(log)) {}

  LogWriter log_;
};

// The start of a ledger; reads its first frame only.
absl::StatusOr<wire::LedgerStart> StartOf(const std::string& path);
// The start with all later amendments added; reads the whole ledger.
absl::StatusOr<wire::LedgerStart> GrownStartOf(const std::string& path);

// Default path of a tournament file's ledger: the same with ending .ledger.
std::string UsualLedger(const std::string& tournament_file);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_LEDGER_H_
