#include "arenas/analysis/continued.h"

#include <gtest/gtest.h>

#include <cmath>

#include "agents/random_source.h"

namespace berthier {
namespace {

Estimate Of(double value, double error = 0.01) {
  return {.value = value, .error = error, .count = 100};
}

// What the reference player's order, the one played and the best known are
// worth.
StepToContinue Step(double reference, double played, double best,
                    bool goes_on) {
  return {.loss = Of(best - played),
          .gain = Of(played - reference),
          .found = Of(best - reference),
          .is_known = true,
          .goes_on = goes_on};
}

TEST(ContinuedTest, AnOrderIsWorthWhatItIsThereFor) {
  // A ride for 0.4 less, by the reference player's play after it; the charge
  // that he would have missed is worth 0.5 more than what he does.
  const std::vector<StepToContinue> steps = {Step(0.4, 0.0, 0.4, true),
                                             Step(0.0, 0.5, 0.5, false)};
  const std::vector<ContinuedStep> all = Continued(steps);
  EXPECT_TRUE(all[0].played_is_best);
  EXPECT_EQ(all[0].loss.value, 0);
  EXPECT_NEAR(all[0].lead.value, 0.1, 1e-12);
  EXPECT_NEAR(all[0].loss.error, std::hypot(0.01, 0.01), 1e-12);
  EXPECT_EQ(all[0].credit, 1u);
  EXPECT_NEAR(all[1].loss.value, 0, 1e-12);
}

TEST(ContinuedTest, WhoeverMissesWhatHeCameForLosesItThen) {
  const std::vector<StepToContinue> steps = {Step(0.4, 0.0, 0.4, true),
                                             Step(0.0, 0.0, 0.5, false)};
  const std::vector<ContinuedStep> all = Continued(steps);
  EXPECT_EQ(all[0].loss.value, 0);
  EXPECT_NEAR(all[1].loss.value, 0.5, 1e-12);
}

TEST(ContinuedTest, NothingIsCreditedAcrossDiceNorWhereItIsUnclear) {
  std::vector<StepToContinue> steps = {Step(0.4, 0.0, 0.4, false),
                                       Step(0.0, 0.5, 0.5, false)};
  EXPECT_NEAR(Continued(steps)[0].loss.value, 0.4, 1e-12);
  steps[0].goes_on = true;
  EXPECT_NEAR(Continued(steps)[0].loss.value, 0, 1e-12);
  steps[1].found.error = 0.26;
  EXPECT_NEAR(Continued(steps)[0].loss.value, 0.4, 1e-12);
  steps[1].found.error = 0.01;
  steps[1].is_known = false;
  EXPECT_NEAR(Continued(steps)[0].loss.value, 0.4, 1e-12);
}

TEST(ContinuedTest, StepsWithoutAChoiceAreGoneThrough) {
  const std::vector<StepToContinue> steps = {Step(0.4, 0.0, 0.4, true),
                                             StepToContinue{.goes_on = true},
                                             Step(0.0, 0.5, 0.5, false)};
  EXPECT_EQ(Continued(steps)[0].credit, 2u);
}

TEST(ContinuedTest, WhatAnOrderChangedIsSharedOutOnce) {
  RandomSource source(3);
  const auto value = [&source] {
    return static_cast<double>(source.Below(1000)) / 1000;
  };
  for (int i = 0; i < 1000; ++i) {
    std::vector<StepToContinue> steps;
    for (int k = 0; k < 6; ++k) {
      const double reference = value(), played = value();
      steps.push_back(Step(reference, played,
                           std::max({reference, played, value()}),
                           source.Below(2) == 0));
    }
    const std::vector<ContinuedStep> all = Continued(steps);
    for (size_t k = 0; k < steps.size(); ++k) {
      EXPECT_NEAR(all[k].found.value - all[k].loss.value, steps[k].gain.value,
                  1e-12);
      EXPECT_GE(all[k].loss.value, 0);
      EXPECT_LE(all[k].loss.value, steps[k].loss.value);
    }
  }
}

}  // namespace
}  // namespace berthier
