// Any bytes as a position, in text and in binary: they are refused in one
// line, or they come back as they were read, and every ruleset has an answer.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "engine/model/fault.h"
#include "proto/position_codec.h"
#include "tests/fuzz/games.h"

namespace berthier {
namespace {

void Read(std::string_view bytes, Form form) {
  const absl::StatusOr<WrittenDocument> read = ReadPosition({"f", bytes}, form);
  if (!read.ok()) {
    BERTHIER_CHECK(!read.status().message().empty());
    BERTHIER_CHECK(read.status().message().find('\n') ==
                   absl::string_view::npos);
    return;
  }
  const std::string text = PrintText(WireOf(read->document, read->ruler));
  const absl::StatusOr<WrittenDocument> again =
      ReadPosition({"f", text}, Form::kText);
  BERTHIER_CHECK(again.ok());
  BERTHIER_CHECK(PrintText(WireOf(again->document, again->ruler)) == text);

  static const std::vector<Ruleset> rulesets = FuzzedRulesets();
  for (const Ruleset& ruleset : rulesets) {
    if (ruleset.name != read->document.ruleset) continue;
    const Built built = ruleset.build(read->document);
    if (const Problem* problem = std::get_if<Problem>(&built)) {
      BERTHIER_CHECK(!problem->what.empty());
      continue;
    }
    const auto& game = std::get<std::unique_ptr<const Game>>(built);
    Position position(game->layout());
    game->Start(position);
    const Built rebuilt = ruleset.build(game->Write(position));
    const auto* same = std::get_if<std::unique_ptr<const Game>>(&rebuilt);
    BERTHIER_CHECK(same != nullptr);
    Position back((*same)->layout());
    (*same)->Start(back);
    BERTHIER_CHECK((*same)->Hash(back) == game->Hash(position));
  }
}

}  // namespace
}  // namespace berthier

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  berthier::Read(bytes, berthier::Form::kText);
  berthier::Read(bytes, berthier::Form::kBinary);
  return 0;
}
