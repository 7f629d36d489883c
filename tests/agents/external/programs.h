// External agent programs for tests, and a short game to play with them.
#ifndef BERTHIER_TESTS_AGENTS_EXTERNAL_PROGRAMS_H_
#define BERTHIER_TESTS_AGENTS_EXTERNAL_PROGRAMS_H_

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "agents/external/external_agent.h"
#include "agents/random_agent.h"
#include "arenas/match/duel.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/toy_games.h"

namespace berthier {

inline ExternalOptions Running(std::vector<std::string> command) {
  ExternalOptions options;
  options.command = std::move(command);
  // Generous for slow machines; tests of programs that hang use Hurried.
  options.to_start = options.to_decide = options.to_end =
      std::chrono::seconds(60);
  return options;
}

// A script of tests/agents/external/broken.
inline ExternalOptions Script(const std::string& name,
                              const std::vector<std::string>& arguments = {}) {
  std::vector<std::string> command = {
      BERTHIER_PYTHON, "-B", "-S", "-E",
      std::string(BERTHIER_BROKEN) + "/" + name + ".py"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return Running(command);
}

// The same with a short time limit for decisions.
inline ExternalOptions Hurried(ExternalOptions options) {
  options.to_decide = std::chrono::milliseconds(1'000);
  return options;
}

// Current resident memory of this process.
inline int64_t ResidentBytes() {
  std::ifstream statm("/proc/self/statm");
  int64_t size = 0;
  int64_t resident = 0;
  statm >> size >> resident;
  return resident * 4096;
}

// A bundled scenario.
inline LoadedGame LoadScenario(const std::string& name) {
  absl::StatusOr<LoadedGame> loaded = LoadGame(
      std::string(BERTHIER_SCENARIO_FOLDER) + "/" + name + ".textproto",
      Rulesets());
  EXPECT_TRUE(loaded.ok()) << loaded.status();
  return *std::move(loaded);
}

// Plays a duel of `first`, as first side, against a random agent.
inline Outcome PlayAgainstRandom(const LoadedGame& loaded, Agent& first,
                                 uint64_t seed = 5) {
  RandomAgent second;
  return PlayDuel({.game = loaded.game.get(),
                   .agents = {&first, &second},
                   .dice_seed = seed,
                   .agent_seeds = {1, 2},
                   .witnesses = {},
                   .listener = nullptr});
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_AGENTS_EXTERNAL_PROGRAMS_H_
