// Generated battles of Grandeur: read by their ruleset, of equal points.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "arenas/generation/generator.h"
#include "arenas/match/loading.h"
#include "engine/model/position.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
#include "engine/rulesets/grandeur/setup/points.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/generation/seeds.h"

namespace berthier {
namespace {

// f(view) of the starts of some hundreds of battles.
template <typename F>
void ForStarts(F&& f) {
  for (int size = 1; size <= 3; ++size) {
    for (uint64_t seed = 1; seed <= SeedsOfASize(60); ++seed) {
      SCOPED_TRACE("size " + std::to_string(size) + ", seed " +
                   std::to_string(seed));
      const auto game =
          BuildGame(Generate(*RequestGeneration("grandeur", seed, size)),
                    "generated", Rulesets());
      ASSERT_TRUE(game.ok()) << game.status().message();
      Position position((*game)->layout());
      (*game)->Start(position);
      f(grandeur::ViewOf(**game, position), size);
      if (testing::Test::HasFailure()) return;
    }
  }
}

// GRA-PTS-03
TEST(GrandeurGeneration, ArmiesCostAboutTheSame) {
  ForStarts([](const grandeur::PositionView& f, int) {
    const int a = grandeur::ArmyPoints(f.scenario, Side::kFirst);
    const int b = grandeur::ArmyPoints(f.scenario, Side::kSecond);
    EXPECT_LE(10 * std::abs(a - b), std::max(a, b)) << a << ", " << b;
  });
}

// GRA-CMD-01
TEST(GrandeurGeneration, AnArmyOfOneCorpsIsOneCommand) {
  ForStarts([](const grandeur::PositionView& f, int size) {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      EXPECT_EQ(f.scenario.side(side).unique_command, size == 1);
      EXPECT_EQ(f.scenario.side(side).corps.size(), static_cast<size_t>(size));
    }
  });
}

// IMP-SCN-04
TEST(GrandeurGeneration, TroopsStandWithinThirtyOfTheirEdge) {
  ForStarts([](const grandeur::PositionView& f, int) {
    for (int i = 0; i < f.scenario.unit_count(); ++i) {
      const auto u = MakeId<grandeur::UnitId>(i);
      const bool south =
          f.scenario.side(f.data(u).side).home == TableEdge::kSouth;
      for (const Point p : f.unit(u).block().corners()) {
        const int32_t far = south ? p.y : f.scenario.ground.depth.ticks - p.y;
        EXPECT_LE(far, Centimetres(30).ticks) << f.data(u).name;
      }
    }
  });
}

}  // namespace
}  // namespace berthier
