#include "agents/random_source.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <set>

namespace berthier {
namespace {

TEST(RandomSource, EqualSeedsGiveEqualStreams) {
  RandomSource a(7);
  RandomSource b(7);
  RandomSource c(8);
  int same_as_c = 0;
  for (int i = 0; i < 1000; ++i) {
    const uint64_t word = a.Next();
    EXPECT_EQ(word, b.Next());
    same_as_c += word == c.Next() ? 1 : 0;
  }
  EXPECT_EQ(same_as_c, 0);
}

// Pinned, so that logs replay on every compiler and in every later version.
TEST(RandomSource, StreamIsTheSameEverywhere) {
  RandomSource source(1);
  uint64_t folded = 0;
  for (int i = 0; i < 1000; ++i) folded = MixBits(folded ^ source.Next());
  EXPECT_EQ(folded, 2768395944315329104u);
}

TEST(RandomSource, BelowIsUniformAndStaysBelow) {
  RandomSource source(3);
  constexpr int kThrows = 60000;
  std::array<int, 6> counts = {};
  for (int i = 0; i < kThrows; ++i) {
    const uint32_t face = source.Below(6);
    ASSERT_LT(face, 6u);
    ++counts[face];
  }
  double chi_squared = 0;
  for (const int count : counts) {
    const double off = count - kThrows / 6.0;
    chi_squared += off * off / (kThrows / 6.0);
  }
  // Five degrees of freedom: above 20.5 once in a thousand seeds.
  EXPECT_LT(chi_squared, 20.5);
}

// The rejection of the uneven rest shows at large n only: without it the
// values that are one multiple more likely would be twice as frequent.
TEST(RandomSource, BelowIsUniformForLargeBounds) {
  RandomSource source(4);
  constexpr uint32_t kBound = 3u << 30;
  int in_first_third = 0;
  constexpr int kDraws = 30000;
  for (int i = 0; i < kDraws; ++i) {
    const uint32_t value = source.Below(kBound);
    ASSERT_LT(value, kBound);
    if (value % 3 == 0) ++in_first_third;
  }
  EXPECT_NEAR(in_first_third, kDraws / 3, 400);
}

TEST(RandomSource, OneChoiceIsAlwaysTaken) {
  RandomSource source(5);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(source.Below(1), 0u);
}

TEST(SeedFor, PartsOfSeedsAreDifferentSeeds) {
  std::set<uint64_t> seeds;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    for (uint64_t part = 0; part < 100; ++part) {
      seeds.insert(SeedFor(seed, part));
    }
  }
  EXPECT_EQ(seeds.size(), 10000u);
}

}  // namespace
}  // namespace berthier
