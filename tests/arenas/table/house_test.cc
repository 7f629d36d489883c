#include "arenas/table/house.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "proto/game_log.h"
#include "tests/arenas/table/house_fixture.h"
#include "tests/arenas/table/table_games.h"

namespace berthier {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST_F(HouseTest, OffersWhatThereIs) {
  const json house = Get("house", json::object());
  EXPECT_EQ(house.at("interface"), 1);
  EXPECT_EQ(house.at("rulesets").size(), AllGames().size());
  EXPECT_EQ(house.at("scenarios").size(), ScenarioNames().value().size());
  for (const json& scenario : house.at("scenarios")) {
    EXPECT_GT(scenario.at("units"), 0);
    EXPECT_THAT(scenario.at("picture").get<std::string>(), HasSubstr("<svg"));
  }
  bool tempered = false;
  for (const json& opponent : house.at("opponents")) {
    EXPECT_NE(opponent.at("name"), "external");
    tempered = tempered || opponent.at("tempers").size() == 3;
  }
  EXPECT_TRUE(tempered);
}

TEST_F(HouseTest, ABattleBySeedBeginsInFogWhereThatIsOffered) {
  const json house = Get("house", json::object());
  int foggy = 0;
  for (const json& offer : house.at("generated")) {
    const json battle = {{"ruleset", offer.at("ruleset")},
                         {"seed", 7},
                         {"size", offer.at("smallest")},
                         {"handicap", 20},
                         {"fog", true}};
    const json answer =
        Ask("new", {{"generated", battle},
                    {"seats", {{{"who", "you"}}, {{"who", "friend"}}}},
                    {"seed", 7}});
    if (!offer.at("fog").get<bool>()) {
      EXPECT_THAT(answer.at("error").get<std::string>(), HasSubstr("no fog"));
      EXPECT_EQ(status_, 400);
      continue;
    }
    ++foggy;
    ASSERT_EQ(status_, 200) << answer.dump();
    const json state = Get("state", {{"game", answer.at("game")}});
    for (const json& side : state.at("army")) {
      for (const json& member : side) EXPECT_FALSE(member.at("on_table"));
    }
  }
  EXPECT_GT(foggy, 0);
}

// Those that README.md tells.
TEST_F(HouseTest, EveryRequestIsKnown) {
  for (const std::string_view request :
       {"house",    "new",     "open",  "again",   "state", "story",   "luck",
        "card",     "targets", "reach", "measure", "draft", "snap",    "odds",
        "phrase",   "order",   "dice",  "undo",    "fork",  "correct", "resign",
        "settings", "now",     "why",   "hint",    "allot", "check",   "review",
        "moment",   "judge",   "forget"}) {
    const json answer = Ask(std::string(request), {{"game", "none"}});
    EXPECT_THAT(answer.value("error", ""),
                testing::Not(HasSubstr("there is no request")))
        << request;
  }
  EXPECT_THAT(Ask("nonsense", json::object()).at("error").get<std::string>(),
              HasSubstr("there is no request"));
  EXPECT_EQ(status_, 404);
}

TEST_F(HouseTest, AWholeGameIsPlayedByWhatIsOffered) {
  const std::string game = New("steinfeld", "drill");
  RandomSource source(1);
  while (PlayOne(game, source)) {
  }
  const json state = Get("state", {{"game", game}});
  ASSERT_FALSE(state.at("result").is_null());
  EXPECT_FALSE(state.at("result").at("words").get<std::string>().empty());
  // What is kept is the whole of it, and another house opens it.
  House other(AllGames(), keeper_);
  const Reply reply = other.Ask("state", json{{"game", game}}.dump());
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(json::parse(reply.body).at("result"), state.at("result"));
  const json listed = Get("house", json::object()).at("games").at(0);
  EXPECT_EQ(listed.at("over"), true);
  EXPECT_EQ(listed.at("seats"), json({"you", "drill"}));
}

TEST_F(HouseTest, KeptGamesAreReadWhenTheyHaveChanged) {
  const std::string game = New("steinfeld", "");
  New("steinfeld", "");
  const json games = Get("house", json::object()).at("games");
  ASSERT_EQ(games.size(), 2u);
  EXPECT_EQ(keeper_.read, 2);
  EXPECT_EQ(Get("house", json::object()).at("games"), games);
  EXPECT_EQ(keeper_.read, 2);
  RandomSource source(1);
  ASSERT_TRUE(PlayOne(game, source));
  for (const json& one : Get("house", json::object()).at("games")) {
    EXPECT_EQ(one.at("steps").get<int>() > 0, one.at("game") == game);
  }
  EXPECT_EQ(keeper_.read, 3);
}

TEST_F(HouseTest, TypedDiceAreAskedFor) {
  const std::string game = New("retz", "drill", {"typed", "typed"});
  const json state = Get("state", {{"game", game}});
  ASSERT_EQ(state.at("awaits").at("what"), "dice");
  EXPECT_EQ(state.at("roll").at("typed"), true);
  Ask("dice", {{"game", game}, {"at", 0}, {"faces", {9}}});
  EXPECT_EQ(status_, 400);
  const json moved = Get("dice", {{"game", game}, {"at", 0}, {"faces", {4}}});
  EXPECT_EQ(moved.at("at"), 1);
  bool told = false;
  for (const json& one : moved.at("story")) {
    if (one.at("kind") != "dice") continue;
    told = true;
    EXPECT_EQ(one.at("faces"), json({4}));
    EXPECT_EQ(one.at("typed"), true);
  }
  EXPECT_TRUE(told);
}

TEST_F(HouseTest, WhoHasNotSeenTheLastStepIsTold) {
  const std::string game = New("steinfeld", "");
  const json state = Get("state", {{"game", game}});
  const int at = state.at("steps");
  const json order = {{"game", game}, {"at", at - 1}, {"order", {}}};
  Ask("order", order);
  EXPECT_EQ(status_, 409);
}

// He thinks of a moment that is taken back before he has answered.
TEST_F(HouseTest, AnAnswerToWhatWasTakenBackIsNotGiven) {
  const std::string game =
      Get("new", {{"text", WireOf(BreakthroughStart(), kInches).DebugString()},
                  {"seats",
                   {{{"who", "you"}}, {{"who", "agent"}, {"agent", "random"}}}},
                  {"seed", 3}})
          .at("game");
  const auto order = [&] {
    const json state = Get("state", {{"game", game}});
    const json card =
        Get("card", {{"game", game}, {"id", state.at("idle").at(0)}});
    Get("order",
        {{"game", game},
         {"at", state.at("steps")},
         {"order", Get("targets", {{"game", game},
                                   {"subject", state.at("idle").at(0)},
                                   {"verb", card.at("verbs").at(0).at("verb")}})
                       .at("targets")
                       .at(0)
                       .at("order")}});
  };
  order();
  const std::optional<Errand> errand = house_.NextErrand(ErrandKind::kThought);
  ASSERT_TRUE(errand);
  Get("undo", {{"game", game}, {"at", 1}});
  (*errand)()();
  const json state = Get("state", {{"game", game}});
  EXPECT_EQ(state.at("steps"), 0);
  EXPECT_EQ(state.at("awaits").at("who"), "you");
  order();
  DoErrands();
  EXPECT_EQ(Get("state", {{"game", game}}).at("steps"), 2);
}

TEST_F(HouseTest, ChangesAreNumberedAndCaughtUp) {
  const std::string game = New("steinfeld", "drill");
  const uint64_t before = house_.change();
  RandomSource source(2);
  for (int i = 0; i < 5; ++i) PlayOne(game, source);
  const std::vector<Change> changes = house_.ChangesSince(before);
  ASSERT_FALSE(changes.empty());
  uint64_t last = before;
  for (const Change& change : changes) {
    EXPECT_EQ(change.number, ++last);
    EXPECT_EQ(json::parse(change.data).at("game"), game);
  }
  EXPECT_EQ(last, house_.change());
  EXPECT_TRUE(house_.ChangesSince(last).empty());
  for (int i = 0; i < 600; ++i) {
    Get("settings", {{"game", game}, {"paused", true}});
  }
  const std::vector<Change> missed = house_.ChangesSince(1);
  ASSERT_EQ(missed.size(), 1u);
  EXPECT_EQ(json::parse(missed[0].data).at("what"), "all");
}

TEST_F(HouseTest, AHintComesInThreeSteps) {
  const std::string game = New("retz", "drill");
  DoErrands();
  json state = Get("state", {{"game", game}});
  ASSERT_EQ(state.at("awaits").at("what"), "order");
  EXPECT_EQ(Get("hint", {{"game", game}, {"press", 1}}).at("thinking"), true);
  DoErrands();
  const json first = Get("hint", {{"game", game}, {"press", 1}});
  EXPECT_FALSE(first.at("words").get<std::string>().empty());
  EXPECT_FALSE(first.contains("order"));
  const json second = Get("hint", {{"game", game}, {"press", 2}});
  EXPECT_TRUE(second.at("draft").at("legal").get<bool>());
  const json third = Get("hint", {{"game", game}, {"press", 3}});
  EXPECT_TRUE(third.contains("why"));
  // What is proposed can be given.
  Get("order", {{"game", game},
                {"at", state.at("steps")},
                {"order", second.at("order")}});
}

TEST_F(HouseTest, ASplitIsWeighed) {
  const std::string game = New("retz", "");
  RandomSource source(1);
  while (Get("state", {{"game", game}}).at("splits").empty()) {
    ASSERT_TRUE(PlayOne(game, source));
  }
  EXPECT_EQ(Get("allot", {{"game", game}}).at("thinking"), true);
  EXPECT_FALSE(house_.PageAbout(game, "allocation"));
  DoErrands();
  const json told = Get("allot", {{"game", game}});
  ASSERT_EQ(told.at("thinking"), false);
  EXPECT_EQ(
      Get("draft", {{"game", game}, {"order", told.at("order")}}).at("legal"),
      true);
  EXPECT_GE(told.at("alike"), 1);
  EXPECT_GE(told.at("of"), told.at("alike"));
  EXPECT_THAT(house_.PageAbout(game, "allocation").value_or(""),
              HasSubstr("<!DOCTYPE html"));
  // It was of that moment.
  Get("order", {{"game", game},
                {"at", Get("state", {{"game", game}}).at("steps")},
                {"order", told.at("order")}});
  Ask("allot", {{"game", game}});
  EXPECT_EQ(status_, 409);
}

TEST_F(HouseTest, AStrangersProgramIsNotStarted) {
  const json body = {{"scenario", "steinfeld"},
                     {"seats",
                      {{{"who", "you"}},
                       {{"who", "agent"},
                        {"agent", "external:touch /tmp/berthier-was-here"}}}}};
  EXPECT_THAT(Ask("new", body).at("error").get<std::string>(),
              HasSubstr("command line"));
  EXPECT_EQ(status_, 400);
  Ask("new", {{"scenario", "/etc/passwd"},
              {"seats", {{{"who", "you"}}, {{"who", "friend"}}}}});
  EXPECT_EQ(status_, 400);
}

// Whatever a log says, and by whatever way its game is gone on with.
TEST_F(HouseTest, AProgramThatALogNamesIsNotStarted) {
  const std::string marker = testing::TempDir() + "/berthier-was-started";
  const std::string request = "external:touch " + marker;
  const std::string game = New("steinfeld", "random");
  wire::GameRecord record;
  {
    absl::StatusOr<LogReader> frames =
        LogReader::OfBytes("the log", *house_.LogOf(game));
    ASSERT_TRUE(frames.ok());
    record = **GameLogReader(*std::move(frames)).Next();
  }
  for (wire::Seat& seat : *record.mutable_seat()) {
    seat.set_agent("external");
    seat.set_settings("touch " + marker);
  }
  const std::string log = absl::Base64Escape(*LogOf(record));
  const std::string opened = Get("open", {{"log", log}}).at("game");
  const auto seats = Get("state", {{"game", opened}}).at("seats");
  ASSERT_EQ(seats[0].at("name"), request);
  std::vector<std::string> games = {opened};
  Get("settings", {{"game", opened}, {"paused", false}});
  games.push_back(Get("fork", {{"game", opened}, {"at", 0}}).at("game"));
  games.push_back(Get("fork", {{"game", opened}, {"at", 0}, {"practice", true}})
                      .at("game"));
  games.push_back(Get("again", {{"game", opened}}).at("game"));
  // Kept games are found again by a house that opens.
  House next(AllGames(), keeper_);
  next.Ask("state", json({{"game", opened}}).dump());
  DoErrands();
  while (std::optional<Errand> errand = next.NextErrand(ErrandKind::kThought)) {
    (*errand)()();
  }
  EXPECT_FALSE(std::filesystem::exists(marker));
  for (const std::string& each : games) {
    EXPECT_EQ(Get("state", {{"game", each}}).at("paused"), true) << each;
  }
}

TEST_F(HouseTest, ALogIsOpenedAndForked) {
  const std::string game = New("steinfeld", "");
  RandomSource source(3);
  for (int i = 0; i < 10; ++i) PlayOne(game, source);
  const std::string log = *house_.LogOf(game);
  const json opened = Get("open", {{"log", absl::Base64Escape(log)}});
  EXPECT_NE(opened.at("game"), game);
  const json fork = Get("fork", {{"game", opened.at("game")}, {"at", 3}});
  const json state = Get("state", {{"game", fork.at("game")}});
  EXPECT_EQ(state.at("forked").at("at"), 3);
  Ask("open", {{"log", "AAAA"}});
  EXPECT_EQ(status_, 400);
  const json again = Get("again", {{"game", game}});
  EXPECT_EQ(Get("state", {{"game", again.at("game")}}).at("seats")[0].at("who"),
            "friend");
}

// Looking, drafting and nonsense change nothing.
TEST_F(HouseTest, AThousandRequestsThatAskForNothingDoNothing) {
  const std::string game = New("steinfeld", "");
  RandomSource source(4);
  for (int i = 0; i < 6; ++i) PlayOne(game, source);
  const std::string log = *house_.LogOf(game);
  const json state = Get("state", {{"game", game}});
  const std::vector<std::string> requests = {
      "state", "story", "luck",    "card",     "targets", "reach", "measure",
      "draft", "snap",  "odds",    "phrase",   "why",     "check", "order",
      "dice",  "undo",  "correct", "nonsense", "",        "hint",  "allot"};
  const auto below = [&](size_t n) {
    return source.Below(static_cast<uint32_t>(n));
  };
  const auto value = [&]() -> json {
    switch (below(10)) {
      case 0:
        return nullptr;
      case 1:
        return -1;
      case 2:
        return 1e300;
      case 3:
        return "";
      case 4:
        return "\xFF\xFE nonsense";
      case 5:
        return json::array({1, "two", nullptr});
      case 6:
        return json::object({{"verb", "move"}, {"x", "far"}});
      case 7:
        return game;
      case 8:
        return state.at("picture").at("bodies")[0].at("id");
      default:
        return true;
    }
  };
  const std::vector<std::string> fields = {
      "game",  "at",     "order", "id",   "a",    "b",     "subject", "verb",
      "faces", "manner", "text",  "step", "from", "press", "x",       "y"};
  for (int i = 0; i < 1000; ++i) {
    json body = {{"game", game}, {"at", 100000}};
    for (uint32_t n = below(5); n > 0; --n) {
      body[fields[below(fields.size())]] = value();
    }
    // Never what could be meant.
    if (body["at"] != 100000) body["at"] = -5;
    const Reply reply =
        house_.Ask(requests[below(requests.size())],
                   body.dump(-1, ' ', false, json::error_handler_t::replace));
    EXPECT_TRUE(reply.status == 200 || reply.status == 400 ||
                reply.status == 404 || reply.status == 409)
        << reply.status
        << body.dump(-1, ' ', false, json::error_handler_t::replace);
    EXPECT_TRUE(json::parse(reply.body).contains("interface"));
  }
  for (const std::string_view body :
       {"", "{", "[]", "nul", "{\"game\":", "\xFF", "{\"game\":1e999}"}) {
    EXPECT_EQ(house_.Ask("state", body).status, 400) << body;
  }
  EXPECT_EQ(house_.Ask("order", std::string(100000, '[')).status, 400);
  std::string deep = "{\"game\":\"" + game + "\",\"order\":";
  for (int i = 0; i < 100000; ++i) deep += "{\"a\":";
  EXPECT_EQ(house_.Ask("draft", deep).status, 400);
  EXPECT_EQ(*house_.LogOf(game), log);
}

}  // namespace
}  // namespace berthier
