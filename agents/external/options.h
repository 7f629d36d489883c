// How an external program is run: its command and its limits.
//
//   ParsedOptions parsed = ParseExternalOptions("python3 agent.py --bold");
#ifndef BERTHIER_AGENTS_EXTERNAL_OPTIONS_H_
#define BERTHIER_AGENTS_EXTERNAL_OPTIONS_H_

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "agents/budget.h"
#include "agents/external/guardian.h"
#include "proto/agent_protocol.pb.h"

namespace berthier {

struct ExternalOptions {
  std::vector<std::string> command;
  // Passed to the program, which interprets them itself.
  std::vector<std::pair<std::string, std::string>> settings;
  Budget budget;
  // Where on this machine it runs (Whereabouts of agents/agent_kind.h).
  std::string folder;
  std::string hidden;
  ProcessLimits limits;
  std::chrono::milliseconds to_start{30'000};
  std::chrono::milliseconds to_decide{10'000};
  std::chrono::milliseconds to_end{2'000};
  // Time for all decisions of a game together, and the time each decision adds.
  std::optional<std::chrono::milliseconds> game_clock;
  std::chrono::milliseconds increment{0};
};

// Options, or a one-line error.
using ParsedOptions = std::variant<ExternalOptions, std::string>;

// Parses a command, or wire::ExternalSettings as text if it begins with
// "command:".
ParsedOptions ParseExternalOptions(std::string_view text);
ParsedOptions ExternalOptionsOf(const wire::ExternalSettings& settings);

// Splits a command into words as a shell would: '...' and "..." keep spaces, a
// backslash escapes the next character; nothing is expanded. nullopt if a quote
// is not closed.
std::optional<std::vector<std::string>> SplitCommand(std::string_view command);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_OPTIONS_H_
