#include "arenas/tournament/tournament_plan.h"

#include <google/protobuf/util/message_differencer.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "arenas/files/files.h"
#include "arenas/tournament/plan_check.h"
#include "proto/agent_protocol.pb.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using google::protobuf::util::MessageDifferencer;

absl::Status Bad(std::string_view source, int line, std::string where,
                 std::string what) {
  return BadInput(
      source,
      {.where = std::move(where), .what = std::move(what), .line = line});
}

// The request with a budget in its settings.
std::string WithBudget(const std::string& request, const wire::Budget& budget) {
  return absl::StrFormat("%s%sbudget { %s }", request,
                         request.find(':') == std::string::npos ? ":" : " ",
                         PrintLine(budget));
}

std::string RequestOf(const wire::Contestant& agent,
                      const wire::Tournament& file) {
  if (agent.command().empty()) return agent.agent();
  wire::ExternalSettings settings;
  settings.set_command(agent.command());
  // What a player-turn adds to a clock the protocol cannot say; then the
  // adjudicator alone keeps the time.
  if (file.has_clock() && file.clock().increment() == 0) {
    settings.set_game_millis(
        static_cast<uint32_t>(file.clock().milliseconds()));
  }
  return "external:" + PrintLine(settings);
}

// Why it cannot play all scenarios; nothing if it can.
std::optional<std::string> WhyNot(
    const std::string& request, const std::vector<PlannedScenario>& scenarios) {
  for (const PlannedScenario& ground : scenarios) {
    MadeAgent made = MakeAgent(request, ground.loaded.game->ruleset());
    if (std::string* const problem = std::get_if<std::string>(&made)) {
      return std::move(*problem);
    }
  }
  return std::nullopt;
}

absl::StatusOr<std::vector<Player>> PlayersOf(
    const wire::Tournament& file, std::string_view source, const Lines& lines,
    const std::vector<PlannedScenario>& scenarios) {
  std::vector<Player> players;
  for (int i = 0; i < file.agent_size(); ++i) {
    const wire::Contestant& agent = file.agent(i);
    Player player = {.name = PlayerName(agent),
                     .request = RequestOf(agent, file),
                     .anchor = std::nullopt};
    if (agent.has_rating()) player.anchor = agent.rating();
    const bool says_budget = agent.agent().find("budget") != std::string::npos;
    if (says_budget && (agent.has_budget() || file.has_ladder())) {
      return Bad(source, lines.Of(file, "agent", i), "agent " + player.name,
                 "says its budget in its settings too; drop that one");
    }
    std::vector<Player> versions = {player};
    if (file.has_ladder()) {
      versions.clear();
      for (const wire::Budget& budget : file.ladder().budget()) {
        versions.push_back({.name = player.name + "@" + ShortName(budget),
                            .request = WithBudget(player.request, budget),
                            .anchor = std::nullopt});
      }
    } else if (agent.has_budget()) {
      versions[0].request = WithBudget(player.request, agent.budget());
    } else if (file.has_budget() && !says_budget) {
      // Scripts have no use for a budget and are left as they are.
      std::string limited = WithBudget(player.request, file.budget());
      if (!WhyNot(limited, scenarios)) versions[0].request = std::move(limited);
    }
    for (Player& version : versions) {
      if (const auto problem = WhyNot(version.request, scenarios)) {
        return Bad(source, lines.Of(file, "agent", i), "agent " + version.name,
                   *problem);
      }
      players.push_back(std::move(version));
    }
  }
  return players;
}

absl::Status CheckSize(const TournamentPlan& plan, std::string_view source) {
  // No format has more meetings than twice everybody against everybody.
  const uint64_t meetings = plan.players.size() * plan.players.size();
  if (plan.PairsOfMeeting() > kMostPairs / meetings) {
    return Bad(source, 0, "pairs",
               absl::StrFormat("%d agents on %d scenarios with %d pairs a "
                               "meeting may come to more than %d pairs; ask "
                               "for fewer",
                               plan.players.size(), plan.scenarios.size(),
                               plan.pairs, kMostPairs));
  }
  return absl::OkStatus();
}

PlanStep StepOf(const wire::Tournament& file, size_t scenarios) {
  PlanStep step;
  step.file = file;
  step.players = static_cast<size_t>(
      file.has_ladder() ? file.ladder().budget_size() : file.agent_size());
  step.scenarios = scenarios;
  step.pairs = file.has_pairs() ? file.pairs() : 1;
  return step;
}

