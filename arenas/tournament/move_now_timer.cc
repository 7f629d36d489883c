#include "arenas/tournament/move_now_timer.h"

#include <chrono>

namespace berthier {
namespace {

using Clock = std::chrono::steady_clock;

// So long before the clock is out: time to finish an iteration and answer.
constexpr int64_t kBefore = 50'000'000;
// Whoever had not begun to listen is told once more.
constexpr int64_t kAgain = 10'000'000;

int64_t Nanoseconds(Clock::time_point time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             time.time_since_epoch())
      .count();
}

Clock::time_point At(int64_t nanoseconds) {
  return Clock::time_point(std::chrono::duration_cast<Clock::duration>(
      std::chrono::nanoseconds(nanoseconds)));
}

}  // namespace

MoveNowTimer::~MoveNowTimer() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

MoveNowTimer::Watch::Watch(MoveNowTimer& timer, Agent& agent, int64_t out)
    : timer_(timer) {
  if (!timer_.thread_.joinable()) {
    timer_.thread_ = std::thread([&timer] { timer.Run(); });
  }
  {
    const std::lock_guard lock(timer_.mutex_);
    timer_.agent_ = &agent;
    timer_.when_ = out - kBefore;
  }
  timer_.changed_.notify_one();
}

MoveNowTimer::Watch::~Watch() {
  const std::lock_guard lock(timer_.mutex_);
  timer_.agent_ = nullptr;
}

void MoveNowTimer::Run() {
  std::unique_lock lock(mutex_);
  while (!is_over_) {
    if (agent_ == nullptr) {
      changed_.wait(lock);
    } else if (Clock::now() < At(when_)) {
      changed_.wait_until(lock, At(when_));
    } else {
      // Under the lock, so that the agent is still at it.
      agent_->MoveNow();
      when_ = Nanoseconds(Clock::now()) + kAgain;
    }
  }
}

}  // namespace berthier
