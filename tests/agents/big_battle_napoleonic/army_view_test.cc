// The army view that goes on from one position to the next against one made
// anew.
#include "agents/doctrine/big_battle_napoleonic/army_view.h"

#include <gtest/gtest.h>

#include <memory>
#include <tuple>

#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"
#include "agents/search/playout.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"

namespace berthier::big_battle_napoleonic {
namespace {

auto Drawn(const UnitView& u) {
  return std::tuple(u.id, u.data, u.arm, u.formation, u.bases, u.at.x, u.at.y,
                    u.dir.x, u.dir.y, u.width, u.depth);
}
auto Judged(const UnitView& u) {
  return std::tuple(u.base_value, u.value, u.allowance, u.range, u.disordered,
                    u.routing, u.engaged, u.counter, u.attached);
}
auto Placed(const UnitView& u) {
  return std::tuple(u.cover, u.rough, u.near_works, u.foe_foot_near, u.town,
                    u.prize);
}

void ExpectSame(const ArmyView& kept, const ArmyView& fresh) {
  EXPECT_EQ(kept.time_left(), fresh.time_left());
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    ASSERT_EQ(kept.units(side).size(), fresh.units(side).size());
    for (const UnitView& u : fresh.units(side)) {
      const UnitView& same = kept.unit(u.id);
      EXPECT_EQ(Drawn(same), Drawn(u));
      EXPECT_EQ(Judged(same), Judged(u));
      EXPECT_EQ(Placed(same), Placed(u));
    }
  }
  ASSERT_EQ(kept.objectives().size(), fresh.objectives().size());
  for (size_t i = 0; i < fresh.objectives().size(); ++i) {
    const Objective& a = kept.objectives()[i];
    const Objective& b = fresh.objectives()[i];
    EXPECT_EQ(std::tuple(a.at.x, a.at.y, a.value, a.held, a.power),
              std::tuple(b.at.x, b.at.y, b.value, b.held, b.power));
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      for (const UnitView& u : fresh.units(side)) {
        if (!u.foot()) continue;
        EXPECT_EQ(kept.MarchTo(a, u.id), fresh.MarchTo(b, u.at));
      }
    }
  }
}

// Games of chance, which go everywhere, and of the doctrine. The view also sees
// the beginning again now and then, as playouts do.
TEST(BbnArmyViewTest, SeesWhatANewOneSees) {
  for (const char* name : {"farm", "redoubt", "st_amand"}) {
    const std::unique_ptr<const Game> game =
        Bundled(BigBattleNapoleonic(), name);
    Position start(game->layout());
    game->Start(start);
    const Marches marches(ViewOf(*game, start).scenario);
    BigBattleNapoleonicDoctrine doctrine(Temper::kMeasured);
    ArmyView kept;
    int seen = 0;
    const auto look = [&](const Position& position) {
      const ArmyView fresh(ViewOf(*game, position), kUsualWeights, &marches);
      kept.Look(ViewOf(*game, position), kUsualWeights, &marches);
      ExpectSame(kept, fresh);
    };
    for (const uint64_t seed : {1, 2, 3, 4}) {
      RandomSource source(seed);
      PlayOut(*game, seed, [&](const Position& position) {
        if (++seen % 16 == 0) look(start);
        look(position);
        return seed % 2 == 0 ? game->ProposeOne(position, source)
                             : doctrine.Choose(*game, position, source);
      });
    }
    EXPECT_GT(seen, 100);
  }
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
