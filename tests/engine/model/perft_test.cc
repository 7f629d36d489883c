// Perft of the toys against published counts and against naive counts that
// share nothing with the engine; its mass against sums done by hand.
#include "engine/model/perft.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/engine/model/altered_game.h"
#include "tests/engine/model/contract.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

PerftCount PerftOf(const Ruleset& ruleset, const ScenarioDocument& document,
                   int depth) {
  const auto game = BuildOrFail(ruleset, document);
  if (game == nullptr) return {};
  Position position(game->layout());
  game->Start(position);
  return Perft(*game, position, depth);
}

// ---- Connect four, with a board of characters ------------------------------

struct NaiveFour {
  std::array<std::string, 7> columns;  // from the foot upwards

  char At(int column, int row) const {
    if (column < 0 || column >= 7 || row < 0) return ' ';
    const std::string& stones = columns[static_cast<size_t>(column)];
    return row < static_cast<int>(stones.size())
               ? stones[static_cast<size_t>(row)]
               : ' ';
  }
  // Four in line through the top stone of this column.
  bool Wins(int column) const {
    const int row =
        static_cast<int>(columns[static_cast<size_t>(column)].size()) - 1;
    for (const auto& [dx, dy] : {std::pair{1, 0}, std::pair{0, 1},
                                 std::pair{1, 1}, std::pair{1, -1}}) {
      int line = 1;
      for (const int way : {1, -1}) {
        for (int k = 1;
             At(column + way * k * dx, row + way * k * dy) == At(column, row);
             ++k) {
          ++line;
        }
      }
      if (line >= 4) return true;
    }
    return false;
  }
};

struct NaiveCount {
  uint64_t at_depth = 0;
  uint64_t ended_before = 0;

  uint64_t leaves() const { return at_depth + ended_before; }
};

void CountFour(NaiveFour& board, char mover, int depth, NaiveCount& count) {
  for (size_t column = 0; column < 7; ++column) {
    std::string& stones = board.columns[column];
    if (stones.size() == 6) continue;
    stones.push_back(mover);
    if (depth == 1) {
      ++count.at_depth;
    } else if (board.Wins(static_cast<int>(column))) {
      ++count.ended_before;
    } else {
      CountFour(board, mover == 'x' ? 'o' : 'x', depth - 1, count);
    }
    stones.pop_back();
  }
}

TEST(Perft, ConnectFour) {
  // Lines of play that have not ended before; every line of play ends.
  const std::vector<uint64_t> published = {1,     7,      49,     343,    2401,
                                           16807, 117649, 823536, 5673234};
  for (int depth = 0; depth <= 8; ++depth) {
    const PerftCount count = PerftOf(ConnectFour(), ConnectFourStart(), depth);
    EXPECT_EQ(count.mass, count.leaves) << "no dice, so every leaf weighs 1";
    if (depth == 0) {
      EXPECT_EQ(count.leaves, 1u);
    } else if (depth <= 7) {
      NaiveFour board;
      NaiveCount naive;
      CountFour(board, 'x', depth, naive);
      EXPECT_EQ(naive.leaves(), count.leaves) << depth;
      EXPECT_EQ(naive.at_depth, published[static_cast<size_t>(depth)]) << depth;
    }
    EXPECT_GE(count.leaves, published[static_cast<size_t>(depth)]) << depth;
  }
}

// From a position with lines about to be made, so that games end early.
TEST(Perft, ConnectFourWhereGamesEnd) {
  const std::string stones = "4455226";
  NaiveFour board;
  ScenarioDocument document = ConnectFourStart();
  for (size_t i = 0; i < stones.size(); ++i) {
    std::string& column = board.columns[static_cast<size_t>(stones[i] - '1')];
    column.push_back(i % 2 == 0 ? 'x' : 'o');
    document.entries.push_back(
        {.type = "unit",
         .side = i % 2 == 0 ? "Yellow" : "Red",
         .numbers = {{"column", stones[i] - '0'},
                     {"row", static_cast<int64_t>(column.size())}}});
  }
  document.entries.push_back({.type = "clock", .side = "Red"});
  NaiveCount naive;
  CountFour(board, 'o', 6, naive);
  EXPECT_GT(naive.ended_before, 0u);
  EXPECT_EQ(PerftOf(ConnectFour(), document, 6).leaves, naive.leaves());
}

// ---- Breakthrough, with a board of characters ------------------------------

using NaiveBoard = std::array<std::array<char, 8>, 8>;  // [row][column]

