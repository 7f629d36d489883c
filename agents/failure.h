// How an agent can fail: a kind that can be counted, a sentence, and the
// evidence.
//
// A failure loses the game and never stops a match. An agent that could not
// decide reports it in its Choice. Failures that the arena detects itself (a
// refused order, a dead process) have a kind here too.
//
// Laws: FaultKindNamed(NameOf(kind)) = kind.
//
//   choice.failure = {.kind = FaultKind::kTimeout,
//                     .what = "no answer within 10.0 s",
//                     .evidence = "standard error: thinking ..."};
#ifndef BERTHIER_AGENTS_FAILURE_H_
#define BERTHIER_AGENTS_FAILURE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace berthier {

enum class FaultKind : uint8_t {
  kIllegalOrder,
  kBrokeDown,       // a built-in agent failed during a decision
  kRefusedToStart,  // could not be started, or declined to play
  kCrashedAtStart,  // before it was ready for a game
  kCrashed,         // a signal, or a code other than 0, in a game
  kExited,          // ended in a game with code 0, or closed its output
  kTimeout,
  kFlood,         // more output than is accepted
  kGarbage,       // not the protocol
  kWrongRequest,  // answered a different request
  kWrongGame,     // answered for another game
  kOutOfMemory,
  kGaveUp,  // reported that it cannot go on
};

// In the order of FaultKind.
inline constexpr std::array<std::string_view, 13> kFaultKindNames = {
    "illegal order", "broke down",    "refused to start", "crashed at start",
    "crashed",       "exited",        "timeout",          "flood",
    "garbage",       "wrong request", "wrong game",       "out of memory",
    "gave up",
};

constexpr std::string_view NameOf(FaultKind kind) {
  return kFaultKindNames[static_cast<size_t>(kind)];
}

constexpr std::optional<FaultKind> FaultKindNamed(std::string_view name) {
  for (size_t i = 0; i < kFaultKindNames.size(); ++i) {
    if (kFaultKindNames[i] == name) return static_cast<FaultKind>(i);
  }
  return std::nullopt;
}

struct Failure {
  FaultKind kind = FaultKind::kBrokeDown;
  std::string what;      // a sentence without its full stop
  std::string evidence;  // the agent's last output; may be several lines
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_FAILURE_H_
