// What positions, arms and rolls are worth: against full enumeration and
// against what was put in.
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/doctrine/kit/standard_agents.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/value/exact_worth.h"
#include "agents/value/racing.h"
#include "agents/value/reference_player.h"
#include "agents/value/roll_worth.h"
#include "agents/value/trials.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "gtest/gtest.h"
#include "tests/agents/bundled.h"
#include "tests/toys/dice_duel.h"
#include "tests/toys/first_proposal.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Duel(int men, int powder, int actions) {
  Built built =
      DiceDuel().build(DiceDuelStart(men, powder, actions, Fog::kOff));
  return std::move(std::get<std::unique_ptr<const Game>>(built));
}

std::unique_ptr<ReferencePlayer> Player(const Game& game) {
  return std::move(std::get<std::unique_ptr<ReferencePlayer>>(
      MakeReferencePlayer(kAtAGlance, game, FirstProposal())));
}

Position StartOf(const Game& game) {
  Position position(game.layout());
  game.Start(position);
  return position;
}

// By every face of every roll, one by one, knowing nothing of classes.
double ByFaces(const Game& game, const Position& position, double* faces_seen) {
  const Awaited awaited = game.Awaits(position);
  if (awaited.is_over()) {
    return FirstProposal().Value(game, position, Side::kFirst);
  }
  if (!awaited.is_roll()) {
    RandomSource none(1);
    Position after = position;
    game.Play(after, FirstProposal().Choose(game, position, none), nullptr);
    return ByFaces(game, after, faces_seen);
  }
  const Dice dice = game.DiceFor(position);
  Faces faces;
  for (int i = 0; i < dice.count(); ++i) faces.Add(1);
  double sum = 0;
  double all = 0;
  while (true) {
    if (!game.ThrownAgain(position, faces)) {
      Position after = position;
      game.Resolve(after, faces, nullptr);
      sum += ByFaces(game, after, faces_seen);
      all += 1;
    }
    int die = 0;
    while (die < dice.count() && faces[die] == dice.SidesOf(die)) {
      faces.values[static_cast<size_t>(die++)] = 1;
    }
    if (die == dice.count()) break;
    ++faces.values[static_cast<size_t>(die)];
  }
  *faces_seen += all;
  return sum / all;
}

Position ToTheFirstRoll(const Game& game) {
  Position position = StartOf(game);
  RandomSource none(1);
  while (!game.Awaits(position).is_roll()) {
    game.Play(position, FirstProposal().Choose(game, position, none), nullptr);
  }
  return position;
}

