// Calls Agent::MoveNow when an agent's clock has nearly run out (50 ms before).
//
// Searching agents then stop and answer with the best order found so far; other
// agents ignore the call. The timer thread is started by the first watch, so
// games without a clock have no such thread.
//
// Law: MoveNow is called only during the lifetime of the agent's watch, and
// then repeatedly (every 10 ms) until the watch ends.
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
    // The clock of `agent` runs out at `out` (nanoseconds, steady clock). Only
    // one watch may live at a time.
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
  Agent* agent_ = nullptr;  // being watched; null: none
  int64_t when_ = 0;        // time of the next MoveNow; steady clock, ns
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_MOVE_NOW_TIMER_H_
