// Tournaments that are run to their end, and commands that are none.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/runner.h"
#include "arenas/tournament/verification.h"
#include "tests/arenas/tournament/run_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST_F(RunTest, ConcurrencyChangesNoGame) {
  for (const std::string_view format : kFormats) {
    WriteTournament("t", RandomAgents(5, format));
    const std::string one = RunToEnd("t", {"--concurrency=1"});
    const auto records = Records("t.ledger");
    fs::remove(At("t.ledger"));
    EXPECT_EQ(RunToEnd("t", {"--concurrency=3"}), one);
    EXPECT_EQ(Records("t.ledger"), records);
    const Said verify = Tournament({"verify", At("t.ledger")});
    EXPECT_EQ(verify.code, 0) << verify.err << verify.out;
    EXPECT_THAT(verify.out, HasSubstr("0 are still to be played"));
    fs::remove(At("t.ledger"));
  }
}

TEST_F(RunTest, NothingInTheLedgerIsPlayedAgain) {
  WriteTournament("t", RandomAgents(4, "format: ROUND_ROBIN"));
  const std::string first = RunToEnd("t");
  const std::string ledger = Read("t.ledger");
  EXPECT_EQ(RunToEnd("t"), first);
  EXPECT_EQ(Read("t.ledger"), ledger);
}

TEST_F(RunTest, AnotherTournamentIsRefusedAndNothingIsLost) {
  WriteTournament("t", RandomAgents(3, "format: ROUND_ROBIN seed: 1"));
  RunToEnd("t");
  const std::string ledger = Read("t.ledger");
  WriteTournament("t", RandomAgents(3, "format: ROUND_ROBIN seed: 2"));
  const Said said = Tournament({"run", At("t.textproto")});
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err,
              HasSubstr("was begun with another tournament and cannot "
                        "grow into this one (modified: seed: 1 -> "
                        "2)"));
  EXPECT_EQ(Read("t.ledger"), ledger);
}

TEST_F(RunTest, TwoRunsOfOneLedgerAreRefused) {
  WriteTournament("t", RandomAgents(3, "format: ROUND_ROBIN"));
  const auto lock = LedgerWriter::Open(At("t.ledger"));
  ASSERT_TRUE(lock.ok());
  const Said said = Tournament({"run", At("t.textproto")});
  EXPECT_EQ(said.code, 2);
  EXPECT_THAT(said.err, HasSubstr("another program is writing to this log"));
}

TEST_F(RunTest, ClocksHurryAgentsThatWouldThinkForEver) {
  WriteTournament("t", R"(
    format: ROUND_ROBIN concurrency: 2 clock { milliseconds: 100 }
    agent { name: "a" agent: "flat" budget { milliseconds: 10000000 } }
    agent { name: "b" agent: "random" }
    scenario { name: "duel.textproto" }
  )");
  RunToEnd("t");
  const LedgerLeague read = *ReadLeague(At("t.ledger"), Toys());
  ASSERT_EQ(read.league.games.size(), 2u);
  for (const LeagueGame& game : read.league.games) {
    // On a machine that has other things to do any clock may run out.
    if (game.fault) continue;
    // It had so much time and had to use it.
    EXPECT_GE(game.milliseconds[game.first == 0 ? 0 : 1], 49);
  }
  for (const std::string& kind : read.league.fault_kinds) {
    EXPECT_EQ(kind, "timeout");
  }
  EXPECT_EQ(Tournament({"verify", At("t.ledger")}).code, 0);
}

TEST_F(RunTest, CommandsBeginAtTheFolderOfTheFile) {
  fs::copy(std::string(BERTHIER_EXAMPLES) + "/agent.py", At("mine.py"));
  WriteTournament("t", absl::StrFormat(R"(
    format: ROUND_ROBIN
    agent { name: "mine" command: "%s -B mine.py" }
    agent { name: "b" agent: "random" }
    scenario { name: "duel.textproto" }
  )",
                                       BERTHIER_PYTHON));
  const pid_t run = fork();
  if (run == 0) {
    fs::current_path("/");
    _exit(Tournament({"run", At("t.textproto")}).code);
  }
  EXPECT_EQ(WaitFor(run), 0);
  const LedgerLeague read = *ReadLeague(At("t.ledger"), Toys());
  ASSERT_EQ(read.league.games.size(), 2u);
  for (const LeagueGame& game : read.league.games) EXPECT_FALSE(game.fault);
  EXPECT_EQ(StartOf(At("t.ledger"))->folder(), fs::canonical(folder_).string());
}

