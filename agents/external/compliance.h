// Plays a program through the agent protocol and says what it gets wrong.
//
// It is played whole games as either side, and asked at odd moments: a game
// dropped in the middle, the same question twice, a message in pieces, a field
// from the future, two of it at once, the end of its input.
//
// Laws: a program that keeps to the protocol has no complaints, whatever its
// encoding and its view; every complaint is one line.
//
//   const Compliance found = TryProgram(options, BestIsolation(), game);
#ifndef BERTHIER_AGENTS_EXTERNAL_COMPLIANCE_H_
#define BERTHIER_AGENTS_EXTERNAL_COMPLIANCE_H_

#include <chrono>
#include <string>
#include <vector>

#include "agents/external/options.h"
#include "engine/model/game.h"

namespace berthier {

struct Compliance {
  std::string name;  // as it introduced itself
  std::string version;
  std::vector<std::string> complaints;
  std::vector<std::string> notes;  // worth knowing, and allowed
  int games = 0;
  int decisions = 0;
  std::chrono::nanoseconds slowest{0};  // of the decisions
};

Compliance TryProgram(const ExternalOptions& options, Isolation isolation,
                      const Game& game);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_COMPLIANCE_H_
