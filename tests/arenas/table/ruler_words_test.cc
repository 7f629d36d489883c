#include "arenas/table/ruler_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arenas/match/loading.h"
#include "arenas/table/phrase.h"
#include "arenas/table/ruler.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/small_games.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr int32_t kInch = kTicksPerInch;

std::vector<Point> Square(int32_t x, int32_t y, int32_t side) {
  return {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
}

TEST(RulerTest, MeasuresToAnOutlineOfAnyShape) {
  // An L: the block stands in its notch, 1 in from one arm, 2 from the other.
  const std::vector<Point> notch = {{0, 0},
                                    {10 * kInch, 0},
                                    {10 * kInch, 4 * kInch},
                                    {4 * kInch, 4 * kInch},
                                    {4 * kInch, 10 * kInch},
                                    {0, 10 * kInch}};
  const std::vector<Point> block = Square(5 * kInch, 6 * kInch, 2 * kInch);
  const Pose north = {{6 * kInch, 7 * kInch}, Heading::Degrees(0)};
  const Gap gap = GapBetween(block, north, {.points = notch});
  EXPECT_EQ(gap.length, Inches(1));
  EXPECT_EQ(gap.from, "left edge");
  EXPECT_FALSE(Inside({.points = notch}, north.centre));
  EXPECT_TRUE(Inside({.points = notch}, {2 * kInch, 9 * kInch}));
}

TEST(RulerTest, NamesTheCornerOrTheEdgeThatIsNearest) {
  const std::vector<Point> block = Square(0, 0, 2 * kInch);
  const Point centre = {kInch, kInch};
  const std::vector<Point> beyond = Square(3 * kInch, 3 * kInch, kInch);
  // 1 in east and 1 in north: 1.41 in from the corner to the north-east.
  const Gap north =
      GapBetween(block, {centre, Heading::Degrees(0)}, {.points = beyond});
  EXPECT_NEAR(north.length.ticks, 1.41421 * kInch, 1);
  EXPECT_EQ(north.from, "right front corner");
  EXPECT_EQ(
      GapBetween(block, {centre, Heading::Degrees(180)}, {.points = beyond})
          .from,
      "left rear corner");
  // A point before the middle of an edge.
  const std::vector<Point> line = {{kInch, 3 * kInch}, {kInch, 5 * kInch}};
  const Gap ahead = GapBetween(block, {centre, Heading::Degrees(0)},
                               {.points = line, .closed = false});
  EXPECT_EQ(ahead.length, Inches(1));
  EXPECT_EQ(ahead.from, "front edge");
  // Half of a road's width belongs to the road.
  EXPECT_EQ(
      ShapeDistance({.points = block},
                    {.points = line, .closed = false, .width = Inches(1)}),
      Inches(1) - Inches(1) / 2);
  EXPECT_EQ(ShapeDistance({.points = block}, {.points = block}), Length());
}

TEST(RulerTest, EighthsOfAnInchOrTenthsOfACentimetre) {
  const Picture inches{.ruler_ticks = kInch, .ruler_name = "in"};
  EXPECT_EQ(OnRuler(inches, InchHundredths(325)), "3.25 in");
  EXPECT_EQ(OnRuler(inches, InchHundredths(314)), "3.125 in");
  EXPECT_EQ(OnRuler(inches, InchHundredths(299)), "3 in");
  EXPECT_EQ(OnRuler(inches, InchHundredths(5)), "0 in");
  const Picture metric{.ruler_ticks = 400, .ruler_name = "cm"};
  EXPECT_EQ(OnRuler(metric, Millimetres(34)), "3.4 cm");
}

std::unique_ptr<const Game> GameOf(const std::string& text) {
  const absl::StatusOr<WrittenDocument> read =
      ReadPosition({"test", text}, Form::kText);
  EXPECT_TRUE(read.ok()) << read.status();
  Built built = GrandeTactique().build(read->document);
  EXPECT_EQ(built.index(), 0u);
  return std::move(std::get<0>(built));
}

// Two units of foot, each 60 mm (2.36 in) wide and 20 mm (0.79 in) deep.
constexpr char kField[] = R"(
    ruleset: "grande_tactique"
    clock { link { key: "phase" value: "orders" } }
    formation { id: "1st" side: "French" is: "division"
        number { key: "cp" value: 9 } }
    leader { id: "DG1" side: "French" is: "division" x: 30 y: 15 of: "1st" }
    unit { id: "A" side: "French" is: "infantry" x: 30 y: 16 heading: 0
        of: "1st" }
    unit { id: "D" side: "Austrian" is: "infantry" x: 30 y: 26 heading: 180 }
)";

