// Ctrl-C, SIGTERM and the end of the terminal (SIGHUP) while a tournament runs:
// counted, not obeyed.
//
// They are blocked but where somebody waits with `unblocked`; what was before
// comes back when this goes.
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

  // Signals so far.
  int count() const;
  const sigset_t& unblocked() const { return before_; }

 private:
  sigset_t before_;
  std::array<struct sigaction, kSignals.size()> actions_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SIGNALS_H_
