#include "arenas/match/replay.h"

#include <gmock/gmock.h>
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <sstream>
#include <string>

#include "agents/random_agent.h"
#include "arenas/match/recorder.h"
#include "arenas/telling/json_teller.h"
#include "arenas/telling/narrator.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;

class ReplayTest : public testing::Test {
 protected:
  wire::GameRecord Record(Agent& second) {
    RandomAgent first;
    DuelSetup setup = {.game = loaded_.game.get(),
                       .agents = {&first, &second},
                       .dice_seed = 3,
                       .agent_seeds = {4, 5},
                       .witnesses = {},
                       .listener = nullptr};
    Recorder recorder(setup, loaded_.written, {"random", "other:x=1"}, 1);
    setup.witnesses.push_back(&recorder);
    return recorder.Finish(PlayDuel(setup));
  }
  wire::GameRecord Record() {
    RandomAgent second;
    return Record(second);
  }
  std::optional<Divergence> Run(const wire::GameRecord& record) {
    return Replay(record, *loaded_.game, kInches, {}, {});
  }
  // What is said of a record that was tampered with.
  std::string Tampered(const std::function<void(wire::GameRecord&)>& tamper) {
    wire::GameRecord record = Record();
    tamper(record);
    const std::optional<Divergence> divergence = Run(record);
    return divergence ? divergence->what : "";
  }
  // Number of the first step of a kind.
  static int First(const wire::GameRecord& record,
                   wire::GameStep::WhatCase what) {
    for (int i = 0; i < record.step_size(); ++i) {
      if (record.step(i).what_case() == what) return i;
    }
    return -1;
  }

  LoadedGame loaded_ = LoadDuel();
};

TEST_F(ReplayTest, ARecordReplays) {
  const wire::GameRecord record = Record();
  EXPECT_GT(record.step_size(), 10);
  EXPECT_EQ(record.seat(1).agent(), "other");
  EXPECT_EQ(record.seat(1).settings(), "x=1");
  const std::optional<Divergence> divergence = Run(record);
  EXPECT_FALSE(divergence) << divergence->what;
}

TEST_F(ReplayTest, TheGameIsRebuiltFromTheRecordAlone) {
  const wire::GameRecord record = Record();
  const auto rebuilt = GameOf(record, "test", Toys());
  ASSERT_TRUE(rebuilt.ok()) << rebuilt.status();
  EXPECT_FALSE(Replay(record, *rebuilt->game, rebuilt->ruler, {}, {}));
}

TEST_F(ReplayTest, EveryHashIsCompared) {
  wire::GameRecord record = Record();
  for (int i = 0; i < record.step_size(); ++i) {
    wire::GameRecord edited = record;
    edited.mutable_step(i)->set_hash(record.step(i).hash() ^ 1);
    const std::optional<Divergence> divergence = Run(edited);
    ASSERT_TRUE(divergence);
    EXPECT_EQ(divergence->step, i + 1);
    EXPECT_THAT(divergence->what, HasSubstr("expected hash"));
  }
}

