#include "arenas/leaderboard/board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>

#include "arenas/leaderboard/budget_curves.h"
#include "arenas/leaderboard/json.h"
#include "arenas/leaderboard/page.h"
#include "tests/arenas/leaderboard/sample_boards.h"

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAreArray;

Board BoardOf(Gathered all) {
  return MakeBoard(std::move(all.league), std::move(all.facts));
}

int PlayerNamed(const Board& board, std::string_view name) {
  const auto& names = board.league.players;
  return static_cast<int>(std::find(names.begin(), names.end(), name) -
                          names.begin());
}

TEST(BoardTest, TheBestStandFirst) {
  const Board board = BoardOf(FullLeague());
  std::vector<int> players(board.size());
  std::iota(players.begin(), players.end(), 0);
  EXPECT_THAT(board.ranking, UnorderedElementsAreArray(players));
  EXPECT_EQ(board.NameOf(board.ranking.front()), "planner");
  EXPECT_EQ(board.NameOf(board.ranking.back()), "random");
  for (size_t i = 2; i + 1 < board.ranking.size(); ++i) {
    EXPECT_GE(board.RatingOf(board.ranking[i - 1]).elo,
              board.RatingOf(board.ranking[i]).elo);
  }
}

TEST(BoardTest, RatingsAreThoseOfTheLeagueWithItsAnchors) {
  Gathered all = FullLeague();
  const Ratings ratings =
      Rate(all.league, {.anchors = {{.player = 0, .elo = 1000}}});
  const Board board = BoardOf(std::move(all));
  for (size_t i = 0; i < board.size(); ++i) {
    EXPECT_NEAR(board.ratings.players[i].elo, ratings.players[i].elo, 1e-6);
    EXPECT_NEAR(board.ratings.players[i].error, ratings.players[i].error, 1e-6);
  }
  EXPECT_NEAR(board.RatingOf(0).elo, 1000, 1e-9);
}

TEST(BoardTest, WhoeverIsAloneInAGroupIsNotRated) {
  const Board board = BoardOf(FullLeague());
  EXPECT_FALSE(board.IsRated(PlayerNamed(board, "planner")));
  EXPECT_FALSE(board.IsRated(PlayerNamed(board, "random")));
  EXPECT_TRUE(board.IsRated(PlayerNamed(board, "mcts@100it")));
}

TEST(BoardTest, TheSequenceOfGamesAndOfKindsChangesNothing) {
  const std::string page = PageOf(BoardOf(FullLeague()));
  const std::string json = JsonOf(BoardOf(FullLeague()));
  std::mt19937 shuffler(4);
  for (int i = 0; i < 5; ++i) {
    Gathered all = FullLeague();
    std::shuffle(all.league.games.begin(), all.league.games.end(), shuffler);
    std::swap(all.league.fault_kinds[0], all.league.fault_kinds[1]);
    std::swap(all.league.grades[0], all.league.grades[2]);
    for (LeagueGame& game : all.league.games) {
      if (game.fault) game.fault->kind = 1 - game.fault->kind;
      if (game.grade >= 0) game.grade = 2 - game.grade;
    }
    EXPECT_EQ(JsonOf(BoardOf(all)), json);
    EXPECT_EQ(PageOf(BoardOf(std::move(all))), page);
  }
}

TEST(BoardTest, GradesStandFromTheClearestOn) {
  EXPECT_THAT(BoardOf(FullLeague()).league.grades,
              ElementsAre("decisive victory", "marginal victory", "draw"));
}

TEST(BoardTest, LengthsAreByScenarioAndKnownOfAllGamesOrNotAtAll) {
  Gathered all = PlainLeague(3);
  uint32_t orders = 10;
  for (LeagueGame& game : all.league.games) {
    game.orders = orders++;
    game.player_turns = 4;
  }
  EXPECT_EQ(BoardOf(all).player_turns[0].median, 4);
  all.league.games[2].player_turns.reset();
  const Board board = BoardOf(std::move(all));
  EXPECT_TRUE(board.player_turns[0].sorted.empty());
  ASSERT_EQ(board.orders[0].sorted.size(), 12u);
  EXPECT_EQ(board.orders[0].least, 10u);
  EXPECT_EQ(board.orders[0].most, 21u);
  EXPECT_EQ(board.orders[0].median, 15.5);
  EXPECT_EQ(board.orders[0].mean, 15.5);
}

TEST(BoardTest, FaultsAreTheAgentsWhoMadeThem) {
  Gathered all = PlainLeague(2);
  all.league.fault_kinds = {"timeout"};
  LeagueGame& game = all.league.games[1];
  game.first = 1;
  game.second = 0;
  game.fault = LeagueFault{.side = Side::kSecond, .kind = 0};
  game.result = GameResult::kFirstWon;
  const Board board = BoardOf(std::move(all));
  EXPECT_EQ(board.FaultsOf(0), 1);
  EXPECT_EQ(board.FaultsOf(1), 0);
}

TEST(BoardTest, OfNobodyAndOfOneThereIsABoardToo) {
  EXPECT_EQ(BoardOf({}).size(), 0u);
  Gathered one;
  one.league.players = {"drill"};
  const Board board = BoardOf(std::move(one));
  EXPECT_THAT(board.ranking, ElementsAre(0));
  EXPECT_TRUE(board.alpha_rank.players.empty());
}

