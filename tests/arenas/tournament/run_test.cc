#include <gmock/gmock.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/runner.h"
#include "arenas/tournament/verification.h"
#include "engine/model/fault.h"
#include "proto/game_log.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kFormats[] = {
    "format: ROUND_ROBIN pairs: 4",
    "format: DOUBLE_ROUND_ROBIN pairs: 2",
    "format: SWISS swiss { rounds: 3 } pairs: 3",
    "format: KNOCKOUT pairs: 3 knockout { extra_pairs: 2 }",
};

class RunTest : public TournamentTest {
 protected:
  void WriteTournament(const std::string& name, std::string_view text) {
    Write(name + ".textproto", text);
  }
  // Runs it to its end; its standings.
  std::string RunToEnd(const std::string& name,
                       std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {"run", At(name + ".textproto")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Said said = Tournament(arguments);
    EXPECT_EQ(said.code, 0) << said.err;
    return said.out.substr(0, said.out.find("\nledger: "));
  }
  // A process that runs it.
  pid_t RunApart(const std::string& name) {
    const pid_t child = fork();
    if (child == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      _exit(Tournament({"run", At(name + ".textproto")}).code);
    }
    return child;
  }
  // The same of four random agents in a format where a pair more is twelve
  // games more, halted (SIGSTOP) with games played and more to play. So what a
  // test then does to it finds it at play, however fast either is.
  pid_t RunHalted(const std::string& name, const std::string& format) {
    const std::string ledger = name + ".ledger";
    for (uint64_t pairs = 200;; pairs *= 2) {
      all_ = 12 * pairs;
      WriteTournament(name, RandomAgents(4, format + " concurrency: 2 pairs: " +
                                                std::to_string(pairs)));
      const pid_t run = RunApart(name);
      siginfo_t ended = {};
      while (GamesIn(ledger) < 5 && ended.si_pid == 0) {
        usleep(500);
        waitid(P_PID, static_cast<id_t>(run), &ended,
               WEXITED | WNOHANG | WNOWAIT);
      }
      kill(run, SIGSTOP);
      int status = 0;
      waitpid(run, &status, WUNTRACED);
      BERTHIER_CHECK(WIFSTOPPED(status) || status == 0);
      if (WIFSTOPPED(status) && GamesIn(ledger) + 100 < all_) return run;
      // It was too quick: again, with more to play.
      if (WIFSTOPPED(status)) {
        kill(run, SIGKILL);
        WaitFor(run);
      }
      fs::remove(At(ledger));
    }
  }
  static int WaitFor(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return status;
  }
  // The records of a ledger by number.
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
  // Processes whose parent is `process`.
  static std::vector<pid_t> ChildrenOf(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/task/" +
                       std::to_string(process) + "/children");
    std::vector<pid_t> children;
    for (pid_t child = 0; file >> child;) children.push_back(child);
    return children;
  }
  // Clock ticks (a hundredth of a second) of processor time of a process.
  static uint64_t TicksOf(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string stat;
    std::getline(file, stat);
    // Behind the name in brackets: state, 10 numbers, user time, system time.
    std::istringstream rest(
        stat.substr(std::min(stat.rfind(')'), stat.size())));
    std::string skipped;
    for (int i = 0; i < 12; ++i) rest >> skipped;
    uint64_t user = 0;
    uint64_t system = 0;
    rest >> user >> system;
    return user + system;
  }
  uint64_t GamesIn(const std::string& ledger) {
    absl::StatusOr<LedgerReader> reader =
        LedgerReader::Open(At(ledger), LedgerDepth::kFacts);
    if (!reader.ok()) return 0;
    uint64_t games = 0;
    while (true) {
      const auto facts = reader->Next();
      if (!facts.ok() || !*facts) return games;
      games += (*facts)->has_leg() ? 1 : 0;
    }
  }

  uint64_t all_ = 0;  // games of the run that was halted
};

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

