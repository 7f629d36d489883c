#include "arenas/table/session.h"

#include <gmock/gmock.h>
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "agents/random_agent.h"
#include "agents/random_source.h"
#include "arenas/match/match.h"
#include "arenas/match/replay.h"
#include "arenas/table/views.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/table/table_games.h"

namespace berthier {
namespace {

using google::protobuf::util::MessageDifferencer;
using testing::HasSubstr;

std::vector<std::string> EveryGame() {
  std::vector<std::string> names = ScenarioNames().value();
  names.insert(names.end(), {"duel", "fog", "breakthrough"});
  return names;
}

LoadedGame Load(const std::string& name) {
  if (name == "duel") return LoadDuel();
  if (name == "fog") return LoadToy(DiceDuelStart(8, 9, 20, Fog::kOn));
  if (name == "breakthrough") return LoadToy(BreakthroughStart());
  return LoadGame(name, AllGames()).value();
}

std::unique_ptr<TableSession> Begin(const std::string& name,
                                    const TableSeats& seats = TwoFriends(),
                                    uint64_t seed = 5) {
  return TableSession::Begin(
      {.loaded = Load(name), .seats = seats, .seed = seed}, AllGames());
}

// Gives random orders, and types random dice where they are asked for, until
// `done` or the end.
template <typename Done>
void PlayOn(TableSession& session, RandomSource& source, Done done) {
  const Game& game = session.game();
  while (!session.IsOver() && !done()) {
    if (const uint32_t typed = session.HandfulsToType()) {
      const Dice dice = game.DiceFor(session.now());
      std::vector<int32_t> faces;
      for (uint32_t i = 0; i < 2; ++i) {
        if ((typed & (1u << i)) == 0) continue;
        for (int n = 0; n < dice.handfuls[i].count; ++n) {
          faces.push_back(
              1 + static_cast<int32_t>(source.Below(dice.handfuls[i].sides)));
        }
      }
      const absl::Status typing = session.TypeDice(faces);
      if (!typing.ok()) {
        ASSERT_THAT(std::string(typing.message()), HasSubstr("throw again"));
      }
      continue;
    }
    ASSERT_TRUE(
        session.Give(game.ProposeOne(session.now(), source), nullptr).ok());
  }
}
void PlayOn(TableSession& session, RandomSource& source, int steps) {
  PlayOn(session, source, [&] { return session.steps() >= steps; });
}

std::string WhyNotReplayed(const TableSession& session) {
  const std::optional<Divergence> divergence =
      Replay(session.record(), session.game(), session.ruler(), AllGames(), {});
  return divergence ? std::to_string(divergence->step) + ": " + divergence->what
                    : "";
}

class EverySession : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Table, EverySession, testing::ValuesIn(EveryGame()));

// A match's first game, given order by order through the session.
TEST_P(EverySession, EndsWithTheHashOfAMatch) {
  const LoadedGame loaded = Load(GetParam());
  RandomAgent first;
  RandomAgent second;
  std::optional<wire::GameRecord> record;
  const auto table = PlayMatch({.loaded = &loaded,
                                .agents = {&first, &second},
                                .names = {"random", "random"},
                                .pairs = 1,
                                .jobs = 1,
                                .seed = 5,
                                .pairing = Pairing::kSidesFixed},
                               {.watch = {},
                                .progress = {},
                                .keep = [&](const wire::GameRecord& played) {
                                  record = played;
                                  return absl::OkStatus();
                                }});
  ASSERT_TRUE(table.ok()) << table.status();
  const std::unique_ptr<TableSession> session = Begin(GetParam());
  for (const wire::GameStep& step : record->step()) {
    if (!step.has_order()) continue;
    const Order order = session->codec().Decode(step.order()).value();
    ASSERT_TRUE(session->Give(order, nullptr).ok());
  }
  EXPECT_TRUE(session->IsOver());
  EXPECT_EQ(session->record().final_hash(), record->final_hash());
  EXPECT_TRUE(
      MessageDifferencer::Equals(session->record().result(), record->result()));
  EXPECT_EQ(session->steps(), record->step_size());
  EXPECT_EQ(WhyNotReplayed(*session), "");
}

TEST_P(EverySession, AnyMomentIsFoundAgain) {
  const std::unique_ptr<TableSession> session = Begin(GetParam());
  RandomSource source(3);
  PlayOn(*session, source, 60);
  EXPECT_EQ(session->game().Hash(session->At(0)),
            session->record().start_hash());
  for (int at = 1; at <= session->steps(); ++at) {
    ASSERT_EQ(session->game().Hash(session->At(at)),
              session->record().step(at - 1).hash());
    EXPECT_FALSE(session->StoryOf(at).empty());
  }
}

TEST_P(EverySession, UndoLeadsBackAsFarAsItMay) {
  const std::unique_ptr<TableSession> session = Begin(GetParam());
  RandomSource source(4);
  int undone = 0;
  for (int i = 0; i < 80 && !session->IsOver(); ++i) {
    const Position before = session->now();
    const int steps = session->steps();
    PlayOn(*session, source, steps + 1);
    if (session->steps() != steps + 1 || !session->WhyNoUndo().empty()) {
      continue;
    }
    session->Undo();
    ++undone;
    ASSERT_EQ(session->steps(), steps);
    ASSERT_EQ(session->game().Hash(session->now()),
              session->game().Hash(before));
    ASSERT_EQ(WhyNotReplayed(*session), "");
    PlayOn(*session, source, steps + 1);
  }
  EXPECT_GT(undone, 0);
}

TEST_P(EverySession, ResumesWhereItStood) {
  std::unique_ptr<TableSession> session = Begin(GetParam());
  std::unique_ptr<TableSession> whole = Begin(GetParam());
  RandomSource source(5);
  RandomSource same(5);
  for (const int pause : {0, 1, 7, 30, 31}) {
    PlayOn(*session, source, pause);
    auto resumed = TableSession::Resume(session->record(), "test", AllGames());
    ASSERT_TRUE(resumed.ok()) << resumed.status();
    EXPECT_TRUE(MessageDifferencer::Equals(resumed.value()->record(),
                                           session->record()));
    session = *std::move(resumed);
  }
  // The dice go on as if nothing had been.
  PlayOn(*session, source, 60);
  PlayOn(*whole, same, 60);
  EXPECT_TRUE(MessageDifferencer::Equals(session->record(), whole->record()));
}

TEST_P(EverySession, AForkSharesWhatWasAndHasDiceOfItsOwn) {
  const std::unique_ptr<TableSession> session = Begin(GetParam());
  RandomSource source(6);
  PlayOn(*session, source, 40);
  const std::string before = session->record().SerializeAsString();
  const int at = session->steps() / 2;
  const std::unique_ptr<TableSession> fork = session->Fork(at, "g1", 99);
  EXPECT_EQ(session->record().SerializeAsString(), before);
  EXPECT_EQ(fork->game().Hash(fork->At(at)),
            session->game().Hash(session->At(at)));
  PlayOn(*fork, source, at + 30);
  EXPECT_EQ(WhyNotReplayed(*fork), "");
  ASSERT_EQ(fork->record().fork_size(), 1);
  EXPECT_FALSE(HasTheSeedsDiceOnly(fork->record()));
  // Without the mark its dice are wrong, if enough were thrown to tell.
  wire::GameRecord unmarked = fork->record();
  unmarked.clear_fork();
  const auto thrown = std::count_if(
      unmarked.step().begin() + at, unmarked.step().end(),
      [](const wire::GameStep& step) { return step.has_faces(); });
  if (thrown > 3) {
    EXPECT_TRUE(Replay(unmarked, fork->game(), fork->ruler(), AllGames(), {}));
  }
  // A fork of a fork, from before it left, is one of the first game.
  const std::unique_ptr<TableSession> again = fork->Fork(at - 1, "g2", 98);
  EXPECT_EQ(again->record().fork_size(), 1);
  PlayOn(*again, source, at + 10);
  EXPECT_EQ(WhyNotReplayed(*again), "");
}

TEST_P(EverySession, DiceMayBeTypedForOneSideOrBoth) {
  for (const bool both : {false, true}) {
    TableSeats seats = TwoFriends();
    seats[0].typed_dice = true;
    seats[1].typed_dice = both;
    const std::unique_ptr<TableSession> session = Begin(GetParam(), seats);
    RandomSource source(7);
    PlayOn(*session, source, 120);
    EXPECT_EQ(WhyNotReplayed(*session), "");
    const auto resumed =
        TableSession::Resume(session->record(), "test", AllGames());
    ASSERT_TRUE(resumed.ok()) << resumed.status();
  }
}

// One side throws at the table, the other by the seed: where both show the same
// and all throw again, the seed's dice have gone on.
TEST(TableSession, ThrowsThatCountForNothingAreCounted) {
  TableSeats seats = TwoFriends();
  seats[0].typed_dice = true;
  int diverged = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    const std::unique_ptr<TableSession> session = Begin("duel", seats, seed);
    RandomSource source(seed);
    PlayOn(*session, source, 1000);
    ASSERT_EQ(WhyNotReplayed(*session), "");
    for (const wire::GameStep& step : session->record().step()) {
      if (step.thrown_before() == 0) continue;
      wire::GameRecord uncounted = session->record();
      for (wire::GameStep& one : *uncounted.mutable_step()) {
        one.clear_thrown_before();
      }
      // But where the next throw shows the same by chance.
      diverged +=
          Replay(uncounted, session->game(), session->ruler(), AllGames(), {})
              ? 1
              : 0;
      break;
    }
  }
  EXPECT_GT(diverged, 3);
}

