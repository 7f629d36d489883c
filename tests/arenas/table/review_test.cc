// The review of a game at the table, and trying again where it went wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "agents/random_source.h"
#include "proto/game_log.h"
#include "tests/arenas/table/house_fixture.h"
#include "tests/arenas/table/table_games.h"

namespace berthier {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class ReviewTest : public HouseTest {
 protected:
  // A duel of friends, played to its end.
  std::string Played() {
    const std::string game =
        Get("new", {{"text", WireOf(DiceDuelStart(4, 5, 12, Fog::kOff), kInches)
                                 .DebugString()},
                    {"seats", {{{"who", "you"}}, {{"who", "friend"}}}},
                    {"seed", 3}})
            .at("game");
    RandomSource source(4);
    while (PlayOne(game, source)) {
    }
    return game;
  }
  json Review(const std::string& game) {
    Get("review", {{"game", game}, {"begin", true}});
    DoErrands();
    return Get("review", {{"game", game}});
  }
  // Of a review the first step of which an order was worse than another.
  int StepWithALoss(const json& review) {
    for (const json& step : review.at("steps")) {
      if (step.at("kind") == "order" && step.at("worth").at("points") > 1) {
        return step.at("step");
      }
    }
    ADD_FAILURE() << "nobody lost anything";
    return 0;
  }
};

TEST_F(ReviewTest, TellsWhatAGameWasWorth) {
  const std::string game = Played();
  EXPECT_EQ(Get("review", {{"game", game}}).at("state"), "none");
  const json begun = Get("review", {{"game", game}, {"begin", true}});
  EXPECT_EQ(begun.at("state"), "under way");
  const uint64_t before = house_.change();
  DoErrands();
  EXPECT_FALSE(house_.ChangesSince(before).empty());
  const json review = Get("review", {{"game", game}});
  ASSERT_EQ(review.at("state"), "done");
  const json state = Get("state", {{"game", game}});
  const json& chances = review.at("chances");
  ASSERT_EQ(chances.size(), state.at("steps").get<size_t>() + 1);
  const json& winner = state.at("result").at("winner");
  ASSERT_FALSE(winner.is_null());
  EXPECT_EQ(chances.back(), winner == 0 ? 100 : 0);
  // What it came from adds up, to what is shown of a number.
  double sum = 0;
  for (const json& part : review.at("parts")) {
    const double points = part.at("points");
    if (part.at("name") == "result") {
      EXPECT_NEAR(points, sum, 0.01);
    } else {
      sum += points;
    }
  }
  EXPECT_NE(sum, 0);
  EXPECT_THAT(house_.PageAbout(game, "review").value_or(""),
              HasSubstr("<!DOCTYPE html"));
}

TEST_F(ReviewTest, WhoTriesAgainIsJudged) {
  const std::string game = Played();
  Ask("moment", {{"game", game}, {"step", 1}});
  EXPECT_EQ(status_, 409);  // not reviewed
  const int step = StepWithALoss(Review(game));
  const json moment = Get("moment", {{"game", game}, {"step", step}});
  const json& best = moment.at("best");
  EXPECT_EQ(best.at("legal"), true);
  const json judged = Get(
      "judge", {{"game", game}, {"step", step}, {"order", best.at("order")}});
  EXPECT_EQ(judged.at("verdict"), "best");
  EXPECT_EQ(judged.at("played"), false);
  const json story =
      Get("story", {{"game", game}, {"from", step - 1}, {"to", step}});
  for (const json& one : story.at("story")) {
    if (one.at("kind") != "order") continue;
    const json again = Get(
        "judge", {{"game", game}, {"step", step}, {"order", one.at("order")}});
    EXPECT_EQ(again.at("played"), true);
    EXPECT_NE(again.at("verdict"), "best");
    EXPECT_NEAR(again.at("behind").at("points"),
                moment.at("worth").at("points"), 0.001);
  }
  Get("moment", {{"game", game}, {"step", step}});
  Ask("judge", {{"game", game}, {"step", 0}, {"order", best.at("order")}});
  EXPECT_EQ(status_, 400);
}

// Whoever tries an order that nobody thought of waits until it is weighed.
TEST_F(ReviewTest, WhatNobodyThoughtOfIsWeighed) {
  const std::string game = New("steinfeld", "");
  RandomSource source(5);
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(PlayOne(game, source));
  const json review = Review(game);
  for (const json& step : review.at("steps")) {
    if (step.at("kind") != "order") continue;
    const int number = step.at("step");
    const std::string practice =
        Get("fork", {{"game", game}, {"at", number - 1}, {"practice", true}})
            .at("game");
    const json state = Get("state", {{"game", practice}});
    for (const json& body : state.at("picture").at("bodies")) {
      const json order = {{"verb", "move"},
                          {"subject", body.at("id")},
                          {"x", body.at("x").get<double>() + 0.5},
                          {"y", body.at("y").get<double>() + 0.5},
                          {"heading", 45}};
      const json draft = Ask("snap", {{"game", practice}, {"order", order}});
      if (status_ != 200 || !draft.at("legal").get<bool>()) continue;
      const json judge = {
          {"game", game}, {"step", number}, {"order", draft.at("order")}};
      if (!Get("judge", judge).at("thinking").get<bool>()) continue;
      EXPECT_EQ(Get("judge", judge).at("thinking"), true);
      DoErrands();
      const json judged = Get("judge", judge);
      ASSERT_EQ(judged.at("thinking"), false);
      EXPECT_GT(judged.at("behind").at("error"), 0);
      EXPECT_EQ(judged.at("played"), false);
      return;
    }
  }
  FAIL() << "all that was tried had been weighed";
}

TEST_F(ReviewTest, ItIsOfTheGameAsItIs) {
  const std::string game = Played();
  Review(game);
  const std::string fork = Get("fork", {{"game", game}, {"at", 1}}).at("game");
  EXPECT_EQ(Review(fork).at("chances").size(),
            Get("state", {{"game", fork}}).at("steps").get<size_t>() + 1);
  RandomSource source(5);
  ASSERT_TRUE(PlayOne(fork, source));
  EXPECT_EQ(Get("review", {{"game", fork}}).at("state"), "none");
  // Wanted no more while it is being made: nothing comes of it.
  Get("review", {{"game", fork}, {"begin", true}});
  const std::optional<Errand> errand = house_.NextErrand(ErrandKind::kReview);
  ASSERT_TRUE(errand);
  Get("review", {{"game", fork}, {"stop", true}});
  (*errand)()();
  EXPECT_EQ(Get("review", {{"game", fork}}).at("state"), "none");
  EXPECT_EQ(Get("review", {{"game", game}}).at("state"), "done");
}

TEST_F(ReviewTest, PracticeIsKeptOnlyWhenSomethingIsPlayed) {
  const std::string game = Played();
  const auto listed = [&] {
    return Get("house", json::object()).at("games").size();
  };
  const auto practise = [&] {
    return Get("fork", {{"game", game}, {"at", 2}, {"practice", true}})
        .at("game")
        .get<std::string>();
  };
  const std::string left = practise();
  EXPECT_EQ(Get("state", {{"game", left}}).at("steps"), 2);
  Get("forget", {{"game", left}});
  const std::string played = practise();
  EXPECT_EQ(listed(), 1u);
  RandomSource source(6);
  ASSERT_TRUE(PlayOne(played, source));
  EXPECT_EQ(listed(), 2u);
}

TEST_F(ReviewTest, SecretsAreKeptUntilTheEnd) {
  const std::string game =
      Get("new",
          {{"text",
            WireOf(DiceDuelStart(4, 5, 12, Fog::kOn), kInches).DebugString()},
           {"seats",
            {{{"who", "you"}}, {{"who", "agent"}, {"agent", "random"}}}},
           {"seed", 3}})
          .at("game");
  RandomSource source(4);
  bool refused = false;
  while (PlayOne(game, source)) {
    if (Get("state", {{"game", game}}).at("eyes").is_null()) continue;
    Ask("review", {{"game", game}, {"begin", true}});
    EXPECT_EQ(status_, 409);
    refused = true;
  }
  EXPECT_TRUE(refused);
  EXPECT_EQ(Review(game).at("state"), "done");
}

}  // namespace
}  // namespace berthier
