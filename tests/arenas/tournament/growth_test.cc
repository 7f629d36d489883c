#include "arenas/tournament/growth.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/schedule.h"
#include "arenas/tournament/seating.h"
#include "arenas/tournament/tournament_progress.h"
#include "proto/game_log.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kBoard = "scenario { name: 'board.textproto' }\n";

class GrowthTest : public TournamentTest {
 protected:
  Growth GrowthOfTexts(const std::string& before, const std::string& after) {
    const absl::StatusOr<TournamentPlan> was = PlanOfText(before);
    const absl::StatusOr<TournamentPlan> is = PlanOfText(after);
    EXPECT_TRUE(was.ok() && is.ok()) << was.status() << is.status() << after;
    return GrowthOf(*was, *is);
  }
  // The plan of one text, grown by the other.
  TournamentPlan Grown(const std::string& before, const std::string& after) {
    const TournamentPlan was = *PlanOfText(before);
    TournamentPlan plan = *PlanOfText(after);
    GrowFrom(was, plan, NewStep::kOne);
    return plan;
  }
  Said RunIt(std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {"run", At("t.textproto")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return Tournament(arguments);
  }
  std::string Standings(const std::string& ledger) {
    const std::string out = Tournament({"status", At(ledger)}).out;
    return out.substr(0, out.rfind("\n\n"));
  }
  std::map<uint32_t, std::string> Records(const std::string& ledger) {
    std::map<uint32_t, std::string> records;
    GameLogReader reader = *GameLogReader::Open(At(ledger));
    while (const auto game = *reader.Next()) {
      EXPECT_TRUE(
          records.emplace(game->number(), game->SerializeAsString()).second)
          << "a game was played twice";
    }
    return records;
  }
};

TEST_F(GrowthTest, SaysWhatIsNew) {
  const std::string three = "format: ROUND_ROBIN\n" + RandomAgents(3, "");
  EXPECT_THAT(GrowthOfTexts(three, three + "concurrency: 5").changes,
              IsEmpty());
  const Growth growth = GrowthOfTexts(
      three, "format: ROUND_ROBIN\n" + RandomAgents(4, "pairs: 3") +
                 std::string(kBoard) + "fault { withdraw_after: 2 }");
  EXPECT_EQ(growth.refused, std::nullopt);
  EXPECT_THAT(
      growth.changes,
      ElementsAre("agent d is new", "scenario board is new", "pairs: 1 -> 3",
                  "fault rules, for games to come: none -> { "
                  "withdraw_after: 2 }"));
  std::string rated = three;
  rated.replace(rated.find("agent: \"random\""), 15,
                "agent: \"random\" rating: 50");
  EXPECT_THAT(GrowthOfTexts(three, rated).changes,
              ElementsAre("agent a is an anchor, rated 50"));
  EXPECT_THAT(GrowthOfTexts(rated, three).changes,
              ElementsAre("agent a is no anchor any more"));
  const std::string swiss = "format: SWISS\n" + RandomAgents(5, "");
  EXPECT_THAT(GrowthOfTexts(swiss + "swiss { rounds: 2 }",
                            swiss + "swiss { rounds: 4 }")
                  .changes,
              ElementsAre("rounds: 2 -> 4"));
}

TEST_F(GrowthTest, RefusesWhatWouldChangeWhatWasPlayed) {
  const std::string three =
      "format: ROUND_ROBIN\n" + RandomAgents(3, "pairs: 2");
  std::string other = three;
  other.replace(other.find("\"random\""), 8, "\"flat\"");
  std::string moved = three;
  moved.replace(moved.find("\"a\""), 3, "\"x\"");
  const std::string swiss = "swiss { rounds: 2 }";
  const struct {
    std::string before;
    std::string after;
    std::string says;
  } kChanges[] = {
      {three, three + "seed: 4", "seed: 4"},
      {three, three + "clock { milliseconds: 9 }", "clock"},
      {three, "format: DOUBLE_ROUND_ROBIN\n" + RandomAgents(3, "pairs: 2"),
       "format"},
      {three, "format: ROUND_ROBIN\n" + RandomAgents(3, ""), "pairs: 2 -> 1"},
      {three, "format: ROUND_ROBIN\n" + RandomAgents(2, "pairs: 2"),
       "agent c is gone; 'berthier tournament withdraw'"},
      {three, "agent { name: 'new' agent: 'random' }\n" + three,
       "agent a stands at another place"},
      {three, moved, "agent a is gone"},
      {three, other, "give it another name and let both play"},
      {three, std::string(kBoard) + three, "scenario duel is changed"},
      {"format: SWISS\n" + RandomAgents(4, swiss),
       "format: SWISS\n" + RandomAgents(5, swiss),
       "agent e: a swiss takes no more of them once it has begun"},
      {"format: SWISS\n" + RandomAgents(4, "swiss { rounds: 3 }"),
       "format: SWISS\n" + RandomAgents(4, swiss), "rounds: 3 -> 2"},
      {"format: KNOCKOUT\n" + RandomAgents(4, ""),
       "format: KNOCKOUT\n" + RandomAgents(4, "pairs: 2"),
       "a knockout takes no more"},
      {"format: GAUNTLET\n" + RandomAgents(4, "gauntlet { champion: 'a' }"),
       "format: GAUNTLET\n" +
           RandomAgents(4, "gauntlet { champion: 'a' champion: 'b' }"),
       "b has played as no champion"},
  };
  for (const auto& change : kChanges) {
    EXPECT_THAT(
        GrowthOfTexts(change.before, change.after).refused.value_or("nothing"),
        HasSubstr(change.says))
        << change.after;
  }
}

// Old pairs keep number, players, ground and seeds; all together are those of
// a tournament begun with the larger file.
TEST_F(GrowthTest, PairsAreThoseThereWereAndThoseThatAreMissing) {
  const struct {
    std::string format;
    std::string grown;
  } kFormats[] = {
      {"format: ROUND_ROBIN", "format: ROUND_ROBIN"},
      {"format: DOUBLE_ROUND_ROBIN", "format: DOUBLE_ROUND_ROBIN"},
      {"format: GAUNTLET gauntlet { champion: 'b' }",
       "format: GAUNTLET gauntlet { champion: 'b' champion: 'g' }"},
  };
  for (const auto& [format, grown] : kFormats) {
    const std::string before = RandomAgents(4, format + " pairs: 2");
    const std::string after =
        RandomAgents(7, grown + " pairs: 5 ") + std::string(kBoard);
    const TournamentPlan small = *PlanOfText(before);
    const TournamentPlan large = *PlanOfText(after);
    const TournamentPlan plan = Grown(before, after);
    const Schedule old(small);
    Schedule schedule(plan);
    ASSERT_EQ(schedule.known(), old.known());
    schedule.Grow();
    for (uint64_t id = 0; id < old.known(); ++id) {
      EXPECT_EQ(schedule.At(id).players, old.At(id).players);
      EXPECT_EQ(schedule.At(id).ground, old.At(id).ground);
      EXPECT_EQ(SeedsOf(plan, id).dice, SeedsOf(small, id).dice);
    }
    const auto all = [](const Schedule& of) {
      std::map<std::tuple<std::set<int>, int>, int> pairs;
      for (uint64_t id = 0; id < of.known(); ++id) {
        const PairSpec pair = of.At(id);
        ++pairs[{{pair.players[0], pair.players[1]}, pair.ground}];
      }
      return pairs;
    };
    EXPECT_GT(schedule.known(), old.known());
    EXPECT_EQ(all(schedule), all(Schedule(large))) << format;
    EXPECT_EQ(all(Schedule::Whole(plan)), all(schedule));
  }
}

TEST_F(GrowthTest, ALadderGrowsByRungs) {
  const std::string text =
      "format: LADDER agent { name: 'flat' agent: 'flat' }\n"
      "scenario { name: 'duel.textproto' }\n"
      "ladder { budget { iterations: 2 } budget { iterations: 4 }";
  const TournamentPlan plan =
      Grown(text + " }", text + " budget { iterations: 8 } }");
  Schedule schedule(plan);
  EXPECT_EQ(schedule.known(), 1u);
  schedule.Grow();
  ASSERT_EQ(schedule.known(), 2u);
  EXPECT_EQ(schedule.At(1).players, (std::array<int, 2>{1, 2}));
}

TEST_F(GrowthTest, FaultRulesHoldForPairsNotBegun) {
  const std::string text = RandomAgents(3, "format: ROUND_ROBIN pairs: 4");
  TournamentPlan plan = Grown(text, text + "fault { withdraw_after: 1 }");
  plan.steps[1].from_pair = 5;
  EXPECT_EQ(plan.RulesOf(4).fault_size(), 0);
  EXPECT_EQ(plan.RulesOf(5).fault_size(), 1);
  TournamentProgress progress(plan);
  EXPECT_EQ(progress.Grown(), std::nullopt);
  EXPECT_NE(progress.Grown(), std::nullopt);
  uint64_t last = 0;
  // Player 0 crashes in every game.
  while (const std::optional<GameId> game = progress.Issue()) {
    wire::LegPlayed leg;
    leg.set_pair(game->pair.id);
    leg.set_leg(static_cast<uint32_t>(game->leg));
    for (int side = 0; side < kSides; ++side) {
      leg.add_player(static_cast<uint32_t>(game->PlayerOf(side)));
      if (game->PlayerOf(side) != 0) continue;
      last = game->pair.id;
      leg.set_winner(1 - side);
      leg.mutable_fault()->set_side(static_cast<uint32_t>(side));
      leg.mutable_fault()->set_kind("crashed");
    }
    ASSERT_EQ(progress.Played(leg), std::nullopt);
  }
  // It went on until the rule held, and then for one pair.
  uint64_t expected = 5;
  while (progress.schedule().At(expected).players[0] != 0 &&
         progress.schedule().At(expected).players[1] != 0) {
    ++expected;
  }
  EXPECT_EQ(last, expected);
}

TEST_F(GrowthTest, NothingPlayedIsPlayedAgain) {
  Write("t.textproto", RandomAgents(3, "format: ROUND_ROBIN pairs: 2"));
  ASSERT_EQ(RunIt().code, 0);
  const auto before = Records("t.ledger");
  const std::string ledger = Read("t.ledger");
  Write("t.textproto",
        RandomAgents(5, "format: ROUND_ROBIN pairs: 3") + std::string(kBoard));
  // Without being asked it does not grow.
  Said said = RunIt();
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("agent d is new; agent e is new; scenario "
                                  "board is new; pairs: 2 -> 3"));
  EXPECT_THAT(said.err, HasSubstr("--grow"));
  EXPECT_EQ(Read("t.ledger"), ledger);

