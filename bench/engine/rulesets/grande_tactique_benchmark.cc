// Grande Tactique: how big a position is, what copying it costs, how fast it
// plays at random, and what listing all proposals of a Command Phase takes.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bench/engine/game_timing.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/grande_tactique/state.h"
#include "proto/position_codec.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Load(const std::string& scenario) {
  const std::string file =
      std::string(BERTHIER_SCENARIOS) + "/" + scenario + ".textproto";
  std::ifstream stream(file);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const absl::StatusOr<WrittenDossier> read =
      ReadPosition({file, text}, Form::kText);
  BERTHIER_CHECK(read.ok());
  Built built = GrandeTactique().build(read->dossier);
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

void Playouts(benchmark::State& state, const std::string& scenario) {
  TimePlayouts(state, *Load(scenario));
}
BENCHMARK_CAPTURE(Playouts, steinfeld, "steinfeld");
BENCHMARK_CAPTURE(Playouts, retz, "retz");
BENCHMARK_CAPTURE(Playouts, ridge, "ridge");

void Copy(benchmark::State& state, const std::string& scenario) {
  TimeCopiesOfStart(state, *Load(scenario));
  state.counters["capacity"] = sizeof(grande_tactique::State);
}
BENCHMARK_CAPTURE(Copy, steinfeld, "steinfeld");
BENCHMARK_CAPTURE(Copy, retz, "retz");
BENCHMARK_CAPTURE(Copy, ridge, "ridge");

void HashPosition(benchmark::State& state, const std::string& scenario) {
  const std::unique_ptr<const Game> game = Load(scenario);
  Position position(game->layout());
  game->Start(position);
  for (auto _ : state) benchmark::DoNotOptimize(game->Hash(position));
}
BENCHMARK_CAPTURE(HashPosition, retz, "retz");

// The first decision of the Command Phase that spends command points.
void ProposeAll(benchmark::State& state, const std::string& scenario) {
  const std::unique_ptr<const Game> game = Load(scenario);
  SeededChooser chooser(1);
  Position position(game->layout());
  game->Start(position);
  const auto orders_come = [&] {
    return game->Awaits(position).is_decision() &&
           game->Awaits(position).kind ==
               static_cast<uint8_t>(grande_tactique::Decision::kOrder);
  };
  while (!orders_come()) StepAtRandom(*game, position, chooser, nullptr);
  std::vector<Order> orders;
  for (auto _ : state) {
    orders.clear();
    game->Propose(position, orders);
    benchmark::DoNotOptimize(orders.data());
  }
  state.counters["proposals"] = static_cast<double>(orders.size());
}
BENCHMARK_CAPTURE(ProposeAll, steinfeld, "steinfeld");
BENCHMARK_CAPTURE(ProposeAll, retz, "retz");
BENCHMARK_CAPTURE(ProposeAll, ridge, "ridge");

}  // namespace
}  // namespace berthier
