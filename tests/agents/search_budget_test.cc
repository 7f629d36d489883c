#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "agents/budget.h"
#include "agents/usual_time.h"
#include "tests/agents/test_clock.h"

namespace berthier {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

uint64_t IterationsOf(const Budget& budget, uint64_t steps_each) {
  Meter meter;
  meter.Start(budget);
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
  meter.Start({});
  for (int i = 0; i < 1000; ++i) {
    meter.AddIteration();
    ASSERT_FALSE(meter.Spent());
  }
  EXPECT_LT(meter.Used(), 1e-9);
}

TEST(Meter, TimeEndsIt) {
  TestClock::Set({.each = microseconds(1)});
  Meter meter;
  meter.Start({.milliseconds = 20}, {.now = &TestClock::Now});
  while (!meter.Spent()) meter.AddIteration();
  EXPECT_GE(TestClock::Elapsed(), milliseconds(20) - microseconds(10));
  EXPECT_LE(TestClock::Elapsed(), milliseconds(20) + microseconds(10));
  EXPECT_GE(meter.Used(), 0.99);
}

// It stops where less than half of another iteration would fit in.
TEST(Meter, IterationsAreNotBegunThatDoNotFit) {
  TestClock::Set({});
  Meter meter;
  meter.Start({.milliseconds = 1'000'000}, {.now = &TestClock::Now});
  EXPECT_FALSE(meter.IsTooLateFor({}));
  EXPECT_FALSE(meter.IsTooLateFor(milliseconds(1'000)));
  EXPECT_TRUE(meter.IsTooLateFor(milliseconds(2'000'000)));
  meter.Start({.iterations = 1});
  EXPECT_FALSE(meter.IsTooLateFor(milliseconds(2'000'000)));
  const std::atomic<bool> hurry = true;
  meter.Start({.iterations = 1}, {.hurry = &hurry});
  EXPECT_TRUE(meter.IsTooLateFor({}));
}

// Iterations that become slower do not end it early.
TEST(Meter, SlowIterationsAfterFastOnes) {
  TestClock::Set({.each = microseconds(1)});
  Meter meter;
  meter.Start({.milliseconds = 50}, {.now = &TestClock::Now});
  int slow = 0;
  while (!meter.Spent()) {
    meter.AddIteration();
    if (TestClock::Elapsed() < milliseconds(25)) continue;
    for (int i = 0; i < 100; ++i) TestClock::Now();
    ++slow;
  }
  EXPECT_GE(TestClock::Elapsed(), milliseconds(50) - microseconds(110));
  EXPECT_LE(TestClock::Elapsed(), milliseconds(50) + microseconds(110));
  EXPECT_GT(slow, 0);
}

// One that was held up shortens nothing that follows.
TEST(Meter, AHiccupIsForgotten) {
  TestClock::Set({.each = microseconds(50),
                  .hiccup_at = milliseconds(40),
                  .hiccup = milliseconds(45)});
  Meter meter;
  meter.Start({.milliseconds = 100}, {.now = &TestClock::Now});
  while (!meter.Spent()) meter.AddIteration();
  EXPECT_GE(TestClock::Elapsed(), milliseconds(99));
}

TEST(UsualTime, IsTheMedianOfTheLast) {
  UsualTime usual;
  EXPECT_EQ(usual.Get(), milliseconds(0));
  usual.Add(milliseconds(90));
  EXPECT_EQ(usual.Get(), milliseconds(90));
  usual.Add(milliseconds(3));
  EXPECT_EQ(usual.Get(), milliseconds(3)) << "of two the shorter";
  usual.Add(milliseconds(5));
  EXPECT_EQ(usual.Get(), milliseconds(5));
  for (int i = 0; i < 7; ++i) usual.Add(milliseconds(8));
  EXPECT_EQ(usual.Get(), milliseconds(8));
  for (int i = 0; i < 3; ++i) usual.Add(milliseconds(500));
  EXPECT_EQ(usual.Get(), milliseconds(8)) << "fewer than half of seven";
  usual.Add(milliseconds(500));
  EXPECT_EQ(usual.Get(), milliseconds(500)) << "it has become slow";
}

TEST(Meter, HurryEndsIt) {
  std::atomic<bool> hurry = false;
  Meter meter;
  meter.Start({.iterations = 10}, {.hurry = &hurry});
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
