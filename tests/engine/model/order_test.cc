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
