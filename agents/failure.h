// What can go wrong with whoever decides: a kind that can be counted, a
// sentence, and the evidence.
//
// A failure loses the game and never stops a match. An agent that could not
// decide says so in its Choice; what the arena finds for itself (an order that
// is refused, a dead process) has a kind here too.
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
  kBrokeDown,       // an agent of this program failed in mid-decision
  kRefusedToStart,  // cannot be started, or does not want to play
  kCrashedAtStart,  // before it was ready for a game
  kCrashed,         // a signal, or a code other than 0, in a game
  kExited,          // ended in a game with code 0, or closed its output
  kTimeout,
  kFlood,         // more output than anybody reads
  kGarbage,       // not the protocol
  kWrongRequest,  // answered what was not asked
  kWrongGame,     // answered for another game
  kOutOfMemory,
  kGaveUp,  // says itself that it cannot go on
};

// In the sequence of FaultKind.
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
  std::string evidence;  // what was said last, several lines perhaps
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_FAILURE_H_
