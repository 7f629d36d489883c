// What search agents tell of their choices.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "agents/search/evolution.h"
#include "agents/search/flat.h"
#include "agents/search/greedy.h"
#include "agents/search/lines_tried.h"
#include "agents/search/mcts.h"
#include "agents/search/naive.h"
#include "agents/search/planner.h"
#include "agents/search/portfolio.h"
#include "tests/agents/search_games.h"

namespace berthier {
namespace {

using Named = std::pair<std::string, std::unique_ptr<SearchAgent>>;

std::vector<Named> All() {
  constexpr Budget kBudget = {.iterations = 400};
  const DoctrineMaker maker = &ErrandsDoctrine::Make;
  std::vector<Named> all;
  all.emplace_back("greedy", std::make_unique<GreedyAgent>(Budget{}, maker,
                                                           GreedyOptions{}));
  all.emplace_back("flat",
                   std::make_unique<FlatAgent>(kBudget, maker, FlatOptions{}));
  all.emplace_back("portfolio", std::make_unique<PortfolioAgent>(
                                    kBudget, maker, PortfolioOptions{}));
  all.emplace_back("planner", std::make_unique<PlannerAgent>(kBudget, maker,
                                                             PlannerOptions{}));
  all.emplace_back(
      "naive", std::make_unique<NaiveAgent>(kBudget, maker, NaiveOptions{}));
  all.emplace_back("evolution", std::make_unique<EvolutionAgent>(
                                    kBudget, maker, EvolutionOptions{}));
  all.emplace_back("mcts",
                   std::make_unique<MctsAgent>(kBudget, maker, MctsOptions{}));
  return all;
}

// The variation is a line of play: its orders are legal one after the other,
// and it says the whole of the own turn.
TEST(SearchThoughts, VariationsAreLinesOfPlay) {
  const Errands game;
  for (const auto& [name, agent] : All()) {
    agent->Begin(game, Side::kFirst, 3);
    Position position = StartOf(game);
    const Choice choice = agent->Decide(game, position, Side::kFirst);
    const std::vector<Order>& line = choice.thoughts.variation;
    ASSERT_GE(line.size(), 3u) << name;
    EXPECT_EQ(line[0], choice.order) << name;
    for (size_t i = 0; i < 3; ++i) {
      ASSERT_TRUE(game.Check(position, line[i]).ok()) << name << " " << i;
      game.Play(position, line[i], nullptr);
    }
  }
}

TEST(SearchThoughts, SeveralOrdersAreConsideredAndTheChosenAmongThem) {
  const Errands game;
  const Position start = StartOf(game);
  for (const auto& [name, agent] : All()) {
    agent->Begin(game, Side::kFirst, 3);
    const Thoughts thoughts = agent->Decide(game, start, Side::kFirst).thoughts;
    EXPECT_GT(thoughts.considered.size(), 1u) << name;
    int chosen = 0;
    for (const Considered& one : thoughts.considered) {
      EXPECT_TRUE(game.Check(start, one.order).ok()) << name;
      EXPECT_GE(one.value, -1) << name;
      EXPECT_LE(one.value, 1) << name;
      EXPECT_GE(one.error, 0) << name;
      chosen += one.order == thoughts.variation[0] ? 1 : 0;
    }
    EXPECT_EQ(chosen, 1) << name;
    EXPECT_EQ(thoughts.spending.iterations, agent->spending().iterations);
    EXPECT_GT(thoughts.spending.steps, 0u) << name;
    EXPECT_GT(thoughts.spending.time.count(), 0) << name;
  }
}

TEST(SearchThoughts, PriorsAreTold) {
  const Errands game;
  for (const auto& [name, agent] : All()) {
    if (name != "flat" && name != "mcts") continue;
    agent->Begin(game, Side::kFirst, 3);
    for (const Considered& one :
         agent->Decide(game, StartOf(game), Side::kFirst).thoughts.considered) {
      EXPECT_NEAR(one.prior, 1.0 / Errands::kErrands, 1e-6) << name;
    }
  }
}

TEST(LinesTried, TheLineTriedMostIsKept) {
  LinesTried lines;
  const std::vector<Order> a = {Errands::Run(1), Errands::Run(2)};
  const std::vector<Order> b = {Errands::Run(1), Errands::Run(3)};
  const std::vector<Order> c = {Errands::Run(4)};
  lines.Note(a, {.visits = 4, .value = 0.1});
  lines.Note(b, {.visits = 4, .value = 0.2});
  lines.Note(a, {.visits = 2, .value = 0.9});
  lines.Note(c, {.visits = 8, .value = -1});
  lines.Note({}, {.visits = 99});
  Thoughts thoughts;
  lines.Tell({.order = Errands::Run(1), .visits = 4, .value = 0.2}, thoughts);
  EXPECT_EQ(thoughts.variation, b);
  ASSERT_EQ(thoughts.considered.size(), 2u);
  EXPECT_EQ(thoughts.considered[0].order, Errands::Run(1));
  EXPECT_EQ(thoughts.considered[1].order, Errands::Run(4));
  // One that was never tried is its own line.
  lines.Tell({.order = Errands::Run(5)}, thoughts);
  EXPECT_EQ(thoughts.variation, std::vector<Order>{Errands::Run(5)});
  EXPECT_EQ(thoughts.considered.size(), 3u);
}

// A tree is told from the root, the nodes visited most first; what its edges
// say can be played.
TEST(ThoughtTree, IsAPartOfTheTreeThatCanBePlayed) {
  const Errands game;
  const Position start = StartOf(game);
  MctsAgent agent({.iterations = 3'000}, &ErrandsDoctrine::Make, {});
  EXPECT_TRUE(agent.LastTree(10).empty()) << "before any decision";
  agent.Begin(game, Side::kFirst, 1);
  const Choice choice = agent.Decide(game, start, Side::kFirst);
  const ThoughtTree tree = agent.LastTree(60);
  ASSERT_EQ(tree.size(), 60u);
  std::vector<Position> positions = {start};
  size_t rolls = 0;
  for (size_t i = 1; i < tree.size(); ++i) {
    const ThoughtNode& node = tree[i];
    ASSERT_LT(node.parent, i);
    EXPECT_GT(node.visits, 0u);
    EXPECT_LE(node.value, 1);
    EXPECT_GE(node.value, -1);
    Position position = positions[node.parent];
    ASSERT_EQ(node.after, game.Awaits(position).what);
    if (node.after == Awaited::What::kRoll) {
      ++rolls;
      game.Resolve(position, node.faces, nullptr);
    } else {
      ASSERT_TRUE(game.Check(position, node.order).ok());
      game.Play(position, node.order, nullptr);
    }
    positions.push_back(position);
  }
  EXPECT_GT(rolls, 0u);
  // Values are to the side that thinks.
  for (const ThoughtNode& node : tree) {
    if (&node == &tree[0] || node.parent != 0) continue;
    for (const Considered& one : choice.thoughts.considered) {
      if (one.order == node.order) {
        EXPECT_NEAR(one.value, node.value, 1e-6);
      }
    }
  }
  EXPECT_EQ(agent.LastTree(1).size(), 1u);
}

// A roll's value does not depend on who throws.
TEST(ThoughtTree, TheSecondSideSeesItsOwnValues) {
  const Errands game;
  Position position = StartOf(game);
  for (const int errand : {1, 2, 3}) {
    game.Play(position, Errands::Run(errand), nullptr);
  }
  Faces faces;
  faces.Add(1);
  game.Resolve(position, faces, nullptr);
  MctsAgent agent({.iterations = 3'000}, &ErrandsDoctrine::Make, {});
  agent.Begin(game, Side::kSecond, 1);
  const Choice choice = agent.Decide(game, position, Side::kSecond);
  const ThoughtTree tree = agent.LastTree(1'000);
  // What an order before the dice is worth is the mean over its outcomes.
  std::vector<double> sums(tree.size());
  std::vector<double> shares(tree.size());
  for (const ThoughtNode& node : tree) {
    if (node.after != Awaited::What::kRoll) continue;
    sums[node.parent] += node.prior * node.value;
    shares[node.parent] += node.prior;
  }
  int compared = 0;
  for (size_t i = 0; i < tree.size(); ++i) {
    if (shares[i] < 0.999) continue;
    ++compared;
    EXPECT_NEAR(sums[i], tree[i].value, 1e-6);
  }
  EXPECT_GT(compared, 0);
  // Red has 10 or 20 points; errands 0 and 5 alone make 22.
  EXPECT_GT(tree[0].value, 0.9);
  EXPECT_FALSE(choice.thoughts.considered.empty());
}

}  // namespace
}  // namespace berthier
