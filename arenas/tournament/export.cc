#include "arenas/tournament/export.h"

#include <algorithm>

#include "absl/strings/str_format.h"
#include "arenas/pages/shell_words.h"
#include "proto/position_codec.h"
#include "proto/text.h"

namespace berthier {
namespace {

constexpr std::string_view kEnding = ".textproto";

wire::Position PositionOf(const LoadedGame& loaded) {
  return WireOf(loaded.written.document, loaded.written.ruler);
}

// Whether whoever has this program has the scenario.
bool IsBundled(const wire::Ground& ground, const PlannedScenario& played,
               std::span<const Ruleset> rulesets) {
  if (ground.name() != played.name) return false;  // a file
  const absl::StatusOr<LoadedGame> loaded = LoadGame(ground.name(), rulesets);
  return loaded.ok() && PositionOf(*loaded).SerializeAsString() ==
                            PositionOf(played.loaded).SerializeAsString();
}

std::string TextOf(const wire::Tournament& file) {
  return "# proto-file: proto/tournament.proto\n"
         "# proto-message: berthier.wire.Tournament\n" +
         PrintText(file);
}

std::string TextOf(const LoadedGame& loaded) {
  return "# proto-file: proto/position.proto\n"
         "# proto-message: berthier.wire.Position\n" +
         PrintText(PositionOf(loaded));
}

}  // namespace

Exported Export(const TournamentPlan& plan, std::string name,
                std::span<const Ruleset> rulesets) {
  std::replace(name.begin(), name.end(), '/', '-');
  const auto is_scenario = [&plan](const std::string& wanted) {
    return std::any_of(
        plan.scenarios.begin(), plan.scenarios.end(),
        [&](const PlannedScenario& ground) { return ground.name == wanted; });
  };
  if (is_scenario(name)) name += "-tournament";
  Exported exported;
  std::vector<std::array<std::string, 2>> scenarios;
  // By step; a name in the first file means the same ground in all of them.
  for (size_t step = 0; step < plan.steps.size(); ++step) {
    wire::Tournament file = plan.steps[step].file;
    file.clear_concurrency();  // it changes no game
    size_t at = 0;             // of plan.scenarios
    for (wire::Ground& ground : *file.mutable_scenario()) {
      if (ground.has_generated()) {
        at += static_cast<size_t>(ground.generated().seed_size());
        continue;
      }
      const PlannedScenario& played = plan.scenarios[at++];
      if (IsBundled(ground, played, rulesets)) continue;
      ground.set_name(played.name + std::string(kEnding));
      const bool is_there = step > 0 && at <= plan.steps[step - 1].scenarios;
      if (!is_there) {
        scenarios.push_back({ground.name(), TextOf(played.loaded)});
      }
    }
    const bool is_last = step + 1 == plan.steps.size();
    exported.tournaments.push_back(
        is_last ? name + std::string(kEnding)
                : absl::StrFormat("%s-step-%d%s", name, step + 1, kEnding));
    exported.files.insert(exported.files.begin(),
                          {exported.tournaments.back(), TextOf(file)});
  }
  exported.files.insert(exported.files.end(), scenarios.begin(),
                        scenarios.end());
  return exported;
}

std::vector<std::string> PlayAgain(const Exported& exported,
                                   const std::string& ledger) {
  std::vector<std::string> commands;
  for (size_t step = 0; step < exported.tournaments.size(); ++step) {
    commands.push_back(
        absl::StrFormat("berthier tournament run %s --ledger=%s%s",
                        ShellWord(exported.tournaments[step]),
                        ShellWord(ledger), step == 0 ? "" : " --grow"));
  }
  return commands;
}

}  // namespace berthier
