#include "arenas/tournament/rehearsal.h"

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/external/session.h"
#include "agents/registry.h"
#include "proto/quote.h"

namespace berthier {
namespace {

bool NeverCameUp(const Failure& failure) {
  return failure.kind == FaultKind::kRefusedToStart ||
         failure.kind == FaultKind::kCrashedAtStart;
}

// Of a program: why it does not come up; nothing if it does.
std::optional<Failure> Start(ExternalOptions options,
                             const Whereabouts& there) {
  options.folder = there.folder;
  options.hidden = there.hidden;
  Opened opened = Session::Open(options, BestIsolation());
  if (Failure* const failure = std::get_if<Failure>(&opened)) {
    if (NeverCameUp(*failure)) return std::move(*failure);
    return std::nullopt;
  }
  std::get<std::unique_ptr<Session>>(opened)->Quit();
  return std::nullopt;
}

}  // namespace

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
    const std::string program = options->command[0];
    const std::optional<Failure> failure = Start(std::move(*options), there);
    if (!failure) continue;
    const std::string last = LastLines(failure->evidence, kLongestQuote);
    return absl::InvalidArgumentError(absl::StrFormat(
        "agent %s cannot be started in '%s': '%s' %s%s%s; nothing was played. "
        "Mend its command, or, if the tournament has begun, withdraw it",
        player.name, there.folder, program, failure->what,
        last.empty() ? "" : ": ", OneLine(last)));
  }
  return absl::OkStatus();
}

}  // namespace berthier