TEST(BoardTest, CurvesJoinAgentsThatDifferInTheirBudgetAlone) {
  const Board board = BoardOf(FullLeague());
  ASSERT_EQ(board.curves.size(), 2u);
  EXPECT_EQ(board.curves[0].family, "flat");
  EXPECT_EQ(board.curves[0].unit, "iterations a decision");
  ASSERT_EQ(board.curves[0].points.size(), 4u);
  EXPECT_EQ(board.curves[0].points[3].amount, 6400u);
  EXPECT_EQ(board.curves[0].points[3].player,
            PlayerNamed(board, "flat@6400it"));
  EXPECT_EQ(board.curves[1].points.size(), 3u);
}

TEST(BudgetTest, IsFoundWhereverItStands) {
  const auto in_front = BudgetIn("mcts:budget { nodes: 50 } threads: 2");
  const auto behind = BudgetIn("mcts:threads: 2 budget: { nodes: 70 }");
  ASSERT_TRUE(in_front && behind);
  EXPECT_EQ(in_front->family, "mcts:threads: 2");
  EXPECT_EQ(behind->family, in_front->family);
  EXPECT_EQ(in_front->amount, 50u);
  EXPECT_EQ(behind->amount, 70u);
  const auto turn = BudgetIn("flat:budget { milliseconds: 9 per: TURN }");
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->unit, "milliseconds a turn");
  EXPECT_EQ(turn->family, "flat");
}

TEST(BudgetTest, IsOneLimitOrNone) {
  EXPECT_FALSE(BudgetIn("drill"));
  EXPECT_FALSE(BudgetIn("external:python3 budget.py"));
  EXPECT_FALSE(BudgetIn("flat:budget { }"));
  EXPECT_FALSE(BudgetIn("flat:budget { nodes: 5 iterations: 6 }"));
  EXPECT_FALSE(BudgetIn("flat:budget { patience: 5 }"));
  EXPECT_FALSE(BudgetIn("flat:budget { nodes: 5"));
}

TEST(BoardTest, WhoIsNotToldApartSharesAPlace) {
  // Ten Elo apart with two pairs each: nobody is surely better.
  const Board close = BoardOf(PlainLeague(4));
  for (const int place : close.places) EXPECT_EQ(place, 1);
  EXPECT_TRUE(close.SharesItsPlace(0));
  // Unbeaten by bounds; the others among themselves by their ratings.
  const Board full = BoardOf(FullLeague());
  int last = 1;
  for (const int player : full.ranking) {
    EXPECT_GE(full.places[static_cast<size_t>(player)], last);
    last = full.places[static_cast<size_t>(player)];
  }
  EXPECT_GT(last, 1);
}

Gathered TwoPairsOfEquals() {
  Gathered gathered;
  gathered.league.players = {"a", "b", "c", "d"};
  gathered.league.scenarios = {"field"};
  int64_t pair = 0;
  const auto meet = [&](int first, int second, int won, int lost) {
    for (int game = 0; game < won + lost; ++game) {
      gathered.league.games.push_back({.first = first,
                                       .second = second,
                                       .pair = pair++,
                                       .result = game < won
                                                     ? GameResult::kFirstWon
                                                     : GameResult::kSecondWon});
    }
  };
  meet(0, 1, 21, 20);
  meet(2, 3, 21, 20);
  for (const int strong : {0, 1}) {
    for (const int weak : {2, 3}) meet(strong, weak, 35, 5);
  }
  return gathered;
}

// As at sports: behind two who share the first place comes the third.
TEST(BoardTest, PlacesBehindSharedOnesAreLeftOut) {
  EXPECT_THAT(BoardOf(TwoPairsOfEquals()).places, ElementsAre(1, 1, 3, 3));
}

// Among those who compare nobody's rating is given; whose is given keeps it.
TEST(BoardTest, WhatIsGivenStandsWhoeverCompares) {
  Gathered gathered = TwoPairsOfEquals();
  gathered.league.players.push_back("given");
  for (int64_t pair = 1000; pair < 1010; ++pair) {
    gathered.league.games.push_back({.first = 4,
                                     .second = 0,
                                     .pair = pair,
                                     .result = GameResult::kFirstWon});
  }
  gathered.facts.agents.resize(5);
  gathered.facts.agents[4].anchor = 250;
  const Board board = BoardOf(gathered);
  EXPECT_TRUE(board.IsMainScaleLoose());
  EXPECT_EQ(board.IntervalOf(4).low, 250);
  EXPECT_EQ(board.IntervalOf(4).high, 250);
  gathered.league.games.back().result = GameResult::kSecondWon;
  EXPECT_FALSE(BoardOf(gathered).IsMainScaleLoose());
}

TEST(BoardTest, ManyDrawsAreResultsOfTheirOwn) {
  Gathered all = PlainLeague(4);
  EXPECT_EQ(BoardOf(all).ratings.draws, DrawModel::kHalf);
  for (size_t i = 0; i < all.league.games.size(); i += 2) {
    all.league.games[i].result = GameResult::kDrawn;
  }
  EXPECT_EQ(BoardOf(all).ratings.draws, DrawModel::kDavidson);
  // Several given ratings need the other model.
  all.facts.agents.resize(4);
  all.facts.agents[0].anchor = 0;
  all.facts.agents[3].anchor = 100;
  EXPECT_EQ(BoardOf(all).ratings.draws, DrawModel::kHalf);
}

}  // namespace
}  // namespace berthier
