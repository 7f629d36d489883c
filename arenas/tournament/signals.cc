#include "arenas/tournament/signals.h"

#include <cstddef>

namespace berthier {
namespace {

constexpr std::array<int, 2> kSignals = {SIGINT, SIGTERM};

volatile sig_atomic_t signals_seen = 0;

void Count(int /*signal*/) { signals_seen = signals_seen + 1; }

}  // namespace

SignalWatch::SignalWatch() {
  signals_seen = 0;
  sigset_t blocked;
  sigemptyset(&blocked);
  for (const int number : kSignals) sigaddset(&blocked, number);
  sigprocmask(SIG_BLOCK, &blocked, &before_);
  for (size_t i = 0; i < kSignals.size(); ++i) {
    struct sigaction action = {};
    action.sa_handler = &Count;
    sigemptyset(&action.sa_mask);
    sigaction(kSignals[i], &action, &actions_[i]);
  }
}

SignalWatch::~SignalWatch() {
  for (size_t i = 0; i < kSignals.size(); ++i) {
    sigaction(kSignals[i], &actions_[i], nullptr);
  }
  sigprocmask(SIG_SETMASK, &before_, nullptr);
}

int SignalWatch::count() const { return signals_seen; }

}  // namespace berthier
