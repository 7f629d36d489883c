#include "arenas/tournament/rehearsal.h"

#include <optional>
#include <set>
#include <string>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/external/rehearsal.h"
#include "agents/registry.h"

namespace berthier {
absl::Status TryPrograms(const TournamentPlan& plan, const Whereabouts& there,
                         const std::function<bool(int player)>& plays) {
  std::set<std::string> tried;
  for (size_t i = 0; i < plan.players.size(); ++i) {
    const Player& player = plan.players[i];
    const auto settings = ExternalSettingsIn(player.request);
    if (!settings || !plays(static_cast<int>(i)) ||
        !tried.insert(player.request).second) {
      continue;
    }
    ParsedOptions parsed = ParseExternalOptions(*settings);
    ExternalOptions* const options = std::get_if<ExternalOptions>(&parsed);
    if (options == nullptr) continue;  // the plan would not have it
    options->folder = there.folder;
    options->hidden = there.hidden;
    const std::optional<Failure> failure = FailureToStart(*options);
    if (!failure) continue;
    return absl::InvalidArgumentError(absl::StrFormat(
        "agent %s cannot be started in '%s': %s; nothing was played. Mend its "
        "command, or, if the tournament has begun, withdraw it",
        player.name, there.folder, WordsOfFailure(*options, *failure)));
  }
  return absl::OkStatus();
}

}  // namespace berthier
