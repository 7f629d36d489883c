// Tests a program against the agent protocol and lists its errors.
//
// It plays whole games on either side, is asked every kind of decision of its
// ruleset, and is tested with unusual input: a game dropped in the middle, the
// same request twice, a message in pieces, an unknown field, two requests at
// once, the end of its input. After a complaint the program is restarted if
// necessary and the test continues.
//
// Laws: a program that follows the protocol gets no complaints, whatever its
// encoding and view; every complaint is one line; no complaint is listed twice.
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
  std::string evidence;  // the program's last output; several lines
};

struct Compliance {
  std::string name;  // from its introduction
  std::string version;
  std::vector<Finding> complaints;
  std::vector<std::string> notes;  // worth knowing, and allowed
  // Kinds of decisions by name: those it was asked, and those for which no
  // position was found in play.
  std::vector<std::string> asked;
  std::vector<std::string> not_asked;
  int games = 0;
  int decisions = 0;
  std::chrono::nanoseconds slowest{0};  // slowest decision
};

// Plays the first of `games`. The others, of the same ruleset, are searched for
// kinds of decisions that do not occur in the first.
Compliance TryProgram(const ExternalOptions& options, Isolation isolation,
                      std::span<const Game* const> games);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_COMPLIANCE_H_
