#include "arenas/analysis/study.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "arenas/analysis/clustered.h"
#include "arenas/analysis/lapses.h"
#include "arenas/analysis/paymasters.h"
#include "arenas/analysis/review_points.h"
#include "arenas/analysis/study_page.h"
#include "arenas/analysis/study_summary.h"
#include "arenas/analysis/surroundings.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "proto/game_log.h"
#include "tests/arenas/analysis/recorded_games.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

class StudyTest : public testing::Test {
 protected:
  StudyTest()
      : folder_(fs::path(testing::TempDir()) /
                testing::UnitTest::GetInstance()->current_test_info()->name()) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~StudyTest() override { fs::remove_all(folder_); }

  std::string At(const std::string& name) const { return folder_ / name; }

  // Games of two agents in a log.
  std::string LogWith(const std::vector<wire::GameRecord>& records) const {
    const std::string path = At("games.bgl");
    absl::StatusOr<LogWriter> log = LogWriter::Open(path);
    EXPECT_TRUE(log.ok());
    for (const wire::GameRecord& record : records) {
      EXPECT_TRUE(AppendGame(record, *log).ok());
    }
    return path;
  }

  std::string LogOfRetz() const {
    const LoadedGame retz = *LoadGame("retz", Rulesets());
    return LogWith({RecordOfGame(retz, "drill", 3),
                    RecordOfGame(retz, "drill", 4),
                    RecordOfGame(retz, "drill", 5)});
  }

 private:
  fs::path folder_;
};

LeagueGames Opened(const std::string& log, std::span<const Ruleset> rulesets) {
  absl::StatusOr<LeagueGames> league = LeagueGames::Open({log}, rulesets);
  EXPECT_TRUE(league.ok()) << league.status();
  return *std::move(league);
}

std::string Told(const Study& study) {
  return StudyPageOf(SummaryOf(study), "again") + StudyCsvOf(study);
}

TEST(ClusteredMeanTest, ErrorsAreThoseOfClusters) {
  ClusteredMean apart;
  ClusteredMean together;
  for (size_t i = 0; i < 8; ++i) {
    const double value = i % 2 == 0 ? 1 : 3;
    apart.Add(i, value);
    // Each fact four times: four games, not sixteen facts.
    if (i < 4) {
      for (int again = 0; again < 4; ++again) together.Add(i, value);
    }
  }
  EXPECT_DOUBLE_EQ(apart.estimate().value, 2);
  EXPECT_NEAR(apart.estimate().error, std::sqrt(8.0 / 7 / 8), 1e-12);
  EXPECT_DOUBLE_EQ(together.estimate().value, 2);
  EXPECT_NEAR(together.estimate().error, std::sqrt(4.0 / 3 / 4), 1e-12);
  EXPECT_EQ(together.values(), 16u);
}

TEST(ClusteredMeanTest, WeightsCount) {
  ClusteredMean mean;
  mean.Add(0, 1, 3);
  mean.Add(1, 5, 1);
  EXPECT_DOUBLE_EQ(mean.estimate().value, 2);
}

TEST(SequenceTest, EveryGroundComesInItsTurn) {
  std::vector<LeagueGameAt> games;
  for (const char* ground : {"a", "a", "a", "a", "b", "b", "c"}) {
    games.push_back({.scenario = ground});
  }
  const std::vector<size_t> sequence = SequenceOf(games, 7);
  EXPECT_EQ(std::set<size_t>(sequence.begin(), sequence.end()).size(),
            games.size());
  std::set<std::string> first;
  for (size_t i = 0; i < 3; ++i) first.insert(games[sequence[i]].scenario);
  EXPECT_EQ(first.size(), 3u);
  EXPECT_NE(SequenceOf(games, 8), sequence);
  EXPECT_EQ(SequenceOf(games, 7), sequence);
}