// All but the scenarios, which are at hand.
absl::StatusOr<TournamentPlan> Assembled(
    wire::Tournament file, std::string_view source, const Lines& lines,
    std::vector<PlannedScenario> scenarios) {
  absl::StatusOr<std::vector<Player>> players =
      PlayersOf(file, source, lines, scenarios);
  if (!players.ok()) return players.status();
  TournamentPlan plan;
  plan.name = file.name();
  plan.format = file.format();
  plan.players = *std::move(players);
  plan.scenarios = std::move(scenarios);
  plan.steps = {StepOf(file, plan.scenarios.size())};
  plan.pairs = plan.steps[0].pairs;
  plan.seed = file.seed();
  plan.concurrency =
      file.concurrency() != 0
          ? static_cast<int>(file.concurrency())
          : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u,
                                        kMostGamesAtATime));
  plan.file = std::move(file);
  const absl::Status size = CheckSize(plan, source);
  if (!size.ok()) return size;
  return plan;
}

// What LoadGame is asked for.
std::vector<std::string> NamesOf(const wire::Ground& ground,
                                 const fs::path& folder) {
  if (ground.has_generated()) {
    const wire::Generated& generated = ground.generated();
    std::vector<std::string> names;
    for (const uint64_t seed : generated.seed()) {
      names.push_back(absl::StrFormat(
          "generated:%s:%d%s%s", generated.ruleset(), seed,
          generated.size().empty() ? "" : ":", generated.size()));
    }
    return names;
  }
  if (ground.name().find_first_of("/.") == std::string::npos ||
      ground.name().find(':') != std::string::npos) {
    return {ground.name()};
  }
  return {(folder / ground.name()).string()};
}

// As tables call it: "generated:x:7", or a file without its folders.
std::string ShortGroundName(const std::string& name) {
  if (name.find(':') != std::string::npos) return name;
  return fs::path(name).stem().string();
}

void ClearWhatChangesNoGame(wire::Tournament& file) {
  file.clear_concurrency();
  for (wire::Ground& ground : *file.mutable_scenario()) {
    if (!ground.has_generated())
      ground.set_name(ShortGroundName(ground.name()));
  }
}

wire::LedgerScenario ScenarioOf(const PlannedScenario& ground) {
  wire::LedgerScenario scenario;
  scenario.set_name(ground.name);
  *scenario.mutable_start() =
      WireOf(ground.loaded.written.document, ground.loaded.written.ruler);
  return scenario;
}

absl::StatusOr<PlannedScenario> GroundOf(const wire::LedgerScenario& scenario,
                                         std::string_view source,
                                         std::span<const Ruleset> rulesets) {
  absl::StatusOr<WrittenDocument> written =
      DocumentOf(scenario.start(), source, Lines());
  if (!written.ok()) return written.status();
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(written->document, source, rulesets);
  if (!game.ok()) return game.status();
  return PlannedScenario{.name = scenario.name(),
                         .loaded = {.game = *std::move(game),
                                    .written = *std::move(written),
                                    .source = std::string(source)}};
}

absl::StatusOr<std::vector<PlannedScenario>> LoadGrounds(
    const wire::Tournament& file, const std::string& path, const Lines& lines,
    std::span<const Ruleset> rulesets) {
  std::vector<PlannedScenario> scenarios;
  for (int i = 0; i < file.scenario_size(); ++i) {
    for (const std::string& name :
         NamesOf(file.scenario(i), fs::path(path).parent_path())) {
      const int line = lines.Of(file, "scenario", i);
      absl::StatusOr<LoadedGame> loaded = LoadGame(name, rulesets);
      if (!loaded.ok()) {
        return Bad(path, line, "scenario",
                   std::string(loaded.status().message()));
      }
      PlannedScenario ground = {.name = ShortGroundName(name),
                                .loaded = *std::move(loaded)};
      if (std::any_of(scenarios.begin(), scenarios.end(),
                      [&](const PlannedScenario& g) {
                        return g.name == ground.name;
                      })) {
        return Bad(path, line, "scenario",
                   absl::StrFormat("'%s' stands there twice; for more games "
                                   "say more pairs",
                                   ground.name));
      }
      scenarios.push_back(std::move(ground));
    }
  }
  return scenarios;
}

}  // namespace

const wire::Tournament& TournamentPlan::RulesOf(uint64_t pair) const {
  size_t step = steps.size() - 1;
  while (step > 0 && steps[step].from_pair > pair) --step;
  return steps[step].file;
}

wire::LedgerStart TournamentPlan::Start() const {
  wire::LedgerStart start;
  start.set_format(kLedgerFormat);
  start.set_program("berthier");
  *start.mutable_tournament() = steps[0].file;
  start.set_folder(folder);
  for (size_t i = 0; i < steps[0].scenarios; ++i) {
    *start.add_scenario() = ScenarioOf(scenarios[i]);
  }
  for (size_t step = 1; step < steps.size(); ++step) {
    *start.add_amendment() = AmendmentOf(step);
  }
  return start;
}

