#include "engine/tabletop/box.h"

#include "engine/tabletop/function_ref.h"
#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

TEST(Box, HoldsEveryCornerOfATurnedBlock) {
  for (int q = 0; q < Heading::kSteps; q += 7) {
    const Block block =
        MakeBlock({At(3000, 2000), Heading::Quarters(q)}, kInfantry);
    const Box box = BoxOf(block);
    for (const Point p : block.corners()) EXPECT_TRUE(Contains(box, p));
    const auto corners = block.corners();
    EXPECT_EQ(box, BoxOf(std::span<const Point>(corners)));
  }
}

TEST(Box, ApartCountsTheMarginExactly) {
  const Box a = {{0, 0}, {100, 100}};
  const Box b = {{151, 20}, {200, 40}};
  EXPECT_TRUE(Apart(a, b, Ticks(50)));
  EXPECT_TRUE(Apart(b, a, Ticks(50)));
  EXPECT_FALSE(Apart(a, b, Ticks(51)));
  EXPECT_FALSE(Apart(a, {{100, 100}, {120, 120}}, Ticks(0)));
  EXPECT_TRUE(Apart(a, {{20, 101}, {40, 120}}, Ticks(0)));
}

TEST(Box, UnionAndGrown) {
  const Box a = {{0, 10}, {5, 20}};
  const Box b = {{-3, 12}, {4, 30}};
  EXPECT_EQ(Union(a, b), (Box{{-3, 10}, {5, 30}}));
  EXPECT_EQ(Grown(a, Ticks(2)), (Box{{-2, 8}, {7, 22}}));
  EXPECT_EQ(BoxOf(Segment{{4, 1}, {2, 9}}), (Box{{2, 1}, {4, 9}}));
}

int Ask(FunctionRef<int(int)> f) { return f(20) + f(1); }

TEST(FunctionRef, CallsTheCallersOwnObject) {
  int calls = 0;
  const auto counting = [&calls](int n) {
    ++calls;
    return n * 2;
  };
  EXPECT_EQ(Ask(counting), 42);
  EXPECT_EQ(calls, 2);
}

}  // namespace
}  // namespace berthier