Body Block(int id, int side, Symbol symbol, int inch) {
  const int32_t x = inch * kTicksPerInch;
  return {.id = MakeEntityId(id),
          .side = static_cast<int8_t>(side),
          .symbol = symbol,
          .outline = {{x, 0}, {x + 10, 0}, {x + 10, 10}, {x, 10}}};
}

TEST(SurroundingsTest, CountsWhoIsNear) {
  Picture picture;
  picture.bodies = {
      Block(0, 0, Symbol::kInfantry, 0), Block(1, 0, Symbol::kInfantry, 2),
      Block(2, 0, Symbol::kGeneral, 4),  Block(3, 0, Symbol::kCavalry, 10),
      Block(4, 1, Symbol::kInfantry, 8), Block(5, 1, Symbol::kArtillery, 13),
      Block(6, 1, Symbol::kCavalry, 40), Block(7, 1, Symbol::kGeneral, 5)};
  picture.bodies[1].badges = {{"disrupted", Tone::kShaken}};
  const ReceiverSurroundings around = SurroundingsOf(
      picture, {MakeEntityId(0), MakeEntityId(1)}, MakeEntityId(2));
  EXPECT_EQ(around.arm, "foot");
  EXPECT_EQ(around.units, 2);
  EXPECT_EQ(around.shaken, 1);
  EXPECT_EQ(around.leader, 3 * kTicksPerInch - 10);
  EXPECT_EQ(around.enemy, 6 * kTicksPerInch - 10);
  EXPECT_EQ(around.own_near, 3);
  EXPECT_EQ(around.enemies_near, 2);
  EXPECT_EQ(SurroundingsOf(picture, {MakeEntityId(9)}, MakeEntityId(2)).units,
            0);
}

TEST(PaymastersTest, PursesAndSharesAreTold) {
  const LoadedGame retz = *LoadGame("retz", Rulesets());
  const absl::StatusOr<GamePath> path =
      PathOf(RecordOfGame(retz, "drill", 3), "a game", Rulesets());
  ASSERT_TRUE(path.ok());
  const Game& game = *path->game;
  const Paymasters paymasters(*path);
  int splits = 0;
  for (size_t i = 0; i < path->steps.size(); ++i) {
    const PathStep& step = path->steps[i];
    if (!IsSplit(game, step)) continue;
    ++splits;
    const auto receivers = game.ShareNames(step.before, step.order);
    ASSERT_GT(receivers.size(), 1u);
    const Side side = step.awaited.side;
    for (size_t k = 0; k < receivers.size(); ++k) {
      const auto holder = paymasters.HolderFor(receivers[k]);
      ASSERT_TRUE(holder);
      // What is given is in that purse, but for debts that it pays first.
      const int had = *LeftIn(game.PursesOf(step.before, side), *holder);
      const int has = *LeftIn(game.PursesOf(path->After(i), side), *holder);
      const int share = Share(step.order.amount, static_cast<int>(k));
      if (had > 0) {
        EXPECT_EQ(has - had, share);
      } else {
        EXPECT_LE(has, share);
      }
      for (const EntityId unit : paymasters.PaidBy(*holder)) {
        EXPECT_EQ(game.entities()[static_cast<size_t>(Index(unit))].side,
                  Index(side));
      }
    }
  }
  EXPECT_GT(splits, 10);
}

// A review counts them likewise: what is not spent has lapsed, though other
// decisions follow in the turn.
TEST(LapsesTest, AReviewCountsTheSame) {
  const LoadedGame retz = *LoadGame("retz", Rulesets());
  const absl::StatusOr<GamePath> path =
      PathOf(RecordOfGame(retz, "drill", 3), "a game", Rulesets());
  ASSERT_TRUE(path.ok());
  std::array<int64_t, kSides> paid = {};
  for (const PathStep& step : path->steps) {
    if (step.kind != PathStep::Kind::kDecision) continue;
    const auto price = path->game->PriceOf(step.before, step.order);
    if (!price) continue;
    paid[static_cast<size_t>(Index(step.awaited.side))] += price->amount;
  }
  Review nothing_weighed;
  nothing_weighed.steps.resize(path->steps.size());
  const std::vector<PointsOfSide> points = PointsOf(*path, nothing_weighed);
  ASSERT_EQ(points.size(), kSides);
  for (const PointsOfSide& of : points) {
    EXPECT_EQ(of.unit, "CP");
    EXPECT_EQ(of.spent, paid[static_cast<size_t>(Index(of.side))]);
    EXPECT_EQ(of.spent + of.lapsed, of.given);
    EXPECT_GT(of.lapsed, 0);
  }
}

