// The examples play whole games legally, as either side.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/agents/external/programs.h"

namespace berthier {
namespace {

std::vector<std::string> PythonExample() {
  return {BERTHIER_PYTHON, std::string(BERTHIER_EXAMPLES) + "/agent.py"};
}

// Against `random`, as either side in turn.
void PlayLegally(const LoadedGame& loaded, Agent& agent, int games) {
  RandomAgent random;
  for (int game = 0; game < games; ++game) {
    DuelSetup setup = {.game = loaded.game.get(),
                       .agents = {&agent, &random},
                       .dice_seed = static_cast<uint64_t>(game),
                       .agent_seeds = {1, 2},
                       .witnesses = {},
                       .listener = nullptr};
    if (game % 2 == 1) std::swap(setup.agents[0], setup.agents[1]);
    const Outcome outcome = PlayDuel(setup);
    EXPECT_FALSE(outcome.fault) << outcome.fault->what << "\n"
                                << outcome.fault->evidence;
    EXPECT_GT(outcome.orders, 2u);
  }
}

TEST(ExamplesTest, PythonPlaysEveryToy) {
  ExternalAgent agent(Running(PythonExample()));
  PlayLegally(LoadDuel(), agent, 4);
  PlayLegally(LoadToy(BreakthroughStart()), agent, 2);
  PlayLegally(LoadToy(ConnectFourStart()), agent, 2);
}

TEST(ExamplesTest, PythonPlaysABattle) {
  ExternalAgent agent(Running(PythonExample()));
  PlayLegally(LoadScenario("steinfeld"), agent, 2);
}

TEST(ExamplesTest, CppPlaysABattle) {
  ExternalAgent agent(Running({BERTHIER_EXAMPLE_AGENT}));
  PlayLegally(LoadScenario("steinfeld"), agent, 2);
}

}  // namespace
}  // namespace berthier
