// A frame of a tournament's ledger: facts, and the record of a game behind
// them if they tell of one.
//
// The facts stand first, with a checksum of their own, so that a ledger can be
// gone through without reading its games.
//
//   "L"  length of the facts  crc of the facts  facts  record, compressed
//
// Laws: what DecodeLedgerHead finds in the beginning of a frame is what was
// encoded, or nothing; no frame of a plain log of games looks like one.
//
//   absl::Status status = log.Append(EncodeLedgerFrame(facts, record));
#ifndef BERTHIER_PROTO_LEDGER_FRAME_H_
#define BERTHIER_PROTO_LEDGER_FRAME_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace berthier {

// As many bytes of a frame as nearly always hold all its facts.
inline constexpr size_t kUsualLedgerHead = 512;

struct LedgerHead {
  // The whole head has so many bytes; if there are more than were given, the
  // facts are empty: come again with more.
  size_t bytes = 0;
  std::string_view facts;
};

// `record` is Deflated, or empty.
std::string EncodeLedgerFrame(std::string_view facts, std::string_view record);
// Of the first bytes of a frame. Nothing if it is no frame of a ledger, or its
// facts are damaged.
std::optional<LedgerHead> DecodeLedgerHead(std::string_view bytes);

}  // namespace berthier

#endif  // BERTHIER_PROTO_LEDGER_FRAME_H_