wire::Amendment TournamentPlan::AmendmentOf(size_t step) const {
  wire::Amendment amendment;
  *amendment.mutable_tournament() = steps[step].file;
  for (size_t i = steps[step - 1].scenarios; i < steps[step].scenarios; ++i) {
    *amendment.add_scenario() = ScenarioOf(scenarios[i]);
  }
  amendment.set_from_pair(steps[step].from_pair);
  amendment.set_games(steps[step].games);
  return amendment;
}

std::optional<int> TournamentPlan::PlayerNamed(std::string_view wanted) const {
  for (size_t i = 0; i < players.size(); ++i) {
    if (players[i].name == wanted) return static_cast<int>(i);
  }
  return std::nullopt;
}

absl::StatusOr<TournamentPlan> ReadPlan(const std::string& path,
                                        std::span<const Ruleset> rulesets) {
  const absl::StatusOr<std::string> contents = ReadWhole(path);
  if (!contents.ok()) return contents.status();
  wire::Tournament file;
  Lines lines;
  absl::Status status = ParseText({path, *contents}, file, lines);
  if (!status.ok()) return status;
  status = CheckTournament(file, path, lines);
  if (!status.ok()) return status;
  absl::StatusOr<std::vector<PlannedScenario>> scenarios =
      LoadGrounds(file, path, lines, rulesets);
  if (!scenarios.ok()) return scenarios.status();
  if (file.name().empty()) file.set_name(fs::path(path).stem().string());
  absl::StatusOr<TournamentPlan> plan =
      Assembled(std::move(file), path, lines, *std::move(scenarios));
  std::error_code error;
  if (plan.ok()) plan->folder = fs::canonical(path, error).parent_path();
  return plan;
}

absl::StatusOr<TournamentPlan> PlanOf(const wire::LedgerStart& start,
                                      std::string_view source,
                                      std::span<const Ruleset> rulesets) {
  if (start.format() != kLedgerFormat) {
    return Bad(source, 0, "",
               absl::StrFormat("is a ledger of format %d; this program knows "
                               "format %d",
                               start.format(), kLedgerFormat));
  }
  std::vector<PlannedScenario> scenarios;
  std::vector<PlanStep> steps;
  const auto take = [&](const auto& said) -> absl::Status {
    const absl::Status status =
        CheckTournament(said.tournament(), source, Lines());
    if (!status.ok()) return status;
    for (const wire::LedgerScenario& scenario : said.scenario()) {
      absl::StatusOr<PlannedScenario> ground =
          GroundOf(scenario, source, rulesets);
      if (!ground.ok()) return ground.status();
      scenarios.push_back(*std::move(ground));
    }
    steps.push_back(StepOf(said.tournament(), scenarios.size()));
    return absl::OkStatus();
  };
  absl::Status status = take(start);
  if (!status.ok()) return status;
  for (const wire::Amendment& amendment : start.amendment()) {
    status = take(amendment);
    if (!status.ok()) return status;
    steps.back().from_pair = amendment.from_pair();
    steps.back().games = amendment.games();
  }
  absl::StatusOr<TournamentPlan> plan =
      Assembled(steps.back().file, source, Lines(), std::move(scenarios));
  if (plan.ok()) plan->steps = std::move(steps);
  if (plan.ok()) plan->folder = start.folder();
  return plan;
}

std::optional<std::string> DifferenceOf(const wire::LedgerStart& start,
                                        const wire::LedgerStart& wanted) {
  const auto cleared = [](wire::LedgerStart side) {
    side.clear_shard();
    side.clear_program();
    // Where the file lies now is another matter than what it says.
    side.clear_folder();
    ClearWhatChangesNoGame(*side.mutable_tournament());
    for (wire::Amendment& amendment : *side.mutable_amendment()) {
      ClearWhatChangesNoGame(*amendment.mutable_tournament());
    }
    return side;
  };
  std::string report;
  MessageDifferencer differencer;
  differencer.ReportDifferencesToString(&report);
  if (differencer.Compare(cleared(start), cleared(wanted))) {
    return std::nullopt;
  }
  return report.substr(0, report.find('\n'));
}

std::string NameOf(wire::Format format) {
  std::string name = wire::Format_Name(format);
  for (char& c : name) {
    c = c == '_' ? ' ' : static_cast<char>(std::tolower(c));
  }
  return format == wire::SPRT ? "SPRT" : name;
}

}  // namespace berthier
