#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/engine/model/contract.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"

namespace berthier {
namespace {

constexpr int32_t kSquare = Millimetres(50).ticks;

// A piece in the middle of "c4".
Entry Piece(const std::string& side, const std::string& square) {
  return {.type = "unit",
          .side = side,
          .place = Point{(square[0] - 'a') * kSquare + kSquare / 2,
                         (square[1] - '1') * kSquare + kSquare / 2}};
}

ScenarioDocument BreakthroughWith(std::vector<Entry> pieces,
                                  const std::string& mover) {
  ScenarioDocument document = BreakthroughStart();
  document.entries = std::move(pieces);
  document.entries.push_back({.type = "clock", .side = mover});
  return document;
}

Order Move(const std::string& from, const std::string& to) {
  const auto id = [](const std::string& square) {
    return MakeEntityId(square[0] - 'a' + (square[1] - '1') * 8);
  };
  return {.subject = id(from), .object = id(to)};
}

struct Refused {
  std::string from, to, refusal;
};

TEST(Breakthrough, Steps) {
  const auto game =
      BuildOrFail(Breakthrough(),
                  BreakthroughWith({Piece("White", "c4"), Piece("White", "b5"),
                                    Piece("White", "h2"), Piece("Black", "c5"),
                                    Piece("Black", "d5"), Piece("Black", "a3")},
                                   "White"));
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  game->Start(position);
  EXPECT_TRUE(game->Check(position, Move("c4", "d5")).ok()) << "takes";
  EXPECT_TRUE(game->Check(position, Move("b5", "b6")).ok());
  const std::vector<Refused> cases = {
      {"c4", "c5", "occupied"},   {"c4", "b5", "occupied"},
      {"c4", "c3", "not a step"}, {"c4", "c6", "not a step"},
      {"h2", "a3", "not a step"}, {"a3", "a2", "not yours"},
      {"e4", "e5", "not yours"},
  };
  for (const Refused& c : cases) {
    const Verdict verdict = game->Check(position, Move(c.from, c.to));
    EXPECT_EQ(game->vocabulary().refusals[verdict.refusal().code].name,
              c.refusal)
        << c.from << c.to;
  }
  std::vector<Order> orders;
  game->Propose(position, orders);
  EXPECT_EQ(orders.size(), 1u + 3u + 2u);
}

TEST(Breakthrough, TheFarRowWins) {
  const auto game = BuildOrFail(
      Breakthrough(),
      BreakthroughWith({Piece("White", "c7"), Piece("Black", "a2")}, "White"));
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  game->Start(position);
  game->Play(position, Move("c7", "d8"), nullptr);
  ASSERT_TRUE(game->Awaits(position).is_over());
  EXPECT_EQ(game->FinalScore(position).winner, Index(Side::kFirst));
}

// The last piece on the edge, blocked straight ahead, has one step: it is
// taken at once, and so are those that follow from it.
TEST(Breakthrough, AForcedStepIsNoDecision) {
  const auto game = BuildOrFail(
      Breakthrough(),
      BreakthroughWith(
          {Piece("White", "a4"), Piece("Black", "a5"), Piece("Black", "h7")},
          "White"));
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  game->Start(position);
  EXPECT_EQ(game->Awaits(position).side, Side::kSecond);
  EXPECT_TRUE(game->Check(position, Move("a5", "a4")).ok());
}

TEST(Breakthrough, ProblemsAreNamed) {
  const auto problem = [](ScenarioDocument document) {
    const Built built = Breakthrough().build(document);
    const Problem* found = std::get_if<Problem>(&built);
    return found == nullptr ? "" : found->what;
  };
  EXPECT_EQ(problem(BreakthroughWith(
                {Piece("White", "c4"), Piece("Black", "c4")}, "White")),
            "a second piece on c4");
  EXPECT_EQ(problem(BreakthroughWith({Piece("Green", "c4")}, "White")),
            "no side is called \"Green\"");
  EXPECT_EQ(problem(BreakthroughWith({Piece("White", "j4")}, "White")),
            "is not in the middle of a square");
  EXPECT_EQ(problem(BreakthroughWith({Piece("White", "c4")}, "White")),
            "the game is over: say so in the clock");
}

// Columns as digits, "112" drops twice into the first and once into the
// second.
void Drop(const Game& game, Position& position, const std::string& columns) {
  game.Start(position);
  for (const char column : columns) {
    const Order order{.subject = MakeEntityId(column - '1')};
    ASSERT_TRUE(game.Check(position, order).ok()) << column;
    game.Play(position, order, nullptr);
  }
}

TEST(ConnectFour, LinesWinInEveryDirection) {
  const auto game = BuildOrFail(ConnectFour(), ConnectFourStart());
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  const std::vector<std::pair<std::string, int>> games = {
      {"1212121", 0},      // upright
      {"1122334", 0},      // level
      {"12233434474", 0},  // rising
      {"76655454414", 0},  // falling
      {"71212121", 1},     // the second side
  };
  for (const auto& [columns, winner] : games) {
    Drop(*game, position, columns.substr(0, columns.size() - 1));
    EXPECT_TRUE(game->Awaits(position).is_decision()) << columns;
    Drop(*game, position, columns);
    ASSERT_TRUE(game->Awaits(position).is_over()) << columns;
    EXPECT_EQ(game->FinalScore(position).winner, winner) << columns;
  }
  // Three up in one column and one at the foot of the next are no line.
  Drop(*game, position, "1212132");
  EXPECT_TRUE(game->Awaits(position).is_decision());
}

TEST(ConnectFour, FullColumnsAreRefused) {
  const auto game = BuildOrFail(ConnectFour(), ConnectFourStart());
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  Drop(*game, position, "444444");
  const Verdict verdict = game->Check(position, {.subject = MakeEntityId(3)});
  ASSERT_FALSE(verdict.ok());
  EXPECT_EQ(game->Say(verdict.refusal()), "column d is full");
}

TEST(ConnectFour, StonesDoNotHang) {
  ScenarioDocument document = ConnectFourStart();
  document.entries.push_back(
      {.type = "unit", .side = "Red", .numbers = {{"column", 1}, {"row", 2}}});
  const Built built = ConnectFour().build(document);
  const Problem* problem = std::get_if<Problem>(&built);
  ASSERT_NE(problem, nullptr);
  EXPECT_EQ(problem->what, "a stone hangs in the air");
}

}  // namespace
}  // namespace berthier
