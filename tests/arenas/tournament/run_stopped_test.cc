// Runs that are stopped, killed or hindered go on and lose nothing.
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "agents/random_source.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/runner.h"
#include "arenas/tournament/verification.h"
#include "tests/arenas/tournament/run_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST_F(RunTest, KilledAtAnyMomentItGoesOnAndEndsTheSame) {
  constexpr int kKills = 8;  // of each format, while it has a ledger
  RandomSource source(4);
  for (const std::string_view format : kFormats) {
    WriteTournament(
        "t", RandomAgents(5, std::string(format) + " concurrency: 2 seed: 8"));
    const std::string expected = RunToEnd("t");
    const auto records = Records("t.ledger");
    fs::remove(At("t.ledger"));
    uint32_t most = 4'000;  // microseconds until the kill
    for (int kills = 0;;) {
      const pid_t run = RunApart("t");
      std::this_thread::sleep_for(
          std::chrono::microseconds(source.Below(most)));
      kill(run, SIGKILL);
      const int status = WaitFor(run);
      if (WIFEXITED(status)) {
        ASSERT_EQ(WEXITSTATUS(status), 0);
        EXPECT_EQ(RunToEnd("t"), expected);
        EXPECT_EQ(Records("t.ledger"), records);
        fs::remove(At("t.ledger"));
        if (kills >= kKills) break;
        // Killed too seldom: once more, and sooner.
        most = most / 2 + 1;
        continue;
      }
      // Later and later, so that a slow machine comes to the end too.
      most += most / 8 + 1;
      if (!fs::exists(At("t.ledger"))) continue;
      ++kills;
      // A kill can fall anywhere in a write: tear the tail now and then.
      if (source.Below(3) != 0) continue;
      const auto size = fs::file_size(At("t.ledger"));
      const auto cut = source.Below(60);
      if (size > 4'000 + cut) fs::resize_file(At("t.ledger"), size - cut);
    }
  }
}

