// The table's session: an order with everything redrawn, any moment of a long
// game opened. The 95th percentile of the CPU time of the thread is what is
// asked for (counter p95_ms).
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "arenas/table/house.h"
#include "bench/every_scenario.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

using nlohmann::json;

class Forgetful final : public Keeper {
 public:
  std::vector<Game> All() override { return {}; }
  absl::StatusOr<std::string> Log(const std::string&) override { return ""; }
  std::string NewName(std::string_view) override { return "game"; }
  absl::Status Keep(const std::string&, const std::string& log) override {
    benchmark::DoNotOptimize(log.size());
    return absl::OkStatus();
  }
  absl::Status Forget(const std::string&) override { return absl::OkStatus(); }
  std::string ReviewFile(const std::string&) override { return ""; }
};

double ThreadMilliseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 +
         static_cast<double>(now.tv_nsec) * 1e-6;
}

double Percentile95(std::vector<double>& times) {
  if (times.empty()) return 0;
  std::sort(times.begin(), times.end());
  return times[times.size() * 95 / 100];
}

class Table {
 public:
  explicit Table(const std::string& scenario) {
    Ask("new", {{"scenario", scenario},
                {"seats", {{{"who", "you"}}, {{"who", "friend"}}}},
                {"seed", 7}});
  }
  json Ask(const std::string& request, json body) {
    body["game"] = "game";
    Reply reply = house_.Ask(request, body.dump());
    return json::parse(reply.body);
  }
  // What a page asks for after an order: the order itself, the state, what
  // happened, the card of a unit; without the time to read it.
  double OrderAndRedraw(const json& order, int at) {
    const std::string give =
        json{{"game", "game"}, {"at", at}, {"order", order}}.dump();
    const double begin = ThreadMilliseconds();
    house_.Ask("order", give);
    const Reply state = house_.Ask("state", R"({"game":"game"})");
    const double end = ThreadMilliseconds();
    benchmark::DoNotOptimize(state.body.data());
    return end - begin;
  }

 private:
  Forgetful keeper_;
  House house_{Rulesets(), keeper_};
};

// One of the orders that the hint of chance would give: of a unit that is idle,
// by the verb that comes first; else what is offered.
json AnyOrder(Table& table, const json& state, RandomSource& source) {
  const auto below = [&](size_t n) {
    return source.Below(static_cast<uint32_t>(n));
  };
  if (!state["idle"].empty() && below(8) != 0) {
    const json& id = state["idle"][below(state["idle"].size())];
    const json card = table.Ask("card", {{"id", id}});
    for (const json& verb : card["verbs"]) {
      if (verb["legal"] == true && verb.contains("order")) {
        return verb["order"];
      }
    }
  }
  if (!state["end"].is_null()) return state["end"]["order"];
  if (!state["choices"].empty()) {
    return state["choices"][below(state["choices"].size())]["order"];
  }
  if (!state["splits"].empty()) return state["splits"][0]["order"];
  return nullptr;
}

void AnOrderWithEverythingRedrawn(benchmark::State& state,
                                  const std::string& scenario) {
  std::vector<double> times;
  RandomSource source(1);
  for ([[maybe_unused]] auto _ : state) {
    Table table(scenario);
    for (int i = 0; i < 200; ++i) {
      const json now = table.Ask("state", json::object());
      if (now["awaits"]["what"] != "order") break;
      const json order = AnyOrder(table, now, source);
      if (order.is_null()) break;
      times.push_back(table.OrderAndRedraw(order, now["steps"]));
    }
  }
  state.counters["orders"] = static_cast<double>(times.size());
  state.counters["p95_ms"] = Percentile95(times);
}

void AnyMomentOfALongGame(benchmark::State& state,
                          const std::string& scenario) {
  Table table(scenario);
  RandomSource source(1);
  int steps = 0;
  for (int i = 0; i < 4000 && steps < 1000; ++i) {
    const json now = table.Ask("state", json::object());
    steps = now["steps"];
    if (now["awaits"]["what"] != "order") break;
    const json order = AnyOrder(table, now, source);
    if (order.is_null()) break;
    table.Ask("order", {{"at", steps}, {"order", order}});
  }
  std::vector<double> times;
  for ([[maybe_unused]] auto _ : state) {
    const int at = static_cast<int>(
        source.Below(static_cast<uint32_t>(std::max(1, steps))));
    const double begin = ThreadMilliseconds();
    benchmark::DoNotOptimize(table.Ask("state", {{"at", at}}));
    times.push_back(ThreadMilliseconds() - begin);
  }
  state.counters["steps"] = steps;
  state.counters["p95_ms"] = Percentile95(times);
}

[[maybe_unused]] const bool kRegistered =
    OfEveryScenario(
        "AnOrderWithEverythingRedrawn", &AnOrderWithEverythingRedrawn,
        [](benchmark::internal::Benchmark& one) { one.Iterations(1); }) &&
    OfEveryScenario("AnyMomentOfALongGame", &AnyMomentOfALongGame,
                    [](benchmark::internal::Benchmark&) {});

}  // namespace
}  // namespace berthier