TEST_F(RunTest, AProgramThatCannotBeStartedStopsTheRunAndCountsForNothing) {
  WriteTournament("t", absl::StrFormat(R"(
    format: ROUND_ROBIN
    agent { name: "mine" command: "%s -B mine.py" }
    agent { name: "b" agent: "random" }
    scenario { name: "duel.textproto" }
  )",
                                       BERTHIER_PYTHON));
  const Said first = Tournament({"run", At("t.textproto")});
  EXPECT_EQ(first.code, 2);
  EXPECT_THAT(first.err, HasSubstr("agent mine cannot be started in"));
  EXPECT_THAT(first.err, HasSubstr("mine.py"));
  EXPECT_FALSE(fs::exists(At("t.ledger")));
  // The same of a tournament that has begun.
  {
    LedgerWriter writer = *LedgerWriter::Open(At("t.ledger"));
    wire::LedgerFacts facts;
    *facts.mutable_start() = ReadPlan(At("t.textproto"), Toys())->Start();
    ASSERT_TRUE(writer.Append(facts).ok());
  }
  const std::string before = Read("t.ledger");
  EXPECT_EQ(Tournament({"run", At("t.textproto")}).code, 2);
  EXPECT_EQ(Read("t.ledger"), before);
  // Who has withdrawn need not start.
  EXPECT_EQ(Tournament({"withdraw", At("t.ledger"), "mine"}).code, 0);
  RunToEnd("t");
}

TEST_F(RunTest, WhoWithdrawsPlaysNoMore) {
  const pid_t run = RunHalted("t", "format: ROUND_ROBIN");
  EXPECT_EQ(Tournament({"withdraw", At("t.textproto"), "c"}).code, 0);
  kill(run, SIGCONT);
  EXPECT_EQ(WaitFor(run), 0);
  const Said status = Tournament({"status", At("t.ledger")});
  EXPECT_THAT(status.out, HasSubstr("c (withdrawn)"));
  EXPECT_THAT(status.out, HasSubstr("over"));
  const LedgerLeague read = *ReadLeague(At("t.ledger"), Toys());
  size_t of_c = 0;
  for (const LeagueGame& game : read.league.games) {
    of_c += game.first == 2 || game.second == 2 ? 1 : 0;
  }
  EXPECT_LT(of_c, all_ / 2);
  EXPECT_EQ(read.league.games.size() - of_c, all_ / 2);
  EXPECT_EQ(FlawOf(read.league), std::nullopt);
  EXPECT_EQ(Tournament({"verify", At("t.ledger")}).code, 0);
}

TEST_F(RunTest, SomebodyCanWithdrawWhileNobodyRuns) {
  const pid_t run = RunHalted("t", "format: SWISS swiss { rounds: 3 }");
  kill(run, SIGKILL);
  WaitFor(run);
  // As a worker that has not yet found out that its run is no more.
  const int pipe = open(At("t.ledger.control").c_str(), O_RDWR | O_NONBLOCK);
  ASSERT_GE(pipe, 0);
  const Said said = Tournament({"withdraw", At("t.ledger"), "d"});
  close(pipe);
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(RunToEnd("t"), HasSubstr("d (withdrawn)"));
  EXPECT_EQ(Tournament({"withdraw", At("t.ledger"), "nobody"}).code, 2);
}

TEST_F(RunTest, BadCommandsAreOneLine) {
  WriteTournament("t", RandomAgents(3, "format: SWISS swiss { rounds: 2 }"));
  struct Bad {
    std::vector<std::string> arguments;
    std::string says;
  };
  const std::vector<Bad> calls = {
      {{"dance", At("t.textproto")}, "there is no 'tournament dance'"},
      {{"run", At("none.textproto")}, "cannot read"},
      {{"run", At("t.textproto"), "x"}, "'tournament run' takes FILE"},
      {{"status", At("t.textproto")}, "there is no ledger '"},
      {{"verify", At("duel.textproto")}, "there is no ledger '"},
      {{"run", At("t.textproto"), "--concurrency=1000"},
       "--concurrency must be from 1 to 256"},
      {{"shard", At("t.textproto"), "--shards=2", "--shard=1"},
       "a swiss is paired by its results and cannot be cut into shards"},
  };
  for (const Bad& call : calls) {
    const Said said = Tournament(call.arguments);
    EXPECT_EQ(said.code, 2) << call.arguments[0];
    EXPECT_THAT(said.err, HasSubstr(call.says));
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1);
  }
  EXPECT_FALSE(fs::exists(At("t.ledger")));
}

}  // namespace
}  // namespace berthier