uint64_t CountBreakthrough(NaiveBoard& board, char mover, int depth) {
  if (depth == 0) return 1;
  const int ahead = mover == 'w' ? 1 : -1;
  const char enemy = mover == 'w' ? 'b' : 'w';
  uint64_t count = 0;
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) {
      char& from = board[static_cast<size_t>(row)][static_cast<size_t>(column)];
      if (from != mover) continue;
      for (int aside = -1; aside <= 1; ++aside) {
        const int to_column = column + aside;
        if (to_column < 0 || to_column > 7) continue;
        const int to_row = row + ahead;
        char& to =
            board[static_cast<size_t>(to_row)][static_cast<size_t>(to_column)];
        if (to == mover || (aside == 0 && to == enemy)) continue;
        const char taken = to;
        to = mover;
        from = '.';
        const bool over = to_row == (mover == 'w' ? 7 : 0);
        count += over ? 1 : CountBreakthrough(board, enemy, depth - 1);
        to = taken;
        from = mover;
      }
    }
  }
  return count;
}

TEST(Perft, Breakthrough) {
  const std::vector<uint64_t> published = {1, 22, 484, 11132, 256036, 6182818};
  for (int depth = 0; depth <= 5; ++depth) {
    const uint64_t leaves =
        PerftOf(Breakthrough(), BreakthroughStart(), depth).leaves;
    EXPECT_EQ(leaves, published[static_cast<size_t>(depth)]);
    if (depth > 4) continue;
    NaiveBoard board;
    for (size_t row = 0; row < 8; ++row) {
      board[row].fill(row < 2 ? 'w' : row < 6 ? '.' : 'b');
    }
    EXPECT_EQ(leaves, CountBreakthrough(board, 'w', depth));
  }
}

// ---- Mass ------------------------------------------------------------------

ScenarioDocument DuelInProcess(Entry process) {
  ScenarioDocument document = DiceDuelStart(5, 5, 1, Fog::kOff);
  process.type = "process";
  document.entries.push_back(std::move(process));
  return document;
}

TEST(PerftMass, RollsAloneWeighOne) {
  for (const int dice : {1, 2, 3}) {
    const ScenarioDocument volley =
        DuelInProcess({.is = {"volley"}, .numbers = {{"dice", dice}}});
    const PerftCount count = PerftOf(DiceDuel(), volley, 5);
    EXPECT_EQ(count.leaves, static_cast<uint64_t>(dice) + 1);
    EXPECT_EQ(count.mass, 1u);
  }
  // Four results; thirty of the thirty-six throws count.
  const PerftCount melee =
      PerftOf(DiceDuel(), DuelInProcess({.is = {"melee"}}), 5);
  EXPECT_EQ(melee.leaves, 4u);
  EXPECT_EQ(melee.mass, 1u);
}

TEST(PerftMass, DecisionsAddUp) {
  const ScenarioDocument start = DiceDuelStart(5, 5, 9, Fog::kOff);
  // Fire with one, two, three dice; assault; wait.
  EXPECT_EQ(PerftOf(DiceDuel(), start, 1), (PerftCount{5, 5}));
  // Volleys with 2, 3 and 4 results weigh one each; stand or give way; the
  // five orders of the other side.
  EXPECT_EQ(PerftOf(DiceDuel(), start, 2),
            (PerftCount{2 + 3 + 4 + 2 + 5, 1 + 1 + 1 + 2 + 5}));
}

// Everything but the last class weighs as it should.
class Misweighed final : public AlteredGame {
 public:
  using AlteredGame::AlteredGame;

  void Describe(const Position& position, Roll& roll) const override {
    game().Describe(position, roll);
    --roll.outcomes.back().weight;
  }
};

TEST(PerftMass, AWrongWeightShows) {
  const Misweighed game(BuildOrFail(
      DiceDuel(), DuelInProcess({.is = {"volley"}, .numbers = {{"dice", 2}}})));
  Position position(game.layout());
  game.Start(position);
  const PerftCount count = Perft(game, position, 3);
  EXPECT_EQ(count.leaves, 3u);
  EXPECT_NE(count.mass, 1u);
  // 35/36: 36 times the mass is 35 more than a multiple of the prime.
  __extension__ typedef unsigned __int128 Product;
  EXPECT_EQ(static_cast<uint64_t>(Product{count.mass} * 36 % kPerftPrime), 35u);
}

}  // namespace
}  // namespace berthier