  said = RunIt({"--grow"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("t.textproto: agent d is new"));
  EXPECT_THAT(said.out, HasSubstr("grown after 12 games: agent d is new"));
  const auto after = Records("t.ledger");
  // 10 meetings of 3 pairs on 2 scenarios.
  EXPECT_EQ(after.size(), 120u);
  for (const auto& [number, record] : before) {
    EXPECT_EQ(after.at(number), record);
  }
  said = Tournament({"verify", At("t.ledger")});
  EXPECT_EQ(said.code, 0) << said.out << said.err;
  EXPECT_THAT(said.out, HasSubstr("120 games verified"));
  // It is over, with the new file and asked again too.
  const std::string grown = Read("t.ledger");
  EXPECT_EQ(RunIt().code, 0);
  EXPECT_EQ(RunIt({"--grow"}).code, 0);
  EXPECT_EQ(Read("t.ledger"), grown);
  // The old file asks for less.
  Write("t.textproto", RandomAgents(3, "format: ROUND_ROBIN pairs: 2"));
  said = RunIt({"--grow"});
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("agent d is gone"));

  const LedgerLeague read = *ReadLeague(At("t.ledger"), Toys());
  EXPECT_EQ(read.league.players.size(), 5u);
  EXPECT_EQ(read.league.games.size(), 120u);
  EXPECT_EQ(FlawOf(read.league), std::nullopt);
}