// What the dice of a side gave and what its commanders shared out or kept, by
// the events of the game (GT-CMD-01 to 11).
class PointsTold final : public Listener {
 public:
  void Hear(const Event& event) override {
    namespace gt = grande_tactique;
    const auto code = static_cast<gt::EventCode>(event.code);
    if (code == gt::EventCode::kCommandDie) points += event.operands[1];
    if (code == gt::EventCode::kBonus || code == gt::EventCode::kKept) {
      points += event.operands[0];
    }
  }
  int points = 0;
};

// A beaten side gives few orders: in many of its turns it has none to give or
// to pay, and its commander divides points between men who have no units. They
// were given all the same, and lapse.
TEST(LapsesTest, ThePointsOfTheBeatenCount) {
  const LoadedGame retz = *LoadGame("retz", Rulesets());
  MadeAgent doctrine = MakeAgent("doctrine", retz.game->ruleset());
  MadeAgent drill = MakeAgent("drill", retz.game->ruleset());
  for (const uint64_t seed : {2, 3, 4, 5}) {
    SCOPED_TRACE(seed);
    const absl::StatusOr<GamePath> path =
        PathOf(RecordOfDuel(retz, *std::get<std::unique_ptr<Agent>>(doctrine),
                            *std::get<std::unique_ptr<Agent>>(drill), seed),
               "a game", Rulesets());
    ASSERT_TRUE(path.ok());
    const Game& game = *path->game;
    std::array<int, kSides> given = {};
    std::array<int, kSides> divided = {};
    std::array<int, kSides> paid = {};
    for (const PathStep& step : path->steps) {
      const auto side = static_cast<size_t>(Index(step.awaited.side));
      PointsTold told;
      Position after = step.before;
      if (step.kind == PathStep::Kind::kRoll) {
        game.Resolve(after, step.faces, &told);
      } else {
        game.Play(after, step.order, &told);
        const auto price = game.PriceOf(step.before, step.order);
        if (price) paid[side] += price->amount;
        if (IsSplit(game, step)) {
          for (int k = 0; k < kMaxShares; ++k) {
            divided[side] += Share(step.order.amount, k);
          }
        }
      }
      given[side] += told.points;
    }
    const std::array<Lapses, kSides> lapses = LapsesIn(*path);
    for (size_t side = 0; side < lapses.size(); ++side) {
      EXPECT_EQ(lapses[side].given, given[side]);
      EXPECT_EQ(lapses[side].lapsed, given[side] - paid[side]);
      EXPECT_EQ(lapses[side].divided, divided[side]);
      EXPECT_GT(lapses[side].divided, 0);
      EXPECT_LE(lapses[side].divided_lapsed, lapses[side].divided);
      EXPECT_LE(lapses[side].divided_lapsed, lapses[side].lapsed);
    }
  }
}

