// How the headers of logs are laid out; for the reader and the writer of
// frame_log.h alone.
//
// Law: DecodeFrameHeader(EncodeFrameHeader(h)) = h; no header with a bit
// changed decodes.
#ifndef BERTHIER_PROTO_FRAME_FORMAT_H_
#define BERTHIER_PROTO_FRAME_FORMAT_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace berthier::frame_format {

inline constexpr std::string_view kMagic = "berthier";
inline constexpr size_t kFileHeaderBytes = 16;
// Neither text nor likely in compressed bytes.
inline constexpr std::string_view kMarker =
    "\xB7"
    "BF\n";
inline constexpr size_t kFrameHeaderBytes = 20;

struct FrameHeader {
  uint32_t number = 0;
  uint32_t length = 0;
  uint32_t payload_crc = 0;

  friend bool operator==(const FrameHeader&, const FrameHeader&) = default;
};

std::string EncodeFileHeader(uint32_t version);
// The version, or nothing if the header is damaged. The magic is not looked
// at.
std::optional<uint32_t> DecodeFileHeader(std::string_view bytes);

std::string EncodeFrameHeader(const FrameHeader& header);
// Of the first bytes; nothing if they are no whole and sound header.
std::optional<FrameHeader> DecodeFrameHeader(std::string_view bytes);

}  // namespace berthier::frame_format

#endif  // BERTHIER_PROTO_FRAME_FORMAT_H_
