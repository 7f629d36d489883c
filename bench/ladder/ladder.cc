// Measures rungs of the ladder and prints Markdown rows, ready for README.md:
// a row a scenario, one for all generated ones together, one for everything.
//
//   ladder --jobs=2 drill doctrine
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
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

// The `number`th battle of the rung.
Measured Measure(const Rung& rung, const std::string& scenario,
                 uint64_t number) {
  const absl::StatusOr<LoadedGame> loaded = LoadGame(scenario, Rulesets());
  if (!loaded.ok()) Refuse(std::string(loaded.status().message()));
  MatchSetup setup;
  setup.loaded = &*loaded;
  setup.names = {std::string(rung.first), std::string(rung.second)};
  const int asked = absl::GetFlag(FLAGS_pairs_each);
  setup.pairs = asked > 0 ? asked : rung.pairs;
  setup.jobs = absl::GetFlag(FLAGS_jobs);
  // Dice of its own: with the same ones in all battles the luck of one pair
  // would be that of many, and the intervals too narrow.
  setup.seed = SeedFor(absl::GetFlag(FLAGS_seed), number);
  std::array<std::unique_ptr<Agent>, 2> agents;
  for (size_t i = 0; i < 2; ++i) {
    MadeAgent made = MakeAgent(setup.names[i], loaded->game->ruleset());
    if (const auto* const problem = std::get_if<std::string>(&made)) {
      Refuse(*problem);
    }
    agents[i] = std::get<std::unique_ptr<Agent>>(std::move(made));
    setup.agents[i] = agents[i].get();
  }
  Measured measured;
  const std::string first_side(loaded->game->SideName(Side::kFirst));
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
  const std::vector<std::string> scenarios = ScenariosOf(rung.battles);
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

std::vector<Rung> RungsNamed(const std::vector<char*>& names) {
  std::vector<Rung> rungs;
  for (const std::string_view name : names) {
    const auto rung =
        std::find_if(Rungs().begin(), Rungs().end(),
                     [&](const Rung& r) { return r.name == name; });
    if (rung == Rungs().end()) {
      std::string known;
      for (const Rung& r : Rungs()) known += absl::StrFormat(" %s", r.name);
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
  std::vector<Rung> rungs = RungsNamed(names);
  if (rungs.empty()) {
    for (const Rung& rung : Rungs()) {
      if (rung.battles != Battles::kTuning) rungs.push_back(rung);
    }
  }
  for (const Rung& rung : rungs) {
    const size_t battles = ScenariosOf(rung.battles).size();
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
      "Measures rungs of bench/ladder/rungs.cc, all of the test set if none is "
      "named.");
  std::vector<char*> names = absl::ParseCommandLine(argc, argv);
  names.erase(names.begin());
  return berthier::Run(names);
}
