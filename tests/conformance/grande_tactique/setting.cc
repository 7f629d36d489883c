#include "tests/conformance/grande_tactique/setting.h"

#include <fstream>
#include <sstream>
#include <utility>
#include <variant>

#include "engine/rulesets/registry.h"
#include "gtest/gtest.h"
#include "proto/position_codec.h"

namespace berthier {

std::unique_ptr<const Game> GameOf(std::string_view text) {
  const absl::StatusOr<WrittenDocument> written =
      ReadPosition({"position", std::string(text)}, Form::kText);
  if (!written.ok()) {
    ADD_FAILURE() << written.status().message();
    return nullptr;
  }
  const Ruleset* const ruleset = FindRuleset(written->document.ruleset);
  if (ruleset == nullptr) {
    ADD_FAILURE() << "no ruleset " << written->document.ruleset;
    return nullptr;
  }
  Built built = ruleset->build(written->document);
  if (const Problem* const problem = std::get_if<Problem>(&built)) {
    ADD_FAILURE() << problem->where << ": " << problem->what;
    return nullptr;
  }
  return std::get<std::unique_ptr<const Game>>(std::move(built));
}

std::unique_ptr<const Game> GameOfFile(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return GameOf(text.str());
}

Position StartOf(const Game& game) {
  Position position(game.layout());
  game.Start(position);
  return position;
}

Entry EntryOf(const Game& game, const Position& position, std::string_view type,
              std::string_view id) {
  for (const Entry& entry : game.Write(position).entries) {
    if (entry.type == type && entry.id == id) return entry;
  }
  ADD_FAILURE() << "no " << type << " " << id;
  return {};
}

int64_t NumberOf(const Entry& entry, std::string_view key) {
  for (const auto& [name, value] : entry.numbers) {
    if (name == key) return value;
  }
  return 0;
}

}  // namespace berthier