TEST_F(StudyTest, IsTheSameHoweverItIsMade) {
  const LeagueGames league = Opened(LogOfRetz(), Rulesets());
  const StudyOptions options = {.budget = 30, .samples = 4};
  const absl::StatusOr<Study> once =
      RunStudy(league, Rulesets(), options, {.kept = At("once")});
  ASSERT_TRUE(once.ok()) << once.status();
  const std::string told = Told(*once);
  const absl::StatusOr<Study> by_two =
      RunStudy(league, Rulesets(), options, {.jobs = 2, .kept = {}});
  ASSERT_TRUE(by_two.ok());
  EXPECT_EQ(Told(*by_two), told);

  // Cut off in the midst of the last game; then with nothing missing.
  const uintmax_t whole = fs::file_size(At("once"));
  fs::resize_file(At("once"), whole - 30);
  int games = 0;
  for (const int expected : {1, 0}) {
    games = 0;
    const absl::StatusOr<Study> again =
        RunStudy(league, Rulesets(), options,
                 {.kept = At("once"),
                  .progress = [&games](size_t, size_t) { ++games; }});
    ASSERT_TRUE(again.ok()) << again.status();
    EXPECT_EQ(Told(*again), told);
    EXPECT_EQ(games, expected);
  }
  EXPECT_EQ(fs::file_size(At("once")), whole);

  const absl::StatusOr<Study> other =
      RunStudy(league, Rulesets(), {.budget = 30, .samples = 4, .seed = 2},
               {.kept = At("once")});
  EXPECT_EQ(other.status().code(), absl::StatusCode::kFailedPrecondition);
}

TEST_F(StudyTest, SaysWhatItFound) {
  const LeagueGames league = Opened(LogOfRetz(), Rulesets());
  const absl::StatusOr<Study> study =
      RunStudy(league, Rulesets(), {.budget = 30, .samples = 6}, {.kept = {}});
  ASSERT_TRUE(study.ok());
  int receivers = 0;
  for (const wire::StudiedGame& game : study->games) {
    EXPECT_EQ(game.decision_size(), 2);
    for (const wire::StudiedDecision& decision : game.decision()) {
      EXPECT_TRUE(decision.split());
      EXPECT_GT(decision.pool(), 0u);
      uint32_t shared = 0;
      for (const uint32_t share : decision.played().share()) shared += share;
      EXPECT_EQ(shared, decision.pool());
      EXPECT_EQ(decision.best().behind().value(), 0);
      for (const wire::StudiedReceiver& receiver : decision.receiver()) {
        ++receivers;
        EXPECT_TRUE(receiver.has_has());
        EXPECT_GT(receiver.next().count(), 0u) << receiver.name();
      }
    }
  }
  const wire::StudySummary summary = SummaryOf(*study);
  EXPECT_TRUE(summary.splits());
  EXPECT_EQ(summary.decisions(), 6u);
  EXPECT_EQ(summary.next().of(), static_cast<uint32_t>(receivers));
  ASSERT_EQ(summary.agent_name_size(), 2);
  EXPECT_EQ(summary.agent_name(0), "first");
  // What is divided goes to somebody: shares of a factor known of all add up.
  double all = 0;
  for (const wire::StudyDivision& division : summary.division()) {
    if (division.factor() == "Points it has already") {
      all += division.best().value();
    }
  }
  EXPECT_NEAR(all, 1, 1e-9);
}

// Where nobody divides anything, orders are priced.
TEST_F(StudyTest, PricesOrdersWhereNothingIsDivided) {
  const LoadedGame duel = LoadDuel();
  const LeagueGames league = Opened(LogWith({RecordOfGame(duel, "random", 1),
                                             RecordOfGame(duel, "random", 2)}),
                                    Toys());
  const absl::StatusOr<Study> study =
      RunStudy(league, Toys(), {.budget = 100, .samples = 8}, {.kept = {}});
  ASSERT_TRUE(study.ok()) << study.status();
  const wire::StudySummary summary = SummaryOf(*study);
  EXPECT_FALSE(summary.splits());
  EXPECT_EQ(summary.decisions(), 8u);
  EXPECT_EQ(summary.division_size(), 0);
  EXPECT_NE(StudyTextOf(summary).find("No points are divided"),
            std::string::npos);
}

}  // namespace
}  // namespace berthier