TEST_F(RunTest, OrdersGivenInsteadAreToldAndVerified) {
  WriteTournament("t", absl::StrFormat(R"(
    format: ROUND_ROBIN
    agent { name: "mine" command: "%s -B %s/illegal_order.py" }
    agent { name: "b" agent: "random" }
    scenario { name: "duel.textproto" }
    fault { kind: "illegal order" then: FALLBACK }
  )",
                                       BERTHIER_PYTHON, BERTHIER_BROKEN));
  const std::string said = RunToEnd("t");
  LedgerReader reader =
      *LedgerReader::Open(At("t.ledger"), LedgerDepth::kGames);
  LedgerWriter forged = *LedgerWriter::Open(At("forged.ledger"));
  int fallbacks = 0;
  while (auto facts = *reader.Next()) {
    if (facts->has_leg()) {
      const int side = facts->leg().player(0) == 0 ? 0 : 1;
      // It answers two decisions properly, of all its games.
      EXPECT_LE(facts->leg().own_orders(side), 2u);
      fallbacks += static_cast<int>(facts->leg().fallbacks(side));
      facts->mutable_leg()->clear_fallbacks();
    }
    ASSERT_TRUE(forged.Append(*facts, reader.Record()).ok());
  }
  EXPECT_GT(fallbacks, 2);
  EXPECT_THAT(said, HasSubstr(" faults  given instead "));
  EXPECT_THAT(said, ContainsRegex(absl::StrFormat(" mine .* %d ", fallbacks)));
  EXPECT_THAT(said, ContainsRegex(absl::StrFormat(
                        "instead: mine: %d of [0-9]+ orders given in its "
                        "stead, .* were its own",
                        fallbacks)));
  EXPECT_THAT(said, Not(HasSubstr("instead: b")));
  const Said verify = Tournament({"verify", At("t.ledger")});
  EXPECT_EQ(verify.code, 0) << verify.out;
  EXPECT_THAT(Tournament({"verify", At("forged.ledger")}).out,
              HasSubstr("fallbacks"));
  EXPECT_THAT(Run({"replay", At("t.ledger"), "--game=1"}).out,
              HasSubstr("(given instead of its own: illegal order)"));
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
  const Said said = Tournament({"withdraw", At("t.ledger"), "d"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_THAT(RunToEnd("t"), HasSubstr("d (withdrawn)"));
  EXPECT_EQ(Tournament({"withdraw", At("t.ledger"), "nobody"}).code, 2);
}

TEST_F(RunTest, VerifyFindsWhatWasForged) {
  WriteTournament("t", RandomAgents(3, "format: ROUND_ROBIN"));
  RunToEnd("t");
  struct Forgery {
    const char* said;
    void (*forge)(wire::LegPlayed& leg);
  };
  const auto forgeries = {
      Forgery{"the facts say that '",
              [](wire::LegPlayed& leg) {
                leg.set_winner(leg.winner() == 0 ? 1 : 0);
              }},
      Forgery{
          "points",
          [](wire::LegPlayed& leg) { leg.set_points(0, leg.points(0) + 1); }},
      Forgery{"orders",
              [](wire::LegPlayed& leg) { leg.set_orders(leg.orders() + 1); }},
      Forgery{"rolls",
              [](wire::LegPlayed& leg) { leg.set_rolls(leg.rolls() + 1); }},
      Forgery{"player-turns",
              [](wire::LegPlayed& leg) {
                leg.set_player_turns(leg.player_turns() + 1);
              }},
      Forgery{"fallbacks",
              [](wire::LegPlayed& leg) {
                leg.add_fallbacks(1);
                leg.add_fallbacks(0);
              }},
      Forgery{"own", [](wire::LegPlayed& leg) {
                leg.set_own_orders(0, leg.own_orders(0) - 1);
              }}};
  for (const Forgery& forgery : forgeries) {
    // Other facts of the first game, with a checksum to match.
    LedgerReader reader =
        *LedgerReader::Open(At("t.ledger"), LedgerDepth::kGames);
    LedgerWriter writer = *LedgerWriter::Open(At("forged.ledger"));
    bool is_forged = false;
    while (auto facts = *reader.Next()) {
      if (facts->has_leg() && !is_forged) {
        forgery.forge(*facts->mutable_leg());
        is_forged = true;
      }
      ASSERT_TRUE(writer.Append(*facts, reader.Record()).ok());
    }
    const Said said = Tournament({"verify", At("forged.ledger")});
    EXPECT_EQ(said.code, 1) << forgery.said;
    EXPECT_THAT(said.out, HasSubstr(forgery.said));
    fs::remove(At("forged.ledger"));
  }
}

TEST_F(RunTest, AdjudicatedGamesVerify) {
  WriteTournament("t", RandomAgents(2,
                                    "format: ROUND_ROBIN pairs: 3 "
                                    "adjudication { draw_after_orders: 4 }"));
  EXPECT_THAT(RunToEnd("t"), HasSubstr("adjudged 6"));
  EXPECT_EQ(Tournament({"verify", At("t.ledger")}).code, 0);
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
