// The other end of the agent protocol: plays an Agent for Berthier on the
// standard streams. A program of one's own is an Agent and this main:
//
//   int main() {
//     MyAgent agent;
//     return Serve(agent, {.name = "Mine", .version = "1"}, Rulesets());
//   }
//
// It speaks binary and takes views as the bytes of the forward model, so it
// must be built from the same rules as the Berthier that starts it; if it is
// not, it gives up with a sentence.
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
  // Those it plays; none: all that it is given.
  std::vector<std::string> rulesets = {};
  // Heard before the first game: what the user set for the agent, and, before
  // each decision, the budget it should keep to.
  std::function<void(const std::string& key, const std::string& value)> set =
      {};
  std::function<void(const Budget& budget)> allow = {};
};

// Returns the exit code of the program: 0 after quit or when the input ends, 2
// for input that is not the protocol.
int Serve(Agent& agent, const Card& card, std::span<const Ruleset> rulesets);
// The same on other descriptors.
int Serve(Agent& agent, const Card& card, std::span<const Ruleset> rulesets,
          int input, int output);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_SERVE_H_
