// What the questions cost that a playout asks most.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/geometry/arc.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/sweep.h"

namespace berthier {
namespace {

constexpr BaseSize kInfantry{{2438}, {812}};
constexpr size_t kBlocks = 128;

class Seeded {
 public:
  int32_t Below(int32_t n) {
    state_ = state_ * 6364136223846793005 + 1442695040888963407;
    return static_cast<int32_t>((state_ >> 33) % static_cast<uint64_t>(n));
  }
  Pose Near(int32_t reach) {
    const Point p{Below(2 * reach + 1) - reach, Below(2 * reach + 1) - reach};
    return {p, Heading::Quarters(Below(Heading::kSteps))};
  }

 private:
  uint64_t state_ = 1;
};

// `reach` 36000: an army over its table; 1500: all in one heap.
std::vector<Block> Blocks(int32_t reach) {
  Seeded seeded;
  std::vector<Block> blocks;
  for (size_t i = 0; i < kBlocks; ++i) {
    blocks.push_back(MakeBlock(seeded.Near(reach), kInfantry));
  }
  return blocks;
}

constexpr int32_t kTable = 36000, kHeap = 1500;

void OneBlockAgainst128(benchmark::State& state) {
  const std::vector<Block> blocks = Blocks(static_cast<int32_t>(state.range()));
  size_t i = 0;
  for (auto _ : state) {
    int hits = 0;
    for (const Block& other : blocks) {
      hits += Overlaps(blocks[i], other, Ticks(20));
    }
    benchmark::DoNotOptimize(hits);
    i = (i + 1) % kBlocks;
  }
}
BENCHMARK(OneBlockAgainst128)->Arg(kTable)->Arg(kHeap);

void Within9InchesOf128(benchmark::State& state) {
  const std::vector<Block> blocks = Blocks(static_cast<int32_t>(state.range()));
  size_t i = 0;
  for (auto _ : state) {
    int hits = 0;
    for (const Block& other : blocks) {
      hits += Within(blocks[i], other, Inches(9));
    }
    benchmark::DoNotOptimize(hits);
    i = (i + 1) % kBlocks;
  }
}
BENCHMARK(Within9InchesOf128)->Arg(kTable)->Arg(kHeap);

void ContactWith128(benchmark::State& state) {
  const std::vector<Block> blocks = Blocks(static_cast<int32_t>(state.range()));
  size_t i = 0;
  for (auto _ : state) {
    int hits = 0;
    for (const Block& other : blocks) {
      hits += Within(blocks[i], other, Ticks(51));
    }
    benchmark::DoNotOptimize(hits);
    i = (i + 1) % kBlocks;
  }
}
BENCHMARK(ContactWith128)->Arg(kTable)->Arg(kHeap);

// Calls f with one neighbour after the other.
template <typename F>
void EachPair(benchmark::State& state, int32_t reach, F f) {
  const std::vector<Block> blocks = Blocks(reach);
  size_t i = 0;
  for (auto _ : state) {
    const size_t next = (i + 1) % kBlocks;
    benchmark::DoNotOptimize(f(blocks[i], blocks[next]));
    i = next;
  }
}

void MakeBlocks(benchmark::State& state) {
  Seeded seeded;
  std::array<Pose, kBlocks> poses;
  for (Pose& pose : poses) pose = seeded.Near(kTable);
  size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(MakeBlock(poses[i], kInfantry));
    i = (i + 1) % kBlocks;
  }
}
BENCHMARK(MakeBlocks);

void DistanceOfBlocks(benchmark::State& state) {
  EachPair(state, kTable, [](const Block& a, const Block& b) {
    return Distance(a.corners(), b.corners());
  });
}
BENCHMARK(DistanceOfBlocks);

void SegmentThroughBlock(benchmark::State& state) {
  EachPair(state, static_cast<int32_t>(state.range()),
           [](const Block& a, const Block& b) {
             return PassesThrough({a.centre, a.front_left()}, b.corners(),
                                  Ticks(20));
           });
}
BENCHMARK(SegmentThroughBlock)->Arg(kTable)->Arg(kHeap);

void FireZone(benchmark::State& state) {
  const Arc arc = MakeArc({}, kInfantry, 180);
  EachPair(state, static_cast<int32_t>(state.range()),
           [&](const Block& a, const Block&) {
             return InArc(arc, a.corners(), 10323);
           });
}
BENCHMARK(FireZone)->Arg(kTable)->Arg(kHeap);

void AdvanceSweep(benchmark::State& state) {
  EachPair(state, kHeap, [](const Block& a, const Block& b) {
    return TranslationSweep(a, b.left);
  });
}
BENCHMARK(AdvanceSweep);

void WheelAgainstBlock(benchmark::State& state) {
  const WheelSweep wheel = MakeWheelSweep({}, kInfantry, Hand::kLeft, 200);
  EachPair(state, static_cast<int32_t>(state.range()),
           [&](const Block& a, const Block&) {
             return Overlaps(wheel, a.corners(), Ticks(20));
           });
}
BENCHMARK(WheelAgainstBlock)->Arg(kTable)->Arg(kHeap);

void MakeWheel(benchmark::State& state) {
  int quarters = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        MakeWheelSweep({}, kInfantry, Hand::kRight, quarters));
    quarters = (quarters + 7) % 720;
  }
}
BENCHMARK(MakeWheel);

void Bearing(benchmark::State& state) {
  EachPair(state, kTable, [](const Block& a, const Block& b) {
    return BearingOf(b.centre - a.centre);
  });
}
BENCHMARK(Bearing);

void RunToTouch(benchmark::State& state) {
  EachPair(state, kTable, [](const Block& a, const Block& b) {
    return FreeRun(a, Forward(Heading()), b.corners(), Inches(9));
  });
}
BENCHMARK(RunToTouch);

}  // namespace
}  // namespace berthier
