// Allocations: against full enumeration, against the rules, and against what
// was planted.
#include "arenas/analysis/allocation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/value/estimate.h"
#include "agents/value/exact_worth.h"
#include "agents/value/reference_player.h"
#include "arenas/analysis/allocation_page.h"
#include "arenas/analysis/allocation_text.h"
#include "arenas/analysis/more_points.h"
#include "arenas/commands/berthier.h"
#include "arenas/match/loading.h"
#include "engine/rulesets/registry.h"
#include "tests/toys/dice_duel.h"
#include "tests/toys/first_proposal.h"

namespace berthier {
namespace {

using testing::HasSubstr;

std::unique_ptr<ReferencePlayer> PlayerOf(const Game& game) {
  return std::move(std::get<std::unique_ptr<ReferencePlayer>>(
      MakeReferencePlayer(kAtAGlance, game, *DoctrineFor(game))));
}

Position FirstSplit(const Game& game) {
  Position position(game.layout());
  game.Start(position);
  RandomSource dice(1);
  while (game.Awaits(position).is_roll()) {
    game.Resolve(position, Throw(game, position, dice), nullptr);
  }
  return position;
}

class OnRetz : public testing::Test {
 protected:
  OnRetz()
      : game_(std::move(LoadGame("retz", Rulesets())->game)),
        ruleset_(*FindRuleset(game_->ruleset())),
        position_(FirstSplit(*game_)),
        asked_(*SplitAskedIn(*game_, position_)) {}

  Allocation Allocated(int threads, AllocationOptions options) {
    options.ruleset = &ruleset_;
    Trials trials(*game_, *PlayerOf(*game_),
                  {.horizon = 3, .threads = threads});
    return Allocate(trials, position_, options);
  }

  AllocationScene SceneHere() const {
    return {.name = "retz", .turn = "round 1", .position = &position_};
  }

