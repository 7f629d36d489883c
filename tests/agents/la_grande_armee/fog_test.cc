// The doctrine in the fog of war: it knows what its side sees, and what it does
// with a tile tells nobody what is behind it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "agents/doctrine/kit/standard_agents.h"
#include "agents/doctrine/la_grande_armee/beliefs.h"
#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"
#include "agents/doctrine/la_grande_armee/outlook.h"
#include "agents/random_source.h"
#include "agents/search/planner.h"
#include "agents/search/playout.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"

namespace berthier::la_grande_armee {
namespace {

constexpr Side kBoth[] = {Side::kFirst, Side::kSecond};

class LgaFogTest : public testing::Test {
 protected:
  PositionView View() const { return ViewOf(*game_, position_); }
  bool IsOver() const { return game_->Awaits(position_).is_over(); }
  // Throws the dice that are awaited, or gives the doctrine's order.
  void PlayOne() {
    if (game_->Awaits(position_).is_roll()) {
      game_->Resolve(position_, Throw(*game_, position_, source_), nullptr);
      return;
    }
    game_->Play(position_, doctrine_.Choose(*game_, position_, source_),
                nullptr);
  }
  void PlayUntil(Phase phase) {
    while (!IsOver() && View().state.phase < phase) PlayOne();
  }
  // What a side's tiles hold is dealt anew, as the enemy may believe.
  Position DealtAnew(Side side) {
    Position view(game_->layout()), other(game_->layout());
    game_->See(position_, Opponent(side), view);
    game_->Sample(view, Opponent(side), source_, other);
    return other;
  }

