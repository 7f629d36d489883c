// Generated battles of Simple Grand Tactical: set up as section 4.21 of its
// catalogue wants, worth fighting for, and of equal price.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "arenas/generation/generator.h"
#include "arenas/match/loading.h"
#include "engine/geometry/polygon.h"
#include "engine/model/position.h"
#include "engine/rulesets/registry.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"
#include "proto/position_codec.h"
#include "proto/text.h"
#include "tests/arenas/generation/entries.h"
#include "tests/arenas/generation/seeds.h"

namespace berthier {
namespace {

namespace sgt = simple_grand_tactical;

constexpr int kSmallest = 1;
constexpr int kLargest = 3;

// f(document, size) for some hundreds of battles.
template <typename F>
void ForBattles(F&& f) {
  for (int size = kSmallest; size <= kLargest; ++size) {
    for (uint64_t seed = 1; seed <= SeedsOfASize(60); ++seed) {
      SCOPED_TRACE("size " + std::to_string(size) + ", seed " +
                   std::to_string(seed));
      f(Generate(*RequestGeneration("simple_grand_tactical", seed, size)),
        size);
      if (testing::Test::HasFailure()) return;
    }
  }
}

// f(field) of their starts.
template <typename F>
void ForStarts(F&& f) {
  ForBattles([&](const ScenarioDocument& document, int) {
    const auto game = BuildGame(document, "generated", Rulesets());
    ASSERT_TRUE(game.ok()) << game.status().message();
    Position position((*game)->layout());
    (*game)->Start(position);
    ASSERT_FALSE((*game)->Awaits(position).is_over());
    f(sgt::ViewOf(**game, position));
  });
}

TEST(SgtBattle, IsReadBackAsItWasWritten) {
  ForBattles([](const ScenarioDocument& document, int) {
    const std::string text = PrintText(WireOf(document, kCentimetres));
    const auto read = ReadPosition({"x.textproto", text}, Form::kText);
    ASSERT_TRUE(read.ok()) << read.status().message();
    EXPECT_EQ(PrintText(WireOf(read->document, kCentimetres)), text);
  });
}

// The ruleset itself refuses units that overlap or are off the table.
TEST(SgtBattle, NobodyIsInReachOfAnEnemy) {
  ForStarts([](const sgt::PositionView& f) {
    f.scenario.side(Side::kFirst).units.ForEach([&](sgt::UnitId a) {
      f.scenario.side(Side::kSecond).units.ForEach([&](sgt::UnitId b) {
        EXPECT_FALSE(
            Within(f.unit(a).block(), f.unit(b).block(), Centimetres(30)))
            << f.data(a).name << ", " << f.data(b).name;
      });
    });
  });
}

TEST(SgtBattle, GeneralsStandWithTheirTroops) {
  ForStarts([](const sgt::PositionView& f) {
    for (int i = 0; i < f.scenario.general_count(); ++i) {
      const auto g = static_cast<sgt::GeneralId>(i);
      const sgt::UnitId u = f.state.general(g).unit;
      EXPECT_EQ(IsSome(u),
                f.scenario.general(g).rank != sgt::Rank::kCorpsCommander);
      if (IsSome(u)) {
        EXPECT_EQ(f.data(u).corps, f.scenario.general(g).corps);
      }
    }
  });
}

TEST(SgtBattle, HedgesAndWallsAreCalledWhatTheyAre) {
  int seen = 0;
  ForBattles([&](const ScenarioDocument& document, int) {
    for (const Entry* piece : OfType(document, "terrain")) {
      for (const std::string kind : {"hedge", "wall"}) {
        if (!Is(*piece, kind)) continue;
        ++seen;
        EXPECT_NE(piece->id.find(" " + kind), std::string::npos) << piece->id;
      }
    }
  });
  EXPECT_GT(seen, 20);
}

TEST(SgtBattle, SidesAreOfEqualPrice) {
  ForBattles([](const ScenarioDocument& document, int) {
    const size_t comma = document.note.rfind(',');
    int a = 0, b = 0;
    ASSERT_EQ(std::sscanf(document.note.c_str() + comma,
                          ", %d against %d points", &a, &b),
              2)
        << document.note;
    EXPECT_GE(a, 0.899 * b);
    EXPECT_LE(a, b / 0.899);
  });
}

TEST(SgtBattle, ThereIsSomethingToFightFor) {
  std::map<std::string, int> abouts;
  ForBattles([&](const ScenarioDocument& document, int size) {
    const size_t from = document.note.find(": ") + 2;
    ++abouts[document.note.substr(from, document.note.find(',') - from)];
    std::map<std::string, int> held;
    for (const Entry* piece : OfType(document, "terrain")) {
      if (Is(*piece, "objective")) ++held[Link(*piece, "held by")];
    }
    EXPECT_FALSE(held.empty()) << document.note;
    EXPECT_EQ(held["French"], held["Austrian"]);
    EXPECT_EQ(OfType(document, "formation").size(),
              2 * static_cast<size_t>(size));
  });
  EXPECT_EQ(abouts.size(), 3u);
  for (const auto& [about, battles] : abouts) EXPECT_GT(battles, 15) << about;
}

}  // namespace
}  // namespace berthier
