// Whether intervals of Swiss tournaments hold what they promise: few games, and
// meetings that follow from results. Seeds are fixed, so that this never
// flickers; the bench swiss_coverage asks the same of more leagues.
#include <gtest/gtest.h>

#include <string>

#include "tests/arenas/tournament/swiss_leagues.h"

namespace berthier {
namespace {

using SwissCoverageTest = testing::TestWithParam<SwissLeague>;

TEST_P(SwissCoverageTest, NinetyFiveInAHundred) {
  const SwissCoverage coverage = CoverageOf(GetParam(), 50, 99);
  for (const double share :
       {coverage.rating, coverage.difference, coverage.bootstrap}) {
    EXPECT_GE(share, 0.92);
    EXPECT_LE(share, 0.99);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Leagues, SwissCoverageTest,
    testing::Values(SwissLeague{8, 5, 3, 0}, SwissLeague{13, 5, 2, 300},
                    SwissLeague{16, 5, 1, 0}, SwissLeague{16, 5, 3, 150}),
    [](const auto& param) {
      return std::to_string(param.param.players) + "_players_" +
             std::to_string(param.param.pairs) + "_pairs_" +
             std::to_string(static_cast<int>(param.param.apart)) + "_apart";
    });

// What the design is needed for: without it every fourth interval or so misses.
TEST(SwissDesignTest, MeetingsTakenForSettledClaimTooMuch) {
  const SwissCoverage coverage =
      CoverageOf({.players = 16, .rounds = 5, .pairs = 3}, 30);
  EXPECT_LT(coverage.settled, 0.87);
  EXPECT_GT(coverage.rating, coverage.settled + 0.06);
}

}  // namespace
}  // namespace berthier
