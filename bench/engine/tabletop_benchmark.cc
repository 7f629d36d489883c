// What the questions of a table with an army on it cost: a way from pose to
// pose, a line of fire, a path of flight, a route round ground.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bench/allocations.h"
#include "engine/geometry/block.h"
#include "engine/rulesets/grande_tactique/table/flight.h"
#include "engine/rulesets/grande_tactique/table/planner.h"
#include "engine/rulesets/grande_tactique/table/sight.h"
#include "engine/tabletop/routes.h"

namespace berthier {
namespace {

using namespace grande_tactique;  // its table: terrain, lines, flights

constexpr BaseSize kInfantry{{2438}, {812}};
constexpr size_t kBlocks = 64;

Pose PoseAt(int inches_x, int inches_y, int degrees) {
  return {{Inches(inches_x).ticks, Inches(inches_y).ticks},
          Heading::Degrees(degrees)};
}

// 64 bases in four lines, every second one turned about, that leave the
// column x = 30" free.
struct Army {
  Army() {
    for (size_t i = 0; i < kBlocks; ++i) {
      const auto column = static_cast<int>(i % 16);
      const auto row = static_cast<int>(i / 16);
      const int x = 4 + 3 * column + (column >= 8 ? 5 : 0);
      corners[i] =
          MakeBlock(PoseAt(x, 12 + 6 * row, i % 2 == 0 ? 0 : 180), kInfantry)
              .corners();
    }
    for (size_t i = 0; i < kBlocks; ++i) {
      blockers.push_back(MakeBlocker(static_cast<int16_t>(i), corners[i]));
    }
  }

  bool IsFree(const Block& block) const {
    const Box box = BoxOf(block);
    for (const Blocker& one : blockers) {
      if (!Apart(box, one.box, kTouch) &&
          Overlaps(PolygonView(block.corners()), one.polygon, kPenetration)) {
        return false;
      }
    }
    return true;
  }

  std::array<std::array<Point, 4>, kBlocks> corners;
  std::vector<Blocker> blockers;
};

// Rules as simple as can be: nobody is run through.
Judgement JudgeBy(const Army& army, Pose from, const Manoeuvre& manoeuvre) {
  const Sweep sweep(from, kInfantry, manoeuvre);
  for (const Blocker& one : army.blockers) {
    if (sweep.Overlaps(one.polygon, one.box, kPenetration)) {
      return {.reason = 1, .progress = 1};
    }
  }
  return {};
}

void Allocated(benchmark::State& state, int64_t before) {
  state.counters["allocations"] = static_cast<double>(Allocations() - before);
}

// 0: straight ahead; 1: ahead and turned; 2: round a base that is in the way.
void FindManoeuvreAmong64(benchmark::State& state) {
  const Army army;
  const Pose from = PoseAt(30, 8, 0);
  const std::array<Pose, 3> ends = {PoseAt(30, 12, 0), PoseAt(30, 10, 30),
                                    PoseAt(25, 15, 0)};
  const Pose to = ends[static_cast<size_t>(state.range())];
  const int64_t before = Allocations();
  ManoeuvreSearchResult plan;
  for (auto _ : state) {
    plan = FindManoeuvre(from, to, kInfantry, Inches(18),
                         [&](const Manoeuvre& manoeuvre, Length) {
                           return JudgeBy(army, from, manoeuvre);
                         });
    benchmark::DoNotOptimize(plan);
  }
  Allocated(state, before);
  state.counters["judged"] = plan.judged;
  state.counters["found"] = plan.found();
}
BENCHMARK(FindManoeuvreAmong64)->Arg(0)->Arg(1)->Arg(2);

// 0: a clear line; 1: one through all four lines of bases.
void FindSightLineAmong64(benchmark::State& state) {
  const Army army;
  const Pose target =
      state.range() == 0 ? PoseAt(30, 36, 180) : PoseAt(10, 38, 180);
  const auto target_corners = MakeBlock(target, kInfantry).corners();
  const SightQuery query{PoseAt(30, 6, 0), kInfantry, target_corners,
                         army.blockers};
  const int64_t before = Allocations();
  SightLine line;
  for (auto _ : state) {
    line = FindSightLine(query);
    benchmark::DoNotOptimize(line);
  }
  Allocated(state, before);
  state.counters["clear"] = line.clear();
}
BENCHMARK(FindSightLineAmong64)->Arg(0)->Arg(1);

// Home is behind four lines of friends. 0: there is a gap; 1: behind a base.
void FindFlightAmong64(benchmark::State& state) {
  const Army army;
  const Pose runner =
      state.range() == 0 ? PoseAt(30, 8, 180) : PoseAt(10, 8, 180);
  const Block block = MakeBlock(runner, kInfantry);
  const Pose enemy{{runner.centre.x, Inches(6).ticks}, Heading::Degrees(0)};
  const auto enemy_corners = MakeBlock(enemy, kInfantry).corners();
  const std::array<Blocker, 1> hard = {MakeBlocker(100, enemy_corners)};
  const std::array<Point, 1> enemies = {enemy.centre};
  const std::array<Barrier, 1> barriers = {
      *MakeBarrier(FrontLine(enemy, kInfantry), block)};
  const FlightQuery query{runner,        kInfantry,  Inches(12), {},
                          Inches(60),    Inches(48), barriers,   hard,
                          army.blockers, enemies};
  const int64_t before = Allocations();
  FlightPath path;
  for (auto _ : state) {
    path = FindFlight(query, [&](Pose end) {
      return army.IsFree(MakeBlock(end, kInfantry));
    });
    benchmark::DoNotOptimize(path);
  }
  Allocated(state, before);
  state.counters["stage"] = path.stage;
}
BENCHMARK(FindFlightAmong64)->Arg(0)->Arg(1);

RouteGround Wooded() {
  RouteGround ground = {.width = Inches(60), .depth = Inches(48)};
  for (int i = 0; i < 9; ++i) {
    const int x = 8 + 18 * (i % 3), y = 8 + 14 * (i / 3);
    const auto at = [&](int dx, int dy) {
      return Point{Inches(x + dx).ticks, Inches(y + dy).ticks};
    };
    ground.patches.push_back(
        {{at(0, 0), at(8, 0), at(8, 5), at(0, 5)}, Going::kClosed});
  }
  return ground;
}

void BuildRouteMap(benchmark::State& state) {
  const RouteGround ground = Wooded();
  for (auto _ : state) benchmark::DoNotOptimize(RouteMap(ground, {}));
}
BENCHMARK(BuildRouteMap)->Unit(benchmark::kMillisecond);

void CostsToAGoal(benchmark::State& state) {
  const RouteMap map(Wooded(), {});
  const Point to = PoseAt(57, 45, 0).centre;
  for (auto _ : state) benchmark::DoNotOptimize(map.CostsTo(to));
}
BENCHMARK(CostsToAGoal)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace berthier
