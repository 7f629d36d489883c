#include "arenas/tournament/plan.h"

#include <google/protobuf/util/message_differencer.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>
#include <variant>

#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "arenas/files.h"
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
  // umpire alone keeps the time.
  if (file.has_clock() && file.clock().increment() == 0) {
    settings.set_game_millis(
        static_cast<uint32_t>(file.clock().milliseconds()));
  }
  return "external:" + PrintLine(settings);
}

// Why it cannot play all grounds; nothing if it can.
std::optional<std::string> WhyNot(const std::string& request,
                                  const std::vector<PlanScenario>& grounds) {
  for (const PlanScenario& ground : grounds) {
    MadeAgent made = MakeAgent(request, ground.loaded.game->ruleset());
    if (std::string* const problem = std::get_if<std::string>(&made)) {
      return std::move(*problem);
    }
  }
  return std::nullopt;
}

absl::StatusOr<std::vector<Player>> PlayersOf(
    const wire::Tournament& file, std::string_view source, const Lines& lines,
    const std::vector<PlanScenario>& grounds) {
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
      if (!WhyNot(limited, grounds)) versions[0].request = std::move(limited);
    }
    for (Player& version : versions) {
      if (const auto problem = WhyNot(version.request, grounds)) {
        return Bad(source, lines.Of(file, "agent", i), "agent " + version.name,
                   *problem);
      }
      players.push_back(std::move(version));
    }
  }
  return players;
}

absl::Status CheckSize(const Plan& plan, std::string_view source) {
  // No format has more meetings than twice everybody against everybody.
  const uint64_t meetings = plan.players.size() * plan.players.size();
  if (plan.PairsOfMeeting() > kMostPairs / meetings) {
    return Bad(source, 0, "pairs",
               absl::StrFormat("%d agents on %d scenarios with %d pairs a "
                               "meeting may come to more than %d pairs; ask "
                               "for fewer",
                               plan.players.size(), plan.grounds.size(),
                               plan.pairs, kMostPairs));
  }
  return absl::OkStatus();
}

// All but the scenarios, which are at hand.
absl::StatusOr<Plan> Assembled(wire::Tournament file, std::string_view source,
                               const Lines& lines,
                               std::vector<PlanScenario> grounds) {
  absl::StatusOr<std::vector<Player>> players =
      PlayersOf(file, source, lines, grounds);
  if (!players.ok()) return players.status();
  Plan plan;
  plan.name = file.name();
  plan.format = file.format();
  plan.players = *std::move(players);
  plan.grounds = std::move(grounds);
  plan.pairs = file.has_pairs() ? file.pairs() : 1;
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

absl::StatusOr<std::vector<PlanScenario>> LoadGrounds(
    const wire::Tournament& file, const std::string& path, const Lines& lines,
    std::span<const Ruleset> rulesets) {
  std::vector<PlanScenario> grounds;
  for (int i = 0; i < file.scenario_size(); ++i) {
    for (const std::string& name :
         NamesOf(file.scenario(i), fs::path(path).parent_path())) {
      const int line = lines.Of(file, "scenario", i);
      absl::StatusOr<LoadedGame> loaded = LoadGame(name, rulesets);
      if (!loaded.ok()) {
        return Bad(path, line, "scenario",
                   std::string(loaded.status().message()));
      }
      PlanScenario ground = {.name = ShortGroundName(name),
                             .loaded = *std::move(loaded)};
      if (std::any_of(
              grounds.begin(), grounds.end(),
              [&](const PlanScenario& g) { return g.name == ground.name; })) {
        return Bad(path, line, "scenario",
                   absl::StrFormat("'%s' stands there twice; for more games "
                                   "say more pairs",
                                   ground.name));
      }
      grounds.push_back(std::move(ground));
    }
  }
  return grounds;
}

}  // namespace

wire::LedgerStart Plan::Start() const {
  wire::LedgerStart start;
  start.set_format(kLedgerFormat);
  start.set_program("berthier");
  *start.mutable_tournament() = file;
  for (const PlanScenario& ground : grounds) {
    wire::LedgerScenario& scenario = *start.add_scenario();
    scenario.set_name(ground.name);
    *scenario.mutable_start() =
        WireOf(ground.loaded.written.dossier, ground.loaded.written.ruler);
  }
  return start;
}

std::optional<int> Plan::PlayerNamed(std::string_view wanted) const {
  for (size_t i = 0; i < players.size(); ++i) {
    if (players[i].name == wanted) return static_cast<int>(i);
  }
  return std::nullopt;
}

absl::StatusOr<Plan> ReadPlan(const std::string& path,
                              std::span<const Ruleset> rulesets) {
  const absl::StatusOr<std::string> contents = ReadWhole(path);
  if (!contents.ok()) return contents.status();
  wire::Tournament file;
  Lines lines;
  absl::Status status = ParseText({path, *contents}, file, lines);
  if (!status.ok()) return status;
  status = CheckTournament(file, path, lines);
  if (!status.ok()) return status;
  absl::StatusOr<std::vector<PlanScenario>> grounds =
      LoadGrounds(file, path, lines, rulesets);
  if (!grounds.ok()) return grounds.status();
  if (file.name().empty()) file.set_name(fs::path(path).stem().string());
  return Assembled(std::move(file), path, lines, *std::move(grounds));
}

absl::StatusOr<Plan> PlanOf(const wire::LedgerStart& start,
                            std::string_view source,
                            std::span<const Ruleset> rulesets) {
  if (start.format() != kLedgerFormat) {
    return Bad(source, 0, "",
               absl::StrFormat("is a ledger of format %d; this program knows "
                               "format %d",
                               start.format(), kLedgerFormat));
  }
  const absl::Status status =
      CheckTournament(start.tournament(), source, Lines());
  if (!status.ok()) return status;
  std::vector<PlanScenario> grounds;
  for (const wire::LedgerScenario& scenario : start.scenario()) {
    absl::StatusOr<WrittenDossier> written =
        DossierOf(scenario.start(), source, Lines());
    if (!written.ok()) return written.status();
    absl::StatusOr<std::unique_ptr<const Game>> game =
        BuildGame(written->dossier, source, rulesets);
    if (!game.ok()) return game.status();
    grounds.push_back({.name = scenario.name(),
                       .loaded = {.game = *std::move(game),
                                  .written = *std::move(written),
                                  .source = std::string(source)}});
  }
  return Assembled(start.tournament(), source, Lines(), std::move(grounds));
}

std::optional<std::string> DifferenceOf(const wire::LedgerStart& start,
                                        const Plan& plan) {
  wire::LedgerStart before = start;
  wire::LedgerStart now = plan.Start();
  for (wire::LedgerStart* side : {&before, &now}) {
    side->clear_shard();
    side->clear_program();
    side->mutable_tournament()->clear_concurrency();
  }
  std::string report;
  MessageDifferencer differencer;
  differencer.ReportDifferencesToString(&report);
  if (differencer.Compare(before, now)) return std::nullopt;
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
