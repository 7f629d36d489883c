// Counts Ctrl-C (SIGINT), SIGTERM and the end of the terminal (SIGHUP) while a
// tournament runs, instead of ending the process.
//
// The signals are blocked except during a wait (ppoll) with the mask
// unblocked(). The destructor restores the former handlers and mask. A SIGHUP
// that was ignored before (nohup) stays ignored.
#ifndef BERTHIER_ARENAS_TOURNAMENT_SIGNALS_H_
#define BERTHIER_ARENAS_TOURNAMENT_SIGNALS_H_

#include <signal.h>

#include <array>

namespace berthier {

class SignalWatch {
  static constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

 public:
  SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;
  ~SignalWatch();

  // Signals since the constructor.
  int count() const;
  // The signal mask to wait with, as it was before the constructor.
  const sigset_t& unblocked() const { return before_; }

 private:
  sigset_t before_;
  std::array<struct sigaction, kSignals.size()> actions_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SIGNALS_H_
