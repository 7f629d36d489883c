#include "bench/fog/seeing_agent.h"

#include <utility>

#include "agents/random_source.h"
#include "agents/registry.h"

namespace berthier {
namespace {

constexpr std::string_view kCheat = "cheat:";

Position ViewOf(const Game& game, const Position& position, Side side) {
  Position view(game.layout());
  game.See(position, side, view);
  return view;
}

}  // namespace

Choice SeeingAgent::Decide(const Game& game, const Position& position,
                           Side side) const {
  if (cheats) return agent->Decide(game, position, side);
  return agent->Decide(game, ViewOf(game, position, side), side);
}

MadeSeeing MakeSeeing(const std::string& request, std::string_view ruleset) {
  const bool cheats = request.starts_with(kCheat);
  MadeAgent made =
      MakeAgent(cheats ? request.substr(kCheat.size()) : request, ruleset);
  if (auto* const problem = std::get_if<std::string>(&made)) {
    return std::move(*problem);
  }
  return SeeingAgent{
      .cheats = cheats,
      .agent = std::get<std::unique_ptr<Agent>>(std::move(made))};
}

bool IsAnythingHidden(const Game& game, const Position& position, Side side) {
  constexpr int kWorlds = 8;
  const Position view = ViewOf(game, position, side);
  Position world(game.layout());
  RandomSource source(game.Hash(position));
  for (int i = 0; i < kWorlds; ++i) {
    game.Sample(view, side, source, world);
    if (!(world == position)) return true;
  }
  return false;
}

}  // namespace berthier
