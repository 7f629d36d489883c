// Plans where something is hidden: one order for all that one may be in.
#include "agents/search/worlds.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <vector>

#include "agents/random_source.h"
#include "agents/search/planner.h"
#include "tests/agents/search_games.h"

namespace berthier {
namespace {

// Red may go home, and nobody wins, or try one of three doors: behind one is
// the prize, and behind the others he is caught. He does not see which.
class Doors final : public Game {
 public:
  static constexpr int kDoors = 3;
  static constexpr int kHome = 0, kIn = 1;  // then a door, from 1

  struct State {
    uint8_t prize = 0;  // a door; 0: hidden
    uint8_t inside = 0;
    uint8_t opened = 0;
    uint8_t home = 0;
  };

  explicit Doors(int prize) : prize_(prize) {
    vocabulary_.verbs = {
        {.name = "go", .clause = "D-1", .takes = Takes::kAmount}};
    vocabulary_.decisions = {{"way", "D-1", ""}};
    vocabulary_.refusals = {{"accepted", "", ""}, {"no", "D-1", ""}};
    vocabulary_.grades = {{"draw", "D-2", ""}, {"win", "D-2", ""}};
  }

  std::string_view ruleset() const override { return "doors"; }
  const Vocabulary& vocabulary() const override { return vocabulary_; }
  const std::vector<EntityInfo>& entities() const override { return entities_; }
  std::string_view SideName(Side) const override { return "Red"; }
  PositionLayout layout() const override {
    return {sizeof(State), sizeof(State)};
  }
  void Start(Position& position) const override {
    position.As<State>() = {.prize = static_cast<uint8_t>(prize_)};
  }
  Awaited Awaits(const Position& position) const override {
    const State& state = position.As<State>();
    if (state.home != 0 || state.opened != 0) return {};
    return {.what = Awaited::What::kDecision, .side = Side::kFirst};
  }
  uint32_t PlayerTurn(const Position&) const override { return 0; }
  std::string TurnTitle(const Position&) const override { return "a turn"; }
  Score FinalScore(const Position& position) const override {
    const State& state = position.As<State>();
    if (state.home != 0) return {};
    Score score;
    score.winner = state.opened == state.prize ? 0 : 1;
    return score;
  }
  uint64_t Hash(const Position& position) const override {
    return HashBytes(position.bytes(), sizeof(State), 0);
  }
  Verdict Check(const Position& position, const Order& order) const override {
    const bool inside = position.As<State>().inside != 0;
    const int64_t least = inside ? 1 : kHome, most = inside ? kDoors : kIn;
    if (order == Order{.amount = order.amount} && order.amount >= least &&
        order.amount <= most) {
      return {};
    }
    return Refusal{.code = 1};
  }
  void Propose(const Position& position,
               std::vector<Order>& orders) const override {
    for (int i = 0; i <= kDoors; ++i) {
      if (Check(position, {.amount = i}).ok()) orders.push_back({.amount = i});
    }
  }
  Order ProposeOne(const Position& position, Chooser& chooser) const override {
    std::vector<Order> orders;
    Propose(position, orders);
    return orders[chooser.Below(static_cast<uint32_t>(orders.size()))];
  }
  void Play(Position& position, const Order& order, Listener*) const override {
    State& state = position.As<State>();
    if (state.inside != 0) {
      state.opened = static_cast<uint8_t>(order.amount);
    } else {
      (order.amount == kHome ? state.home : state.inside) = 1;
    }
  }
  Dice DiceFor(const Position&) const override { return {}; }
  void Describe(const Position&, Roll&) const override {}
  void Resolve(Position&, const Faces&, Listener*) const override {}
  void See(const Position& position, Side, Position& view) const override {
    view = position;
    view.As<State>().prize = 0;
  }
  void Sample(const Position& view, Side, Chooser& chooser,
              Position& position) const override {
    position = view;
    State& state = position.As<State>();
    if (state.prize == 0) {
      state.prize = static_cast<uint8_t>(1 + chooser.Below(kDoors));
    }
  }
  Picture Draw(const Position&) const override { return {}; }
  std::string Say(const Position&, const Order&) const override { return ""; }
  std::string Say(const Event&) const override { return ""; }
  std::string Say(const Refusal&) const override { return ""; }
  std::string Say(const Roll&) const override { return ""; }
  std::string Say(const Roll&, const OutcomeClass&) const override {
    return "";
  }
  ScenarioDocument Write(const Position&) const override { return {}; }

 private:
  int prize_;
  Vocabulary vocabulary_;
  std::vector<EntityInfo> entities_;
};

// What is shown to Red: what he sees, or the truth.
enum class Shown { kView, kTruth };

// Red's mean score over where the prize is and a number of seeds.
double ScoreOf(int worlds, Shown shown) {
  constexpr uint64_t kSeeds = 40;
  double score = 0;
  for (int prize = 1; prize <= Doors::kDoors; ++prize) {
    const Doors game(prize);
    Position position(game.layout()), view(game.layout());
    for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
      PlannerAgent agent({.iterations = 2000}, &MakePlainDoctrine,
                         {.worlds = worlds});
      agent.Begin(game, Side::kFirst, seed);
      game.Start(position);
      while (!game.Awaits(position).is_over()) {
        game.See(position, Side::kFirst, view);
        game.Play(position,
                  agent
                      .Decide(game, shown == Shown::kView ? view : position,
                              Side::kFirst)
                      .order,
                  nullptr);
      }
      const int winner = game.FinalScore(position).winner;
      score += winner < 0 ? 0.5 : winner == 0 ? 1 : 0;
    }
  }
  return score / (Doors::kDoors * kSeeds);
}

TEST(Worlds, WhereNothingIsHiddenThereIsOne) {
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(4, 4, 6, Fog::kOff));
  RandomSource source(1);
  Position start(game->layout());
  game->Start(start);
  Worlds worlds;
  worlds.Draw(*game, start, Side::kFirst, 16, source);
  ASSERT_EQ(worlds.size(), 1u);
  EXPECT_TRUE(worlds[0] == start);
}

TEST(Worlds, AreConsistentWithWhatIsSeen) {
  const Doors game(2);
  RandomSource source(1);
  Position start(game.layout()), view(game.layout()), again(game.layout());
  game.Start(start);
  game.See(start, Side::kFirst, view);
  Worlds worlds;
  worlds.Draw(game, view, Side::kFirst, 16, source);
  ASSERT_EQ(worlds.size(), 16u);
  std::set<int> prizes;
  for (size_t i = 0; i < worlds.size(); ++i) {
    prizes.insert(worlds[i].As<Doors::State>().prize);
    game.See(worlds[i], Side::kFirst, again);
    EXPECT_TRUE(again == view);
  }
  EXPECT_EQ(prizes.size(), 3u);
}

// Who plans for one world goes in, to open the door that is right there, and is
// caught two times of three; who plans for all mostly goes home (a race of few
// trials may end otherwise now and then); who is shown the truth wins.
TEST(Worlds, APlanHasToDoForAllOfThem) {
  const double one = ScoreOf(1, Shown::kView), all = ScoreOf(64, Shown::kView);
  EXPECT_NEAR(one, 1.0 / Doors::kDoors, 0.1);
  EXPECT_GT(all, one + 0.08);
  EXPECT_LE(all, 0.5);
  EXPECT_EQ(ScoreOf(64, Shown::kTruth), 1);
}

}  // namespace
}  // namespace berthier
