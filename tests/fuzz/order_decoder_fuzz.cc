// Any bytes as an order, in text and in binary, of a game of every ruleset and
// of one whose verbs take everything: it is refused in one line, or it is an
// order that comes back when it is encoded.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/model/fault.h"
#include "proto/play_codec.h"
#include "proto/text.h"
#include "tests/fuzz/games.h"
#include "tests/proto/fake_game.h"

namespace berthier {
namespace {

void Decode(const Game& game, const wire::Order& message) {
  const PlayCodec codec(game, kInches);
  const absl::StatusOr<Order> order = codec.Decode(message);
  if (!order.ok()) {
    BERTHIER_CHECK(!order.status().message().empty());
    return;
  }
  const absl::StatusOr<Order> back = codec.Decode(codec.Encode(*order));
  BERTHIER_CHECK(back.ok() && *back == *order);
}

void Decode(const absl::Status& parsed, const wire::Order& message) {
  static const FakeGame fake;
  static const std::vector<GamePointer> games = FuzzedGames();
  if (!parsed.ok()) return;
  Decode(fake, message);
  for (const GamePointer& game : games) Decode(*game, message);
}

}  // namespace
}  // namespace berthier

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  berthier::wire::Order message;
  berthier::Lines lines;
  berthier::Decode(berthier::ParseText({"f", bytes}, message, lines), message);
  berthier::Decode(berthier::ParseBinary({"f", bytes}, message), message);
  return 0;
}
