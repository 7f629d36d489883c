#include "arenas/tournament/move_now_timer.h"

#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <semaphore>

namespace berthier {
namespace {

int64_t Now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// Waits for whoever says that it is to move.
class WaitingAgent final : public Agent {
 public:
  void Begin(const Game&, Side, uint64_t) override {}
  Choice Decide(const Game&, const Position&, Side) override { return {}; }
  void MoveNow() override {
    last_told = Now();
    told.release();
  }

  std::counting_semaphore<> told{0};
  int64_t last_told = 0;
};

TEST(MoveNowTimerTest, TellsAgainAndAgainButNotEarlier) {
  constexpr int64_t kEarly = 50'000'000;  // before the clock is out
  MoveNowTimer timer;
  WaitingAgent agent;
  const int64_t out = Now() + kEarly + 20'000'000;
  {
    const MoveNowTimer::Watch watch(timer, agent, out);
    for (int i = 0; i < 3; ++i) agent.told.acquire();
  }
  EXPECT_GE(agent.last_told, out - kEarly);
}

TEST(MoveNowTimerTest, TellsNobodyWhoHasAnswered) {
  MoveNowTimer timer;
  WaitingAgent quick;
  WaitingAgent slow;
  { const MoveNowTimer::Watch watch(timer, quick, Now() + 60'000'000'000); }
  int64_t answered = 0;
  {
    const MoveNowTimer::Watch watch(timer, slow, Now());
    slow.told.acquire();
    answered = Now();
  }
  const MoveNowTimer::Watch watch(timer, quick, Now());
  quick.told.acquire();
  EXPECT_GE(quick.last_told, answered);
  EXPECT_LE(slow.last_told, quick.last_told);
  EXPECT_FALSE(quick.told.try_acquire_for(std::chrono::seconds(0)) &&
               quick.last_told < answered);
}

}  // namespace
}  // namespace berthier