class OnTheTableTest : public ::testing::Test {
 protected:
  OnTheTableTest() : game_(GameOf(kField)), position_(game_->layout()) {
    game_->Start(position_);
  }
  std::string WordsOf(std::string_view phrase) const {
    const auto read = ReadPhrase(*game_, position_, phrase, EntityId::kNone);
    const Order* const order = std::get_if<Order>(&read);
    if (order == nullptr) return std::get<std::string>(read);
    const Verdict verdict = game_->Check(position_, *order);
    if (!verdict.ok()) return game_->Say(verdict.refusal());
    return RulerWords(*game_, position_, *order);
  }

  std::unique_ptr<const Game> game_;
  Position position_;
};

TEST_F(OnTheTableTest, LegsAndWhereItEnds) {
  // 26 - 20 - 0.79 in between the fronts, 20 - 0.39 in to the edge.
  EXPECT_EQ(WordsOf("a move forward 4"),
            "A (infantry): advances 4 in. It should end with its front edge "
            "5.25 in from D and its rear edge 19.625 in from the south edge of "
            "the table.");
  // Its corners come (1.18 + 0.39) x 0.71 in before and behind its centre.
  EXPECT_EQ(WordsOf("a pivot turn left 45"),
            "A (infantry): pivots 45 degrees to the left. It should end with "
            "its right front corner 8.5 in from D and its left rear corner "
            "14.875 in from the south edge of the table.");
  EXPECT_EQ(WordsOf("end command"), "the orders are at an end");
}

TEST_F(OnTheTableTest, PairsAreMeasuredFromEdgeToEdge) {
  const std::vector<Pair> pairs = PairsToCheck(*game_, position_, 5);
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_EQ(pairs[0].words, "A to D: 9.25 in");
  EXPECT_TRUE(PairsToCheck(*game_, position_, 0).empty());
}

// F3 stands on a hill and goes an inch.
TEST(RulerWordsTest, OnAHill) {
  const auto game = std::move(LoadGame("ford", Rulesets())->game);
  Position position(game->layout());
  game->Start(position);
  SeededChooser chooser(1);
  const auto read = [&](std::string_view text) {
    return ReadPhrase(*game, position, text, EntityId::kNone);
  };
  const auto acts = [&] {
    if (!game->Awaits(position).is_decision()) return false;
    const auto order = read("f3 lead");
    return std::holds_alternative<Order>(order) &&
           game->Check(position, std::get<Order>(order)).ok();
  };
  while (!acts()) StepAtRandom(*game, position, chooser, nullptr);
  game->Play(position, std::get<Order>(read("f3 lead")), nullptr);
  const auto order = read("f3 forward 1");
  ASSERT_TRUE(std::holds_alternative<Order>(order));
  EXPECT_THAT(RulerWords(*game, position, std::get<Order>(order)),
              HasSubstr("It ends on hill"));
}

// No order of a game is told by coordinates; pairs are the nearest ones.
TEST(RulerWordsTest, NoCoordinatesInWholeGames) {
  int all = 0;
  for (const SmallGame& small : SmallGames()) {
    SCOPED_TRACE(small.name);
    const auto& game = small.game;
    Position position(game->layout());
    game->Start(position);
    SeededChooser chooser(5);
    std::vector<Order> orders;
    int ways = 0;
    for (int i = 0; i < 300 && !game->Awaits(position).is_over(); ++i) {
      if (game->Awaits(position).is_decision()) {
        orders.clear();
        game->Propose(position, orders);
        const Order& order =
            orders[chooser.Below(static_cast<uint32_t>(orders.size()))];
        if (game->WayOf(position, order).size() > 1) {
          ++ways;
          const std::string words = RulerWords(*game, position, order);
          EXPECT_THAT(words, Not(ContainsRegex("\\(-?[0-9]")));
          EXPECT_THAT(words, HasSubstr("It should end"));
        }
      }
      StepAtRandom(*game, position, chooser, nullptr);
      const std::vector<Pair> pairs = PairsToCheck(*game, position, 6);
      EXPECT_LE(pairs.size(), 6u);
    }
    all += ways;
  }
  EXPECT_GT(all, 60);
}

}  // namespace
}  // namespace berthier
