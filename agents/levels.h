// Levels: opponents for people, each a name for an agent with settings.
//
// A level is a budget of search and a temper; it sees no more than anybody and
// its dice are like all others. What plays it depends on what there is for the
// ruleset, which says it itself (ruleset_agents.h).
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
  std::string_view ruleset;  // empty: every one that is not named
  std::string_view request;  // NAME or NAME:SETTINGS
};
std::span<const LevelRequest> LevelRequests();

// Who plays a level in a ruleset, as NAME or NAME:SETTINGS; empty if there is
// no such level.
std::string_view RequestOf(std::string_view level, std::string_view ruleset);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_LEVELS_H_
