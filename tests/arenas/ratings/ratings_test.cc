// What ratings promise of any league: the laws of ratings.h, and answers that
// are finite or openly infinite where the games say little.
#include "arenas/ratings/ratings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "arenas/ratings/differences.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

League Bundled() {
  return Simulate(
      {.elos = {-120, -40, 0, 50, 110}, .advantages = {80, -150}, .pairs = 6},
      11);
}

// A league by hand: each row a game of players by number on scenario 0, "+"
// won by the first, "=" drawn, "-" lost; two rows that follow one another and
// mirror are a pair.
struct Played {
  int first = 0;
  int second = 0;
  char result = '=';
  int64_t pair = 0;
};
League Of(int players, const std::vector<Played>& games) {
  League league;
  league.scenarios = {"field"};
  for (int i = 0; i < players; ++i) {
    league.players.push_back("p" + std::to_string(i));
  }
  for (const Played& played : games) {
    LeagueGame game;
    game.first = played.first;
    game.second = played.second;
    game.pair = played.pair;
    game.result = played.result == '+'   ? GameResult::kFirstWon
                  : played.result == '-' ? GameResult::kSecondWon
                                         : GameResult::kDrawn;
    league.games.push_back(game);
  }
  EXPECT_EQ(FlawOf(league), std::nullopt);
  return league;
}

// `pairs` pairs of a and b from `pair` on, each ending first, then second.
std::vector<Played> Pairs(int a, int b, int pairs, int64_t pair, char first,
                          char second) {
  std::vector<Played> games;
  for (int i = 0; i < pairs; ++i) {
    games.push_back({a, b, first, pair + i});
    games.push_back({b, a, second, pair + i});
  }
  return games;
}

