// GT-X-03: what it is worth to see the dice before the pool is shared out
// (GT-CMD-06). Two divisions need 4 CP each; the pool is 2.

#include <algorithm>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/conformance/grande_tactique/setting.h"

namespace berthier {
namespace {

constexpr int kNeeded = 4;

std::string Corps(const std::string& timing) {
  return R"(
    ruleset: "grande_tactique"
    option { key: "bonus_timing" value: ")" +
         timing + R"(" }
    clock { link { key: "phase" value: "command" } }
    formation { id: "corps" side: "French" is: "corps" }
    formation { id: "1st" side: "French" of: "corps" is: "division" }
    formation { id: "2nd" side: "French" of: "corps" is: "division" }
    leader { id: "CC" side: "French" of: "corps" is: "corps" x: 30 y: 10
             number { key: "pool" value: 2 } }
    leader { id: "G1" side: "French" of: "1st" is: "division" x: 25 y: 10 }
    leader { id: "G2" side: "French" of: "2nd" is: "division" x: 35 y: 10 }
    unit { id: "A" side: "French" of: "1st" is: "infantry"
           x: 25 y: 13 heading: 0 }
    unit { id: "B" side: "French" of: "2nd" is: "infantry"
           x: 35 y: 13 heading: 0 }
    unit { id: "E" side: "Austrian" is: "infantry" x: 30 y: 44 heading: 180 }
  )";
}

Faces One(int face) {
  Faces faces;
  faces.Add(face);
  return faces;
}

int DivisionsThatCan(const Game& game, const Position& position) {
  int n = 0;
  for (const char* id : {"1st", "2nd"}) {
    const Entry entry = EntryOf(game, position, "formation", id);
    n += NumberOf(entry, "cp") >= kNeeded ? 1 : 0;
  }
  return n;
}

TEST(AllotmentValue, DiceFirstGivesNineteenTwelfths) {
  const auto game = GameOf(Corps("after_roll"));
  ASSERT_NE(game, nullptr);
  int sum = 0;
  std::vector<Order> splits;
  for (int first = 1; first <= 6; ++first) {
    for (int second = 1; second <= 6; ++second) {
      Position position = StartOf(*game);
      game->Resolve(position, One(first), nullptr);
      game->Resolve(position, One(second), nullptr);
      splits.clear();
      game->Propose(position, splits);
      ASSERT_EQ(splits.size(), 3u);
      int best = 0;
      for (const Order& split : splits) {
        Position after = position;
        game->Play(after, split, nullptr);
        best = std::max(best, DivisionsThatCan(*game, after));
      }
      sum += best;
    }
  }
  EXPECT_EQ(sum, 57);  // of 36: 19/12
}

TEST(AllotmentValue, BlindGivesFourThirdsWhateverTheSplit) {
  const auto game = GameOf(Corps("before_roll"));
  ASSERT_NE(game, nullptr);
  const Position start = StartOf(*game);
  std::vector<Order> splits;
  game->Propose(start, splits);
  ASSERT_EQ(splits.size(), 3u);
  for (const Order& split : splits) {
    int sum = 0;
    for (int first = 1; first <= 6; ++first) {
      for (int second = 1; second <= 6; ++second) {
        Position position = start;
        game->Play(position, split, nullptr);
        game->Resolve(position, One(first), nullptr);
        game->Resolve(position, One(second), nullptr);
        sum += DivisionsThatCan(*game, position);
      }
    }
    EXPECT_EQ(sum, 48) << split.amount;  // of 36: 4/3
  }
}

}  // namespace
}  // namespace berthier
