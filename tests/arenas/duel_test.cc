#include "arenas/match/duel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "agents/random_agent.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;

// Writes down the hash after every step.
class HashWitness final : public Witness {
 public:
  explicit HashWitness(const Game& game) : game_(game) {}
  void Ordered(const Position& before, Side side,
               const Choice& choice) override {
    EXPECT_EQ(game_.Awaits(before).side, side);
    EXPECT_TRUE(game_.Check(before, choice.order).ok());
    ++orders_;
  }
  void Thrown(const Position& before, const Faces& faces) override {
    EXPECT_EQ(game_.DiceFor(before).count(), faces.count);
    EXPECT_FALSE(game_.ThrownAgain(before, faces));
    ++rolls_;
  }
  void Reached(const Position& after) override {
    hashes_.push_back(game_.Hash(after));
  }

  const std::vector<uint64_t>& hashes() const { return hashes_; }
  uint32_t orders() const { return orders_; }
  uint32_t rolls() const { return rolls_; }

 private:
  const Game& game_;
  std::vector<uint64_t> hashes_;
  uint32_t orders_ = 0;
  uint32_t rolls_ = 0;
};

class ThrowingAgent final : public Agent {
 public:
  void Begin(const Game&, Side, uint64_t) override {}
  Choice Decide(const Game&, const Position&, Side) override {
    throw std::runtime_error("out of maps");
  }
};

class DuelTest : public testing::Test {
 protected:
  DuelSetup SetupOf(uint64_t dice_seed) {
    return {.game = loaded_.game.get(),
            .agents = {&first_, &second_},
            .dice_seed = dice_seed,
            .agent_seeds = {1, 2},
            .witnesses = {},
            .listener = nullptr};
  }
  std::vector<uint64_t> Hashes(uint64_t dice_seed) {
    HashWitness witness(*loaded_.game);
    DuelSetup setup = SetupOf(dice_seed);
    setup.witnesses.push_back(&witness);
    PlayDuel(setup);
    return witness.hashes();
  }

  LoadedGame loaded_ = LoadDuel();
  RandomAgent first_;
  RandomAgent second_;
};

TEST_F(DuelTest, EqualSeedsGiveEqualGames) {
  EXPECT_EQ(Hashes(7), Hashes(7));
  EXPECT_NE(Hashes(7), Hashes(8));
}

TEST_F(DuelTest, WitnessesSeeEveryStep) {
  HashWitness witness(*loaded_.game);
  DuelSetup setup = SetupOf(7);
  setup.witnesses = {&witness};
  const Outcome outcome = PlayDuel(setup);
  EXPECT_FALSE(outcome.fault);
  EXPECT_GT(outcome.orders, 0u);
  EXPECT_GT(outcome.rolls, 0u);
  EXPECT_EQ(witness.orders(), outcome.orders);
  EXPECT_EQ(witness.rolls(), outcome.rolls);
  EXPECT_EQ(witness.hashes().size(), outcome.orders + outcome.rolls);
}

TEST_F(DuelTest, AnIllegalOrderLosesTheGame) {
  ObstinateAgent obstinate(Order{.verb = 250});
  DuelSetup setup = SetupOf(1);
  setup.agents[1] = &obstinate;
  const Outcome outcome = PlayDuel(setup);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->side, Side::kSecond);
  EXPECT_THAT(outcome.fault->what, HasSubstr("illegal order: "));
  EXPECT_EQ(outcome.fault->order, Order{.verb = 250});
  EXPECT_EQ(outcome.score.winner, Index(Side::kFirst));
}

TEST_F(DuelTest, AnExceptionLosesTheGame) {
  ThrowingAgent throwing;
  DuelSetup setup = SetupOf(1);
  setup.agents[0] = &throwing;
  const Outcome outcome = PlayDuel(setup);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->what, "broke down: out of maps");
  EXPECT_EQ(outcome.fault->kind, FaultKind::kBrokeDown);
  EXPECT_FALSE(outcome.fault->order);
  EXPECT_EQ(outcome.score.winner, Index(Side::kSecond));
  EXPECT_EQ(outcome.orders, 0u);
}

// With fog, an agent is shown a view: the enemy's powder is blank in it.
class PeekingAgent final : public Agent {
 public:
  void Begin(const Game&, Side, uint64_t seed) override {
    random_ = RandomSource(seed);
  }
  Choice Decide(const Game& game, const Position& view, Side side) override {
    for (const Entry& entry : game.Write(view).entries) {
      if (entry.type != "unit" || entry.side == game.SideName(side)) continue;
      for (const auto& [key, value] : entry.numbers) {
        if (key == "powder") ++seen_;
      }
    }
    return {.order = game.ProposeOne(view, random_), .thoughts = {}};
  }
  int seen() const { return seen_; }

 private:
  RandomSource random_{0};
  int seen_ = 0;
};

TEST_F(DuelTest, AgentsGetViewsOnly) {
  for (const Fog fog : {Fog::kOff, Fog::kOn}) {
    const LoadedGame loaded = LoadToy(DiceDuelStart(8, 9, 20, fog));
    PeekingAgent peeking;
    DuelSetup setup = SetupOf(1);
    setup.game = loaded.game.get();
    setup.agents[0] = &peeking;
    PlayDuel(setup);
    EXPECT_EQ(peeking.seen() > 0, fog == Fog::kOff);
  }
}

}  // namespace
}  // namespace berthier