TEST_F(ReplayTest, SaysWhatDiffers) {
  EXPECT_THAT(Tampered([](auto& r) { r.set_start_hash(0); }),
              HasSubstr("at the start"));
  EXPECT_THAT(Tampered([](auto& r) { r.set_final_hash(0); }),
              HasSubstr("at the end"));
  EXPECT_THAT(Tampered([](auto& r) { r.set_dice_seed(99); }),
              HasSubstr("the dice of seed 99 show"));
  EXPECT_THAT(Tampered([](auto& r) {
                const int i = First(r, wire::GameStep::kFaces);
                r.mutable_step(i)->set_faces("\x07\x01");
              }),
              HasSubstr("7"));
  EXPECT_THAT(Tampered([](auto& r) {
                const int i = First(r, wire::GameStep::kOrder);
                r.mutable_step(i)->mutable_order()->set_verb("retreat");
              }),
              HasSubstr("retreat"));
  EXPECT_THAT(Tampered([](auto& r) {
                const int i = First(r, wire::GameStep::kOrder);
                r.mutable_step(i)->mutable_order()->set_verb("stand");
              }),
              HasSubstr("illegal order"));
  EXPECT_THAT(Tampered([](auto& r) {
                r.mutable_step(0)->set_side(1 - r.step(0).side());
              }),
              HasSubstr("it is the turn of Red"));
  EXPECT_THAT(Tampered([](auto& r) {
                const int i = First(r, wire::GameStep::kFaces);
                r.mutable_step()->DeleteSubrange(i, 1);
              }),
              HasSubstr("a roll is awaited"));
  EXPECT_THAT(Tampered([](auto& r) { r.mutable_step()->RemoveLast(); }),
              HasSubstr("at the end"));
  EXPECT_THAT(Tampered([](auto& r) {
                r.mutable_step()->RemoveLast();
                r.set_final_hash(r.step(r.step_size() - 1).hash());
              }),
              HasSubstr("the record ends before the game does"));
  EXPECT_THAT(Tampered([](auto& r) { *r.add_step() = r.step(0); }),
              HasSubstr("the game is over"));
  EXPECT_THAT(Tampered([](auto& r) { r.mutable_result()->set_grade("x"); }),
              HasSubstr("expected the result"));
  EXPECT_THAT(Tampered([](auto& r) {
                r.mutable_result()->mutable_fault()->set_side("Red");
              }),
              HasSubstr("a fault is recorded"));
}

TEST_F(ReplayTest, AFaultReplaysAndMustBeOne) {
  // No assault awaits an answer at the start, so standing is illegal.
  const std::vector<Verb>& verbs = loaded_.game->vocabulary().verbs;
  uint8_t stand = 0;
  while (verbs[stand].name != "stand") ++stand;
  ObstinateAgent obstinate(Order{.verb = stand});
  wire::GameRecord record = Record(obstinate);
  ASSERT_TRUE(record.result().has_fault());
  EXPECT_TRUE(record.result().fault().has_order());
  EXPECT_FALSE(Run(record));

  record.mutable_result()->mutable_fault()->mutable_order()->set_verb("wait");
  const std::optional<Divergence> divergence = Run(record);
  ASSERT_TRUE(divergence);
  EXPECT_THAT(divergence->what,
              HasSubstr("the order recorded as a fault is legal"));
}

TEST_F(ReplayTest, AFaultWithoutWordsReplaysToo) {
  ObstinateAgent obstinate(Order{.verb = 250});
  const wire::GameRecord record = Record(obstinate);
  ASSERT_TRUE(record.result().has_fault());
  EXPECT_FALSE(record.result().fault().has_order());
  EXPECT_FALSE(Run(record));
}

TEST_F(ReplayTest, TheNarratorTellsEveryStep) {
  const wire::GameRecord record = Record();
  std::ostringstream told;
  Narrator narrator(*loaded_.game, told);
  int turns = 0;
  narrator.OnTurn(
      [&turns](int turn, const Position&) { EXPECT_EQ(turn, ++turns); });
  ASSERT_FALSE(
      Replay(record, *loaded_.game, kInches, {}, {&narrator, &narrator}));
  const std::string text = told.str();
  EXPECT_GT(turns, 3);
  EXPECT_THAT(text, HasSubstr("=== player-turn 1: Red, action "));
  EXPECT_THAT(text, HasSubstr("=== player-turn 2: Blue, action "));
  EXPECT_THAT(text, HasSubstr(" throws: "));
  EXPECT_THAT(text, HasSubstr("the game is over"));
  for (int i = 1; i <= record.step_size(); ++i) {
    EXPECT_THAT(
        text, HasSubstr("\n" + std::string(5 - std::to_string(i).size(), ' ') +
                        std::to_string(i) + "  "));
  }
}