TEST(TableSession, TypedDiceMustBeDice) {
  TableSeats seats = TwoFriends();
  seats[0].typed_dice = seats[1].typed_dice = true;
  const std::unique_ptr<TableSession> session = Begin("retz", seats);
  ASSERT_NE(session->HandfulsToType(), 0u);
  const std::string before = session->record().SerializeAsString();
  EXPECT_FALSE(session->TypeDice(std::vector<int32_t>{7}).ok());
  EXPECT_FALSE(session->TypeDice(std::vector<int32_t>{0}).ok());
  EXPECT_FALSE(session->TypeDice(std::vector<int32_t>{1, 2, 3}).ok());
  EXPECT_EQ(session->record().SerializeAsString(), before);
  EXPECT_TRUE(session->TypeDice(std::vector<int32_t>{4}).ok());
  EXPECT_EQ(session->record().step(0).typed_handfuls(), 1u);
  // Faces that a typed record tells are believed, those of the seed are not.
  wire::GameRecord seeded = session->record();
  seeded.mutable_step(0)->clear_typed_handfuls();
  seeded.mutable_step(0)->set_faces(
      session->record().step(0).faces() == "\x4" ? "\x5" : "\x4");
  EXPECT_TRUE(
      Replay(seeded, session->game(), session->ruler(), AllGames(), {}));
}