TEST_F(GrowthTest, CutOffAnywhereItGoesOnAndEndsTheSame) {
  for (const std::string& more :
       {std::string("format: ROUND_ROBIN"),
        std::string("format: SWISS swiss { rounds: 2 }")}) {
    const bool is_swiss = more.find("SWISS") != std::string::npos;
    Write("t.textproto", RandomAgents(5, more));
    ASSERT_EQ(RunIt({"--concurrency=2"}).code, 0);
    // One withdraws between the end and the growth.
    ASSERT_EQ(Tournament({"withdraw", At("t.ledger"), "b"}).code, 0);
    Write("t.textproto",
          is_swiss ? RandomAgents(5, "format: SWISS swiss { rounds: 4 }")
                   : RandomAgents(6, "format: ROUND_ROBIN pairs: 2"));
    const Said said = RunIt({"--grow", "--concurrency=2"});
    ASSERT_EQ(said.code, 0) << said.err;
    const std::string expected = Standings("t.ledger");
    EXPECT_THAT(expected, HasSubstr("grown after "));
    EXPECT_THAT(expected, HasSubstr("b (withdrawn)"));
    const auto records = Records("t.ledger");
    ASSERT_EQ(Tournament({"verify", At("t.ledger")}).code, 0);

    // Frames up to some place behind the growth.
    fs::rename(At("t.ledger"), At("whole.ledger"));
    for (int kept = 0; kept < 12; ++kept) {
      fs::remove(At("t.ledger"));
      LedgerReader reader =
          *LedgerReader::Open(At("whole.ledger"), LedgerDepth::kGames);
      {
        LedgerWriter writer = *LedgerWriter::Open(At("t.ledger"));
        int behind = -1;
        while (const auto facts = *reader.Next()) {
          if (behind == kept) break;
          ASSERT_TRUE(writer.Append(*facts, reader.Record()).ok());
          if (behind >= 0 || facts->has_amendment()) ++behind;
        }
      }
      const Said again = RunIt();
      ASSERT_EQ(again.code, 0) << again.err;
      EXPECT_EQ(Standings("t.ledger"), expected) << kept;
      EXPECT_EQ(Records("t.ledger"), records) << kept;
    }
    fs::remove(At("t.ledger"));
  }
}

