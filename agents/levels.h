// Levels: opponents for human players. Each is a name for an agent with
// settings.
//
// A level is a search budget and a temper; it gets no extra information and the
// same dice as everyone. Which agent plays a level depends on the ruleset: each
// ruleset lists its own (ruleset_agents.h).
//
//   MadeAgent made = MakeAgent(RequestOf("marshal", ruleset), ruleset);
#ifndef BERTHIER_AGENTS_LEVELS_H_
#define BERTHIER_AGENTS_LEVELS_H_

#include <span>
#include <string_view>

namespace berthier {

struct Level {
  std::string_view name;
  std::string_view description;  // one line for a person
};

// Weakest first.
std::span<const Level> Levels();

struct LevelRequest {
  std::string_view level;
  std::string_view ruleset;  // empty: all rulesets without a line of their own
  std::string_view request;  // NAME or NAME:SETTINGS
};
// One line per level and ruleset; the lines for all other rulesets come last.
std::span<const LevelRequest> LevelRequests();

// The agent that plays a level in a ruleset, as NAME or NAME:SETTINGS; empty if
// there is no such level.
std::string_view RequestOf(std::string_view level, std::string_view ruleset);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_LEVELS_H_
