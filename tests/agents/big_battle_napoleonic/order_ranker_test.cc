// The ranker that remembers what it weighed against one that does not.
#include "agents/doctrine/big_battle_napoleonic/order_ranker.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "agents/search/playout.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Beginnings of one battle, over and over, in which the units of either side
// are handled now so, now so: the first units meet the same positions again,
// some of them with another posture.
TEST(BbnOrderRankerTest, RemembersOnlyWhatItWouldWeighAgain) {
  for (const char* name : {"farm", "st_amand"}) {
    const std::unique_ptr<const Game> game =
        Bundled(BigBattleNapoleonic(), name);
    OrderRanker kept, fresh;
    std::vector<Option> options, anew;
    Position position(game->layout());
    RandomSource source(7);
    for (int round = 0; round < 30; ++round) {
      Dispositions dispositions;
      for (Posture& posture : dispositions.units) {
        if (source.Below(4) == 0) {
          posture = static_cast<Posture>(source.Below(kPostures));
        }
      }
      if (round % 3 == 0) dispositions.temper = Temper::kBold;
      RandomSource dice(static_cast<uint64_t>(round % 2));
      game->Start(position);
      for (int i = 0; i < 40 && !game->Awaits(position).is_over(); ++i) {
        SettleDice(*game, position, dice);
        if (game->Awaits(position).is_over()) break;
        const PositionView f = ViewOf(*game, position);
        kept.Weigh(f, dispositions, Effort::kLight, options);
        fresh.ForgetOrders();
        fresh.Weigh(f, dispositions, Effort::kLight, anew);
        ASSERT_EQ(options.size(), anew.size());
        EXPECT_EQ(options[0].order, anew[0].order);
        EXPECT_EQ(options[0].value, anew[0].value);
        game->Play(position, options[0].order, nullptr);
      }
    }
  }
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
