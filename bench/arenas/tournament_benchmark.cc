// How much of a tournament's CPU time its agents and the engine get, and how
// soon a long ledger is gone on with.
#include <benchmark/benchmark.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <variant>

#include "agents/random_source.h"
#include "agents/registry.h"
#include "arenas/files.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/opened.h"
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

Plan PlanOfText(const Folder& folder, const std::string& text) {
  const std::string path = folder.At("t.textproto");
  if (!WriteWhole(path, text).ok()) std::abort();
  absl::StatusOr<Plan> plan = ReadPlan(path, Rulesets());
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

// The games of a plan without a tournament: agents and engine alone.
void PlayBare(const Plan& plan) {
  Book book(plan);
  while (const std::optional<GameId> game = book.Issue()) {
    DuelSetup duel = DuelOf(plan, *game);
    std::array<std::unique_ptr<Agent>, kSides> agents;
    for (int side = 0; side < kSides; ++side) {
      const auto at = static_cast<size_t>(side);
      agents[at] = std::get<std::unique_ptr<Agent>>(MakeAgent(
          plan.players[static_cast<size_t>(game->PlayerOf(side))].request,
          duel.game->ruleset()));
      duel.agents[at] = agents[at].get();
    }
    const Outcome outcome = PlayDuel(duel);
    (void)book.Played(FactsOf(plan, *game, outcome, {}));
  }
}

// CPU time of the same games bare, as a part of that of the tournament.
void ShareOfAgentsAndEngine(benchmark::State& state,
                            const std::string& scenario) {
  const Folder folder;
  const Plan plan = PlanOfText(
      folder,
      "format: ROUND_ROBIN pairs: 40 concurrency: 1\n"
      "agent { name: 'a' agent: 'drill' } agent { name: 'b' agent: 'drill' }\n"
      "scenario { name: '" +
          scenario + "' }\n");
  double bare = 0;
  double all = 0;
  for (auto _ : state) {
    double before = AllCpuSeconds();
    PlayBare(plan);
    bare += AllCpuSeconds() - before;
    std::ostringstream words;
    Display display(words, Progress::kHidden, plan.name);
    before = AllCpuSeconds();
    const absl::StatusOr<RunEnd> end = RunTournament(
        {.plan = &plan, .ledger = folder.At("t.ledger"), .display = &display});
    all += AllCpuSeconds() - before;
    if (!end.ok() || !end->over) std::abort();
    fs::remove(folder.At("t.ledger"));
  }
  state.counters["share"] = bare / all;
  state.counters["ms_a_game"] =
      1e3 * all / (80.0 * static_cast<double>(state.iterations()));
}
BENCHMARK_CAPTURE(ShareOfAgentsAndEngine, steinfeld, "steinfeld")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ShareOfAgentsAndEngine, retz, "retz")
    ->Unit(benchmark::kMillisecond);

// A ledger of 100,000 games whose records have as many bytes as those of short
// games, opened as a run does that goes on.
void GoOnWith100000Games(benchmark::State& state) {
  const Folder folder;
  const Plan plan = PlanOfText(
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
    Book book(plan);
    while (const std::optional<GameId> game = book.Issue()) {
      Outcome outcome;
      outcome.score.winner = static_cast<int8_t>(source.Below(3)) - 1;
      outcome.orders = 80 + source.Below(100);
      facts.Clear();
      *facts.mutable_leg() =
          FactsOf(plan, *game, outcome,
                  {.player_turns = 20, .nanoseconds = {7'000'000, 9'000'000}});
      if (book.Played(facts.leg()) ||
          !writer.Append(facts, record, LogSync::kLater).ok()) {
        std::abort();
      }
    }
    if (book.played() != 100'000) std::abort();
  }
  for (auto _ : state) {
    const absl::StatusOr<LedgerWriter> writer = LedgerWriter::Open(path);
    const absl::StatusOr<OpenedLedger> opened = OpenLedger(path, Rulesets());
    if (!writer.ok() || !opened.ok() || !opened->book->over()) std::abort();
  }
}
BENCHMARK(GoOnWith100000Games)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace berthier
