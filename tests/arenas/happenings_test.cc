#include "arenas/drawing/happenings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "arenas/drawing/svg.h"
#include "tests/arenas/toy_games.h"
#include "tests/engine/model/altered_game.h"

namespace berthier {
namespace {

using testing::HasSubstr;
using testing::Not;

Body Stone(int id, int32_t x) {
  return {.id = MakeEntityId(id),
          .side = static_cast<int8_t>(id % 2),
          .name = "S" + std::to_string(id),
          .symbol = Symbol::kPiece,
          .type = "stone",
          .pose = {{x, 1000}, {}},
          .has_facing = false,
          .outline = {{x, 900}, {x + 100, 900}, {x + 100, 1100}}};
}

Picture WithStones(std::vector<Body> stones) {
  return {.title = "t",
          .width = Ticks(5000),
          .depth = Ticks(3000),
          .bodies = std::move(stones)};
}

TEST(Happenings, WhoMovedAndWhoIsLost) {
  const LoadedGame toy = LoadToy(ConnectFourStart());
  Chronicle chronicle(*toy.game);
  const Picture last = WithStones({Stone(0, 100), Stone(1, 900), Stone(2, 50)});
  const Picture now = WithStones({Stone(0, 700), Stone(2, 50)});
  const Happenings since = chronicle.Since(last, now);
  ASSERT_EQ(since.moves.size(), 1u);
  EXPECT_EQ(since.moves[0].from.name, "S0");
  EXPECT_EQ(since.moves[0].to, (Point{700, 1000}));
  ASSERT_EQ(since.lost.size(), 1u);
  EXPECT_EQ(since.lost[0].name, "S1");
  EXPECT_TRUE(chronicle.Since(now, now).empty());

  const std::string svg = ToSvg(now, since);
  EXPECT_THAT(svg, HasSubstr("<title>S1 | lost</title>"));
  EXPECT_THAT(svg, HasSubstr(">has moved</text>"));
  EXPECT_THAT(ToSvg(now), Not(HasSubstr("lost")));
}

// The ruleset says which of its events are shots.
class ShootingGame final : public AlteredGame {
 public:
  using AlteredGame::AlteredGame;
  const Vocabulary& vocabulary() const override { return words_; }
  Vocabulary words_;
};

TEST(Happenings, WhoShotAtWhomIsToldOnceAPair) {
  LoadedGame toy = LoadToy(ConnectFourStart());
  Vocabulary words = toy.game->vocabulary();
  words.event_kinds[1].deed = Deed::kShot;
  ShootingGame game(std::move(toy.game));
  game.words_ = words;
  Chronicle chronicle(game);
  const Event shot = {
      .code = 1, .subject = MakeEntityId(0), .object = MakeEntityId(1)};
  chronicle.Hear(shot);
  chronicle.Hear(shot);
  chronicle.Hear({.code = 0, .subject = MakeEntityId(1)});
  const Picture last = WithStones({Stone(0, 100), Stone(1, 900)});
  // The target is gone since: it is drawn where it stood.
  const Picture now = WithStones({Stone(0, 100)});
  const Happenings since = chronicle.Since(last, now);
  ASSERT_EQ(since.meetings.size(), 1u);
  EXPECT_EQ(since.meetings[0].from, (Point{100, 1000}));
  EXPECT_EQ(since.meetings[0].to, (Point{900, 1000}));
  EXPECT_EQ(since.meetings[0].deed, Deed::kShot);
  EXPECT_TRUE(chronicle.Since(now, now).empty()) << "told twice";
}

TEST(Svg, ArrivalsStandAtTheirEdgeAndNoLabelIsCut) {
  Picture picture = WithStones({Stone(0, 0), Stone(1, 4990)});
  picture.bodies[0].name = picture.bodies[1].name = "a name that is long";
  picture.arrivals = {{.side = 0,
                       .name = "Girard",
                       .when = "10:30",
                       .stretch = {{0, 0}, {0, 2000}},
                       .who = {"7th division", "guns"}}};
  const std::string svg = ToSvg(picture);
  EXPECT_THAT(svg, HasSubstr(">Girard, 10:30</text>"));
  EXPECT_THAT(svg, HasSubstr("Girard, 10:30: 7th division, guns</title>"));
}

}  // namespace
}  // namespace berthier
