// Any bytes as a log. The first byte says what the others are: the log itself,
// edits of a sound log, or what a frame of a sound log holds.
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "engine/model/fault.h"
#include "proto/crc32c.h"
#include "proto/frame_format.h"
#include "proto/frame_log.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

std::string Frame(uint32_t number, std::string_view payload) {
  return frame_format::EncodeFrameHeader(
             {.number = number,
              .length = static_cast<uint32_t>(payload.size()),
              .payload_crc = Crc32c(payload)}) +
         std::string(payload);
}

std::string SoundLog() {
  return frame_format::EncodeFileHeader(kLogVersion) + Frame(0, "Ulm") +
         Frame(1, "") + Frame(2, "Austerlitz");
}

// Whether the log could be read to its end with nothing lost.
bool ReadFrames(const std::string& log) {
  absl::StatusOr<LogReader> reader = LogReader::OfBytes("log", log);
  if (!reader.ok()) return false;
  std::string sound = frame_format::EncodeFileHeader(kLogVersion);
  while (true) {
    const absl::StatusOr<std::optional<std::string>> frame = reader->Next();
    if (!frame.ok()) return false;
    if (!*frame) break;
    sound += Frame(reader->frames() - 1, **frame);
  }
  // What was read is what stands there, and the rest is reported.
  const uint64_t lost = reader->lost() ? reader->lost()->bytes : 0;
  BERTHIER_CHECK(log.starts_with(sound));
  BERTHIER_CHECK(sound.size() + lost == log.size());
  return lost == 0;
}

void ReadGames(const std::string& log) {
  absl::StatusOr<LogReader> reader = LogReader::OfBytes("log", log);
  if (!reader.ok()) return;
  GameLogReader games(*std::move(reader));
  while (true) {
    const absl::StatusOr<std::optional<wire::GameRecord>> game = games.Next();
    if (!game.ok() || !*game) break;
  }
}

// Two bytes an edit: where, and which bits are changed there.
void ReadEdited(std::string_view edits) {
  const std::string sound = SoundLog();
  std::string log = sound;
  for (; edits.size() >= 2; edits.remove_prefix(2)) {
    const size_t at = static_cast<unsigned char>(edits[0]) % log.size();
    log[at] = static_cast<char>(log[at] ^ edits[1]);
  }
  BERTHIER_CHECK(ReadFrames(log) == (log == sound));
}

}  // namespace
}  // namespace berthier

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const std::string rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::string header =
      berthier::frame_format::EncodeFileHeader(berthier::kLogVersion);
  switch (data[0] % 5) {
    case 0:
      berthier::ReadFrames(rest);
      berthier::ReadGames(rest);
      break;
    case 1:
      berthier::ReadFrames(header + rest);
      break;
    case 2:
      berthier::ReadEdited(rest);
      break;
    case 3:
      berthier::ReadGames(header + berthier::Frame(0, rest));
      break;
    default:
      berthier::ReadGames(header +
                          berthier::Frame(0, *berthier::Deflated(rest)));
      break;
  }
  return 0;
}
