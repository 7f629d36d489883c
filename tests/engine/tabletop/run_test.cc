#include "engine/tabletop/run.h"

#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

constexpr Length kSeam = Ticks(20);
const BaseSize kSquare = {Ticks(1000), Ticks(1000)};
const UnitVec kNorth = Forward(Heading());

Block SquareAt(int32_t x, int32_t y) {
  return MakeBlock({{x, y}, Heading()}, kSquare);
}

TEST(Run, StopsWhereItTouches) {
  const Block mine = SquareAt(2000, 2000);
  const Block ahead = SquareAt(2300, 4000);
  EXPECT_EQ(RunTo(mine, kNorth, ahead.corners(), Ticks(5000), kSeam),
            Ticks(1000));
  EXPECT_EQ(RunTo(mine, kNorth, ahead.corners(), Ticks(900), kSeam),
            Ticks(900));
  EXPECT_EQ(RunTo(mine, -kNorth, ahead.corners(), Ticks(900), kSeam),
            Ticks(900));
  // Touched already.
  EXPECT_EQ(
      RunTo(mine, kNorth, SquareAt(2000, 3000).corners(), Ticks(900), kSeam),
      Ticks(0));
}

TEST(Run, SlidesAlongWhatItOverlapsByNoMoreThanTheSeam) {
  const Block mine = SquareAt(2000, 2000);
  EXPECT_EQ(
      RunTo(mine, kNorth, SquareAt(2980, 2300).corners(), Ticks(900), kSeam),
      Ticks(900));
  EXPECT_EQ(
      RunTo(mine, kNorth, SquareAt(2970, 2300).corners(), Ticks(900), kSeam),
      Ticks(0));
}

TEST(Run, EndsAtTheTableEdge) {
  const Box box = {{100, 200}, {300, 400}};
  const Length wide = Ticks(1000), deep = Ticks(900);
  EXPECT_EQ(RunToEdge(box, wide, deep, kNorth, Ticks(5000)), Ticks(500));
  EXPECT_EQ(RunToEdge(box, wide, deep, kNorth, Ticks(300)), Ticks(300));
  EXPECT_EQ(RunToEdge(box, wide, deep, -kNorth, Ticks(5000)), Ticks(200));
  EXPECT_EQ(RunToEdge({{-5, 0}, {100, 100}}, wide, deep,
                      Forward(Heading::Degrees(270)), Ticks(50)),
            Ticks(0));
}

}  // namespace
}  // namespace berthier
