// Measures rungs of the ladder and prints Markdown rows, ready for README.md:
// a row a scenario, one for all generated ones together, one for everything.
//
//   ladder --jobs=2 drill doctrine
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/flags/usage.h"
#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "arenas/flags/flags.h"
#include "arenas/match/loading.h"
#include "arenas/match/match.h"
#include "arenas/match/score_interval.h"
#include "bench/ladder/rungs.h"
#include "engine/rulesets/registry.h"

ABSL_FLAG(std::string, date, "", "the first column of the rows");
ABSL_FLAG(std::string, commit, "", "the second column of the rows");
ABSL_FLAG(int32_t, pairs_each, 0,
          "pairs a scenario; 0: as many as the rung says");
ABSL_FLAG(int32_t, skip, 0,
          "battles of a rung to leave out from its beginning, to go on where a "
          "measurement was cut; the others keep their dice");
ABSL_FLAG(bool, check, false,
          "play nothing: only see that every battle of the rungs is there and "
          "their agents can be made");

namespace berthier {
namespace {

// Games of one or more scenarios.
struct Measured {
  std::vector<double> by_pair;  // score of the first agent
  std::vector<double> by_side;  // score of the first side, pair by pair
  Tally::Results results;       // of the first agent
  int faults = 0;

  void Add(const Measured& other) {
    by_pair.insert(by_pair.end(), other.by_pair.begin(), other.by_pair.end());
    by_side.insert(by_side.end(), other.by_side.begin(), other.by_side.end());
    results.won += other.results.won;
    results.drawn += other.results.drawn;
    results.lost += other.results.lost;
    faults += other.faults;
  }
};

[[noreturn]] void Refuse(std::string_view what) {
  std::cerr << "ladder: " << what << "\n";
  std::exit(2);
}

LoadedGame Loaded(const std::string& scenario) {
  absl::StatusOr<LoadedGame> loaded = LoadGame(scenario, Rulesets());
  if (!loaded.ok()) Refuse(std::string(loaded.status().message()));
  return *std::move(loaded);
}

std::unique_ptr<Agent> Made(const std::string& name, const Game& game) {
  MadeAgent made = MakeAgent(name, game.ruleset());
  if (const auto* const problem = std::get_if<std::string>(&made)) {
    Refuse(*problem);
  }
  return std::get<std::unique_ptr<Agent>>(std::move(made));
}

// The `number`th battle of the rung.
Measured Measure(const Rung& rung, const std::string& scenario,
                 uint64_t number) {
  const LoadedGame loaded = Loaded(scenario);
  MatchSetup setup;
  setup.loaded = &loaded;
  setup.names = {rung.first, rung.second};
  const int asked = absl::GetFlag(FLAGS_pairs_each);
  setup.pairs = asked > 0 ? asked : rung.pairs;
  setup.jobs = absl::GetFlag(FLAGS_jobs);
  // Dice of its own: with the same ones in all battles the luck of one pair
  // would be that of many, and the intervals too narrow.
  setup.seed = SeedFor(absl::GetFlag(FLAGS_seed), number);
  std::array<std::unique_ptr<Agent>, 2> agents;
  for (size_t i = 0; i < 2; ++i) {
    agents[i] = Made(setup.names[i], *loaded.game);
    setup.agents[i] = agents[i].get();
  }
  Measured measured;
  const std::string first_side(loaded.game->SideName(Side::kFirst));
  MatchHooks hooks;
  hooks.keep = [&](const wire::GameRecord& record) {
    const std::string& winner = record.result().winner();
    const double score = winner.empty() ? 0.5 : winner == first_side ? 1 : 0;
    if (record.number() % 2 == 1) measured.by_side.push_back(0);
    measured.by_side.back() += score / 2;
    return absl::OkStatus();
  };
  hooks.progress = [&](int game, const MatchTable&) {
    std::cerr << absl::StrFormat("\r%s, %s: game %d of %d ", rung.name,
                                 scenario, game, setup.games())
              << std::flush;
  };
  const absl::StatusOr<MatchTable> table = PlayMatch(setup, hooks);
  std::cerr << "\r\x1b[K" << std::flush;
  if (!table.ok()) Refuse(std::string(table.status().message()));
  measured.by_pair = table->tallies[0].score_by_pair;
  measured.results = table->tallies[0].all();
  measured.faults = table->tallies[0].faults + table->tallies[1].faults;
  for (const std::string& fault : table->faults) std::cerr << fault << "\n";
  return measured;
}

std::string InPercent(const std::vector<double>& by_pair) {
  const ScoreInterval score = IntervalOf(by_pair, 2);
  return absl::StrFormat("%.1f (%.1f to %.1f)", 100 * score.mean,
                         100 * score.low, 100 * score.high);
}

void PrintRow(const Rung& rung, const std::string& where,
              const Measured& measured) {
  const auto quoted = [](std::string_view agent) {
    return absl::StrFormat("`%s`", agent);
  };
  std::cout << absl::StrFormat(
                   "| %s | %s | %s | %s against %s | %s | %d | %d | %s | "
                   "%d-%d-%d | %s | %d | %s |\n",
                   absl::GetFlag(FLAGS_date), absl::GetFlag(FLAGS_commit),
                   rung.name, quoted(rung.first),
                   rung.IsSelfPlay() ? "itself" : quoted(rung.second), where,
                   measured.by_pair.size(), absl::GetFlag(FLAGS_seed),
                   InPercent(measured.by_pair), measured.results.won,
                   measured.results.drawn, measured.results.lost,
                   InPercent(measured.by_side), measured.faults, rung.asked)
            << std::flush;
}

void Climb(const Rung& rung) {
  Measured all;
  Measured generated;
  const std::vector<std::string>& scenarios = rung.scenarios;
  const auto skipped = static_cast<size_t>(absl::GetFlag(FLAGS_skip));
  for (size_t number = skipped; number < scenarios.size(); ++number) {
    const std::string& scenario = scenarios[number];
    const Measured measured = Measure(rung, scenario, number);
    PrintRow(rung, scenario, measured);
    all.Add(measured);
    if (scenario.find(':') != std::string::npos) generated.Add(measured);
  }
  if (!generated.by_pair.empty()) PrintRow(rung, "all generated", generated);
  PrintRow(rung, skipped == 0 ? "all" : "all from there", all);
}

void CheckRung(const Rung& rung) {
  for (const std::string& scenario : rung.scenarios) {
    const LoadedGame loaded = Loaded(scenario);
    Made(rung.first, *loaded.game);
    Made(rung.second, *loaded.game);
  }
  std::cout << absl::StrFormat("%s: %d battles\n", rung.name,
                               rung.scenarios.size());
}

// All of the test sets if none is named.
std::vector<Rung> RungsNamed(const std::vector<Rung>& all,
                             const std::vector<char*>& names) {
  std::vector<Rung> rungs;
  if (names.empty()) {
    std::copy_if(all.begin(), all.end(), std::back_inserter(rungs),
                 [](const Rung& rung) { return !rung.for_tuning; });
  }
  for (const std::string_view name : names) {
    const auto rung = std::find_if(
        all.begin(), all.end(), [&](const Rung& r) { return r.name == name; });
    if (rung == all.end()) {
      std::string known;
      for (const Rung& r : all) known += absl::StrFormat(" %s", r.name);
      Refuse(
          absl::StrFormat("there is no rung '%s'; there are:%s", name, known));
    }
    rungs.push_back(*rung);
  }
  return rungs;
}

int Run(const std::vector<char*>& names) {
  if (absl::GetFlag(FLAGS_jobs) < 1) Refuse("--jobs must be at least 1");
  if (absl::GetFlag(FLAGS_pairs_each) < 0) {
    Refuse("--pairs_each must not be negative");
  }
  if (absl::GetFlag(FLAGS_skip) < 0) Refuse("--skip must not be negative");
  const absl::StatusOr<std::vector<Rung>> all = ReadRungs(BERTHIER_RUNGS);
  if (!all.ok()) Refuse(std::string(all.status().message()));
  if (absl::GetFlag(FLAGS_check)) {
    for (const Rung& rung : *all) CheckRung(rung);
    return 0;
  }
  const std::vector<Rung> rungs = RungsNamed(*all, names);
  for (const Rung& rung : rungs) {
    const size_t battles = rung.scenarios.size();
    if (static_cast<size_t>(absl::GetFlag(FLAGS_skip)) >= battles) {
      Refuse(
          absl::StrFormat("--skip leaves nothing of rung '%s', which has %d "
                          "battles",
                          rung.name, battles));
    }
  }
  std::cout << "| date | commit | rung | agents | battles | pairs | seed | "
               "score in % (95 % interval) | won-drawn-lost | first side in % "
               "| faults | asked |\n"
               "|---|---|---|---|---|---|---|---|---|---|---|---|\n";
  for (const Rung& rung : rungs) Climb(rung);
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::SetProgramUsageMessage(
      "ladder [--jobs=N] [--pairs_each=N] [--seed=N] [--skip=N] [RUNG...]\n"
      "Measures rungs of bench/ladder/rungs, all of the test sets if none is "
      "named.");
  std::vector<char*> names = absl::ParseCommandLine(argc, argv);
  names.erase(names.begin());
  return berthier::Run(names);
}
