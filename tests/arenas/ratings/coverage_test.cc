// Whether intervals hold what they promise: leagues of known truth, simulated
// and rated a thousand times. Seeds are fixed, so that this never flickers.
//
// Coverage is of the true difference to the mean of the league. 1,000 leagues
// of six players measure it to about half in a hundred.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>

#include "arenas/ratings/bootstrap.h"
#include "arenas/ratings/differences.h"
#include "arenas/ratings/pentanomial.h"
#include "arenas/ratings/ratings.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

struct Setting {
  std::string name;
  SyntheticLeague league;
  int leagues = 1000;
};

void PrintTo(const Setting& setting, std::ostream* out) {
  *out << setting.name;
}

class CoverageTest : public testing::TestWithParam<Setting> {
 protected:
  double TruthOf(size_t player) const {
    const std::vector<double>& elos = GetParam().league.elos;
    return elos[player] - std::accumulate(elos.begin(), elos.end(), 0.0) /
                              static_cast<double>(elos.size());
  }
};

class Share {
 public:
  void Count(bool hit) {
    hits_ += hit ? 1 : 0;
    ++trials_;
  }
  double value() const { return hits_ / trials_; }

 private:
  double hits_ = 0;
  double trials_ = 0;
};

using ClusteredCoverageTest = CoverageTest;

TEST_P(ClusteredCoverageTest, NinetyFiveInAHundred) {
  const Setting& setting = GetParam();
  Share ratings_hit;
  Share model_hit;
  Share differences_hit;
  Share advantages_hit;
  for (int i = 0; i < setting.leagues; ++i) {
    const League league = Simulate(setting.league, static_cast<uint64_t>(i));
    const Ratings ratings = Rate(league, {});
    ASSERT_EQ(ratings.groups.members.size(), 1u) << "league " << i;
    for (size_t p = 0; p < ratings.players.size(); ++p) {
      const PlayerRating& rating = ratings.players[p];
      ratings_hit.Count(rating.interval.Contains(TruthOf(p)));
      model_hit.Count(std::abs(rating.elo - TruthOf(p)) <
                      1.96 * rating.model_error);
      const size_t next = (p + 1) % ratings.players.size();
      differences_hit.Count(
          DifferenceOf(ratings, static_cast<int>(p), static_cast<int>(next))
              ->interval.Contains(TruthOf(p) - TruthOf(next)));
    }
    for (size_t s = 0; s < ratings.advantages.size(); ++s) {
      advantages_hit.Count(ratings.advantages[s].interval.Contains(
          setting.league.advantages[s]));
    }
  }
  RecordProperty("ratings", std::to_string(ratings_hit.value()));
  for (const Share& share : {ratings_hit, differences_hit, advantages_hit}) {
    EXPECT_GE(share.value(), 0.93);
    EXPECT_LE(share.value(), 0.97);
  }
  // With draws and common dice the curvature alone claims too little.
  if (setting.league.draw_rate > 0) {
    EXPECT_GT(model_hit.value(), 0.975);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Leagues, ClusteredCoverageTest,
    testing::Values(Setting{"plain",
                            {.elos = {-150, -80, -20, 30, 90, 130},
                             .advantages = {0},
                             .pairs = 8}},
                    Setting{"bias_of_400",
                            {.elos = {-150, -80, -20, 30, 90, 130},
                             .advantages = {400},
                             .pairs = 10}},
                    Setting{"biases_against_one_another",
                            {.elos = {-150, -80, -20, 30, 90, 130},
                             .advantages = {400, -400, 50},
                             .pairs = 4,
                             .shared_luck = 0.9}},
                    Setting{"few_pairs_each",
                            {.elos = {-200, -150, -100, -50, 0, 0, 50, 100, 150,
                                      200},
                             .advantages = {100, -200},
                             .pairs = 2,
                             .draw_rate = 0.3}},
                    Setting{"no_draws_no_common_luck",
                            {.elos = {-150, -80, -20, 30, 90, 130},
                             .advantages = {0},
                             .pairs = 10,
                             .draw_rate = 0,
                             .shared_luck = 0}}),
    [](const auto& param) { return param.param.name; });

using BootstrapCoverageTest = CoverageTest;

TEST_P(BootstrapCoverageTest, NinetyFiveInAHundred) {
  const Setting& setting = GetParam();
  Share hit;
  for (int i = 0; i < setting.leagues; ++i) {
    const League league = Simulate(setting.league, static_cast<uint64_t>(i));
    const Bootstrap bootstrap = BootstrapOf(
        league, {}, {.replicates = 199, .seed = static_cast<uint64_t>(i)});
    for (size_t p = 0; p < bootstrap.players.size(); ++p) {
      hit.Count(bootstrap.players[p].interval.Contains(TruthOf(p)));
    }
  }
  RecordProperty("ratings", std::to_string(hit.value()));
  EXPECT_GE(hit.value(), 0.93);
  EXPECT_LE(hit.value(), 0.97);
}

INSTANTIATE_TEST_SUITE_P(
    Leagues, BootstrapCoverageTest,
    testing::Values(
        Setting{"three_pairs",
                {.elos = {-100, -30, 30, 100}, .advantages = {0}, .pairs = 3}},
        Setting{
            "bias_of_400",
            {.elos = {-100, -30, 30, 100}, .advantages = {400}, .pairs = 8}}),
    [](const auto& param) { return param.param.name; });

TEST(PairCoverageTest, TwoPlayersFromTheirPairs) {
  Share hit;
  Share games_hit;
  const SyntheticLeague settings = {
      .elos = {20, -20}, .advantages = {0}, .pairs = 100, .shared_luck = 0.9};
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    const PairCounts counts = CountPairs(Simulate(settings, seed), 0, 1);
    hit.Count(EloOfPairs(counts).interval.Contains(40));
    games_hit.Count(EloOfGames(counts).interval.Contains(40));
  }
  EXPECT_GE(hit.value(), 0.93);
  EXPECT_LE(hit.value(), 0.97);
  // The games taken for independent: far too wide where dice are common.
  EXPECT_GT(games_hit.value(), 0.99);
}

}  // namespace
}  // namespace berthier
