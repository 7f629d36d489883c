// Records of games to analyse, played between agents from a seed.
#ifndef BERTHIER_TESTS_ARENAS_ANALYSIS_RECORDED_GAMES_H_
#define BERTHIER_TESTS_ARENAS_ANALYSIS_RECORDED_GAMES_H_

#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "agents/registry.h"
#include "arenas/analysis/game_path.h"
#include "arenas/match/duel.h"
#include "arenas/match/loading.h"
#include "arenas/match/recorder.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/toy_games.h"

namespace berthier {

inline wire::GameRecord RecordOfDuel(const LoadedGame& loaded, Agent& first,
                                     Agent& second, uint64_t seed) {
  DuelSetup setup = {.game = loaded.game.get(),
                     .agents = {&first, &second},
                     .dice_seed = seed,
                     .agent_seeds = {seed + 1, seed + 2},
                     .witnesses = {},
                     .listener = nullptr};
  Recorder recorder(setup, loaded.written, {"first", "second"}, 1);
  setup.witnesses.push_back(&recorder);
  return recorder.Finish(PlayDuel(setup));
}

// A game between two agents of that name.
inline wire::GameRecord RecordOfGame(const LoadedGame& loaded,
                                     const std::string& agent, uint64_t seed) {
  MadeAgent first = MakeAgent(agent, loaded.game->ruleset());
  MadeAgent second = MakeAgent(agent, loaded.game->ruleset());
  return RecordOfDuel(loaded, *std::get<std::unique_ptr<Agent>>(first),
                      *std::get<std::unique_ptr<Agent>>(second), seed);
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_ANALYSIS_RECORDED_GAMES_H_
