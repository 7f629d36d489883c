#include "arenas/leaderboard/game_records.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

struct Played {
  std::string first;
  std::string second;
  uint64_t dice = 1;
  std::string winner = "French";
};

wire::GameRecord RecordOf(const Played& played) {
  wire::GameRecord record;
  record.mutable_start()->set_ruleset("grande_tactique");
  record.mutable_start()->set_name("Retz");
  record.set_dice_seed(played.dice);
  for (const std::string& request : {played.first, played.second}) {
    wire::Seat& seat = *record.add_seat();
    const size_t colon = request.find(':');
    seat.set_agent(request.substr(0, colon));
    if (colon != std::string::npos) {
      seat.set_settings(request.substr(colon + 1));
    }
    seat.set_seed(request == "drill" ? 5 : 6);
  }
  record.mutable_seat(0)->set_side("French");
  record.mutable_seat(1)->set_side("Allied");
  record.add_step()->mutable_order();
  record.add_step()->set_faces("\1\2");
  record.add_step()->set_faces("\3");
  record.mutable_result()->set_winner(played.winner);
  record.mutable_result()->set_grade(played.winner.empty() ? "draw"
                                                           : "decisive");
  return record;
}

LeagueSource SourceOf(const std::vector<Played>& games) {
  RecordedLeague league("logs/x.bgl");
  for (const Played& played : games) {
    const absl::Status added = league.Add(RecordOf(played));
    EXPECT_TRUE(added.ok()) << added;
  }
  return league.Finish();
}

TEST(GameRecordsTest, AMirroredGameIsOfThePairBefore) {
  const LeagueSource source = SourceOf({{"drill", "random", 1, "French"},
                                        {"random", "drill", 1, "Allied"},
                                        {"drill", "random", 2, ""},
                                        {"random", "drill", 3, "French"}});
  const League& league = source.league;
  EXPECT_EQ(FlawOf(league), std::nullopt);
  EXPECT_THAT(league.players, ElementsAre("drill", "random"));
  EXPECT_THAT(league.scenarios, ElementsAre("Retz"));
  ASSERT_EQ(league.games.size(), 4u);
  EXPECT_EQ(league.games[0].pair, league.games[1].pair);
  EXPECT_NE(league.games[1].pair, league.games[2].pair);
  EXPECT_NE(league.games[2].pair, league.games[3].pair);
  EXPECT_EQ(league.games[0].result, GameResult::kFirstWon);
  EXPECT_EQ(league.games[1].result, GameResult::kSecondWon);
  EXPECT_EQ(league.games[2].result, GameResult::kDrawn);
  EXPECT_EQ(league.games[1].first, 1);
  EXPECT_EQ(league.games[0].orders, 1u);
  EXPECT_EQ(league.games[0].rolls, 2u);
  EXPECT_EQ(source.source.name, "x.bgl");
}

TEST(GameRecordsTest, AThirdGameWithTheSameDiceBeginsAPair) {
  const LeagueSource source = SourceOf({{"drill", "random", 1},
                                        {"random", "drill", 1},
                                        {"drill", "random", 1},
                                        {"random", "drill", 1}});
  EXPECT_EQ(source.league.games[0].pair, source.league.games[1].pair);
  EXPECT_NE(source.league.games[1].pair, source.league.games[2].pair);
  EXPECT_EQ(source.league.games[2].pair, source.league.games[3].pair);
}

TEST(GameRecordsTest, SettingsAreOfTheNameWhereTheyTellAgentsApart) {
  const LeagueSource source = SourceOf({{"flat:threads: 1", "flat:threads: 2"},
                                        {"flat:threads: 1", "mcts:widest: 3"}});
  EXPECT_THAT(source.league.players,
              ElementsAre("flat:threads: 1", "flat:threads: 2", "mcts"));
  EXPECT_EQ(source.agents[2].request, "mcts:widest: 3");
}

TEST(GameRecordsTest, GamesOfAnAgentAgainstItselfAreLeftOut) {
  const LeagueSource source =
      SourceOf({{"drill", "drill"}, {"drill", "random"}});
  EXPECT_EQ(source.league.games.size(), 1u);
  ASSERT_EQ(source.notes.size(), 1u);
  EXPECT_THAT(source.notes[0], HasSubstr("1 of 2 games"));
}

TEST(GameRecordsTest, AFaultIsOfWhoMadeIt) {
  wire::GameRecord record = RecordOf({"drill", "random", 1, "French"});
  record.mutable_result()->clear_grade();
  wire::Fault& fault = *record.mutable_result()->mutable_fault();
  fault.set_side("Allied");
  fault.set_kind("crash");
  fault.set_sentence("died of signal 11");
  RecordedLeague league("x.bgl");
  ASSERT_TRUE(league.Add(record).ok());
  const LeagueSource source = league.Finish();
  ASSERT_TRUE(source.league.games[0].fault.has_value());
  EXPECT_EQ(source.league.games[0].fault->side, Side::kSecond);
  EXPECT_EQ(source.league.games[0].grade, -1);
  ASSERT_EQ(source.faults.size(), 1u);
  EXPECT_EQ(source.faults[0].player, 1);
  EXPECT_EQ(source.faults[0].sentence, "died of signal 11");
}

TEST(GameRecordsTest, WhatCannotBeIsRefusedWithItsPlace) {
  RecordedLeague league("x.bgl");
  ASSERT_TRUE(league.Add(RecordOf({"drill", "random"})).ok());
  wire::GameRecord record = RecordOf({"drill", "random", 1, "Prussian"});
  EXPECT_EQ(league.Add(record).message(),
            "x.bgl: game 2: names a side that has no seat");
  record.mutable_seat()->RemoveLast();
  EXPECT_EQ(league.Add(record).message(),
            "x.bgl: game 3: has 1 seats instead of 2");
}

}  // namespace
}  // namespace berthier
