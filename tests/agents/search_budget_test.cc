#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "agents/budget.h"

namespace berthier {
namespace {

uint64_t IterationsOf(const Budget& budget, uint64_t steps_each) {
  Meter meter;
  meter.Start(budget, nullptr);
  while (!meter.Spent()) {
    meter.AddIteration();
    meter.AddSteps(steps_each);
    meter.AddNode();
  }
  EXPECT_GE(meter.Used(), 1);
  return meter.spending().iterations;
}

TEST(Meter, TheFirstLimitReachedEndsIt) {
  EXPECT_EQ(IterationsOf({.iterations = 10}, 1), 10u);
  EXPECT_EQ(IterationsOf({.steps = 10}, 3), 4u);
  EXPECT_EQ(IterationsOf({.nodes = 7}, 1), 7u);
  EXPECT_EQ(IterationsOf({.iterations = 10, .steps = 6, .nodes = 9}, 2), 3u);
}

TEST(Meter, NeverSpentWithoutALimit) {
  Meter meter;
  meter.Start({}, nullptr);
  for (int i = 0; i < 1000; ++i) {
    meter.AddIteration();
    ASSERT_FALSE(meter.Spent());
  }
  EXPECT_LT(meter.Used(), 1e-9);
}

// However late the clock is looked at: not before two thirds of the time.
constexpr auto kTwoThirds = [](std::chrono::milliseconds limit) {
  return limit * 2 / 3;
};

TEST(Meter, TimeEndsIt) {
  Meter meter;
  const auto begin = Meter::Clock::now();
  meter.Start({.milliseconds = 20}, nullptr);
  while (!meter.Spent()) meter.AddIteration();
  EXPECT_GE(Meter::Clock::now() - begin,
            kTwoThirds(std::chrono::milliseconds(20)));
  EXPECT_GE(meter.Used(), 0.66);
}

// It stops where less than half of another iteration would fit in.
TEST(Meter, IterationsAreNotBegunThatDoNotFit) {
  using std::chrono::milliseconds;
  Meter meter;
  meter.Start({.milliseconds = 1'000'000}, nullptr);
  EXPECT_FALSE(meter.IsTooLateFor({}));
  EXPECT_FALSE(meter.IsTooLateFor(milliseconds(1'000)));
  EXPECT_TRUE(meter.IsTooLateFor(milliseconds(2'000'000)));
  meter.Start({.iterations = 1}, nullptr);
  EXPECT_FALSE(meter.IsTooLateFor(milliseconds(2'000'000)));
  const std::atomic<bool> hurry = true;
  meter.Start({.iterations = 1}, &hurry);
  EXPECT_TRUE(meter.IsTooLateFor({}));
}

// Iterations that become slower do not end it early.
TEST(Meter, SlowIterationsAfterFastOnes) {
  Meter meter;
  const auto begin = Meter::Clock::now();
  meter.Start({.milliseconds = 50}, nullptr);
  int slow = 0;
  while (!meter.Spent()) {
    meter.AddIteration();
    if (meter.spending().time < std::chrono::milliseconds(25)) continue;
    const auto wake = Meter::Clock::now() + std::chrono::microseconds(100);
    while (Meter::Clock::now() < wake) ++slow;
  }
  EXPECT_GE(Meter::Clock::now() - begin,
            kTwoThirds(std::chrono::milliseconds(50)));
  EXPECT_GT(slow, 0);
}

TEST(Meter, HurryEndsIt) {
  std::atomic<bool> hurry = false;
  Meter meter;
  meter.Start({.iterations = 10}, &hurry);
  EXPECT_FALSE(meter.Spent());
  hurry = true;
  EXPECT_TRUE(meter.Spent());
  EXPECT_EQ(meter.Used(), 1);
}

TEST(Budget, PartsAndShares) {
  const Budget budget = {.iterations = 1'000, .milliseconds = 3};
  EXPECT_EQ(Part(budget, 2).iterations, 500u);
  EXPECT_EQ(Part(budget, 2).steps, 0u) << "no limit stays no limit";
  EXPECT_EQ(Part(budget, 8).milliseconds, 1u) << "a limit stays a limit";
  EXPECT_EQ(ShareOfTurn(budget, {.iterations = 900}).iterations, 1'000u);

  Budget turn = budget;
  turn.per = Budget::Per::kTurn;
  EXPECT_EQ(ShareOfTurn(turn, {}).iterations, 250u);
  EXPECT_EQ(ShareOfTurn(turn, {.iterations = 600}).iterations, 100u);
  EXPECT_EQ(ShareOfTurn(turn, {.iterations = 2'000}).iterations, 1u);
  EXPECT_EQ(ShareOfTurn(turn, {}).nodes, 0u);
}

}  // namespace
}  // namespace berthier
