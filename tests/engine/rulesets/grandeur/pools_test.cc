// Pools of dice (IMP-DIC-01, GRA-R6): exact weights against counting all
// throws, and the table of section 3.3.
#include "engine/rulesets/grandeur/board/pools.h"

#include <array>
#include <cstdint>

#include "gtest/gtest.h"

namespace berthier::grandeur {
namespace {

uint64_t Throws(int dice) {
  uint64_t all = 1;
  for (int i = 0; i < dice; ++i) all *= kDie;
  return all;
}

// Every throw of the dice, counted by its hits.
std::array<uint64_t, 8> CountedByHits(int dice) {
  std::array<uint64_t, 8> counted = {};
  for (uint64_t code = 0; code < Throws(dice); ++code) {
    Faces faces;
    uint64_t rest = code;
    for (int i = 0; i < dice; ++i, rest /= kDie) {
      faces.Add(static_cast<int>(rest % kDie) + 1);
    }
    ++counted[static_cast<size_t>(HitsOf(faces))];
  }
  return counted;
}

TEST(Pools, AreCountedExactly) {
  for (int dice = 1; dice <= 7; ++dice) {
    const Pool pool(dice);
    const std::array<uint64_t, 8> counted = CountedByHits(dice);
    for (int hits = 0; hits <= 7; ++hits) {
      EXPECT_EQ(pool.WaysOfHits(hits), counted[static_cast<size_t>(hits)])
          << dice << " dice, " << hits << " hits";
    }
  }
}

TEST(Pools, WeighAllThrows) {
  for (int dice = 0; dice <= kMostPoolDice; ++dice) {
    const Pool pool(dice);
    uint64_t sum = 0;
    for (int hits = 0; hits <= dice; ++hits) sum += pool.WaysOfHits(hits);
    EXPECT_EQ(sum, Throws(dice));
  }
}

TEST(Pools, SamplesShowTheirHits) {
  for (int dice = 1; dice <= kMostPoolDice; ++dice) {
    for (int hits = 0; hits <= dice; ++hits) {
      Faces faces;
      AddSample(faces, dice, hits);
      EXPECT_EQ(faces.count, dice);
      EXPECT_EQ(HitsOf(faces), hits);
    }
  }
}

// The table of section 3.3, in ten-thousandths.
TEST(Pools, HaveTheOddsOfTheCatalogue) {
  constexpr int kOdds[][5] = {
      {8333, 1667, 0, 0, 0},         {6667, 3056, 278, 0, 0},
      {5185, 3935, 833, 46, 0},      {3951, 4321, 1520, 201, 8},
      {2963, 4321, 2188, 482, 45},   {2195, 4060, 2731, 867, 136},
      {1610, 3649, 3101, 1307, 296}, {1171, 3170, 3286, 1747, 526},
      {845, 2683, 3306, 2140, 811},  {607, 2222, 3193, 2451, 1130},
      {434, 1808, 2983, 2664, 1456}, {308, 1450, 2712, 2775, 1761},
  };
  int dice = 0;
  for (const auto& row : kOdds) {
    const Pool pool(++dice);
    int hits = 0;
    for (const int odds : row) {
      const uint64_t all = Throws(dice);
      EXPECT_EQ((pool.WaysOfHits(hits) * 10'000 + all / 2) / all,
                static_cast<uint64_t>(odds))
          << dice << " dice, " << hits << " hits";
      ++hits;
    }
  }
}

}  // namespace
}  // namespace berthier::grandeur
