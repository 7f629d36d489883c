// Counts follies in games: of logs, or played for it; prints Markdown rows,
// ready for README.md.
//
//   sense --pairs=2 grande_tactique
//   sense --list games.bgl
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/flags/usage.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "agents/registry.h"
#include "arenas/flags/flags.h"
#include "arenas/match/loading.h"
#include "arenas/match/match.h"
#include "arenas/match/replay.h"
#include "bench/sense/ledger.h"
#include "bench/sense/ruleset_follies.h"
#include "bench/sense/turn.h"
#include "engine/rulesets/registry.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

[[noreturn]] void Refuse(std::string_view what) {
  std::cerr << "sense: " << what << "\n";
  std::exit(2);
}

template <typename T>
T Got(absl::StatusOr<T> got) {
  if (!got.ok()) Refuse(std::string(got.status().message()));
  return *std::move(got);
}

const RulesetFollies& FolliesOf(std::string_view ruleset) {
  for (const RulesetFollies& one : AllRulesetFollies()) {
    if (one.ruleset == ruleset) return one;
  }
  Refuse(absl::StrFormat("nobody knows the follies of %s", ruleset));
}

// A ledger a ruleset.
class Ledgers {
 public:
  void Add(const wire::GameRecord& record, const std::string& source) {
    const RecordedGame recorded = Got(GameOf(record, source, Rulesets()));
    const Game& game = *recorded.game;
    const RulesetFollies& follies = FolliesOf(game.ruleset());
    Ledger& ledger =
        ledgers_.try_emplace(std::string(follies.ruleset), follies.kinds)
            .first->second;
    std::array<std::string, kSides> agents;
    for (int i = 0; i < kSides; ++i) {
      const wire::Seat& seat = record.seat(i);
      agents[static_cast<size_t>(i)] =
          seat.settings().empty() ? seat.agent()
                                  : seat.agent() + ":" + seat.settings();
    }
    ledger.Open(absl::StrFormat("%s game %d", source, record.number()), agents);
    const std::unique_ptr<FollyWatch> watch = follies.watch(game);
    Position last(game.layout());
    game.Start(last);
    int steps = 0;
    Turns turns(game, [&](const Turn& turn) {
      watch->Look(turn, ledger);
      last = turn.after;
      steps = turn.steps.back().number;
    });
    const std::optional<Divergence> divergence =
        Replay(record, game, recorded.ruler, Rulesets(), {.witness = &turns});
    if (divergence) {
      Refuse(absl::StrFormat("%s: step %d: %s", source, divergence->step,
                             divergence->what));
    }
    turns.Finish();
    watch->Finish(last, steps, ledger);
    ++games_;
  }

  void Tell() const {
    for (const auto& [ruleset, ledger] : ledgers_) {
      if (absl::GetFlag(FLAGS_list)) std::cout << ledger.ToList();
    }
    std::cout << "| ruleset | agent | folly | a side and game | of all | "
                 "occasions | % |\n|---|---|---|---|---|---|---|\n";
    for (const auto& [ruleset, ledger] : ledgers_) {
      std::cout << ledger.ToMarkdown(ruleset);
    }
    std::cerr << absl::StrFormat("%d games\n", games_);
  }

 private:
  std::map<std::string, Ledger> ledgers_;
  int games_ = 0;
};

void AddLog(const std::string& path, Ledgers& ledgers) {
  GameLogReader games = Got(GameLogReader::Open(path));
  while (const std::optional<wire::GameRecord> record = Got(games.Next())) {
    ledgers.Add(*record, path);
  }
}

void AddBattle(const std::string& battle, Ledgers& ledgers) {
  const LoadedGame loaded = Got(LoadGame(battle, Rulesets()));
  const std::vector<std::string> names =
      absl::StrSplit(absl::GetFlag(FLAGS_agents), ',');
  if (names.size() != 2) Refuse("--agents must be two");
  MatchSetup setup;
  setup.loaded = &loaded;
  setup.pairs = absl::GetFlag(FLAGS_pairs);
  setup.jobs = absl::GetFlag(FLAGS_jobs);
  setup.seed = absl::GetFlag(FLAGS_seed);
  setup.kept = Kept::kThoughts;
  std::array<std::unique_ptr<Agent>, 2> agents;
  for (size_t i = 0; i < 2; ++i) {
    setup.names[i] = names[i];
    MadeAgent made = MakeAgent(names[i], loaded.game->ruleset());
    if (const auto* const problem = std::get_if<std::string>(&made)) {
      Refuse(*problem);
    }
    agents[i] = std::get<std::unique_ptr<Agent>>(std::move(made));
    setup.agents[i] = agents[i].get();
  }
  Got(PlayMatch(setup, {.watch = {},
                        .progress = {},
                        .keep = [&](const wire::GameRecord& record) {
                          ledgers.Add(record, battle);
                          return absl::OkStatus();
                        }}));
}

// What to look at: a ruleset stands for its usual battles, nothing for those
// of all rulesets (battles/, a file a ruleset, a line a battle).
std::vector<std::string> Wanted(const std::vector<std::string>& named) {
  std::vector<std::string> wanted;
  const auto add_usual = [&](const std::filesystem::path& path) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) wanted.push_back(line);
  };
  const std::filesystem::path usual = BERTHIER_BATTLES;
  for (const std::string& one : named) {
    // An absolute path would take the place of the folder.
    if (std::filesystem::path(one).is_relative() &&
        std::filesystem::exists(usual / one)) {
      add_usual(usual / one);
    } else {
      wanted.push_back(one);
    }
  }
  if (named.empty()) {
    for (const RulesetFollies& follies : AllRulesetFollies()) {
      add_usual(usual / follies.ruleset);
    }
  }
  return wanted;
}

void Run(const std::vector<std::string>& named) {
  Ledgers ledgers;
  for (const std::string& what : Wanted(named)) {
    if (what.ends_with(".bgl")) {
      AddLog(what, ledgers);
    } else {
      AddBattle(what, ledgers);
    }
  }
  ledgers.Tell();
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::SetProgramUsageMessage(
      "sense [--agents=A,B] [--pairs=N] [--seed=N] [--jobs=N] [--list] "
      "[LOG|BATTLE|RULESET...]\n"
      "Counts follies in the games of logs (*.bgl), or in games played on "
      "battles or on the usual ones of a ruleset; --list tells where each "
      "was.");
  absl::SetFlag(&FLAGS_agents, "doctrine,doctrine");
  const std::vector<char*> named = absl::ParseCommandLine(argc, argv);
  berthier::Run({named.begin() + 1, named.end()});
  return 0;
}
