// What an external agent costs the harness: processor time of this process per
// decision of a program that answers at once, by encoding and view.
#include <benchmark/benchmark.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "agents/external/external_agent.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "proto/position_codec.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Load(const std::string& scenario) {
  const std::string file =
      std::string(BERTHIER_SCENARIOS) + "/" + scenario + ".textproto";
  std::ifstream stream(file);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({file, text}, Form::kText);
  BERTHIER_CHECK(read.ok());
  Built built = GrandeTactique().build(read->document);
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

// The same decision of the first Command Phase, again and again.
void Decide(benchmark::State& state, const std::string& scenario,
            const std::vector<std::string>& how) {
  const std::unique_ptr<const Game> game = Load(scenario);
  SeededChooser chooser(1);
  Position position(game->layout());
  game->Start(position);
  std::vector<Order> proposals;
  while (!game->Awaits(position).is_decision() || proposals.size() < 50) {
    StepAtRandom(*game, position, chooser, nullptr);
    proposals.clear();
    if (game->Awaits(position).is_decision()) {
      game->Propose(position, proposals);
    }
  }
  const Side side = game->Awaits(position).side;

  ExternalOptions options;
  options.command = {BERTHIER_BENCH_AGENT};
  options.command.insert(options.command.end(), how.begin(), how.end());
  options.to_start = options.to_decide = std::chrono::minutes(1);
  ExternalAgent agent(options);
  agent.Begin(*game, side, 1);
  for (auto _ : state) {
    const Choice choice = agent.Decide(*game, position, side);
    BERTHIER_CHECK(!choice.failure.has_value());
  }
  state.counters["proposals"] = static_cast<double>(proposals.size());
}

using How = std::vector<std::string>;
BENCHMARK_CAPTURE(Decide, retz_binary_state, "retz", How{"serve"});
BENCHMARK_CAPTURE(Decide, ridge_binary_state, "ridge", How{"serve"});
BENCHMARK_CAPTURE(Decide, retz_json_none_on_request, "retz",
                  How{"NONE", "ON_REQUEST"});
BENCHMARK_CAPTURE(Decide, retz_json_words_on_request, "retz",
                  How{"WORDS", "ON_REQUEST"});
BENCHMARK_CAPTURE(Decide, retz_json_words_always, "retz",
                  How{"WORDS", "ALWAYS"});

// From nothing to the first game: start, handshake, namespaces.
void Start(benchmark::State& state, const std::vector<std::string>& command) {
  const std::unique_ptr<const Game> game = Load("steinfeld");
  ExternalOptions options;
  options.command = command;
  for (auto _ : state) {
    ExternalAgent agent(options);
    agent.Begin(*game, Side::kFirst, 1);
    BERTHIER_CHECK(agent.introduction() != nullptr);
  }
}
BENCHMARK_CAPTURE(Start, cpp, How{BERTHIER_BENCH_AGENT, "serve"});
BENCHMARK_CAPTURE(Start, python, How{"python3", BERTHIER_PYTHON_EXAMPLE});

}  // namespace
}  // namespace berthier
