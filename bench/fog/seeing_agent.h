// Agents as positions are shown to them, for programs that play games of their
// own: what their side sees, or, if one is named "cheat:AGENT", the truth. That
// is a bound for all who are not; no tournament has it.
//
//   MadeSeeing made = MakeSeeing("cheat:planner", game.ruleset());
//   SeeingAgent& shown = std::get<SeeingAgent>(made);
//   shown.agent->Begin(game, side, seed);
//   Choice choice = shown.Decide(game, position, side);
#ifndef BERTHIER_BENCH_FOG_SEEING_AGENT_H_
#define BERTHIER_BENCH_FOG_SEEING_AGENT_H_

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "agents/agent.h"

namespace berthier {

struct SeeingAgent {
  bool cheats = false;
  std::unique_ptr<Agent> agent = nullptr;

  // Of the referee's position.
  Choice Decide(const Game& game, const Position& position, Side side) const;
};

// The agent, or what is wrong with the request.
using MadeSeeing = std::variant<SeeingAgent, std::string>;
MadeSeeing MakeSeeing(const std::string& request, std::string_view ruleset);

// Whether the side may well be in another position, for all it sees.
bool IsAnythingHidden(const Game& game, const Position& position, Side side);

}  // namespace berthier

#endif  // BERTHIER_BENCH_FOG_SEEING_AGENT_H_
