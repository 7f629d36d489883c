#include "proto/ledger_frame.h"

#include <cstdint>

#include "proto/crc32c.h"

namespace berthier {
namespace {

// Compressed records begin with 'x'.
constexpr char kMark = 'L';
constexpr size_t kNumberBytes = 4;
constexpr size_t kPrefixBytes = 1 + 2 * kNumberBytes;

void PutNumber(uint32_t number, std::string& bytes) {
  for (size_t i = 0; i < kNumberBytes; ++i) {
    bytes += static_cast<char>(number >> (8 * i));
  }
}

uint32_t NumberAt(std::string_view bytes, size_t at) {
  uint32_t number = 0;
  for (size_t i = 0; i < kNumberBytes; ++i) {
    number |= uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
  }
  return number;
}

}  // namespace

std::string EncodeLedgerFrame(std::string_view facts, std::string_view record) {
  std::string bytes(1, kMark);
  bytes.reserve(kPrefixBytes + facts.size() + record.size());
  PutNumber(static_cast<uint32_t>(facts.size()), bytes);
  PutNumber(Crc32c(facts), bytes);
  bytes += facts;
  bytes += record;
  return bytes;
}

std::optional<LedgerHead> DecodeLedgerHead(std::string_view bytes) {
  if (bytes.size() < kPrefixBytes || bytes[0] != kMark) return std::nullopt;
  const size_t length = NumberAt(bytes, 1);
  const LedgerHead head = {.bytes = kPrefixBytes + length, .facts = {}};
  if (head.bytes > bytes.size()) return head;
  const std::string_view facts = bytes.substr(kPrefixBytes, length);
  if (Crc32c(facts) != NumberAt(bytes, 1 + kNumberBytes)) return std::nullopt;
  return LedgerHead{.bytes = head.bytes, .facts = facts};
}

}  // namespace berthier
