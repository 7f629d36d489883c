// The generator of every registered ruleset that has one: its battles are
// legal. How many seeds of each size are tried is BERTHIER_SEEDS of the
// environment; the target deep_generation tries 2,000.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "arenas/generation/generator.h"
#include "arenas/match/loading.h"
#include "engine/rulesets/registry.h"
#include "proto/position_codec.h"
#include "proto/text.h"
#include "tests/arenas/generation/seeds.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

// The battle is accepted, there is something to decide in it, every order that
// it proposes is legal, and it is the same when it has been written down.
void ExpectLegal(const ScenarioDocument& document) {
  const auto game = BuildGame(document, "generated", Rulesets());
  ASSERT_TRUE(game.ok()) << game.status().message();
  Position position((*game)->layout());
  (*game)->Start(position);
  ASSERT_FALSE((*game)->Awaits(position).is_over());
  const std::string text = PrintText(WireOf((*game)->Write(position), kInches));
  const auto read = ReadPosition({"x.textproto", text}, Form::kText);
  ASSERT_TRUE(read.ok()) << read.status().message();
  const auto again = BuildGame(read->document, "written", Rulesets());
  ASSERT_TRUE(again.ok()) << again.status().message();
  Position start((*again)->layout());
  (*again)->Start(start);
  ASSERT_EQ((*again)->Hash(start), (*game)->Hash(position));
  // To the first decision, if dice come before it.
  SeededChooser chooser(1);
  while ((*game)->Awaits(position).is_roll()) {
    StepAtRandom(**game, position, chooser, nullptr);
  }
  if ((*game)->Awaits(position).is_over()) return;
  std::vector<Order> orders;
  (*game)->Propose(position, orders);
  ASSERT_FALSE(orders.empty());
  for (const Order& order : orders) {
    ASSERT_TRUE((*game)->Check(position, order).ok())
        << (*game)->Say((*game)->Check(position, order).refusal());
  }
}

