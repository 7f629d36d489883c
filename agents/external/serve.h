// The program's side of the agent protocol: runs an Agent on the standard
// streams. To write a program, implement Agent and this main:
//
//   int main() {
//     MyAgent agent;
//     return Serve(agent, {.name = "Mine", .version = "1"}, Rulesets());
//   }
//
// It uses the binary encoding and receives views as raw bytes of the forward
// model, so it must be built from the same rules as the Berthier that starts
// it; if it is not, it gives up with an error message.
#ifndef BERTHIER_AGENTS_EXTERNAL_SERVE_H_
#define BERTHIER_AGENTS_EXTERNAL_SERVE_H_

#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "agents/budget.h"
#include "engine/model/game.h"

namespace berthier {

struct Card {
  std::string name;
  std::string version;
  // Rulesets it plays; empty: all that are given.
  std::vector<std::string> rulesets = {};
  // Callbacks: `set` gets the user's settings before the first game, `allow`
  // gets the recommended budget before each decision.
  std::function<void(const std::string& key, const std::string& value)> set =
      {};
  std::function<void(const Budget& budget)> allow = {};
};

// Returns the program's exit code: 0 after quit or when the input ends, 2 for
// input that does not follow the protocol.
int Serve(Agent& agent, const Card& card, std::span<const Ruleset> rulesets);
// The same on other file descriptors.
int Serve(Agent& agent, const Card& card, std::span<const Ruleset> rulesets,
          int input, int output);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_SERVE_H_
