#include "proto/frame_format.h"

#include "proto/crc32c.h"

namespace berthier::frame_format {
namespace {

constexpr size_t kNumberBytes = 4;

void AddNumber(uint32_t number, std::string& bytes) {
  for (size_t i = 0; i < kNumberBytes; ++i) {
    bytes += static_cast<char>(number >> (8 * i) & 0xFF);
  }
}

uint32_t NumberAt(std::string_view bytes, size_t at) {
  uint32_t number = 0;
  for (size_t i = 0; i < kNumberBytes; ++i) {
    number |= uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
  }
  return number;
}

// Whether the last number of a header is the checksum of what precedes it.
bool IsSound(std::string_view header) {
  const size_t body = header.size() - kNumberBytes;
  return NumberAt(header, body) == Crc32c(header.substr(0, body));
}

}  // namespace

std::string EncodeFileHeader(uint32_t version) {
  std::string bytes(kMagic);
  AddNumber(version, bytes);
  AddNumber(Crc32c(bytes), bytes);
  return bytes;
}

std::optional<uint32_t> DecodeFileHeader(std::string_view bytes) {
  if (!IsSound(bytes.substr(0, kFileHeaderBytes))) return std::nullopt;
  return NumberAt(bytes, kMagic.size());
}

std::string EncodeFrameHeader(const FrameHeader& header) {
  std::string bytes(kMarker);
  AddNumber(header.number, bytes);
  AddNumber(header.length, bytes);
  AddNumber(header.payload_crc, bytes);
  AddNumber(Crc32c(bytes), bytes);
  return bytes;
}

std::optional<FrameHeader> DecodeFrameHeader(std::string_view bytes) {
  if (bytes.size() < kFrameHeaderBytes || !bytes.starts_with(kMarker) ||
      !IsSound(bytes.substr(0, kFrameHeaderBytes))) {
    return std::nullopt;
  }
  const size_t first = kMarker.size();
  return FrameHeader{.number = NumberAt(bytes, first),
                     .length = NumberAt(bytes, first + kNumberBytes),
                     .payload_crc = NumberAt(bytes, first + 2 * kNumberBytes)};
}

}  // namespace berthier::frame_format
