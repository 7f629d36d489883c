// Whoever says "move now" when an agent's clock is nearly out.
//
// Agents that search look up and answer with what they know; others do not
// hear it. The timer is a thread that is begun with the first watch, so
// games without a clock have none.
//
// Law: an agent is prompted only while its watch lives, and then again and
// again until it has answered.
//
//   const MoveNowTimer::Watch watch(timer, agent, out);
//   Choice choice = agent.Decide(game, view, side);
#ifndef BERTHIER_ARENAS_TOURNAMENT_MOVE_NOW_TIMER_H_
#define BERTHIER_ARENAS_TOURNAMENT_MOVE_NOW_TIMER_H_

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include "agents/agent.h"

namespace berthier {

class MoveNowTimer {
 public:
  MoveNowTimer() = default;
  MoveNowTimer(const MoveNowTimer&) = delete;
  MoveNowTimer& operator=(const MoveNowTimer&) = delete;
  ~MoveNowTimer();

  class Watch {
   public:
    // The clock of `agent` is out at `out`, in nanoseconds of the steady clock.
    Watch(MoveNowTimer& timer, Agent& agent, int64_t out);
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
    ~Watch();

   private:
    MoveNowTimer& timer_;
  };

 private:
  void Run();

  std::mutex mutex_;
  std::condition_variable changed_;
  Agent* agent_ = nullptr;  // watched
  int64_t when_ = 0;
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_MOVE_NOW_TIMER_H_