  const std::unique_ptr<const Game> game_ =
      Bundled(LaGrandeArmee(), "high_road");
  Position position_ = [this] {
    Position start(game_->layout());
    game_->Start(start);
    return start;
  }();
  LaGrandeArmeeDoctrine doctrine_{Mood::kMeasured};
  RandomSource source_{5};
};

// The order is the same by the truth, by the view and in every world that the
// side may be in.
TEST_F(LgaFogTest, OrdersDependOnWhatIsSeen) {
  Position view(game_->layout()), world(game_->layout());
  int asked = 0, hidden = 0;
  for (; !IsOver(); PlayOne()) {
    const Awaited awaited = game_->Awaits(position_);
    if (!awaited.is_decision()) continue;
    game_->See(position_, awaited.side, view);
    game_->Sample(view, awaited.side, source_, world);
    if (!(world == position_)) ++hidden;
    if (++asked % 3 != 0) continue;
    const auto order = [&](const Position& shown) {
      RandomSource same(9);
      return doctrine_.Choose(*game_, shown, same);
    };
    ASSERT_EQ(order(position_), order(view));
    ASSERT_EQ(order(position_), order(world));
  }
  EXPECT_GT(hidden, 100);
}

// Two worlds that look the same are played alike, move by move, by search too.
TEST_F(LgaFogTest, SearchDependsOnWhatIsSeen) {
  PlayUntil(Phase::kCorps);
  for (int i = 0; i < 40; ++i) PlayOne();
  while (!game_->Awaits(position_).is_decision()) PlayOne();
  const Side side = game_->Awaits(position_).side;
  const Position other = DealtAnew(Opponent(side));
  ASSERT_FALSE(other == position_);
  std::vector<Order> orders;
  for (const Position& world : {position_, other}) {
    Position view(game_->layout());
    game_->See(world, side, view);
    PlannerAgent agent({.iterations = 100},
                       &MakeMeasured<LaGrandeArmeeDoctrine>, {});
    agent.Begin(*game_, side, 3);
    orders.push_back(agent.Decide(*game_, view, side).order);
  }
  EXPECT_EQ(orders[0], orders[1]);
}

// Whatever is behind a tile, it goes the same way; only whether it is declared
// depends on that.
TEST_F(LgaFogTest, DummiesMarchAsCorpsDo) {
  PlayUntil(Phase::kFogDeploy);
  int compared = 0;
  for (; !IsOver(); PlayOne()) {
    if (!game_->Awaits(position_).is_decision()) continue;
    const State& s = View().state;
    switch (static_cast<Decision>(s.awaits.kind)) {
      case Decision::kDeployItem:
      case Decision::kTilePath:
        break;
      default:
        continue;
    }
    const Position other = DealtAnew(s.awaits.side);
    RandomSource one(9), same(9);
    ASSERT_EQ(doctrine_.Choose(*game_, position_, one),
              doctrine_.Choose(*game_, other, same));
    ++compared;
  }
  EXPECT_GT(compared, 40);
}

// So it is with the worth of a position: search has no reason to handle a dummy
// otherwise than a corps.
TEST_F(LgaFogTest, TheWorthOfAPositionTellsNothing) {
  PlayUntil(Phase::kCorps);
  for (int i = 0; i < 20; ++i) PlayOne();
  int differ = 0;
  for (int i = 0; i < 10; ++i) {
    for (const Side side : kBoth) {
      const Position other = DealtAnew(side);
      if (!(other == position_)) ++differ;
      EXPECT_EQ(doctrine_.Value(*game_, other, side),
                doctrine_.Value(*game_, position_, side));
    }
  }
  EXPECT_GT(differ, 10);
}

// Every tile is a corps as often as not, and no layout is the only one.
TEST_F(LgaFogTest, NoTileIsLikelierThanAnother) {
  const Position start = position_;
  std::map<TileId, int> real;
  std::set<std::string> layouts;
  constexpr int kSetUps = 400;
  for (int i = 0; i < kSetUps; ++i) {
    position_ = start;
    PlayUntil(Phase::kFogDeploy);
    std::string layout;
    for (const TileId t : View().scenario.side(Side::kFirst).tiles) {
      const bool is_real = IsSome(View().state.tile(t).content);
      if (is_real) ++real[t];
      layout += is_real ? 'X' : '-';
    }
    layouts.insert(layout);
  }
  for (const auto& [tile, times] : real) {
    EXPECT_NEAR(times, kSetUps / 2, kSetUps / 8) << Index(tile);
  }
  EXPECT_EQ(real.size(), 6u);
  EXPECT_EQ(layouts,
            (std::set<std::string>{"XXX---", "---XXX", "X-X-X-", "-X-X-X"}));
}

// LGA-FOG-32, LGA-FOG-34
TEST_F(LgaFogTest, ChancesFollowTheNumbers) {
  PlayUntil(Phase::kCorps);
  for (const Side side : kBoth) {
    for (const TileView& tile : Beliefs::AsSeen(View(), side).tiles()) {
      const bool real = IsSome(View().state.tile(tile.id).content);
      EXPECT_EQ(tile.chance, tile.side == side ? (real ? 1 : 0) : 0.5);
    }
  }
  // A dummy less, and a corps less.
  State& s = position_.As<State>();
  const auto& tiles = View().scenario.side(Side::kSecond).tiles;
  const auto remove = [&](bool real) {
    const TileId t = *std::find_if(tiles.begin(), tiles.end(), [&](TileId one) {
      return IsSome(s.tile(one).content) == real &&
             s.tile(one).status == TileStatus::kOnTable;
    });
    if (real) s.corps_state(s.tile(t).content).revealed = 1;
    s.tile(t) = {.status = TileStatus::kRemoved};
  };
  const auto chance = [&] {
    const Beliefs beliefs = Beliefs::AsSeen(View(), Side::kFirst);
    for (const TileView& tile : beliefs.tiles()) {
      if (tile.side == Side::kSecond) return tile.chance;
    }
    return -1.0;
  };
  remove(false);
  EXPECT_NEAR(chance(), 0.6, 1e-9);
  remove(true);
  EXPECT_NEAR(chance(), 0.5, 1e-9);
  remove(true);
  remove(true);
  EXPECT_EQ(chance(), 0);
}

// Who stands in column near what may be a corps has more to fear than in line,
// and nothing of what cannot be one.
TEST_F(LgaFogTest, TilesAreFearedByTheChanceThatTheyAreCorps) {
  PlayUntil(Phase::kCorps);
  const Beliefs beliefs = Beliefs::AsSeen(View(), Side::kFirst);
  const auto tile =
      std::find_if(beliefs.tiles().begin(), beliefs.tiles().end(),
                   [](const TileView& t) { return t.side == Side::kSecond; });
  ASSERT_NE(tile, beliefs.tiles().end());
  UnitView u;
  u.form = Form::kMarch;
  u.troops = 8;
  u.dir = {0, 1};
  u.at = tile->at;
  u.at.y -= 5;
  const double near = beliefs.DangerAt(Side::kFirst, u);
  EXPECT_GT(near, 0);
  u.form = Form::kDeployed;
  EXPECT_LT(beliefs.DangerAt(Side::kFirst, u), near);
  u.at.y -= 30;
  EXPECT_EQ(beliefs.DangerAt(Side::kFirst, u), 0);
}

// There is nobody yet against whom it would form line.
TEST_F(LgaFogTest, WhoComesOutBeforeTilesAloneKnowsWhatHisPlaceIsWorth) {
  PlayUntil(Phase::kCorps);
  State& s = position_.As<State>();
  const TileId enemy = View().scenario.side(Side::kSecond).tiles[0];
  ASSERT_EQ(s.tile(enemy).status, TileStatus::kOnTable);
  const ElementId e = MakeId<ElementId>(0);
  ASSERT_EQ(View().data(e).side, Side::kFirst);
  ASSERT_FALSE(View().unit(e).on_table());
  const Heading toward = s.tile(enemy).facing.Turned(Heading::kSteps / 2);
  const Spot at = SpotOf(s.tile(enemy).pos) - WayOf(toward) * 14;
  PutColumn(View().scenario, s.unit(e), {PointOf(at), toward});
  // His scouts are back.
  View().scenario.side(Side::kSecond).elements.ForEach([&](ElementId x) {
    s.unit(x).presence = Presence::kReserve;
  });
  const ArmyView army(View());
  ASSERT_TRUE(army.enemies(Side::kFirst).empty());
  const Outlook outlook(army, Side::kFirst);
  EXPECT_TRUE(std::isfinite(
      outlook.ValueOfPlace(army.unit(e), StanceOf(Posture::kJudge))));
}

}  // namespace
}  // namespace berthier::la_grande_armee
