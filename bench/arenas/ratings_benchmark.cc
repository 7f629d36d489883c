// Rating a large league: joint fit, clustered intervals, groups and bounds.
//
// A round robin of 50 agents on several scenarios, simulated once; each round
// rates it from the plain list of games.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "agents/random_source.h"
#include "arenas/ratings/bootstrap.h"
#include "arenas/ratings/elo.h"
#include "arenas/ratings/ratings.h"

namespace berthier {
namespace {

constexpr int kAgents = 50;
constexpr int kScenarios = 8;

League Large(int64_t games) {
  League league;
  for (int i = 0; i < kAgents; ++i) {
    league.players.push_back("agent " + std::to_string(i));
  }
  for (int i = 0; i < kScenarios; ++i) {
    league.scenarios.push_back("scenario " + std::to_string(i));
  }
  RandomSource source(1);
  for (int64_t pair = 0; pair < games / 2; ++pair) {
    const auto a = static_cast<int>(source.Below(kAgents));
    const auto step = static_cast<int>(1 + source.Below(kAgents - 1));
    const int b = (a + step) % kAgents;
    const auto scenario = static_cast<int>(source.Below(kScenarios));
    const auto play = [&](int first, int second) {
      LeagueGame game;
      game.first = first;
      game.second = second;
      game.scenario = scenario;
      game.pair = pair;
      const double expected =
          ExpectedScore(12.0 * (first - second) + 50.0 * (scenario - 3));
      const double luck = source.Below(1'000'000) / 1e6;
      game.result = luck < 0.8 * expected         ? GameResult::kFirstWon
                    : luck < 0.8 * expected + 0.2 ? GameResult::kDrawn
                                                  : GameResult::kSecondWon;
      league.games.push_back(game);
    };
    play(a, b);
    play(b, a);
  }
  return league;
}

void Rates(benchmark::State& state) {
  const League league = Large(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(Rate(league, {}));
}
BENCHMARK(Rates)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void RatesByDavidson(benchmark::State& state) {
  const League league = Large(state.range(0));
  RatingOptions options;
  options.draws = DrawModel::kDavidson;
  for (auto _ : state) benchmark::DoNotOptimize(Rate(league, options));
}
BENCHMARK(RatesByDavidson)->Arg(100'000)->Unit(benchmark::kMillisecond);

void Replicates(benchmark::State& state) {
  const League league = Large(state.range(0));
  for (auto _ : state) {
    benchmark::DoNotOptimize(BootstrapOf(league, {}, {.replicates = 20}));
  }
  state.SetItemsProcessed(20 * state.iterations());
}
BENCHMARK(Replicates)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace berthier
