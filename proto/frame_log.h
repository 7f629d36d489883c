// A log: a file of frames that only grows, each with its length and checksum.
//
// A log that was being written when the power failed ends in a torn frame; the
// reader finds it, says what is lost and drops it. It never guesses: damage
// that has whole frames behind it is an error, for then something was edited.
//
//   file    magic "berthier"  version  crc of these
//   frame   marker  number from 0  length  crc of payload  crc of these
//           payload
//
// Numbers have four bytes, the least first; checksums are CRC32C.
//
// Laws: a reader gives back the payloads in the order they were appended;
// after any change of a single bit it fails or reports a lost tail; of a log
// cut off anywhere behind its header it gives the frames that are whole, and
// reports the rest unless it was cut between two frames.
//
//   absl::StatusOr<LogWriter> log = LogWriter::Open("games.bgl");
//   absl::Status status = log->Append(payload);  // on disk when it returns
#ifndef BERTHIER_PROTO_FRAME_LOG_H_
#define BERTHIER_PROTO_FRAME_LOG_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace berthier {

inline constexpr uint32_t kLogVersion = 1;
// No frame is longer; a length above it is damage, not a reason to allocate.
inline constexpr uint32_t kMaxFrameBytes = uint32_t{64} << 20;

// The end of a log that could not be read as frames.
struct LostTail {
  uint64_t offset = 0;  // where it begins
  uint64_t bytes = 0;
  uint32_t frame = 0;  // number of the frame that begins there
  std::string why;     // "torn: the frame goes on for 120 bytes"

  // "the last 37 bytes (frame 3, at 1234) are lost; torn: ..."
  std::string Say() const;
};

// Bytes that a log is read from.
class LogBytes {
 public:
  virtual ~LogBytes() = default;
  virtual uint64_t size() const = 0;
  // Bytes from `offset` on, which exist.
  virtual absl::Status Read(uint64_t offset, size_t count,
                            std::string& bytes) const = 0;
};

class LogReader {
 public:
  static absl::StatusOr<LogReader> Open(const std::string& path);
  // Of a log in memory; `name` is what complaints call it.
  static absl::StatusOr<LogReader> OfBytes(std::string name,
                                           std::string contents);

  // The next payload; nothing at the end. After an error there is no going on.
  absl::StatusOr<std::optional<std::string>> Next();
  // The same, but at most the first `most` bytes of it; the rest is not read
  // and the checksum not compared, but for the last frame's. A writer begins no
  // frame before the last is on disk, so only the last can be torn.
  absl::StatusOr<std::optional<std::string>> Skim(size_t most);
  // The frame that was read last once more, to more of its bytes.
  absl::StatusOr<std::optional<std::string>> SkimAgain(size_t most);

  // Set when the end has been reached and something lay behind it.
  const std::optional<LostTail>& lost() const { return lost_; }
  // Frames read so far, and where the next one begins.
  uint32_t frames() const { return frames_; }
  uint64_t offset() const { return offset_; }
  const std::string& name() const { return name_; }

 private:
  LogReader(std::string name, std::unique_ptr<LogBytes> bytes)
      : name_(std::move(name)), bytes_(std::move(bytes)) {}

  absl::Status ReadFileHeader();
  absl::StatusOr<std::optional<std::string>> NextBytes(size_t most);
  // Whether a whole frame header stands anywhere from `from` on.
  absl::StatusOr<std::optional<uint64_t>> FindFrame(uint64_t from) const;
  // Ends the log here if nothing follows the damage; else that is an error.
  absl::StatusOr<std::optional<std::string>> EndAt(std::string why);

  std::string name_;
  std::unique_ptr<LogBytes> bytes_;
  uint64_t offset_ = 0;
  uint64_t last_ = 0;  // where the frame read last begins
  uint32_t frames_ = 0;
  std::optional<LostTail> lost_;
};

// What a writer looks at to find the end of a log: every byte, or the headers
// of frames and the last frame.
enum class LogCheck { kWhole, kSkimmed };

// When what is appended is on disk: when Append returns, or after Sync.
enum class LogSync { kAtOnce, kLater };

class LogWriter {
 public:
  // Opens a log for appending and makes it if there is none. A lost tail is
  // cut off; `dropped` says so. Refuses what is not a log, a log with damage in
  // the middle, and one that another writer has open.
  static absl::StatusOr<LogWriter> Open(const std::string& path,
                                        LogCheck check = LogCheck::kWhole);

  LogWriter(LogWriter&& other) noexcept;
  LogWriter& operator=(LogWriter&& other) noexcept;
  ~LogWriter();

  // Returns when the payload is on disk. If it fails, the log is as before.
  absl::Status Append(std::string_view payload,
                      LogSync sync = LogSync::kAtOnce);
  absl::Status Sync();

  const std::optional<LostTail>& dropped() const { return dropped_; }
  uint32_t frames() const { return frames_; }

 private:
  LogWriter(std::string path, int descriptor)
      : path_(std::move(path)), descriptor_(descriptor) {}

  // Begins an empty log.
  absl::Status WriteFileHeader();
  // Finds the end of the log there is.
  absl::Status FindEnd(LogCheck check);
  absl::Status WriteAtEnd(std::string_view bytes, LogSync sync);

  std::string path_;
  int descriptor_ = -1;
  uint64_t end_ = 0;
  uint32_t frames_ = 0;
  std::optional<LostTail> dropped_;
};

}  // namespace berthier

#endif  // BERTHIER_PROTO_FRAME_LOG_H_
