#include "arenas/tournament/signals.h"

#include <cstddef>

namespace berthier {
namespace {

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
    // Who was started by nohup is to outlive its terminal.
    const bool is_ignored = actions_[i].sa_handler == SIG_IGN;
    if (kSignals[i] == SIGHUP && is_ignored) {
      sigaction(SIGHUP, &actions_[i], nullptr);
    }
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