  const std::unique_ptr<const Game> game_;
  const Ruleset& ruleset_;
  const Position position_;
  const SplitAsked asked_;
};

// Where no points are divided the orders are priced; their values are those of
// the whole tree.
TEST(Allocation, OrdersAreWorthWhatEnumerationSays) {
  const Built built = DiceDuel().build(DiceDuelStart(3, 3, 4, Fog::kOff));
  const Game& game = *std::get<std::unique_ptr<const Game>>(built);
  const auto player = std::move(std::get<std::unique_ptr<ReferencePlayer>>(
      MakeReferencePlayer(kAtAGlance, game, FirstProposal())));
  Position start(game.layout());
  game.Start(start);
  Trials trials(game, *player, {});
  const Allocation told = Allocate(trials, start, {.trials = 20'000});
  EXPECT_FALSE(told.is_split());
  ASSERT_EQ(told.ranked.size(), 5u);
  double best = -2;
  std::vector<double> exact;
  for (const RankedOrder& one : told.ranked) {
    Position after = start;
    game.Play(after, one.order, nullptr);
    exact.push_back(*ExactWorth(*player, game, after, 100'000));
    best = std::max(best, exact.back());
    EXPECT_NEAR(one.value.value, exact.back(), 4 * one.value.error + 1e-12);
  }
  for (size_t i = 0; i < exact.size(); ++i) {
    EXPECT_NEAR(told.ranked[i].behind.value, exact[0] - exact[i],
                4 * told.ranked[i].behind.error + 1e-12);
    if (exact[i] == best) {
      EXPECT_TRUE(told.ranked[i].may_be_best);
    }
  }
}

// A position made of numbers is the one that the split leads to.
TEST_F(OnRetz, MadePositionsAreThoseOfTheSplits) {
  std::vector<Order> orders;
  game_->Propose(position_, orders);
  const size_t receivers = asked_.receivers.size();
  const MorePoints more(*game_, ruleset_, position_, orders[4], receivers);
  for (const Order& order : orders) {
    std::vector<int> shares;
    for (size_t k = 0; k < receivers; ++k) {
      shares.push_back(Share(order.amount, static_cast<int>(k)));
    }
    const std::optional<Position> made = more.WithAll(shares);
    ASSERT_TRUE(made.has_value());
    Position after = position_;
    game_->Play(after, order, nullptr);
    EXPECT_TRUE(*made == after) << order.amount;
  }
}

TEST_F(OnRetz, OneMorePointIsInOnePurseAlone) {
  const Order& split = asked_.example;
  const MorePoints more(*game_, ruleset_, position_, split,
                        asked_.receivers.size());
  Position after = position_;
  game_->Play(after, split, nullptr);
  const Side side = game_->Awaits(position_).side;
  const std::vector<Purse> before = game_->PursesOf(after, side);
  for (size_t k = 0; k < asked_.receivers.size(); ++k) {
    const int has = Share(split.amount, static_cast<int>(k));
    const std::optional<Position> made = more.With(k, has + 1);
    ASSERT_TRUE(made.has_value()) << k << " has " << has;
    const std::vector<Purse> purses = game_->PursesOf(*made, side);
    int changed = 0;
    for (size_t i = 0; i < purses.size(); ++i) {
      if (purses[i].left == before[i].left) continue;
      ++changed;
      EXPECT_EQ(purses[i].left, before[i].left + 1);
    }
    EXPECT_EQ(changed, 1);
  }
}

TEST_F(OnRetz, AllocationsAreEqualWhateverTheThreads) {
  const Allocation one = Allocated(1, {.trials = 900});
  const Allocation three = Allocated(3, {.trials = 900});
  const AllocationScene scene = SceneHere();
  const std::string json = AllocationJson(*game_, scene, one);
  EXPECT_EQ(json, AllocationJson(*game_, scene, three));
  EXPECT_NE(json, AllocationJson(*game_, scene,
                                 Allocated(1, {.trials = 900, .seed = 2})));
  EXPECT_EQ(one.ranked.size(), one.alternatives);
  EXPECT_EQ(one.worths.size(), asked_.receivers.size());
}

// The planted: nobody but one gets anything; a split is compared that gives the
// whole army nothing.
TEST_F(OnRetz, TellsTheSplitsThatAreNamed) {
  Order nothing = asked_.example;
  nothing.amount = 0;
  const Allocation told =
      Allocated(1, {.trials = 300, .only = {nothing, asked_.example}});
  const auto found = std::find_if(
      told.ranked.begin(), told.ranked.end(),
      [&](const RankedOrder& one) { return one.order == nothing; });
  ASSERT_NE(found, told.ranked.end());
  EXPECT_FALSE(found->legal);
  EXPECT_TRUE(told.worths.empty());
  EXPECT_EQ(InWords(*game_, position_, told, *found), "nobody anything");
}

TEST_F(OnRetz, TextKeepsToItsWidthAndEveryNumberHasAnError) {
  const Allocation told = Allocated(1, {.trials = 300});
  for (const int width : {60, 80, 120}) {
    std::istringstream lines(ToText(*game_, SceneHere(), told, width));
    std::string line;
    while (std::getline(lines, line)) {
      const auto letters = std::count_if(
          line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; });
      EXPECT_LE(letters, std::max(width, 64)) << line;
    }
  }
  const std::string page = AllocationPage(*game_, SceneHere(), told);
  EXPECT_THAT(page, HasSubstr(std::string(kAllocationPageMark)));
  EXPECT_THAT(page, HasSubstr("class=\"whisker\""));
  EXPECT_THAT(page, HasSubstr("at-a-glance"));
  EXPECT_THAT(AllocationCsv(*game_, SceneHere(), told),
              HasSubstr(std::string(kAllocationCsvMark)));
}

TEST(AllocationWords, ErrorsAreTwiceTheStandardErrorInPoints) {
  EXPECT_EQ(WithError({.value = 0.048, .error = 0.026, .count = 9}),
            "+2.40 ±2.60");
  EXPECT_EQ(ChanceWithError({.value = 0.25, .error = 0.01, .count = 9}),
            "62.5 ±1.0");
  // Equal in every playout, and nearly so.
  EXPECT_EQ(WithError({.value = 0, .error = 0, .count = 9}), "+0.00");
  EXPECT_EQ(WithError({.value = 0.03, .error = 1e-6, .count = 9}),
            "+1.50 ±0.01");
  EXPECT_EQ(WithError({}), "-");
}

// Two splits tie, and but one of the three points buys anything.
TEST_F(OnRetz, TiesAndPointsThatBuyNothingAreSaid) {
  const auto known = [](double value, double error) {
    return Estimate{.value = value, .error = error, .count = 100};
  };
  Allocation told = {.receivers = {asked_.receivers[0], asked_.receivers[1]},
                     .pool = 3,
                     .alternatives = 3};
  for (const auto& [first, second, behind] :
       {std::tuple{2, 1, 0.0}, {0, 3, 0.0}, {3, 0, 0.1}}) {
    told.ranked.push_back({.order = asked_.example,
                           .shares = {first, second},
                           .value = known(0.25 - behind, 0.01),
                           .behind = known(behind, behind / 20),
                           .may_be_best = behind == 0});
  }
  told.usual = 2;
  told.worths = {{.receiver = told.receivers[0],
                  .points = 2,
                  .steps = {{.points = 1, .step = known(0, 0)},
                            {.points = 2, .step = known(0, 0)}}},
                 {.receiver = told.receivers[1],
                  .points = 1,
                  .steps = {{.points = 1, .step = known(0.03, 0.001)},
                            {.points = 2, .step = known(0.04, 0.001)}}}};
  const std::vector<std::string> findings = Findings(*game_, SceneHere(), told);
  ASSERT_EQ(findings.size(), 3u);
  const std::string first = NameIn(*game_, told.receivers[0]);
  const std::string second = NameIn(*game_, told.receivers[1]);
  EXPECT_EQ(findings[0],
            "Of 3 splits tried 2 cannot be told from one another and are the "
            "best, with a winning chance of 62.5 ±1.0 %: " +
                first + " 2, " + second + " 1; " + second + " 3.");
  EXPECT_EQ(findings[1], "What counts: 1 point to " + second +
                             "; the rest, 2 points, is worth nothing that can "
                             "be told.");
}

// Who of the receivers stands farthest from the enemy.
size_t Farthest(const Game& game, const Position& position, Side side,
                const std::vector<EntityId>& receivers) {
  const Picture picture = game.Draw(position);
  size_t farthest = 0;
  double most = -1;
  for (size_t k = 0; k < receivers.size(); ++k) {
    for (const Body& body : picture.bodies) {
      if (body.id != receivers[k]) continue;
      double nearest = 1e18;
      for (const Body& enemy : picture.bodies) {
        if (enemy.side == Index(side) || enemy.symbol == Symbol::kGeneral) {
          continue;
        }
        nearest = std::min(
            nearest, std::hypot(enemy.pose.centre.x - body.pose.centre.x,
                                enemy.pose.centre.y - body.pose.centre.y));
      }
      if (nearest > most) {
        most = nearest;
        farthest = k;
      }
    }
  }
  return farthest;
}

// Of the reference player's value of one split over another's, by dice that the
// allocation did not see.
Estimate Confirmed(Trials& trials, const Position& position, const Order& one,
                   const Order& other) {
  const Game& game = trials.game();
  const double sign = game.Awaits(position).side == Side::kFirst ? 1 : -1;
  const PlayoutFrame frame = trials.FrameOf(position);
  Position after_one = position;
  game.Play(after_one, one, nullptr);
  Position after_other = position;
  game.Play(after_other, other, nullptr);
  constexpr uint64_t kDice = 400;
  constexpr uint64_t kUnseen = 1'000'000;
  std::vector<Trial> pairs;
  for (uint64_t i = kUnseen; i < kUnseen + kDice; ++i) {
    pairs.push_back({&after_one, i});
    pairs.push_back({&after_other, i});
  }
  trials.Run(frame, pairs);
  RunningMean differences;
  for (size_t i = 0; i < pairs.size(); i += 2) {
    differences.Add(sign * (pairs[i].value - pairs[i + 1].value));
  }
  return differences.estimate();
}

// In a game of the doctrine, all points of a division are given to the receiver
// farthest from the enemy, where somebody else could use one. That is found,
// and who went without is named: dice not seen before confirm it.
TEST_F(OnRetz, FindsPointsGivenToWhoIsFarthestAndNamesWhoNeededThem) {
  const auto player = PlayerOf(*game_);
  Position now = position_;
  RandomSource dice(3);
  RandomSource chances(3);
  int planted = 0;
  int found = 0;
  while (!game_->Awaits(now).is_over() && found < 2) {
    if (game_->Awaits(now).is_roll()) {
      game_->Resolve(now, Throw(*game_, now, dice), nullptr);
      continue;
    }
    if (const auto asked = SplitAskedIn(*game_, now)) {
      const Side side = game_->Awaits(now).side;
      const size_t far = Farthest(*game_, now, side, asked->receivers);
      Order split = asked->example;
      split.amount = WithShare(0, static_cast<int>(far), asked->pool);
      ASSERT_TRUE(game_->Check(now, split).ok());
      Trials trials(*game_, *player, {.horizon = 3, .threads = 2});
      const Allocation told =
          Allocate(trials, now,
                   {.trials = 1'000, .played = split, .ruleset = &ruleset_});
      ++planted;
      ASSERT_TRUE(told.played.has_value());
      const RankedOrder& played = told.ranked[*told.played];
      if (!played.may_be_best && played.behind.IsClear()) {
        ++found;
        const Order& best = told.ranked[0].order;
        const int own = Share(best.amount, static_cast<int>(far));
        EXPECT_LT(own, asked->pool);
        const Estimate better = Confirmed(trials, now, best, split);
        EXPECT_GT(better.value, 2 * better.error);
      }
    }
    game_->Play(now, player->Choose(*game_, now, chances), nullptr);
  }
  EXPECT_EQ(found, 2) << planted << " planted";
}

// Orders that divide nothing have nobody to give shares to.
TEST_F(OnRetz, OnlyPointsThatAreDividedAreSplits) {
  const auto player = PlayerOf(*game_);
  Position now = position_;
  RandomSource dice(3);
  RandomSource chances(3);
  int splits = 0;
  for (int step = 0; step < 200; ++step) {
    if (game_->Awaits(now).is_roll()) {
      game_->Resolve(now, Throw(*game_, now, dice), nullptr);
      continue;
    }
    if (const auto asked = SplitAskedIn(*game_, now)) {
      ++splits;
      EXPECT_GT(asked->pool, 0);
    }
    game_->Play(now, player->Choose(*game_, now, chances), nullptr);
  }
  EXPECT_GT(splits, 2);
}

struct Said {
  int code;
  std::string out, err;
};

Said RunProgram(const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  const int code =
      RunBerthier(arguments, {.rulesets = Rulesets(), .out = out, .err = err});
  return {code, out.str(), err.str()};
}

TEST(AllocateCommand, RefusesWhatItCannotTakeInOneLine) {
  const std::vector<std::vector<std::string>> bad = {
      {"allocate"},
      {"allocate", "nowhere"},
      {"allocate", "retz", "--jobs=0"},
      {"allocate", "retz", "--horizon=-1"},
      {"allocate", "retz", "--reference=nobody"},
      {"allocate", "retz", "--output=x.pdf"},
      {"allocate", "retz", "--split=Foy"},
      {"allocate", "retz", "--split=Nobody=3"},
      {"allocate", "retz", "--split=i=3"},
      {"allocate", "retz", "--split=Foy=-1"},
      {"allocate", "steinfeld", "--split=Foy=1"}};
  for (const std::vector<std::string>& arguments : bad) {
    const Said said = RunProgram(arguments);
    EXPECT_EQ(said.code, 2) << arguments.back();
    EXPECT_EQ(said.out, "") << arguments.back();
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1)
        << said.err;
  }
}

TEST(AllocateCommand, TellsASplitAndPricesOrdersElsewhere) {
  const Said retz = RunProgram(
      {"allocate", "retz", "--faces=5", "--budget=200", "--horizon=2"});
  EXPECT_EQ(retz.code, 0) << retz.err;
  EXPECT_THAT(retz.out, HasSubstr("behind the best"));
  EXPECT_THAT(retz.out, HasSubstr("exchange"));
  const Said steinfeld =
      RunProgram({"allocate", "steinfeld", "--budget=100", "--horizon=2"});
  EXPECT_EQ(steinfeld.code, 0) << steinfeld.err;
  EXPECT_THAT(steinfeld.out, HasSubstr("an order about each"));
}

}  // namespace
}  // namespace berthier