TEST_F(GrowthTest, AnAnchorChangesRatingsAndNoGame) {
  Write("t.textproto", RandomAgents(3, "format: KNOCKOUT pairs: 3"));
  ASSERT_EQ(RunIt().code, 0);
  const auto before = Records("t.ledger");
  std::string rated = Read("t.textproto");
  rated.replace(rated.find("agent: \"random\""), 15,
                "agent: \"random\" rating: 1234");
  Write("t.textproto", rated);
  const Said said = RunIt({"--grow"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("agent a is an anchor, rated 1234"));
  EXPECT_EQ(Records("t.ledger"), before);
  const LedgerView opened = *OpenLedger(At("t.ledger"), Toys());
  EXPECT_EQ(opened.plan->players[0].anchor, 1234);
  EXPECT_EQ(Tournament({"verify", At("t.ledger")}).code, 0);
}

// What the ledger gives back plays the same games, step by step.
TEST_F(GrowthTest, WhatIsExportedPlaysTheSameAgain) {
  Write("t.textproto", RandomAgents(3, "format: ROUND_ROBIN name: 'A/B'"));
  ASSERT_EQ(RunIt().code, 0);
  Write("t.textproto",
        RandomAgents(4, "format: ROUND_ROBIN name: 'A/B' pairs: 2") +
            std::string(kBoard));
  ASSERT_EQ(RunIt({"--grow"}).code, 0);
  const std::string expected = Standings("t.ledger");
  // Nothing of the files is left.
  fs::create_directories(At("far"));
  fs::rename(At("t.ledger"), At("far/x.ledger"));
  for (const char* name :
       {"t.textproto", "duel.textproto", "board.textproto"}) {
    fs::remove(At(name));
  }
  fs::create_directories(At("out"));
  Said said = Tournament(
      {"export", At("far/x.ledger"), "--output=" + At("out/x.textproto")});
  ASSERT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(said.out, HasSubstr("berthier tournament run x-step-1.textproto "
                                  "--ledger=again.ledger\n"));
  EXPECT_THAT(said.out, HasSubstr("run x.textproto --ledger=again.ledger "
                                  "--grow\n"));
  EXPECT_TRUE(fs::exists(At("out/duel.textproto")));
  EXPECT_TRUE(fs::exists(At("out/board.textproto")));
  const std::string again = "--ledger=" + At("out/again.ledger");
  said = Tournament({"run", At("out/x-step-1.textproto"), again});
  ASSERT_EQ(said.code, 0) << said.err;
  said = Tournament({"run", At("out/x.textproto"), again, "--grow"});
  ASSERT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(Standings("out/again.ledger"), expected);
  EXPECT_EQ(Records("out/again.ledger"), Records("far/x.ledger"));
  // The old ledger takes the file for its own.
  said = Tournament(
      {"run", At("out/x.textproto"), "--ledger=" + At("far/x.ledger")});
  EXPECT_EQ(said.code, 0) << said.err;
  // A second time nothing is replaced.
  const std::string file = Read("out/x.textproto");
  said = Tournament({"export", At("far/x.ledger"), "--force",
                     "--output=" + At("out/x.textproto")});
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("is a tournament file"));
  EXPECT_EQ(Read("out/x.textproto"), file);
  // Printed, it is the same.
  said = Tournament({"export", At("far/x.ledger")});
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(said.out, file);
  EXPECT_THAT(said.err, HasSubstr("3 files more: --output=FILE"));
}

}  // namespace
}  // namespace berthier
