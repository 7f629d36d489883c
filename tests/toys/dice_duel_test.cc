#include "tests/toys/dice_duel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "tests/engine/model/contract.h"
#include "tests/engine/model/random_play.h"
#include "tests/toys/dice_duel_value.h"

namespace berthier {
namespace {

// Plain expectimax over the contract, for the first side.
class Expectimax {
 public:
  explicit Expectimax(const Game& game) : game_(game) {}

  double Value(const Position& position) {
    const Awaited awaited = game_.Awaits(position);
    if (awaited.is_over()) {
      const int winner = game_.FinalScore(position).winner;
      return winner < 0 ? 0 : winner == 0 ? 1 : -1;
    }
    const uint64_t hash = game_.Hash(position);
    if (const auto it = known_.find(hash); it != known_.end()) {
      return it->second;
    }
    const double value =
        awaited.is_roll() ? Mean(position) : Best(position, awaited.side);
    return known_[hash] = value;
  }

 private:
  double Best(const Position& position, Side side) {
    std::vector<Order> orders;
    game_.Propose(position, orders);
    double best = side == Side::kFirst ? -2 : 2;
    Position next(game_.layout());
    for (const Order& order : orders) {
      next = position;
      game_.Play(next, order, nullptr);
      const double value = Value(next);
      best =
          side == Side::kFirst ? std::max(best, value) : std::min(best, value);
    }
    return best;
  }

  double Mean(const Position& position) {
    Roll roll;
    game_.Describe(position, roll);
    double sum = 0;
    Position next(game_.layout());
    for (const OutcomeClass& outcome : roll.outcomes) {
      next = position;
      game_.Resolve(next, outcome.sample, nullptr);
      sum += static_cast<double>(outcome.weight) * Value(next);
    }
    return sum / static_cast<double>(roll.dice.faces() - roll.again);
  }

  const Game& game_;
  std::map<uint64_t, double> known_;
};

double ValueOf(const ScenarioDocument& document) {
  const auto game = BuildOrFail(DiceDuel(), document);
  if (game == nullptr) return -9;
  Position position(game->layout());
  game->Start(position);
  return Expectimax(*game).Value(position);
}

// Worked out by hand: the last action of two single men.
TEST(DiceDuelValue, LastAction) {
  EXPECT_DOUBLE_EQ(DuelValue({1, 1, 0, 0, 1}), 0);
  EXPECT_DOUBLE_EQ(DuelValue({1, 1, 1, 0, 1}), 1 / 3.0);
  EXPECT_DOUBLE_EQ(DuelValue({1, 1, 2, 0, 1}), 5 / 9.0);
  EXPECT_DOUBLE_EQ(DuelValue({1, 1, 3, 0, 1}), 19 / 27.0);
  // Standing with as many men is even; giving way is lost.
  EXPECT_DOUBLE_EQ(AssaultValue({1, 1, 0, 0, 1}), 0);
  // A second man is worth one on the die. Of the 31 throws that are no tie 21
  // win; of the other ten, three are lower by three or more, cost both men and
  // lose, and seven leave a man on either side.
  EXPECT_DOUBLE_EQ(AssaultValue({2, 1, 0, 0, 1}), (21.0 - 3.0) / 31);
}

TEST(DiceDuelValue, EngineAgrees) {
  for (const int men : {1, 2, 4}) {
    for (const int powder : {0, 1, 3}) {
      for (const int actions : {1, 2, 3, 6}) {
        EXPECT_NEAR(ValueOf(DiceDuelStart(men, powder, actions, Fog::kOff)),
                    DuelValue({men, men, powder, powder, actions}), 1e-12)
            << men << " men, " << powder << " powder, " << actions
            << " actions";
      }
    }
  }
}

TEST(DiceDuelValue, PlayersSeeOnlyTheirOwnPowder) {
  const auto game = BuildOrFail(DiceDuel(), DiceDuelStart(4, 3, 8, Fog::kOn));
  ASSERT_NE(game, nullptr);
  Position position(game->layout()), view(game->layout());
  game->Start(position);
  game->See(position, Side::kSecond, view);
  EXPECT_FALSE(view == position);
  EXPECT_EQ(game->Draw(view).panels[0].lines[1], "powder unknown");
  EXPECT_EQ(game->Draw(view).panels[1].lines[1], "3 powder");

  // Every amount of powder that may be there is sampled.
  SeededChooser chooser(1);
  std::map<std::string, int> seen;
  Position sampled(game->layout());
  for (int i = 0; i < 400; ++i) {
    game->Sample(view, Side::kSecond, chooser, sampled);
    ++seen[game->Draw(sampled).panels[0].lines[1]];
  }
  EXPECT_EQ(seen.size(), 10u);
}

TEST(DiceDuelDocument, ProblemsNameTheirEntry) {
  struct Case {
    Entry entry;
    std::string where;
  };
  const std::vector<Case> cases = {
      {{.type = "unit", .id = "Green", .side = "Green"}, "unit Green"},
      {{.type = "unit", .id = "x", .side = "Red", .numbers = {{"men", 10}}},
       "unit x"},
      {{.type = "unit", .id = "x", .side = "Red", .is = {"drunk"}}, "unit x"},
      {{.type = "unit",
        .id = "x",
        .side = "Red",
        .numbers = {{"powder", 5}, {"spent", 5}}},
       "unit x"},
      {{.type = "process", .is = {"dance"}}, "process"},
      {{.type = "clock", .side = "Red", .numbers = {{"actions", -1}}}, "clock"},
      {{.type = "terrain"}, "terrain"},
      {{.type = "side", .id = "Green"}, ""},
  };
  for (const Case& c : cases) {
    ScenarioDocument document = DiceDuelStart(5, 5, 5, Fog::kOff);
    document.entries.push_back(c.entry);
    document.entries.back().line = 12;
    const Built built = DiceDuel().build(document);
    const Problem* problem = std::get_if<Problem>(&built);
    ASSERT_NE(problem, nullptr) << c.entry.type;
    EXPECT_EQ(problem->where, c.where);
    EXPECT_NE(problem->what, "");
    if (!c.where.empty()) {
      EXPECT_EQ(problem->line, 12);
    }
  }
}

}  // namespace
}  // namespace berthier