TEST_F(RunTest, ACrashOfAnAgentCostsOneGame) {
  // Who never answers is killed in each of its games; nobody else is: the
  // others do not use up so much time in all their games together.
  constexpr uint64_t kTicks = 30;
  WriteTournament("t", R"(
    format: ROUND_ROBIN concurrency: 1
    agent { name: "a" agent: "random" }
    agent { name: "b" agent: "random" }
    agent { name: "c" agent: "flat" budget { milliseconds: 1000000000 } }
    scenario { name: "duel.textproto" }
  )");
  const pid_t run = RunApart("t");
  int status = 0;
  while (waitpid(run, &status, WNOHANG) == 0) {
    for (const pid_t worker : ChildrenOf(run)) {
      if (TicksOf(worker) >= kTicks) kill(worker, SIGSEGV);
    }
    usleep(5'000);
  }
  EXPECT_EQ(status, 0);
  const LedgerLeague read = *ReadLeague(At("t.ledger"), Toys());
  ASSERT_EQ(read.league.games.size(), 6u);
  int faults = 0;
  for (const LeagueGame& game : read.league.games) {
    const bool of_c = game.first == 2 || game.second == 2;
    EXPECT_EQ(game.fault.has_value(), of_c);
    if (!game.fault) continue;
    ++faults;
    EXPECT_EQ(game.fault->side == Side::kFirst ? game.first : game.second, 2);
  }
  EXPECT_EQ(faults, 4);
  EXPECT_EQ(read.league.fault_kinds, std::vector<std::string>{"crashed"});
  const Said verify = Tournament({"verify", At("t.ledger")});
  EXPECT_EQ(verify.code, 0) << verify.out << verify.err;
}

TEST_F(RunTest, WorkersEndWithTheRunHoweverItEnds) {
  WriteTournament("t", R"(
    format: ROUND_ROBIN pairs: 50 concurrency: 2
    agent { name: "a" agent: "flat" } agent { name: "b" agent: "flat" }
    scenario { name: "duel.textproto" } budget { milliseconds: 200 }
  )");
  const pid_t run = RunApart("t");
  std::vector<pid_t> workers;
  while (workers.size() < 2) workers = ChildrenOf(run);
  usleep(20'000);
  kill(run, SIGKILL);
  WaitFor(run);
  for (const pid_t worker : workers) {
    // Until whoever inherits it has buried it, it may be there as a zombie.
    for (;;) {
      std::ifstream stat("/proc/" + std::to_string(worker) + "/stat");
      std::string pid;
      std::string name;
      std::string state;
      if (!(stat >> pid >> name >> state) || state == "Z" || state == "X") {
        break;
      }
      usleep(1'000);
    }
  }
}

TEST_F(RunTest, StopsAfterTheGamesThatArePlayedAndGoesOn) {
  const pid_t run = RunHalted("t", "format: ROUND_ROBIN");
  const std::string all = std::to_string(all_);
  const Said status = Tournament({"status", At("t.textproto")});
  EXPECT_THAT(status.out, HasSubstr("of " + all + " games played, running"));
  const Said stop = Tournament({"stop", At("t.textproto")});
  EXPECT_THAT(stop.out, HasSubstr("told to stop"));
  kill(run, SIGCONT);
  const int status_of_run = WaitFor(run);
  EXPECT_TRUE(WIFEXITED(status_of_run));
  EXPECT_EQ(WEXITSTATUS(status_of_run), 1);
  EXPECT_LT(GamesIn("t.ledger"), all_);
  EXPECT_THAT(Tournament({"status", At("t.ledger")}).out,
              HasSubstr("stopped; run it again to go on"));
  EXPECT_THAT(Tournament({"stop", At("t.ledger")}).out,
              HasSubstr("nobody is running it here"));
  EXPECT_FALSE(fs::exists(At("t.ledger.control")));
}

TEST_F(RunTest, CtrlCStopsTooAndSoDoesTheEndOfTheTerminal) {
  for (const int signal : {SIGINT, SIGHUP}) {
    const pid_t run = RunHalted("t", "format: ROUND_ROBIN");
    kill(run, signal);
    kill(run, SIGCONT);
    const int status = WaitFor(run);
    EXPECT_TRUE(WIFEXITED(status)) << signal;
    EXPECT_EQ(WEXITSTATUS(status), 1) << signal;
    EXPECT_LT(GamesIn("t.ledger"), all_);
    EXPECT_EQ(Records("t.ledger").size(), GamesIn("t.ledger"));
    fs::remove(At("t.ledger"));
  }
}

TEST_F(RunTest, WhoWasToldToOutliveItsTerminalDoes) {
  const pid_t run = [this] {
    const auto before = signal(SIGHUP, SIG_IGN);
    const pid_t child = RunHalted("t", "format: ROUND_ROBIN");
    signal(SIGHUP, before);
    return child;
  }();
  kill(run, SIGHUP);
  kill(run, SIGCONT);
  EXPECT_EQ(WaitFor(run), 0);
  EXPECT_EQ(GamesIn("t.ledger"), all_);
}

TEST_F(RunTest, AFullDiskIsALineAndLosesNothing) {
  WriteTournament("t", RandomAgents(4, "format: ROUND_ROBIN pairs: 20"));
  const std::string whole = RunToEnd("t", {"--ledger=" + At("whole.ledger")});
  const pid_t run = fork();
  if (run == 0) {
    signal(SIGXFSZ, SIG_IGN);  // as main() does
    const rlim_t most = fs::file_size(At("whole.ledger")) / 2;
    const rlimit limit = {.rlim_cur = most, .rlim_max = most};
    setrlimit(RLIMIT_FSIZE, &limit);
    const Said said = Tournament({"run", At("t.textproto")});
    const bool is_a_line =
        said.err.find("t.ledger: cannot be written") != std::string::npos &&
        said.err.find('\n') == said.err.size() - 1;
    _exit(is_a_line ? said.code : 9);
  }
  const int status = WaitFor(run);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 2);
  EXPECT_GT(GamesIn("t.ledger"), 0u);
  EXPECT_EQ(RunToEnd("t"), whole);
}

}  // namespace
}  // namespace berthier