TEST(EveryGenerator, MakesLegalBattles) {
  ASSERT_FALSE(Generators().empty());
  for (const Generator& generator : Generators()) {
    for (int size = generator.smallest; size <= generator.largest; ++size) {
      for (uint64_t seed = 1; seed <= SeedsOfASize(8); ++seed) {
        SCOPED_TRACE(std::string(generator.ruleset) + ", size " +
                     std::to_string(size) + ", seed " + std::to_string(seed));
        ExpectLegal(generator.make({.seed = seed, .size = size}));
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

TEST(EveryGenerator, MakesLegalBattlesWithAHandicap) {
  for (const Generator& generator : Generators()) {
    if (!generator.has_handicaps) {
      EXPECT_FALSE(RequestGeneration(generator.ruleset, 5, {}, 10).ok());
      continue;
    }
    for (const int handicap : {-kMostHandicap, kMostHandicap}) {
      for (const int size : {generator.smallest, generator.largest}) {
        const absl::StatusOr<GenerationRequest> request =
            RequestGeneration(generator.ruleset, 5, size, handicap);
        ASSERT_TRUE(request.ok());
        SCOPED_TRACE(request->Name());
        const ScenarioDocument battle = Generate(*request);
        ExpectLegal(battle);
        const absl::StatusOr<GenerationRequest> named =
            ReadGenerationRequest(request->Name());
        ASSERT_TRUE(named.ok());
        EXPECT_EQ(named->handicap, handicap);
        EXPECT_NE(PrintText(WireOf(battle, kInches)),
                  PrintText(WireOf(generator.make({.seed = 5, .size = size}),
                                   kInches)));
      }
    }
  }
}

// The points of the side named first to those of the other, as the title page
// has them: "90 against 88 points".
double ProportionTold(const ScenarioDocument& battle) {
  const std::regex told("([0-9]+) against ([0-9]+) points");
  std::smatch points;
  EXPECT_TRUE(std::regex_search(battle.note, points, told)) << battle.note;
  return std::stod(points[1]) / std::stod(points[2]);
}

// With +20 the first side has a fifth more points than the situation of the
// seed gives it, with -20 the other side: each within one part in
// kPartsOfHandicap.
TEST(EveryGenerator, AHandicapIsInThePoints) {
  for (const Generator& generator : Generators()) {
    if (!generator.has_handicaps) continue;
    for (int size = generator.smallest; size <= generator.largest; ++size) {
      for (uint64_t seed = 1; seed <= SeedsOfASize(8); ++seed) {
        const auto proportion = [&](int handicap) {
          return ProportionTold(Generate(
              *RequestGeneration(generator.ruleset, seed, size, handicap)));
        };
        for (const int handicap : {1, 10, 20, kMostHandicap}) {
          const double more = 1 + handicap / 100.0;
          const double first = proportion(handicap);
          const double second = proportion(-handicap);
          const double within = 2.1 / kPartsOfHandicap * more * more;
          EXPECT_NEAR(first / second, more * more, within)
              << generator.ruleset << ", size " << size << ", seed " << seed;
          // Without one the points are equal within a tenth.
          EXPECT_NEAR(first / proportion(0), more, 0.15 * more)
              << generator.ruleset << ", size " << size << ", seed " << seed;
        }
      }
    }
  }
}

TEST(EveryGenerator, NoHandicapLeavesTheBattleAsItIs) {
  for (const Generator& generator : Generators()) {
    const absl::StatusOr<GenerationRequest> none =
        RequestGeneration(generator.ruleset, 5, {}, 0);
    ASSERT_TRUE(none.ok());
    EXPECT_EQ(none->Name(),
              RequestGeneration(generator.ruleset, 5, {})->Name());
    EXPECT_EQ(
        PrintText(WireOf(Generate(*none), kInches)),
        PrintText(WireOf(generator.make({.seed = 5, .size = generator.usual}),
                         kInches)));
  }
}

// The same battle, behind tiles or whatever hides armies there.
TEST(EveryGenerator, MakesLegalBattlesInFog) {
  int foggy = 0;
  for (const Generator& generator : Generators()) {
    if (!generator.has_fog) {
      EXPECT_FALSE(RequestGeneration(generator.ruleset, 5, {}, 0, true).ok());
      continue;
    }
    ++foggy;
    for (int size = generator.smallest; size <= generator.largest; ++size) {
      const absl::StatusOr<GenerationRequest> request =
          RequestGeneration(generator.ruleset, 5, size, 0, true);
      ASSERT_TRUE(request.ok());
      SCOPED_TRACE(request->Name());
      const ScenarioDocument battle = Generate(*request);
      ExpectLegal(battle);
      const absl::StatusOr<GenerationRequest> named =
          ReadGenerationRequest(request->Name());
      ASSERT_TRUE(named.ok()) << named.status().message();
      EXPECT_TRUE(named->fog);
      EXPECT_EQ(named->size, size);
      const auto hides = [&](const ScenarioDocument& document) {
        const auto game = BuildGame(document, "generated", Rulesets());
        Position position((*game)->layout()), view((*game)->layout());
        (*game)->Start(position);
        SeededChooser chooser(1);
        bool hidden = false;
        for (int i = 0; i < 60 && !(*game)->Awaits(position).is_over(); ++i) {
          (*game)->See(position, Side::kFirst, view);
          hidden = hidden || !(view == position);
          StepAtRandom(**game, position, chooser, nullptr);
        }
        return hidden;
      };
      EXPECT_TRUE(hides(battle));
      EXPECT_FALSE(hides(generator.make({.seed = 5, .size = size})));
    }
  }
  EXPECT_GT(foggy, 0);
}

TEST(EveryGenerator, MakesAnotherBattleOfEverySeed) {
  for (const Generator& generator : Generators()) {
    std::set<std::string> texts;
    for (uint64_t seed = 1; seed <= 20; ++seed) {
      const ScenarioDocument battle =
          generator.make({.seed = seed, .size = generator.usual});
      texts.insert(PrintText(WireOf(battle, kInches)));
      EXPECT_EQ(PrintText(WireOf(
                    generator.make({.seed = seed, .size = generator.usual}),
                    kInches)),
                PrintText(WireOf(battle, kInches)));
    }
    EXPECT_EQ(texts.size(), 20u) << generator.ruleset;
  }
}

}  // namespace
}  // namespace berthier
