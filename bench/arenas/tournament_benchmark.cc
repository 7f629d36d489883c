// How much of a tournament's CPU time its agents and the engine get, how much
// memory it takes, and how soon a long ledger is gone on with.
#include <benchmark/benchmark.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <variant>

#include "agents/random_source.h"
#include "agents/registry.h"
#include "arenas/files/files.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/runner.h"
#include "arenas/tournament/seating.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// A folder that goes when the benchmark does.
class Folder {
 public:
  Folder() { fs::create_directories(path_); }
  ~Folder() { fs::remove_all(path_); }
  std::string At(const std::string& name) const { return path_ / name; }

 private:
  fs::path path_ =
      fs::temp_directory_path() /
      ("berthier_tournament_benchmark_" + std::to_string(getpid()));
};

TournamentPlan PlanOfText(const Folder& folder, const std::string& text) {
  const std::string path = folder.At("t.textproto");
  if (!WriteWhole(path, text).ok()) std::abort();
  absl::StatusOr<TournamentPlan> plan = ReadPlan(path, Rulesets());
  if (!plan.ok()) {
    std::cerr << plan.status().message() << "\n";
    std::abort();
  }
  return *std::move(plan);
}

double CpuSeconds(int whose) {
  rusage usage = {};
  getrusage(whose, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) +
           static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double AllCpuSeconds() {
  return CpuSeconds(RUSAGE_SELF) + CpuSeconds(RUSAGE_CHILDREN);
}

// The games of a plan without a tournament: agents and engine alone. Agents
// stay for all games, as they do with a worker.
double CpuOfBare(const TournamentPlan& plan) {
  std::array<std::unique_ptr<Agent>, 2> agents;
  for (size_t i = 0; i < agents.size(); ++i) {
    agents[i] = std::get<std::unique_ptr<Agent>>(MakeAgent(
        plan.players[i].request, plan.scenarios[0].loaded.game->ruleset()));
  }
  const double before = AllCpuSeconds();
  TournamentProgress progress(plan);
  while (const std::optional<GameId> game = progress.Issue()) {
    DuelSetup duel = DuelOf(plan, *game);
    for (int side = 0; side < kSides; ++side) {
      duel.agents[static_cast<size_t>(side)] =
          agents[static_cast<size_t>(game->PlayerOf(side))].get();
    }
    const Outcome outcome = PlayDuel(duel);
    if (progress.Played(FactsOf(plan, *game, outcome, {}))) std::abort();
  }
  return AllCpuSeconds() - before;
}

// The same in a tournament: its own CPU time and that of its workers.
double CpuOfTournament(TournamentPlan& plan, const std::string& ledger) {
  std::ostringstream words;
  Display display(words, Progress::kHidden, plan.name);
  const double before = AllCpuSeconds();
  const absl::StatusOr<RunEnd> end =
      RunTournament({.plan = &plan, .ledger = ledger, .display = &display});
  if (!end.ok() || !end->over) std::abort();
  const double spent = AllCpuSeconds() - before;
  fs::remove(ledger);
  return spent;
}

// CPU time of games bare, as a part of that of a tournament of the same games.
// Both are played in turn, and the least of either counts: what else the
// machine does disturbs a round, never both sums.
void ShareOfAgentsAndEngine(benchmark::State& state,
                            const std::string& scenario, int pairs) {
  const Folder folder;
  TournamentPlan plan = PlanOfText(
      folder,
      "format: ROUND_ROBIN concurrency: 1 pairs: " + std::to_string(pairs) +
          "\n"
          "agent { name: 'a' agent: 'drill' } agent { name: 'b' agent: 'drill' "
          "}\n"
          "scenario { name: '" +
          scenario + "' }\n");
  double bare = HUGE_VAL;
  double all = HUGE_VAL;
  for (auto _ : state) {
    bare = std::min(bare, CpuOfBare(plan));
    all = std::min(all, CpuOfTournament(plan, folder.At("t.ledger")));
  }
  const double games = 2 * pairs;
  state.counters["share"] = bare / all;
  state.counters["us_a_game"] = 1e6 * all / games;
  state.counters["us_of_harness"] = 1e6 * (all - bare) / games;
}
BENCHMARK_CAPTURE(ShareOfAgentsAndEngine, steinfeld, "steinfeld", 40)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(12);
BENCHMARK_CAPTURE(ShareOfAgentsAndEngine, retz, "retz", 2)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);