// Powder is hidden in the fog: what Blue does with it Red only sees to be done.
TEST_F(ReplayTest, TheNarratorTellsASideWhatItSaw) {
  loaded_ = LoadToy(DiceDuelStart(8, 9, 20, Fog::kOn));
  const wire::GameRecord record = Record();
  std::ostringstream all, of_red;
  Narrator narrator(*loaded_.game, all);
  Narrator red(*loaded_.game, of_red, {.eyes = Side::kFirst});
  ASSERT_FALSE(
      Replay(record, *loaded_.game, kInches, {}, {&narrator, &narrator}));
  ASSERT_FALSE(Replay(record, *loaded_.game, kInches, {}, {&red, &red}));
  EXPECT_THAT(all.str(), HasSubstr("Blue: Blue company fires"));
  EXPECT_THAT(of_red.str(), testing::Not(HasSubstr("Blue company fires")));
  EXPECT_THAT(of_red.str(), HasSubstr("Blue does what cannot be seen"));
  EXPECT_THAT(of_red.str(), HasSubstr("Red: Red company fires"));
}

// An order is told once: what its event would only repeat is left out; dice
// say what they came to.
TEST_F(ReplayTest, TheNarratorSaysNothingTwice) {
  const wire::GameRecord record = Record();
  std::ostringstream told;
  Narrator narrator(*loaded_.game, told);
  ASSERT_FALSE(
      Replay(record, *loaded_.game, kInches, {}, {&narrator, &narrator}));
  const std::string text = told.str();
  EXPECT_THAT(text, HasSubstr(" assaults "));
  EXPECT_THAT(text, testing::Not(HasSubstr(" goes in")));
  EXPECT_THAT(text,
              testing::ContainsRegex("the higher die wins: D6 . against D6 .: "
                                     "the (attacker|defender) loses"));
  EXPECT_THAT(text, testing::ContainsRegex("men left\n$"));
}

TEST_F(ReplayTest, TheNarratorTellsAPartAndKeepsToTheWidth) {
  const wire::GameRecord record = Record();
  std::ostringstream told, one;
  Narrator narrator(
      *loaded_.game, told,
      {.terminal = {.width = 40, .colours = Colours::kNone}, .turn = 2});
  Narrator step(*loaded_.game, one, {.step = 2});
  ASSERT_FALSE(
      Replay(record, *loaded_.game, kInches, {}, {&narrator, &narrator}));
  ASSERT_FALSE(Replay(record, *loaded_.game, kInches, {}, {&step, &step}));
  EXPECT_THAT(told.str(), HasSubstr("=== player-turn 2:"));
  EXPECT_THAT(told.str(), testing::Not(HasSubstr("=== player-turn 1:")));
  EXPECT_THAT(told.str(), testing::Not(HasSubstr("=== player-turn 3:")));
  std::istringstream lines(told.str());
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 40u) << line;
  }
  EXPECT_THAT(one.str(), HasSubstr("\n    2  "));
  EXPECT_THAT(one.str(), testing::Not(HasSubstr("\n    1  ")));
  EXPECT_THAT(one.str(), testing::Not(HasSubstr("\n    3  ")));
}

TEST_F(ReplayTest, EveryLineForProgramsIsJsonAndEveryStepIsThere) {
  const wire::GameRecord record = Record();
  std::ostringstream out;
  JsonTeller teller(*loaded_.game, kInches, 1, out);
  ASSERT_FALSE(Replay(record, *loaded_.game, kInches, {}, {&teller, &teller}));
  teller.Ended(record.result());
  int steps = 0, events = 0, ends = 0;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) {
    wire::Told told;
    ASSERT_TRUE(google::protobuf::util::JsonStringToMessage(line, &told).ok())
        << line;
    EXPECT_NE(told.title(), "") << line;
    if (told.has_order() || told.has_roll()) {
      EXPECT_EQ(told.step(), ++steps);
      EXPECT_EQ(told.has_roll(),
                record.step(steps - 1).what_case() == wire::GameStep::kFaces);
    }
    if (told.has_roll()) {
      EXPECT_GT(told.roll().faces_size(), 0);
      EXPECT_NE(told.roll().outcome(), "");
    }
    events += told.has_event() ? 1 : 0;
    ends += told.has_result() ? 1 : 0;
  }
  EXPECT_EQ(steps, record.step_size());
  EXPECT_GT(events, steps / 2);
  EXPECT_EQ(ends, 1);
}

}  // namespace
}  // namespace berthier
