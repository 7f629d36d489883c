#include "agents/external/options.h"

#include <algorithm>
#include <limits>

#include "absl/strings/str_format.h"
#include "proto/text.h"

namespace berthier {
namespace {

using std::chrono::milliseconds;

constexpr uint64_t kMegabyte = uint64_t{1} << 20;
constexpr std::string_view kSpaces = " \t\n\r";

// Replaces what is set, in units of `unit`.
void Take(uint32_t wanted, uint64_t unit, uint64_t& limit) {
  if (wanted != 0) limit = wanted * unit;
}

void Take(uint32_t wanted, milliseconds& limit) {
  if (wanted != 0) limit = milliseconds(wanted);
}

Budget BudgetOf(const wire::Budget& wire) {
  return {.iterations = wire.iterations(),
          .steps = wire.steps(),
          .nodes = wire.nodes(),
          .milliseconds = wire.milliseconds(),
          .per = wire.per() == wire::Budget::TURN ? Budget::Per::kTurn
                                                  : Budget::Per::kDecision};
}

// Who is told to take so long is not cut off while it does.
milliseconds ToDecideBy(const Budget& budget, milliseconds usual) {
  if (budget.milliseconds == 0) return usual;
  constexpr uint64_t kMost = std::numeric_limits<int32_t>::max() / 4;
  const auto told =
      static_cast<int64_t>(std::min<uint64_t>(budget.milliseconds, kMost));
  return milliseconds(1'000 + 2 * told);
}

}  // namespace

std::optional<std::vector<std::string>> SplitCommand(std::string_view command) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = 0;
  const auto add = [&](char letter) { words.back() += letter; };
  for (size_t i = 0; i < command.size(); ++i) {
    const char letter = command[i];
    const bool is_space = kSpaces.find(letter) != std::string_view::npos;
    if (quote == 0 && is_space) {
      in_word = false;
      continue;
    }
    if (!in_word) {
      words.emplace_back();
      in_word = true;
    }
    if (quote != 0 && letter == quote) {
      quote = 0;
    } else if (quote == 0 && (letter == '\'' || letter == '"')) {
      quote = letter;
    } else if (letter == '\\' && quote != '\'') {
      if (++i == command.size()) return std::nullopt;
      add(command[i]);
    } else {
      add(letter);
    }
  }
  if (quote != 0) return std::nullopt;
  return words;
}

ParsedOptions ExternalOptionsOf(const wire::ExternalSettings& settings) {
  ExternalOptions options;
  std::optional<std::vector<std::string>> words =
      SplitCommand(settings.command());
  if (!words) {
    return absl::StrFormat(
        "has a quote or a backslash without its end in the command '%s'",
        settings.command());
  }
  if (words->empty() || words->front().empty()) {
    return "needs a command: external:python3 agent.py";
  }
  options.command = *std::move(words);
  for (const wire::Option& setting : settings.setting()) {
    if (setting.key().empty()) return "has a setting without a key";
    options.settings.emplace_back(setting.key(), setting.value());
  }
  options.budget = BudgetOf(settings.budget());
  options.to_decide = ToDecideBy(options.budget, options.to_decide);

  const wire::AgentLimits& limits = settings.limits();
  Take(limits.start_millis(), options.to_start);
  Take(limits.decide_millis(), options.to_decide);
  Take(limits.end_millis(), options.to_end);
  Take(limits.megabytes(), kMegabyte, options.limits.memory_bytes);
  Take(limits.processes(), 1, options.limits.processes);
  Take(limits.cpu_seconds(), 1, options.limits.cpu_seconds);
  Take(limits.file_megabytes(), kMegabyte, options.limits.file_bytes);
  Take(limits.open_files(), 1, options.limits.open_files);

  if (settings.game_millis() != 0) {
    options.game_clock = milliseconds(settings.game_millis());
  } else if (settings.increment_millis() != 0) {
    return "has increment_millis, but no game_millis to add them to";
  }
  options.increment = milliseconds(settings.increment_millis());
  return options;
}

ParsedOptions ParseExternalOptions(std::string_view text) {
  wire::ExternalSettings settings;
  text.remove_prefix(std::min(text.find_first_not_of(" \t\n"), text.size()));
  if (text.starts_with("command:")) {
    Lines lines;
    const absl::Status status =
        ParseText({.name = "settings", .contents = text}, settings, lines);
    if (!status.ok()) {
      return "cannot read its settings: " + std::string(status.message());
    }
  } else {
    settings.set_command(std::string(text));
  }
  return ExternalOptionsOf(settings);
}

}  // namespace berthier
