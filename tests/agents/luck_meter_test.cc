// The luck meter: nothing in the mean, the whole result where values are true.
#include "agents/value/luck_meter.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "gtest/gtest.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

using ValueOfPosition = std::function<double(const Game&, const Position&)>;

// Values positions as it is told, and gives what a game proposes first.
class ToldDoctrine final : public Doctrine {
 public:
  explicit ToldDoctrine(ValueOfPosition value) : value_(std::move(value)) {}
  std::unique_ptr<Doctrine> Clone() const override {
    return std::make_unique<ToldDoctrine>(value_);
  }
  double Value(const Game& game, const Position& position, Side side) override {
    const double value = value_(game, position);
    return side == Side::kFirst ? value : -value;
  }
  void Priors(const Game&, const Position&, std::span<const Order>,
              std::span<float> priors) override {
    std::fill(priors.begin(), priors.end(),
              1.0f / static_cast<float>(priors.size()));
  }
  Order Choose(const Game& game, const Position& position, Chooser&) override {
    std::vector<Order> orders;
    game.Propose(position, orders);
    return orders.front();
  }

 private:
  ValueOfPosition value_;
};

std::unique_ptr<const Game> Duel(int men, int powder, int actions) {
  Built built =
      DiceDuel().build(DiceDuelStart(men, powder, actions, Fog::kOff));
  return std::move(std::get<std::unique_ptr<const Game>>(built));
}

void PlayFirst(const Game& game, Position& position) {
  std::vector<Order> orders;
  game.Propose(position, orders);
  game.Play(position, orders.front(), nullptr);
}

// What the game is worth when both give the first proposal: by enumeration of
// all faces, knowing nothing of classes.
double Worth(const Game& game, const Position& position) {
  const Awaited awaited = game.Awaits(position);
  if (awaited.is_over()) {
    const int winner = game.FinalScore(position).winner;
    return winner < 0 ? 0.5 : winner == 0 ? 1 : 0;
  }
  Position after = position;
  if (awaited.is_decision()) {
    PlayFirst(game, after);
    return Worth(game, after);
  }
  const Dice dice = game.DiceFor(position);
  Faces faces;
  for (int i = 0; i < dice.count(); ++i) faces.Add(1);
  double sum = 0;
  int count = 0;
  for (;;) {
    if (!game.ThrownAgain(position, faces)) {
      after = position;
      game.Resolve(after, faces, nullptr);
      sum += Worth(game, after);
      ++count;
    }
    int die = 0;
    while (die < dice.count() && faces[die] == dice.SidesOf(die)) {
      faces.values[static_cast<size_t>(die++)] = 1;
    }
    if (die == dice.count()) return sum / count;
    ++faces.values[static_cast<size_t>(die)];
  }
}

LuckWeights WeighAll(const Game& game, size_t values, int ahead) {
  LuckWeights weights = {
      .ahead = ahead, .branches = 1000, .evaluate_from = 0, .by_roll = {}};
  weights.by_roll.assign(game.vocabulary().rolls.size(),
                         std::vector<double>(values, 1));
  return weights;
}

// A value without any sense, of the position alone.
double Nonsense(const Game& game, const Position& position) {
  return static_cast<double>(game.Hash(position) % 1000) / 1000;
}

// With true values luck is all there is: what a game is worth at its start
// and the luck of its rolls make its result, exactly.
TEST(LuckMeterTest, TheWholeResultWhereValuesAreTrue) {
  const std::unique_ptr<const Game> game = Duel(3, 3, 6);
  ToldDoctrine doctrine(&Worth);
  Position position(game->layout());
  double scatter = 0;
  for (const int ahead : {1, 2, 3}) {
    for (uint64_t seed = 1; seed <= 40; ++seed) {
      LuckMeter meter(*game, doctrine, nullptr, WeighAll(*game, 1, ahead));
      RandomSource source(seed);
      game->Start(position);
      const double before = Worth(*game, position);
      while (!game->Awaits(position).is_over()) {
        if (game->Awaits(position).is_decision()) {
          PlayFirst(*game, position);
          continue;
        }
        const Faces faces = Throw(*game, position, source);
        meter.Add(position, faces);
        game->Resolve(position, faces, nullptr);
      }
      EXPECT_NEAR(before + meter.luck(), Worth(*game, position), 1e-12);
      scatter += std::abs(meter.luck());
    }
  }
  EXPECT_GT(scatter, 10);
}

// Whatever the values are, the faces of a roll that count have no luck in the
// mean.
TEST(LuckMeterTest, NothingInTheMeanOverAllFaces) {
  const std::unique_ptr<const Game> game = Duel(4, 4, 8);
  ToldDoctrine doctrine(&Nonsense);
  Position position(game->layout());
  int rolls = 0;
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    RandomSource source(seed);
    game->Start(position);
    while (!game->Awaits(position).is_over()) {
      if (game->Awaits(position).is_decision()) {
        PlayFirst(*game, position);
        continue;
      }
      for (const int ahead : {1, 3}) {
        const Dice dice = game->DiceFor(position);
        Faces faces;
        for (int i = 0; i < dice.count(); ++i) faces.Add(1);
        double sum = 0, size = 0;
        for (bool more = true; more;) {
          if (!game->ThrownAgain(position, faces)) {
            LuckMeter meter(*game, doctrine, nullptr,
                            WeighAll(*game, 1, ahead));
            meter.Add(position, faces);
            sum += meter.luck();
            size += std::abs(meter.luck());
          }
          int die = 0;
          while (die < dice.count() && faces[die] == dice.SidesOf(die)) {
            faces.values[static_cast<size_t>(die++)] = 1;
          }
          more = die < dice.count();
          if (more) ++faces.values[static_cast<size_t>(die)];
        }
        EXPECT_NEAR(sum, 0, 1e-10);
        EXPECT_GT(size, 0);
        ++rolls;
      }
      game->Resolve(position, Throw(*game, position, source), nullptr);
    }
  }
  EXPECT_GT(rolls, 40);
}

TEST(LuckMeterTest, KindsWithoutWeightsAreNotLookedAt) {
  const std::unique_ptr<const Game> game = Duel(3, 3, 6);
  int asked = 0;
  ToldDoctrine doctrine([&asked](const Game& g, const Position& position) {
    ++asked;
    return Nonsense(g, position);
  });
  Position position(game->layout());
  game->Start(position);
  RandomSource source(1);
  while (game->Awaits(position).is_decision()) PlayFirst(*game, position);
  const Faces faces = Throw(*game, position, source);
  LuckMeter none(*game, doctrine, nullptr, {});
  none.Add(position, faces);
  EXPECT_EQ(asked, 0);
  EXPECT_EQ(none.luck(), 0);
  LuckMeter all(*game, doctrine, nullptr, WeighAll(*game, 1, 1));
  all.Add(position, faces);
  EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace berthier
