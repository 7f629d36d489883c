#include "proto/game_log.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <utility>

#include "absl/strings/str_format.h"
#include "proto/crc32c.h"
#include "proto/frame_format.h"
#include "proto/ledger_frame.h"
#include "proto/text.h"

namespace berthier {
namespace {

absl::Status CheckRecordFormat(const wire::GameRecord& record,
                               std::string_view name) {
  if (record.format() == kRecordFormat) return absl::OkStatus();
  return BadInput(
      name, {.where = "",
             .what = absl::StrFormat("is a game record of format %d; this "
                                     "program knows format %d",
                                     record.format(), kRecordFormat)});
}

absl::StatusOr<std::string> PayloadOf(wire::GameRecord record, Effort effort) {
  record.set_format(kRecordFormat);
  wire::LogEntry entry;
  *entry.mutable_game() = std::move(record);
  const std::string bytes = entry.SerializeAsString();
  if (bytes.size() > kMaxMessageBytes) {
    return absl::InvalidArgumentError(
        absl::StrFormat("a game record of %d bytes is too long; at most %d",
                        bytes.size(), kMaxMessageBytes));
  }
  return Deflated(bytes, effort);
}

}  // namespace

absl::StatusOr<std::string> Deflated(std::string_view bytes, Effort effort) {
  uLongf size = compressBound(bytes.size());
  std::string deflated(size, '\0');
  const int result = compress2(
      reinterpret_cast<Bytef*>(deflated.data()), &size,
      reinterpret_cast<const Bytef*>(bytes.data()), bytes.size(),
      effort == Effort::kUsual ? Z_DEFAULT_COMPRESSION : Z_BEST_SPEED);
  if (result != Z_OK) {
    return absl::ResourceExhaustedError("no memory to compress a game");
  }
  deflated.resize(size);
  return deflated;
}

absl::StatusOr<std::string> Inflated(std::string_view bytes, size_t most) {
  z_stream stream = {};
  if (inflateInit(&stream) != Z_OK) {
    return absl::ResourceExhaustedError("no memory to read a game");
  }
  // zlib only reads from here; its interface is older than const.
  stream.next_in =
      const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  std::string inflated;
  std::array<char, size_t{1} << 16> buffer;
  int result = Z_OK;
  while (result == Z_OK && inflated.size() <= most) {
    stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
    stream.avail_out = static_cast<uInt>(buffer.size());
    result = inflate(&stream, Z_NO_FLUSH);
    inflated.append(buffer.data(), buffer.size() - stream.avail_out);
  }
  const bool whole = result == Z_STREAM_END && stream.avail_in == 0;
  inflateEnd(&stream);
  if (inflated.size() > most) {
    return absl::InvalidArgumentError(
        absl::StrFormat("grows beyond %d bytes", most));
  }
  if (!whole) return absl::InvalidArgumentError("is not whole");
  return inflated;
}

bool IsGameLog(const std::string& path) {
  // A pipe would be waited for, and what it says be lost.
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return false;
  std::ifstream file(path, std::ios::binary);
  std::string begin(frame_format::kMagic.size(), '\0');
  file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return file && begin == frame_format::kMagic;
}

absl::Status AppendGame(wire::GameRecord record, LogWriter& log) {
  const absl::StatusOr<std::string> payload =
      PayloadOf(std::move(record), Effort::kUsual);
  if (!payload.ok()) return payload.status();
  return log.Append(*payload);
}

absl::StatusOr<std::string> LogOf(wire::GameRecord record) {
  const absl::StatusOr<std::string> payload =
      PayloadOf(std::move(record), Effort::kLeast);
  if (!payload.ok()) return payload.status();
  return frame_format::EncodeFileHeader(kLogVersion) +
         frame_format::EncodeFrameHeader(
             {.number = 0,
              .length = static_cast<uint32_t>(payload->size()),
              .payload_crc = Crc32c(*payload)}) +
         *payload;
}

absl::StatusOr<GameLogReader> GameLogReader::Open(const std::string& path) {
  absl::StatusOr<LogReader> frames = LogReader::Open(path);
  if (!frames.ok()) return frames.status();
  return GameLogReader(*std::move(frames));
}

absl::StatusOr<std::optional<wire::GameRecord>> GameLogReader::Next() {
  std::string payload;
  std::optional<LedgerHead> head;
  do {
    absl::StatusOr<std::optional<std::string>> next = frames_.Next();
    if (!next.ok()) return next.status();
    if (!*next) return std::nullopt;
    payload = **std::move(next);
    head = DecodeLedgerHead(payload);
    // Some facts of a ledger are of no game.
  } while (head && head->bytes == payload.size());
  const std::string name =
      absl::StrFormat("%s: frame %d", frames_.name(), frames_.frames() - 1);
  if (head && head->bytes > payload.size()) {
    return BadInput(name, {.where = "", .what = "is shorter than its facts"});
  }
  if (head) {
    return RecordOf(std::string_view(payload).substr(head->bytes), name);
  }
  const absl::StatusOr<std::string> bytes = Inflated(payload, kMaxMessageBytes);
  if (!bytes.ok()) {
    return BadInput(
        name, {.where = "", .what = std::string(bytes.status().message())});
  }
  wire::LogEntry entry;
  absl::Status status = ParseBinary({name, *bytes}, entry);
  if (!status.ok()) return status;
  if (!entry.has_game()) {
    return BadInput(name, {.where = "", .what = "holds no game"});
  }
  status = CheckRecordFormat(entry.game(), name);
  if (!status.ok()) return status;
  return std::move(*entry.mutable_game());
}

absl::StatusOr<wire::GameRecord> RecordOf(std::string_view deflated,
                                          std::string_view name) {
  const absl::StatusOr<std::string> bytes =
      Inflated(deflated, kMaxMessageBytes);
  if (!bytes.ok()) {
    return BadInput(
        name, {.where = "", .what = std::string(bytes.status().message())});
  }
  wire::GameRecord record;
  absl::Status status = ParseBinary({name, *bytes}, record);
  if (status.ok()) status = CheckRecordFormat(record, name);
  if (!status.ok()) return status;
  return record;
}

}  // namespace berthier