std::vector<Played> operator+(std::vector<Played> a,
                              const std::vector<Played>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

void ExpectSane(const Ratings& ratings) {
  for (const PlayerRating& rating : ratings.players) {
    EXPECT_TRUE(std::isfinite(rating.elo));
    EXPECT_TRUE(std::isfinite(rating.error));
    EXPECT_FALSE(std::isnan(rating.interval.low));
    EXPECT_FALSE(std::isnan(rating.interval.high));
    EXPECT_LE(rating.interval.low, rating.elo);
    EXPECT_GE(rating.interval.high, rating.elo);
  }
  for (const ScenarioAdvantage& advantage : ratings.advantages) {
    EXPECT_TRUE(std::isfinite(advantage.elo));
    EXPECT_TRUE(std::isfinite(advantage.error));
  }
}

TEST(RatingsTest, TheSequenceOfGamesMeansNothing) {
  League league = Bundled();
  const Ratings ratings = Rate(league, {});
  RandomSource source(3);
  for (size_t i = league.games.size() - 1; i > 0; --i) {
    std::swap(league.games[i],
              league.games[source.Below(static_cast<uint32_t>(i) + 1)]);
  }
  const Ratings shuffled = Rate(league, {});
  for (size_t i = 0; i < ratings.players.size(); ++i) {
    // To the last bit: a ledger may be in any sequence.
    EXPECT_EQ(shuffled.players[i].elo, ratings.players[i].elo);
    EXPECT_EQ(shuffled.players[i].error, ratings.players[i].error);
  }
}

TEST(RatingsTest, NamesMeanNothing) {
  const League league = Bundled();
  const Ratings ratings = Rate(league, {});
  // Player i becomes player to[i].
  const std::vector<int> to = {3, 0, 4, 2, 1};
  League renamed = league;
  for (LeagueGame& game : renamed.games) {
    game.first = to[static_cast<size_t>(game.first)];
    game.second = to[static_cast<size_t>(game.second)];
    game.pair = 1000 - game.pair;
    game.scenario = 1 - game.scenario;
  }
  const Ratings other = Rate(renamed, {});
  for (size_t i = 0; i < to.size(); ++i) {
    const auto j = static_cast<size_t>(to[i]);
    EXPECT_NEAR(other.players[j].elo, ratings.players[i].elo, 1e-6);
    EXPECT_NEAR(other.players[j].error, ratings.players[i].error, 1e-6);
    EXPECT_NEAR(other.players[j].interval.low, ratings.players[i].interval.low,
                1e-6);
  }
  EXPECT_NEAR(other.advantages[0].elo, ratings.advantages[1].elo, 1e-6);
}

TEST(RatingsTest, SidesExchangedTurnTheAdvantage) {
  League league = Bundled();
  const Ratings ratings = Rate(league, {});
  for (LeagueGame& game : league.games) {
    std::swap(game.first, game.second);
    game.result = game.result == GameResult::kFirstWon ? GameResult::kSecondWon
                  : game.result == GameResult::kSecondWon
                      ? GameResult::kFirstWon
                      : GameResult::kDrawn;
  }
  const Ratings turned = Rate(league, {});
  for (size_t i = 0; i < ratings.players.size(); ++i) {
    EXPECT_NEAR(turned.players[i].elo, ratings.players[i].elo, 1e-6);
  }
  EXPECT_NEAR(turned.advantages[0].elo, -ratings.advantages[0].elo, 1e-6);
}

TEST(RatingsTest, ScoresAreMetExactly) {
  for (const DrawModel draws : {DrawModel::kHalf, DrawModel::kDavidson}) {
    League league = Bundled();
    RatingOptions options;
    options.draws = draws;
    const Ratings ratings = Rate(league, options);
    double sum = 0;
    for (const PlayerRating& rating : ratings.players) sum += rating.elo;
    EXPECT_NEAR(sum, 0, 1e-9);
    if (draws != DrawModel::kHalf) continue;
    std::vector<double> left(league.players.size());
    for (const LeagueGame& game : league.games) {
      const auto first = static_cast<size_t>(game.first);
      const auto second = static_cast<size_t>(game.second);
      const double expected = ExpectedScore(
          ratings.players[first].elo - ratings.players[second].elo +
          ratings.advantages[static_cast<size_t>(game.scenario)].elo);
      left[first] += FirstScore(game.result) - expected;
      left[second] -= FirstScore(game.result) - expected;
    }
    for (const double points : left) EXPECT_NEAR(points, 0, 1e-6);
  }
}

TEST(RatingsTest, AnchorsShift) {
  const League league = Bundled();
  const Ratings free = Rate(league, {});
  for (const DrawModel draws :
       {DrawModel::kHalf, DrawModel::kDavidson, DrawModel::kRaoKupper}) {
    RatingOptions options;
    options.draws = draws;
    const Ratings centred = Rate(league, options);
    options.anchors = {{.player = 2, .elo = 1000}};
    const Ratings anchored = Rate(league, options);
    EXPECT_DOUBLE_EQ(anchored.players[2].elo, 1000);
    EXPECT_EQ(anchored.players[2].error, 0);
    options.anchors[0].elo = 1250;
    const Ratings moved = Rate(league, options);
    for (size_t i = 0; i < centred.players.size(); ++i) {
      EXPECT_NEAR(anchored.players[i].elo - 1000,
                  centred.players[i].elo - centred.players[2].elo, 1e-6);
      EXPECT_NEAR(moved.players[i].elo - 250, anchored.players[i].elo, 1e-6);
      EXPECT_NEAR(moved.players[i].error, anchored.players[i].error, 1e-9);
      // The same difference, whoever is the anchor.
      const auto before = DifferenceOf(centred, static_cast<int>(i), 0);
      const auto after = DifferenceOf(moved, static_cast<int>(i), 0);
      EXPECT_NEAR(before->elo, after->elo, 1e-6);
      EXPECT_NEAR(before->error, after->error, 1e-6);
    }
  }
}

TEST(RatingsTest, SeveralAnchorsHoldTheScale) {
  const League league = Bundled();
  const Ratings free = Rate(league, {});
  RatingOptions options;
  options.anchors = {{.player = 0, .elo = free.players[0].elo + 500},
                     {.player = 4, .elo = free.players[4].elo + 500}};
  const Ratings held = Rate(league, options);
  for (size_t i = 0; i < free.players.size(); ++i) {
    EXPECT_NEAR(held.players[i].elo, free.players[i].elo + 500, 1e-5);
  }
  options.anchors[1].elo += 300;
  const Ratings stretched = Rate(league, options);
  EXPECT_EQ(stretched.players[4].elo, options.anchors[1].elo);
  EXPECT_GT(stretched.players[2].elo, held.players[2].elo + 20);
  EXPECT_LT(stretched.players[2].elo, held.players[2].elo + 280);
}

TEST(RatingsTest, TheUnbeatenHaveABoundAndNoRating) {
  // 0 won four pairs of 1 and 2, who are even; 3 lost both pairs to 1.
  const League league =
      Of(5, Pairs(0, 1, 2, 0, '+', '-') + Pairs(0, 2, 2, 10, '+', '-') +
                Pairs(1, 2, 2, 20, '+', '+') + Pairs(1, 2, 2, 30, '-', '-') +
                Pairs(3, 1, 2, 40, '-', '+'));
  const Ratings ratings = Rate(league, {});
  ExpectSane(ratings);
  EXPECT_THAT(ratings.groups.members[static_cast<size_t>(ratings.main_group)],
              ElementsAre(1, 2));
  EXPECT_FALSE(DifferenceOf(ratings, 0, 1).has_value());
  EXPECT_TRUE(DifferenceOf(ratings, 1, 2).has_value());
  EXPECT_EQ(SuperiorityMatrix(ratings)[0][3], std::nullopt);
  EXPECT_NEAR(*SuperiorityMatrix(ratings)[1][2], 0.5, 1e-9);
  // All four pairs with a chance of 0.05: each with 0.473.
  const Interval top = OnMainScale(ratings, 0);
  EXPECT_NEAR(top.low, EloOfScore(std::pow(0.05, 0.25)), 1e-6);
  EXPECT_EQ(top.high, kInfinity);
  const Interval bottom = OnMainScale(ratings, 3);
  EXPECT_EQ(bottom.low, -kInfinity);
  EXPECT_NEAR(bottom.high, -EloOfScore(std::pow(0.05, 0.5)), 1e-6);
  // Who has not played is bounded by nothing.
  EXPECT_EQ(OnMainScale(ratings, 4).low, -kInfinity);
  EXPECT_EQ(OnMainScale(ratings, 4).high, kInfinity);
  EXPECT_EQ(ratings.bounds.size(), 2u);
  // Winners stand before losers.
  EXPECT_LT(ratings.players[0].group, ratings.players[1].group);
  EXPECT_LT(ratings.players[1].group, ratings.players[3].group);
}

TEST(RatingsTest, MoreWinsRaiseTheBound) {
  double last = -kInfinity;
  for (const int pairs : {1, 2, 5, 20, 1000}) {
    const Ratings ratings = Rate(Of(2, Pairs(0, 1, pairs, 0, '+', '-')), {});
    ASSERT_EQ(ratings.bounds.size(), 1u);
    EXPECT_EQ(ratings.bounds[0].pairs, pairs);
    EXPECT_EQ(ratings.bounds[0].games, 2 * pairs);
    EXPECT_GT(ratings.bounds[0].least, last);
    last = ratings.bounds[0].least;
  }
  EXPECT_GT(last, 1000);
}

TEST(RatingsTest, GroupsAreRatedEachByItself) {
  // 0 and 1 are even, 2 and 3 are even; the former won all between.
  const League league =
      Of(4, Pairs(0, 1, 3, 0, '+', '+') + Pairs(2, 3, 3, 10, '=', '=') +
                Pairs(0, 2, 3, 20, '+', '-'));
  RatingOptions options;
  options.anchors = {{.player = 2, .elo = 700}};
  const Ratings ratings = Rate(league, options);
  ExpectSane(ratings);
  ASSERT_EQ(ratings.groups.members.size(), 2u);
  EXPECT_NEAR(ratings.players[0].elo + ratings.players[1].elo, 0, 1e-9);
  EXPECT_DOUBLE_EQ(ratings.players[2].elo, 700);
  EXPECT_NEAR(ratings.players[3].elo, 700, 1e-6);
  ASSERT_EQ(ratings.bounds.size(), 1u);
  EXPECT_GT(ratings.bounds[0].least, 600);  // above the anchor's 700 or nearly
  EXPECT_EQ(ratings.covariance(0, 2), 0);
}

// A scale with a given rating comes before a larger group without one; an
// anchor alone makes none.
TEST(RatingsTest, TheMainScaleIsThatOfTheAnchors) {
  const League league =
      Of(6, Pairs(0, 1, 3, 0, '+', '+') + Pairs(1, 2, 3, 10, '+', '+') +
                Pairs(3, 4, 3, 20, '=', '=') + Pairs(0, 3, 3, 30, '+', '-') +
                Pairs(0, 5, 3, 40, '+', '-'));
  EXPECT_EQ(Rate(league, {}).main_group, Rate(league, {}).players[0].group);
  RatingOptions options;
  options.anchors = {{.player = 4, .elo = 700}};
  const Ratings anchored = Rate(league, options);
  EXPECT_EQ(anchored.main_group, anchored.players[4].group);
  EXPECT_GT(OnMainScale(anchored, 0).low, 700);
  options.anchors = {{.player = 5, .elo = 700}};
  const Ratings alone = Rate(league, options);
  EXPECT_EQ(alone.main_group, alone.players[0].group);
}

TEST(RatingsTest, NoGamesAndOnePlayer) {
  League league;
  EXPECT_TRUE(Rate(league, {}).players.empty());
  EXPECT_EQ(Rate(league, {}).main_group, -1);
  league.players = {"alone"};
  league.scenarios = {"field"};
  RatingOptions options;
  options.anchors = {{.player = 0, .elo = 1500}};
  const Ratings ratings = Rate(league, options);
  EXPECT_EQ(ratings.players[0].elo, 1500);
  EXPECT_EQ(ratings.advantages[0].basis, AdvantageBasis::kUnknown);
  EXPECT_EQ(Rate(league, {}).players[0].interval.high, kInfinity);
}

TEST(RatingsTest, AllDrawn) {
  for (const DrawModel draws :
       {DrawModel::kHalf, DrawModel::kDavidson, DrawModel::kRaoKupper}) {
    RatingOptions options;
    options.draws = draws;
    const Ratings ratings =
        Rate(Of(3, Pairs(0, 1, 4, 0, '=', '=') + Pairs(1, 2, 4, 10, '=', '=')),
             options);
    ExpectSane(ratings);
    for (const PlayerRating& rating : ratings.players) {
      EXPECT_NEAR(rating.elo, 0, 1e-9);
      // Eight draws are no proof of being equal.
      EXPECT_GT(rating.interval.high, 20);
    }
    EXPECT_EQ(ratings.draw_rate, 1);
    EXPECT_NEAR(*SuperiorityMatrix(ratings)[0][1], 0.5, 1e-9);
  }
}

// Whoever wins at all wins whenever there is a winner: strength and draws could
// grow for ever. Then draws are half a win each.
TEST(RatingsTest, DrawsWithoutEndAreHalfAWin) {
  for (const DrawModel draws : {DrawModel::kDavidson, DrawModel::kRaoKupper}) {
    RatingOptions options;
    options.draws = draws;
    const League league =
        Of(2, Pairs(0, 1, 3, 0, '+', '-') + Pairs(0, 1, 6, 10, '=', '='));
    const Ratings ratings = Rate(league, options);
    ExpectSane(ratings);
    EXPECT_EQ(ratings.draws, DrawModel::kHalf);
    const Ratings half = Rate(league, {});
    for (size_t i = 0; i < 2; ++i) {
      EXPECT_NEAR(ratings.players[i].elo, half.players[i].elo, 1e-6);
    }
  }
}

TEST(RatingsTest, NeverDrawn) {
  for (const DrawModel draws : {DrawModel::kDavidson, DrawModel::kRaoKupper}) {
    const League league = Simulate({.elos = {-50, 0, 50},
                                    .advantages = {100},
                                    .pairs = 20,
                                    .draw_rate = 0},
                                   5);
    RatingOptions options;
    options.draws = draws;
    const Ratings ratings = Rate(league, options);
    const Ratings half = Rate(league, {});
    EXPECT_EQ(ratings.draw_rate, 0);
    EXPECT_EQ(ratings.draw_parameter, 0);
    for (size_t i = 0; i < 3; ++i) {
      EXPECT_NEAR(ratings.players[i].elo, half.players[i].elo, 1e-6);
      EXPECT_NEAR(ratings.players[i].error, half.players[i].error, 1e-6);
    }
  }
}

TEST(RatingsTest, AScenarioAlwaysWonByTheFirstSideIsSteadied) {
  // Each pair is split by side: the games say nothing about the players, and
  // only that the advantage is great.
  const Ratings ratings = Rate(Of(2, Pairs(0, 1, 20, 0, '+', '+')), {});
  ExpectSane(ratings);
  EXPECT_EQ(ratings.advantages[0].basis, AdvantageBasis::kSteadied);
  EXPECT_EQ(ratings.advantages[0].interval.high, kInfinity);
  // 40 wins and a drawn game: 40.5 of 41.
  EXPECT_NEAR(ratings.advantages[0].elo, EloOfScore(40.5 / 41), 0.01);
  EXPECT_NEAR(ratings.players[0].elo, 0, 1e-6);
  EXPECT_GT(ratings.players[0].error, 0);
}

TEST(RatingsTest, StrengthAndAdvantageGrowingTogetherAreSteadied) {
  // 0 wins whenever first, half of the games otherwise: without the steadying
  // draw 0's lead and the advantage would both be infinite.
  const Ratings ratings = Rate(
      Of(2, Pairs(0, 1, 5, 0, '+', '+') + Pairs(0, 1, 5, 10, '+', '-')), {});
  ExpectSane(ratings);
  EXPECT_EQ(ratings.advantages[0].basis, AdvantageBasis::kSteadied);
  EXPECT_GT(ratings.players[0].elo, 50);
  EXPECT_LT(ratings.players[0].elo, 400);
}

TEST(RatingsTest, SidesNeverExchanged) {
  // Nothing tells the advantage from the strength: it is taken for 0.
  std::vector<Played> games;
  for (int64_t i = 0; i < 40; ++i) {
    games.push_back({0, 1, i % 4 == 0 ? '-' : '+', i});
  }
  const Ratings ratings = Rate(Of(2, games), {});
  ExpectSane(ratings);
  EXPECT_EQ(ratings.advantages[0].basis, AdvantageBasis::kSteadied);
  EXPECT_NEAR(ratings.advantages[0].elo, 0, 1e-6);
  EXPECT_NEAR(ratings.players[0].elo - ratings.players[1].elo, EloOfScore(0.75),
              1e-6);
}

TEST(RatingsTest, OnePairIsALeague) {
  const Ratings ratings = Rate(Of(2, Pairs(0, 1, 1, 0, '+', '=')), {});
  ExpectSane(ratings);
  EXPECT_GT(ratings.players[0].elo, 0);
  EXPECT_GT(ratings.players[0].interval.high - ratings.players[0].interval.low,
            100);
}

TEST(RatingsTest, VeryStrongAndVeryWeak) {
  // A thousand pairs won but for one game drawn.
  const League league =
      Of(3, Pairs(0, 1, 1000, 0, '+', '-') + Pairs(0, 1, 1, 2000, '=', '-') +
                Pairs(1, 2, 1000, 3000, '+', '-') +
                Pairs(1, 2, 1, 5000, '=', '-'));
  const Ratings ratings = Rate(league, {});
  ExpectSane(ratings);
  EXPECT_GT(ratings.players[0].elo - ratings.players[1].elo, 1000);
  EXPECT_GT(*SuperiorityMatrix(ratings)[0][2], 0.999);
}

TEST(RatingsTest, DifferencesKnowWhatRatingsShare) {
  const Ratings ratings = Rate(Bundled(), {});
  const auto matrix = SuperiorityMatrix(ratings);
  for (int i = 0; i < 5; ++i) {
    for (int j = 0; j < 5; ++j) {
      const auto there = DifferenceOf(ratings, i, j);
      const auto back = DifferenceOf(ratings, j, i);
      EXPECT_NEAR(there->elo, -back->elo, 1e-9);
      EXPECT_NEAR(there->superiority + back->superiority, 1, 1e-9);
      EXPECT_EQ(*matrix[static_cast<size_t>(i)][static_cast<size_t>(j)],
                there->superiority);
      EXPECT_EQ(there->superiority > 0.5, i != j && there->elo > 0);
    }
  }
}

TEST(RatingsTest, OptionsThatMakeNoSenseAreRefused) {
  const League league = Bundled();
  RatingOptions options;
  EXPECT_EQ(FlawOf(options, league), std::nullopt);
  options.anchors = {{.player = 9, .elo = 0}};
  EXPECT_TRUE(FlawOf(options, league).has_value());
  options.anchors = {{.player = 1, .elo = 0}, {.player = 1, .elo = 5}};
  EXPECT_THAT(*FlawOf(options, league), HasSubstr("player 1 is given twice"));
  options.anchors = {{.player = 1, .elo = std::nan("")}};
  EXPECT_TRUE(FlawOf(options, league).has_value());
  options.anchors = {{.player = 1, .elo = 0}, {.player = 2, .elo = 5}};
  options.draws = DrawModel::kDavidson;
  EXPECT_TRUE(FlawOf(options, league).has_value());
  options = {};
  options.confidence = 1;
  EXPECT_TRUE(FlawOf(options, league).has_value());
}

TEST(LeagueTest, FlawsAreNamed) {
  const League sound = Of(2, Pairs(0, 1, 1, 7, '+', '-'));
  EXPECT_EQ(FlawOf(sound), std::nullopt);
  const auto flaw = [&](const auto& spoil) {
    League league = sound;
    spoil(league);
    const auto found = FlawOf(league);
    return found.has_value() ? *found : "";
  };
  EXPECT_THAT(flaw([](League& l) { l.games[1].first = 2; }),
              HasSubstr("game 2 of the league names a player"));
  EXPECT_THAT(flaw([](League& l) { l.games[0].second = 0; }),
              HasSubstr("p0 on both sides"));
  EXPECT_THAT(flaw([](League& l) { l.games[0].scenario = -1; }),
              HasSubstr("scenario"));
  EXPECT_THAT(flaw([](League& l) { l.games[0].grade = 0; }),
              HasSubstr("grade"));
  EXPECT_THAT(flaw([](League& l) { l.games[0].fault = LeagueFault{}; }),
              HasSubstr("fault"));
  EXPECT_THAT(
      flaw([](League& l) { std::swap(l.games[1].first, l.games[1].second); }),
      HasSubstr("no mirrored leg of game 1"));
  EXPECT_THAT(flaw([](League& l) { l.games.push_back(l.games[0]); }),
              HasSubstr("third of its pair 7"));
}

}  // namespace
}  // namespace berthier
