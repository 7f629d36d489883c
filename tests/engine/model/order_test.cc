#include "engine/model/order.h"

#include <gtest/gtest.h>

#include <array>

namespace berthier {
namespace {

TEST(Shares, AreBytesThatDoNotTouchEachOther) {
  const std::array<int, kMaxShares> shares = {0, 1, 255, 7, 128, 0, 99, 200};
  int64_t amount = 0;
  for (int k = kMaxShares - 1; k >= 0; --k) {
    amount = WithShare(amount, k, shares[static_cast<size_t>(k)]);
  }
  for (int k = 0; k < kMaxShares; ++k) {
    EXPECT_EQ(Share(amount, k), shares[static_cast<size_t>(k)]);
  }
  amount = WithShare(amount, 2, 3);
  EXPECT_EQ(Share(amount, 1), 1);
  EXPECT_EQ(Share(amount, 2), 3);
  EXPECT_EQ(Share(amount, 3), 7);
}

TEST(FurtherVias, AreHeldToTheStep) {
  constexpr Point kFirst = {401, 120'003}, kSecond = {3, 0};
  constexpr int64_t kOne = WithFurtherVia(0, 0, kFirst);
  constexpr int64_t kTwo = WithFurtherVia(kOne, 1, kSecond);
  static_assert(FurtherViaCount(0) == 0 && FurtherViaCount(kTwo) == 2);
  EXPECT_EQ(FurtherVia(kOne, 0), (Point{400, 120'000}));
  EXPECT_EQ(FurtherVia(kOne, 1), std::nullopt);
  EXPECT_EQ(FurtherVia(kTwo, 0), RoundedVia(kFirst));
  EXPECT_EQ(FurtherVia(kTwo, 1), (Point{0, 0}));
  // What is beyond any table is held to the farthest there is.
  const int64_t far = WithFurtherVia(kTwo, 0, {-5, 1 << 20});
  EXPECT_EQ(FurtherVia(far, 0), (Point{0, kFarthestVia}));
  EXPECT_EQ(FurtherVia(far, 1), (Point{0, 0}));
  // Every step is kept.
  for (int32_t n = 0; n <= kFarthestVia; n += kViaStep) {
    ASSERT_EQ(FurtherVia(WithFurtherVia(0, 1, {n, kFarthestVia - n}), 1),
              (Point{n, kFarthestVia - n}));
  }
}

TEST(FurtherVias, KnowWhatIsNoneOfThem) {
  const int64_t one = WithFurtherVia(0, 0, {80, 80});
  EXPECT_TRUE(IsOfFurtherVias(0));
  EXPECT_TRUE(IsOfFurtherVias(one));
  EXPECT_TRUE(IsOfFurtherVias(WithFurtherVia(one, 1, {80, 80})));
  EXPECT_FALSE(IsOfFurtherVias(1));   // a place that is not there
  EXPECT_FALSE(IsOfFurtherVias(-1));  // bits beyond both
  EXPECT_FALSE(IsOfFurtherVias(WithFurtherVia(0, 1, {80, 80})));  // a gap
}

// Search keeps many of them.
static_assert(sizeof(Order) <= 40);

TEST(Order, EqualWhenEveryFieldIs) {
  const Order order{.verb = 3, .subject = MakeEntityId(4), .amount = 5};
  Order other = order;
  EXPECT_EQ(order, other);
  other.via.y = 1;
  EXPECT_FALSE(order == other);
}

}  // namespace
}  // namespace berthier
