// Plays a program through the agent protocol and says what it gets wrong.
//
// It is played whole games as either side, asked for every kind of decision
// that its ruleset knows, and asked at odd moments: a game dropped in the
// middle, the same question twice, a message in pieces, a field from the
// future, two of it at once, the end of its input. After a complaint the
// program is started anew, if it has to be, and it goes on.
//
// Laws: a program that keeps to the protocol has no complaints, whatever its
// encoding and its view; every complaint is one line; no complaint stands there
// twice.
//
//   const std::vector<const Game*> games = {&game};
//   const Compliance found = TryProgram(options, BestIsolation(), games);
#ifndef BERTHIER_AGENTS_EXTERNAL_COMPLIANCE_H_
#define BERTHIER_AGENTS_EXTERNAL_COMPLIANCE_H_

#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "agents/external/options.h"
#include "engine/model/game.h"

namespace berthier {

struct Finding {
  std::string what;
  std::string evidence;  // what the program said last; lines
};

struct Compliance {
  std::string name;  // as it introduced itself
  std::string version;
  std::vector<Finding> complaints;
  std::vector<std::string> notes;  // worth knowing, and allowed
  // Kinds of decisions by their words: put to it, and for which no position was
  // found in play.
  std::vector<std::string> asked;
  std::vector<std::string> not_asked;
  int games = 0;
  int decisions = 0;
  std::chrono::nanoseconds slowest{0};  // of the decisions
};

// Plays the first of `games`; the others, of the same ruleset, are looked
// through for kinds of decisions that it does not ask for.
Compliance TryProgram(const ExternalOptions& options, Isolation isolation,
                      std::span<const Game* const> games);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_COMPLIANCE_H_