TEST(ExactWorth, IsThatOfEveryFaceOfEveryDie) {
  const auto game = Duel(2, 2, 3);
  const auto player = Player(*game);
  const Position start = StartOf(*game);
  double faces = 0;
  const double expected = ByFaces(*game, start, &faces);
  EXPECT_GT(faces, 6);
  const std::optional<double> worth = ExactWorth(*player, *game, start, 10'000);
  ASSERT_TRUE(worth.has_value());
  EXPECT_NEAR(*worth, expected, 1e-12);
  EXPECT_NE(*worth, 0);
}

// Draws one of what is proposed.
class AnyProposal final : public Doctrine {
 public:
  std::unique_ptr<Doctrine> Clone() const override {
    return std::make_unique<AnyProposal>();
  }
  double Value(const Game& game, const Position& position, Side side) override {
    return FirstProposal().Value(game, position, side);
  }
  void Priors(const Game& game, const Position& position,
              std::span<const Order> orders, std::span<float> priors) override {
    FirstProposal().Priors(game, position, orders, priors);
  }
  Order Choose(const Game& game, const Position& position,
               Chooser& chooser) override {
    std::vector<Order> orders;
    game.Propose(position, orders);
    return orders[chooser.Below(static_cast<uint32_t>(orders.size()))];
  }
};

TEST(ExactWorth, SaysNothingOfAPlayerWhoDrawsByChance) {
  const auto game = Duel(3, 3, 4);
  const MadeReferencePlayer drawing =
      MakeReferencePlayer(kAtAGlance, *game, AnyProposal());
  EXPECT_FALSE(
      ExactWorth(*std::get<0>(drawing), *game, StartOf(*game), 100'000));
  const MadeReferencePlayer agent =
      MakeReferencePlayer("random", *game, FirstProposal());
  EXPECT_FALSE(ExactWorth(*std::get<0>(agent), *game, StartOf(*game), 100'000));
}

TEST(ExactWorth, SaysNothingOfATreeThatIsTooLarge) {
  const auto game = Duel(9, 9, 20);
  EXPECT_FALSE(ExactWorth(*Player(*game), *game, StartOf(*game), 50));
}

// The mean of many playouts is the exact value within its error, and that error
// covers as often as it should.
TEST(Trials, MeanIsTheExactWorth) {
  const auto game = Duel(3, 3, 6);
  const auto player = Player(*game);
  const Position start = StartOf(*game);
  const double exact = *ExactWorth(*player, *game, start, 100'000);
  Trials trials(*game, *player, {});
  constexpr int kRuns = 200;
  int covered = 0;
  for (int run = 0; run < kRuns; ++run) {
    std::vector<Trial> tries;
    for (uint64_t i = 0; i < 64; ++i) {
      tries.push_back({&start, static_cast<uint64_t>(run) * 64 + i});
    }
    trials.Run(trials.FrameOf(start), tries);
    RunningMean tally;
    for (const Trial& trial : tries) tally.Add(trial.value);
    const Estimate estimate = tally.estimate();
    if (std::abs(estimate.value - exact) <= 1.96 * estimate.error) ++covered;
  }
  EXPECT_GE(covered, kRuns * 90 / 100);
  EXPECT_LE(covered, kRuns * 99 / 100);
}

TEST(Trials, ValuesAreThoseOfTheirNumbersWhateverElseIsTried) {
  const auto game = Bundled(GrandeTactique(), "steinfeld");
  const auto doctrine =
      MakeMeasured<grande_tactique::GrandeTactiqueDoctrine>(*game);
  const auto made = MakeReferencePlayer(kAtAGlance, *game, *doctrine);
  const auto& player = *std::get<std::unique_ptr<ReferencePlayer>>(made);
  const Position start = StartOf(*game);
  const auto values = [&](int threads, bool backwards) {
    Trials trials(*game, player, {.horizon = 4, .threads = threads});
    std::vector<Trial> tries;
    for (uint64_t i = 0; i < 24; ++i) {
      tries.push_back({&start, backwards ? 23 - i : i});
    }
    trials.Run(trials.FrameOf(start), tries);
    std::vector<double> got;
    for (const Trial& trial : tries) got.push_back(trial.value);
    if (backwards) std::reverse(got.begin(), got.end());
    return got;
  };
  const std::vector<double> alone = values(1, false);
  EXPECT_EQ(values(3, false), alone);
  EXPECT_EQ(values(1, true), alone);
  EXPECT_NE(std::count(alone.begin(), alone.end(), alone.front()), 24);
}

// Positions that have come to the same are played on once; what is told of each
// is what is told of it alone.
TEST(Trials, PlayTogetherAsTheyPlayAlone) {
  const auto game = Bundled(GrandeTactique(), "retz");
  const auto doctrine =
      MakeMeasured<grande_tactique::GrandeTactiqueDoctrine>(*game);
  const auto made = MakeReferencePlayer(kAtAGlance, *game, *doctrine);
  const auto& player = *std::get<std::unique_ptr<ReferencePlayer>>(made);
  Position split = StartOf(*game);
  RandomSource source(5);
  while (game->Awaits(split).is_roll()) {
    game->Resolve(split, Throw(*game, split, source), nullptr);
  }
  std::vector<Order> orders;
  game->Propose(split, orders);
  ASSERT_GT(orders.size(), 10u);
  std::vector<Position> after;
  for (const Order& order : orders) {
    after.push_back(split);
    game->Play(after.back(), order, nullptr);
  }
  const TrialOptions options = {.horizon = 5};
  std::vector<double> alone;
  uint64_t steps_alone = 0;
  for (const Position& position : after) {
    Trials trials(*game, player, options);
    std::vector<Trial> tries = {{&position, 3}, {&position, 4}};
    trials.Run(trials.FrameOf(split), tries);
    alone.push_back(tries[0].value);
    alone.push_back(tries[1].value);
    steps_alone += trials.steps();
  }
  Trials trials(*game, player, options);
  std::vector<Trial> tries;
  for (const Position& position : after) {
    tries.push_back({&position, 3});
    tries.push_back({&position, 4});
  }
  trials.Run(trials.FrameOf(split), tries);
  std::vector<double> together;
  for (const Trial& one : tries) together.push_back(one.value);
  EXPECT_EQ(together, alone);
  EXPECT_LT(trials.steps() * 3, steps_alone * 2);
}

TEST(WorthOfRoll, AgreesWithEnumerationAndAddsUpToNothing) {
  const auto game = Duel(3, 3, 4);
  const auto player = Player(*game);
  const Position roll = ToTheFirstRoll(*game);
  Trials trials(*game, *player, {});
  const PlayoutFrame frame = trials.FrameOf(roll);
  RandomSource source(4);
  Roll described;
  game->Describe(roll, described);
  ASSERT_GT(described.outcomes.size(), 1u);
  double sum = 0;
  for (const OutcomeClass& outcome : described.outcomes) {
    const RollWorth worth =
        WorthOfRoll(trials, frame, roll, outcome.sample, 4'000);
    Position after = roll;
    game->Resolve(after, outcome.sample, nullptr);
    const double luck = *ExactWorth(*player, *game, after, 100'000) -
                        *ExactWorth(*player, *game, roll, 100'000);
    EXPECT_NEAR(worth.luck.value, luck, 4 * worth.luck.error + 1e-12);
    EXPECT_EQ(worth.classes[worth.thrown].outcome.code, outcome.code);
    sum += worth.classes[worth.thrown].chance * worth.luck.value;
  }
  EXPECT_NEAR(sum, 0, 1e-12);
}

TEST(Race, FindsTheBestArmAndDropsTheHopeless) {
  // Common luck is wide, differences are narrow.
  const std::vector<double> means = {0.1, 0.3, 0.28, -0.4};
  const ArmRunner run = [&](std::span<ArmTrial> tries) {
    for (ArmTrial& one : tries) {
      RandomSource common(SeedFor(3, one.dice));
      RandomSource own(SeedFor(one.arm + 10, one.dice));
      one.value = means[one.arm] + (common.Below(1000) - 499.5) / 1000 +
                  (own.Below(1000) - 499.5) / 10'000;
    }
  };
  const Race race = RunRace(4, {.trials = 4'000}, run);
  EXPECT_EQ(race.leader, 1u);
  EXPECT_TRUE(race.arms[3].dropped);
  EXPECT_TRUE(race.arms[0].dropped);
  EXPECT_TRUE(race.MayBeBest(1));
  EXPECT_LE(race.trials, 4'000u);
  EXPECT_NEAR(race.arms[2].behind.value, 0.02, 4 * race.arms[2].behind.error);
  // Paired: far less than the scatter of a value.
  EXPECT_LT(race.arms[2].behind.error, race.arms[2].value.error / 3);
}

TEST(Race, TriesAgainWhomTheCallerWants) {
  const ArmRunner run = [](std::span<ArmTrial> tries) {
    for (ArmTrial& one : tries) one.value = one.arm == 0 ? -1 : 0;
  };
  const Race race = RunRace(3, {.trials = 300, .always = {0}}, run);
  EXPECT_FALSE(race.arms[0].dropped);
  EXPECT_EQ(race.arms[0].behind.value, 1);
  EXPECT_FALSE(race.MayBeBest(0));
  EXPECT_TRUE(race.MayBeBest(1));
  EXPECT_TRUE(race.MayBeBest(2));
}

// Of equal arms one leads by luck; the second look does not flatter it.
TEST(Race, DoesNotFlatterItsLeader) {
  RunningMean leader;
  int outside = 0;
  constexpr int kRuns = 400;
  for (uint64_t seed = 0; seed < kRuns; ++seed) {
    const ArmRunner run = [&](std::span<ArmTrial> tries) {
      for (ArmTrial& one : tries) {
        RandomSource own(SeedFor(SeedFor(seed, one.arm), one.dice));
        one.value = (own.Below(1000) - 499.5) / 500;
      }
    };
    const Race race = RunRace(8, {.trials = 1'000}, run);
    const Estimate& value = race.arms[race.leader].value;
    leader.Add(value.value);
    if (std::abs(value.value) > 1.96 * value.error) ++outside;
  }
  EXPECT_NEAR(leader.mean(), 0, 4 * leader.estimate().error);
  EXPECT_LE(outside, kRuns * 10 / 100);
}

TEST(ReferencePlayer, IsNamedAndRefusesWhatItCannotBe) {
  const auto game = Bundled(GrandeTactique(), "steinfeld");
  const auto doctrine =
      MakeMeasured<grande_tactique::GrandeTactiqueDoctrine>(*game);
  const auto named = MakeReferencePlayer("drill", *game, *doctrine);
  ASSERT_TRUE(std::holds_alternative<std::unique_ptr<ReferencePlayer>>(named));
  auto& player = *std::get<std::unique_ptr<ReferencePlayer>>(named);
  EXPECT_EQ(player.name(), "drill");
  const auto nobody = MakeReferencePlayer("nobody", *game, *doctrine);
  ASSERT_TRUE(std::holds_alternative<std::string>(nobody));
  EXPECT_NE(std::get<std::string>(nobody).find("nobody"), std::string::npos);
  // Plays a game out: its orders are legal, and equal after equal beginnings.
  Trials trials(*game, player, {.horizon = Doctrine::kToTheEnd, .threads = 2});
  const Position start = StartOf(*game);
  std::vector<Trial> tries = {{&start, 1}, {&start, 2}, {&start, 1}};
  trials.Run(trials.FrameOf(start), tries);
  EXPECT_EQ(tries[0].value, tries[2].value);
}

// Without that the second trial of a position would go on with the plan of the
// first.
TEST(ReferencePlayer, ForgetsThePlanOfTheLastTrial) {
  const auto game = Bundled(GrandeTactique(), "retz");
  const auto doctrine =
      MakeMeasured<grande_tactique::GrandeTactiqueDoctrine>(*game);
  const auto made = MakeReferencePlayer(kAtAGlance, *game, *doctrine);
  auto& player = *std::get<std::unique_ptr<ReferencePlayer>>(made);
  Position position = StartOf(*game);
  RandomSource source(5);
  int orders = 0;
  for (int step = 0; step < 60; ++step) {
    if (game->Awaits(position).is_roll()) {
      game->Resolve(position, Throw(*game, position, source), nullptr);
      continue;
    }
    player.BeginTrial(1);
    const Order order = player.Choose(*game, position, source);
    player.BeginTrial(1);
    EXPECT_EQ(player.Choose(*game, position, source), order) << step;
    game->Play(position, order, nullptr);
    ++orders;
  }
  EXPECT_GT(orders, 10);
}

}  // namespace
}  // namespace berthier
