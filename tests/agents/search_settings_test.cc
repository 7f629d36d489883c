#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "agents/registry.h"
#include "tests/agents/search_games.h"

namespace berthier {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string ProblemOf(std::string_view request) {
  MadeAgent made = MakeAgent(request, "connect_four");
  const std::string* const problem = std::get_if<std::string>(&made);
  return problem == nullptr ? "" : *problem;
}

TEST(SearchSettings, ArePrototext) {
  for (const std::string_view request : {
           "greedy:horizon: 1 playouts: 3",
           "greedy:budget { iterations: 3 } least_likely: 0.1",
           "flat:budget { steps: 1000 } candidates: 4 horizon: -1",
           "portfolio:budget { iterations: 50 } trials: 2",
           "planner:budget { iterations: 90 } trials: 32 threads: 2",
           "evolution:population: 4 trials: 1",
           "naive:explore: 0.5 explore_local: 0.2",
           "mcts:budget { nodes: 50 per: TURN } exploration: 2 threads: 2 "
           "widening_base: 2 widening_exponent: 0.5 widest: 9 most_nodes: 100",
       }) {
    EXPECT_EQ(ProblemOf(request), "") << request;
  }
}

TEST(SearchSettings, ErrorsNameWhatIsWrong) {
  EXPECT_THAT(ProblemOf("mcts:exploraton: 2"),
              AllOf(HasSubstr("exploraton"), HasSubstr("exploration")));
  EXPECT_THAT(ProblemOf("mcts:budget { hours: 2 }"), HasSubstr("hours"));
  EXPECT_EQ(ProblemOf("flat:threads: 2"),
            "agent flat has no setting 'threads'; it has: budget, horizon, "
            "candidates");
  EXPECT_EQ(ProblemOf("mcts:threads: 0"),
            "agent mcts takes 1 to 64 as 'threads', not 0");
  EXPECT_EQ(ProblemOf("naive:explore: 1.5"),
            "agent naive takes 0 to 1 as 'explore', not 1.5");
  EXPECT_EQ(ProblemOf("flat:budget { nodes: 5 }"),
            "agent flat grows no tree: its budget has no nodes");
  EXPECT_THAT(ProblemOf("mcts:exploration: nan"), HasSubstr("exploration"));
  EXPECT_THAT(ProblemOf("mcts:horizon: 2 horizon: 3"), HasSubstr("horizon"));
}

TEST(SearchSettings, AreFollowed) {
  const auto game = BuildToy(ConnectFour(), ConnectFourStart());
  const Position start = StartOf(*game);
  const auto considered = [&](std::string_view request) {
    MadeAgent made = MakeAgent(request, "connect_four");
    Agent& agent = **std::get_if<std::unique_ptr<Agent>>(&made);
    agent.Begin(*game, Side::kFirst, 1);
    return agent.Decide(*game, start, Side::kFirst).thoughts.considered;
  };
  const auto visits = [&](std::string_view request) {
    uint64_t sum = 0;
    for (const Considered& one : considered(request)) sum += one.visits;
    return sum;
  };
  EXPECT_EQ(visits("mcts:budget { iterations: 77 }"), 77u);
  EXPECT_EQ(visits("mcts:budget { iterations: 80 } threads: 2"), 80u);
  EXPECT_EQ(visits("mcts"), 1'000u);
  EXPECT_EQ(visits("flat:budget { iterations: 77 }"), 77u);
  EXPECT_EQ(considered("flat:candidates: 3").size(), 3u);
  EXPECT_EQ(considered("mcts:widest: 2").size(), 2u);
  EXPECT_EQ(considered("greedy").size(), 7u);
  EXPECT_EQ(considered("greedy:budget { iterations: 2 }").size(), 2u);
}

}  // namespace
}  // namespace berthier