void ExpectCorrectionsVerified(const std::string& scenario) {
  const std::unique_ptr<TableSession> session = Begin(scenario);
  RandomSource source(8);
  PlayOn(*session, source, [&] {
    return session->steps() >= 20 && session->PersonToOrder().has_value();
  });
  int corrected = 0;
  for (const Body& body : session->game().Draw(session->now()).bodies) {
    Pose pose = body.pose;
    pose.centre.x += kTicksPerInch / 16;
    const absl::StatusOr<bool> forgiven = session->Correct(body.id, pose);
    ASSERT_TRUE(forgiven.ok());
    EXPECT_FALSE(*forgiven) << body.name;
    pose.centre.x += kTicksPerInch / 2;
    if (body.has_facing) pose.heading = pose.heading.Turned(40);
    const int steps = session->steps();
    const absl::StatusOr<bool> done = session->Correct(body.id, pose);
    if (!done.ok()) {
      EXPECT_EQ(session->steps(), steps);
      continue;
    }
    ++corrected;
    for (const Body& now : session->game().Draw(session->now()).bodies) {
      if (now.id != body.id) continue;
      EXPECT_EQ(now.pose, pose) << body.name;
    }
    EXPECT_EQ(session->WhyNoUndo(), "");
  }
  EXPECT_GT(corrected, 3);
  PlayOn(*session, source, session->steps() + 30);
  EXPECT_EQ(WhyNotReplayed(*session), "");
  EXPECT_FALSE(HasTheSeedsDiceOnly(session->record()));
  const auto resumed =
      TableSession::Resume(session->record(), "test", AllGames());
  ASSERT_TRUE(resumed.ok()) << resumed.status();
  EXPECT_EQ(resumed.value()->game().Hash(resumed.value()->now()),
            session->game().Hash(session->now()));
}

TEST(Corrections, PutABlockRightAndAreVerified) {
  for (const SmallGame& small : SmallGames()) {
    SCOPED_TRACE(small.name);
    ExpectCorrectionsVerified(small.name);
  }
}

TEST(TableSession, WhatCannotStandThereIsNotPutThere) {
  const std::unique_ptr<TableSession> session = Begin("retz");
  RandomSource source(8);
  PlayOn(*session, source, 10);
  const std::vector<Body> bodies = session->game().Draw(session->now()).bodies;
  const auto unit = [&](size_t nth) {
    size_t seen = 0;
    for (const Body& body : bodies) {
      if (body.symbol == Symbol::kInfantry && seen++ == nth) return body;
    }
    return bodies[0];
  };
  const std::string before = session->record().SerializeAsString();
  EXPECT_FALSE(session->Correct(unit(0).id, unit(1).pose).ok());
  EXPECT_FALSE(
      session->Correct(unit(0).id, {{-kTicksPerInch * 30, 0}, {}}).ok());
  EXPECT_EQ(session->record().SerializeAsString(), before);
}

