// The result of a battle (GT-VIC).
#include "engine/rulesets/grande_tactique/board/score.h"

#include <gtest/gtest.h>

namespace berthier::grande_tactique {
namespace {

// GT-VIC-04: the borders belong to draw, decisive, overwhelming.
TEST(Grade, Borders) {
  EXPECT_EQ(GradeOf({10, 100}, {15, 100}), Grade::kDraw);
  EXPECT_EQ(GradeOf({100, 1000}, {151, 1000}), Grade::kMarginal);
  EXPECT_EQ(GradeOf({100, 1000}, {199, 1000}), Grade::kMarginal);
  EXPECT_EQ(GradeOf({10, 100}, {20, 100}), Grade::kDecisive);
  EXPECT_EQ(GradeOf({100, 1000}, {399, 1000}), Grade::kDecisive);
  EXPECT_EQ(GradeOf({40, 100}, {10, 100}), Grade::kOverwhelming);
}

// GT-VIC-05
TEST(Grade, Zero) {
  EXPECT_EQ(GradeOf({0, 44}, {0, 40}), Grade::kDraw);
  EXPECT_EQ(GradeOf({0, 44}, {1, 400}), Grade::kOverwhelming);
}

Scenario Points(int first, int second) {
  Scenario scenario;
  scenario.sides[0].points_start = first;
  scenario.sides[1].points_start = second;
  return scenario;
}

// GT-X-58: 4 of 44 against 8 of 40.
TEST(Result, Decisive) {
  const Scenario scenario = Points(44, 40);
  State state;
  state.side(Side::kFirst).lost_x2 = 8;
  state.side(Side::kSecond).lost_x2 = 16;
  const Score score = ScoreOf(scenario, state);
  EXPECT_EQ(score.winner, 0);
  EXPECT_EQ(score.grade, static_cast<uint8_t>(Grade::kDecisive));
  EXPECT_EQ(score.points[0], 2000);
  EXPECT_EQ(score.points[1], 909);
}

TEST(Result, SidesMayBeExchanged) {
  const Scenario scenario = Points(40, 44);
  State state;
  state.side(Side::kFirst).lost_x2 = 16;
  state.side(Side::kSecond).lost_x2 = 8;
  const Score score = ScoreOf(scenario, state);
  EXPECT_EQ(score.winner, 1);
  EXPECT_EQ(score.grade, static_cast<uint8_t>(Grade::kDecisive));
}

// Option victory_floor, GT-I-99: 1 % against 9 % count as 8 % against 9 %.
TEST(Result, Floor) {
  Scenario scenario = Points(100, 100);
  State state;
  state.side(Side::kFirst).lost_x2 = 2;
  state.side(Side::kSecond).lost_x2 = 18;
  EXPECT_EQ(ScoreOf(scenario, state).grade,
            static_cast<uint8_t>(Grade::kOverwhelming));
  scenario.options.victory_floor_percent = 8;
  const Score score = ScoreOf(scenario, state);
  EXPECT_EQ(score.grade, static_cast<uint8_t>(Grade::kDraw));
  EXPECT_EQ(score.winner, -1);
  // The points are what they are.
  EXPECT_EQ(score.points[0], 900);
}

// GT-VIC-05: nobody has lost anything.
TEST(Result, NothingHappened) {
  const Score score = ScoreOf(Points(44, 40), State{});
  EXPECT_EQ(score.winner, -1);
  EXPECT_EQ(score.grade, static_cast<uint8_t>(Grade::kDraw));
}

}  // namespace
}  // namespace berthier::grande_tactique
