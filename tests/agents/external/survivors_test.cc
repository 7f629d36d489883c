// Nothing that a program starts survives it: not after quit, not after a
// fault, not when the harness itself is killed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "tests/agents/external/programs.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// Processes on this machine whose command line begins with `name`.
int Running(const std::string& name) {
  int count = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator("/proc")) {
    std::ifstream file(entry.path() / "cmdline");
    // A process may end while it is looked at: this reads nothing then.
    std::string word;
    std::getline(file, word, '\0');
    if (word.rfind(name, 0) == 0) ++count;
  }
  return count;
}

// Until `name` runs so often; the test's own limit ends what never comes.
void AwaitCount(const std::string& name, int count) {
  while (Running(name) != count) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

class SurvivorsTest : public testing::TestWithParam<Isolation> {
 protected:
  SurvivorsTest()
      : name_("left-behind-" + std::to_string(getpid()) + "-" +
              std::to_string(static_cast<int>(GetParam()))),
        loaded_(LoadDuel()) {}

  void SetUp() override {
    // Each kind stands behind those that ask less of the kernel.
    if (GetParam() < BestIsolation()) {
      GTEST_SKIP() << "the kernel does not allow it here";
    }
  }
  ExternalOptions Forking() const { return Script("forks_children", {name_}); }

  std::string name_;
  LoadedGame loaded_;
};

TEST_P(SurvivorsTest, NoneAfterQuit) {
  ExternalAgent agent(Forking(), GetParam());
  const Outcome outcome = PlayAgainstRandom(loaded_, agent);
  EXPECT_FALSE(outcome.fault) << outcome.fault->what;
  AwaitCount(name_, 3);  // they do run, in sessions of their own
  agent.Close();
  EXPECT_EQ(Running(name_), 0);
}

TEST_P(SurvivorsTest, NoneWhenTheAgentGoes) {
  {
    ExternalAgent agent(Forking(), GetParam());
    agent.Begin(*loaded_.game, Side::kFirst, 1);
    AwaitCount(name_, 3);
  }
  EXPECT_EQ(Running(name_), 0);
}

TEST_P(SurvivorsTest, ADeathSaysWhetherProcessesWereLeft) {
  for (const bool forks : {false, true}) {
    const ExternalOptions options = forks ? Forking() : Script("behaves");
    Opened opened = Session::Open(options, GetParam());
    ASSERT_EQ(opened.index(), 0u) << std::get<Failure>(opened).what;
    Session& session = *std::get<0>(opened);
    EXPECT_EQ(session.Begin(*loaded_.game, Side::kFirst, 1), std::nullopt);
    if (forks) AwaitCount(name_, 3);
    const Death death = session.Quit();
    EXPECT_EQ(death.how, Death::How::kEnded);
    EXPECT_EQ(death.status, 0);
    EXPECT_EQ(death.left_processes, forks);
  }
}

TEST_P(SurvivorsTest, NoneWhenTheHarnessIsKilled) {
  const pid_t harness = fork();
  if (harness == 0) {
    ExternalAgent agent(Forking(), GetParam());
    agent.Begin(*loaded_.game, Side::kFirst, 1);
    pause();
    _exit(0);
  }
  AwaitCount(name_, 3);
  kill(harness, SIGKILL);
  waitpid(harness, nullptr, 0);
  AwaitCount(name_, 0);
}

INSTANTIATE_TEST_SUITE_P(All, SurvivorsTest,
                         testing::Values(Isolation::kEnclosed,
                                         Isolation::kNamespaces,
                                         Isolation::kProcessGroup),
                         [](const testing::TestParamInfo<Isolation>& one) {
                           switch (one.param) {
                             case Isolation::kEnclosed:
                               return "Enclosed";
                             case Isolation::kNamespaces:
                               return "Namespaces";
                             case Isolation::kProcessGroup:
                               break;
                           }
                           return "ProcessGroup";
                         });

TEST(NetworkTest, AProgramApartReachesNobody) {
  if (BestIsolation() == Isolation::kProcessGroup) {
    GTEST_SKIP() << "there are no namespaces here";
  }
  const int server = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  ASSERT_EQ(bind(server, reinterpret_cast<sockaddr*>(&address), size), 0);
  ASSERT_EQ(listen(server, 4), 0);
  getsockname(server, reinterpret_cast<sockaddr*>(&address), &size);
  const std::string port = std::to_string(ntohs(address.sin_port));
  const LoadedGame loaded = LoadDuel();
  for (const Isolation isolation :
       {Isolation::kProcessGroup, BestIsolation()}) {
    ExternalAgent agent(Script("network", {port}), isolation);
    const Outcome outcome = PlayAgainstRandom(loaded, agent);
    ASSERT_TRUE(outcome.fault);
    EXPECT_EQ(outcome.fault->what, isolation == Isolation::kProcessGroup
                                       ? "gave up: connected"
                                       : "gave up: no connection");
  }
  close(server);
}

}  // namespace
}  // namespace berthier