TEST(TableSession, WhatWasAnsweredIsNotTakenBack) {
  TableSeats seats;
  seats[1].who = TableSeat::Who::kAgent;
  seats[1].request = "random";
  const std::unique_ptr<TableSession> session = TableSession::Begin(
      {.loaded = LoadToy(BreakthroughStart()), .seats = seats, .seed = 1},
      AllGames());
  EXPECT_NE(session->WhyNoUndo(), "");  // nothing was ordered
  RandomSource source(1);
  const auto give = [&] {
    ASSERT_TRUE(
        session
            ->Give(session->game().ProposeOne(session->now(), source), nullptr)
            .ok());
  };
  give();
  EXPECT_EQ(session->AgentToOrder(), Side::kSecond);
  EXPECT_EQ(session->WhyNoUndo(), "");
  give();
  EXPECT_EQ(session->PersonToOrder(), Side::kFirst);
  EXPECT_THAT(session->WhyNoUndo(), HasSubstr("has answered"));
}

TEST(TableSession, WhoGivesUpHasLost) {
  const std::unique_ptr<TableSession> session = Begin("breakthrough");
  session->Resign(Side::kFirst);
  EXPECT_TRUE(session->IsOver());
  EXPECT_EQ(session->record().result().winner(),
            session->game().SideName(Side::kSecond));
  EXPECT_EQ(WhyNotReplayed(*session), "");
}

TEST(TableSession, ARecordThatWasEditedIsRefused) {
  const std::unique_ptr<TableSession> session = Begin("duel");
  RandomSource source(2);
  PlayOn(*session, source, 20);
  wire::GameRecord edited = session->record();
  edited.mutable_step(7)->set_hash(1);
  const auto resumed = TableSession::Resume(edited, "the log", AllGames());
  ASSERT_FALSE(resumed.ok());
  EXPECT_THAT(std::string(resumed.status().message()),
              HasSubstr("the log, step 8"));
}

TEST(TableSession, WhatIsPaidStandsWithTheOrder) {
  const std::unique_ptr<TableSession> session = Begin("retz");
  RandomSource source(2);
  PlayOn(*session, source, 60);
  int paid = 0;
  for (int step = 1; step <= session->steps(); ++step) {
    for (const Told& told : session->StoryOf(step)) {
      const bool pays = told.words.find(" paid") != std::string::npos;
      EXPECT_FALSE(pays && told.kind != Told::Kind::kOrder) << told.words;
      paid += pays ? 1 : 0;
    }
  }
  EXPECT_GT(paid, 3);
}

TEST(TableSession, WhatIsOpenIsToldToBoth) {
  const std::unique_ptr<TableSession> session = Begin("duel");
  RandomSource source(2);
  PlayOn(*session, source, 20);
  for (int step = 1; step <= session->steps(); ++step) {
    for (const Told& told : session->StoryOf(step)) {
      EXPECT_FALSE(told.hidden_from[0] || told.hidden_from[1]);
    }
  }
}

TEST(TableSession, AViewIsAskedForOnlyWhereSomethingIsHidden) {
  TableSeats seats;
  seats[1].who = TableSeat::Who::kAgent;
  seats[1].request = "random";
  EXPECT_EQ(EyesOf(*Begin("retz", seats)), std::nullopt);
  EXPECT_EQ(EyesOf(*Begin("fog", seats)), Side::kFirst);
}

// The enemy's powder is nobody's business: nor is what he does with it told.
TEST(TableSession, WhatIsHiddenIsNotTold) {
  const std::unique_ptr<TableSession> session = Begin("fog");
  RandomSource source(2);
  PlayOn(*session, source, 20);
  int orders = 0;
  for (int step = 1; step <= session->steps(); ++step) {
    for (const Told& told : session->StoryOf(step)) {
      if (told.kind != Told::Kind::kOrder) continue;
      ++orders;
      const auto side = static_cast<size_t>(Index(told.side));
      EXPECT_FALSE(told.hidden_from[side]);
      EXPECT_TRUE(told.hidden_from[1 - side]);
    }
  }
  EXPECT_GT(orders, 5);
}

}  // namespace
}  // namespace berthier
