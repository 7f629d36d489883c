// A log of games: a frame a game, compressed.
//
// A ledger (ledger_frame.h) can be read as one: its games, without the facts.
//
// Law: games come back as they were appended, byte for byte.
//
//   absl::StatusOr<LogWriter> log = LogWriter::Open(path);
//   absl::Status status = AppendGame(record, *log);
//   ...
//   absl::StatusOr<GameLogReader> games = GameLogReader::Open(path);
//   while (true) {
//     absl::StatusOr<std::optional<wire::GameRecord>> game = games->Next();
//     if (!game.ok() || !*game) break;
//   }
//   if (games->lost()) ...  // the log is not whole
#ifndef BERTHIER_PROTO_GAME_LOG_H_
#define BERTHIER_PROTO_GAME_LOG_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "proto/frame_log.h"
#include "proto/record.pb.h"

namespace berthier {

// Version of wire::GameRecord that this program writes, and the only one that
// it reads.
inline constexpr uint32_t kRecordFormat = 3;

// Sets the record's format.
absl::Status AppendGame(wire::GameRecord record, LogWriter& log);

// The bytes of a log that holds this one game.
absl::StatusOr<std::string> LogOf(wire::GameRecord record);

// Whether a file begins as a log does, whole or not.
bool IsGameLog(const std::string& path);

class GameLogReader {
 public:
  static absl::StatusOr<GameLogReader> Open(const std::string& path);
  explicit GameLogReader(LogReader frames) : frames_(std::move(frames)) {}

  // The next game; nothing at the end. After an error there is no going on.
  absl::StatusOr<std::optional<wire::GameRecord>> Next();

  const std::optional<LostTail>& lost() const { return frames_.lost(); }

 private:
  LogReader frames_;
};

// The payload of a frame: exposed for tests and for logs kept elsewhere.
enum class Effort { kUsual, kLeast };
absl::StatusOr<std::string> Deflated(std::string_view bytes,
                                     Effort effort = Effort::kUsual);
// Refuses what is not whole, has something behind it, or grows beyond `most`.
absl::StatusOr<std::string> Inflated(std::string_view bytes, size_t most);

// The record that a frame of a ledger carries; `name` is what complaints call
// the frame.
absl::StatusOr<wire::GameRecord> RecordOf(std::string_view deflated,
                                          std::string_view name);

}  // namespace berthier

#endif  // BERTHIER_PROTO_GAME_LOG_H_
