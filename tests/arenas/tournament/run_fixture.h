// RunTest: tournaments run to their end or in processes apart, and their
// ledgers read.
#ifndef BERTHIER_TESTS_ARENAS_TOURNAMENT_RUN_FIXTURE_H_
#define BERTHIER_TESTS_ARENAS_TOURNAMENT_RUN_FIXTURE_H_

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/tournament/ledger.h"
#include "engine/model/fault.h"
#include "proto/game_log.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {

// One of each kind.
inline constexpr std::string_view kFormats[] = {
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
      std::filesystem::remove(At(ledger));
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

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TOURNAMENT_RUN_FIXTURE_H_