// The most memory that this process ever had.
double PeakMebibytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) / 1024;
  }
  std::abort();
}

// The most memory of a run and of its largest worker, at so many games. The run
// is a process of its own, so that nothing from before counts.
void MemoryOfARun(benchmark::State& state) {
  const Folder folder;
  const int64_t games = state.range(0);
  TournamentPlan plan = PlanOfText(
      folder,
      "format: ROUND_ROBIN concurrency: 2 pairs: " + std::to_string(games / 2) +
          "\nagent { name: 'a' agent: 'random' }\n"
          "agent { name: 'b' agent: 'random' }\n"
          "scenario { name: 'steinfeld' }\n"
          "adjudication { draw_after_orders: 4 }\n");
  std::array<double, 3> peaks = {};  // before, of the run, of a worker
  for (auto _ : state) {
    std::array<int, 2> ends;
    if (pipe(ends.data()) != 0) std::abort();
    const pid_t child = fork();
    if (child == 0) {
      peaks[0] = PeakMebibytes();
      CpuOfTournament(plan, folder.At("t.ledger"));
      peaks[1] = PeakMebibytes();
      rusage workers = {};
      getrusage(RUSAGE_CHILDREN, &workers);
      peaks[2] = static_cast<double>(workers.ru_maxrss) / 1024;
      const auto written = write(ends[1], peaks.data(), sizeof peaks);
      _exit(written == sizeof peaks ? 0 : 1);
    }
    if (read(ends[0], peaks.data(), sizeof peaks) != sizeof peaks) std::abort();
    waitpid(child, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
  }
  state.counters["MiB_before"] = peaks[0];
  state.counters["MiB_of_run"] = peaks[1];
  state.counters["MiB_of_worker"] = peaks[2];
}
BENCHMARK(MemoryOfARun)
    ->Arg(100)
    ->Arg(1'000)
    ->Arg(20'000)
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

// A ledger of 100,000 games whose records have as many bytes as those of short
// games, opened as a run does that goes on.
void GoOnWith100000Games(benchmark::State& state) {
  const Folder folder;
  const TournamentPlan plan = PlanOfText(
      folder,
      "format: ROUND_ROBIN pairs: 1250\n"
      "agent { name: 'a' agent: 'drill' } agent { name: 'b' agent: 'drill' }\n"
      "agent { name: 'c' agent: 'drill' } agent { name: 'd' agent: 'drill' }\n"
      "agent { name: 'e' agent: 'drill' }\n"
      "scenario { name: 'steinfeld' } scenario { name: 'retz' }\n"
      "scenario { name: 'ridge' }\n"
      "scenario { generated { ruleset: 'grande_tactique' seed: 1 } }\n");
  const std::string path = folder.At("t.ledger");
  {
    LedgerWriter writer = *LedgerWriter::Open(path);
    wire::LedgerFacts facts;
    *facts.mutable_start() = plan.Start();
    if (!writer.Append(facts).ok()) std::abort();
    RandomSource source(1);
    std::string record(3'000, ' ');
    for (char& c : record) c = static_cast<char>(source.Below(256));
    TournamentProgress progress(plan);
    while (const std::optional<GameId> game = progress.Issue()) {
      Outcome outcome;
      outcome.score.winner = static_cast<int8_t>(source.Below(3)) - 1;
      outcome.orders = 80 + source.Below(100);
      facts.Clear();
      *facts.mutable_leg() =
          FactsOf(plan, *game, outcome,
                  {.player_turns = 20, .nanoseconds = {7'000'000, 9'000'000}});
      if (progress.Played(facts.leg()) ||
          !writer.Append(facts, record, LogSync::kLater).ok()) {
        std::abort();
      }
    }
    if (progress.played() != 100'000) std::abort();
  }
  for (auto _ : state) {
    const absl::StatusOr<LedgerWriter> writer = LedgerWriter::Open(path);
    const absl::StatusOr<LedgerView> opened = OpenLedger(path, Rulesets());
    if (!writer.ok() || !opened.ok() || !opened->progress->over()) std::abort();
  }
}
BENCHMARK(GoOnWith100000Games)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace berthier
