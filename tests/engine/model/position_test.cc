#include "engine/model/position.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <set>
#include <utility>
#include <vector>

namespace berthier {
namespace {

template <int kBytes>
struct Plain {
  std::array<unsigned char, kBytes> bytes;
};

TEST(Position, CopiesBytesAndIsOneOfItsOwn) {
  Position a({100, 100}), b({100, 100});
  a.As<Plain<100>>().bytes.fill(7);
  EXPECT_FALSE(a == b);
  b = a;
  EXPECT_TRUE(a == b);
  b.As<Plain<100>>().bytes[99] = 8;
  EXPECT_FALSE(a == b);
  EXPECT_EQ(a.As<Plain<100>>().bytes[99], 7);
}

TEST(Position, CopyingDoesNotAllocateWhenThereIsRoom) {
  Position a({100, 60}), b({100, 60});
  const std::byte* where = b.bytes();
  b = a;
  EXPECT_EQ(b.bytes(), where);
}

// A small position that holds one of a larger game, of which little is used,
// must have room for all of the other's State.
TEST(Position, GrowsToTheCapacityOfWhatItHolds) {
  Position small({16, 16});
  Position sparse({4096, 8});
  Position full({4096, 4096});
  full.As<Plain<4096>>().bytes.fill(9);
  small = sparse;
  small = full;
  EXPECT_TRUE(small == full);
  EXPECT_EQ(small.layout().capacity, 4096u);
}

TEST(Position, MovedFromMayBeAssignedTo) {
  Position a({32, 32});
  a.As<Plain<32>>().bytes.fill(1);
  const Position b = std::move(a);
  a = b;
  EXPECT_TRUE(a == b);
  Position& same = a;
  a = same;
  EXPECT_TRUE(a == b);
}

TEST(HashBytes, PublishedValues) {
  std::array<unsigned char, 200> bytes;
  for (size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<unsigned char>(i * 37 + 11);
  }
  uint64_t all = 0;
  for (size_t size = 0; size <= bytes.size(); ++size) {
    const uint64_t hash = HashBytes(bytes.data(), size, all);
    all = HashBytes(&hash, sizeof hash, size);
  }
  EXPECT_EQ(all, 0x308f15df470b45b2u);
}

// Every byte, the size and the seed count, at every size; nothing beyond the
// size does.
TEST(HashBytes, DependsOnEveryByteAndNoOther) {
  std::set<uint64_t> hashes;
  size_t hashed = 0;
  for (size_t size = 0; size <= 150; ++size) {
    // Exactly as large, so that a sanitizer sees a read beyond it.
    std::vector<unsigned char> bytes(size, 0);
    hashes.insert(HashBytes(bytes.data(), size, 0));
    hashes.insert(HashBytes(bytes.data(), size, 1));
    hashed += 2;
    for (size_t i = 0; i < size; ++i) {
      for (const uint8_t value : {uint8_t{1}, uint8_t{128}}) {
        bytes[i] = value;
        hashes.insert(HashBytes(bytes.data(), size, 0));
        ++hashed;
      }
      bytes[i] = 0;
    }
  }
  EXPECT_EQ(hashes.size(), hashed);
}

// Counters in the low bits of a State spread over all bits of the hash.
TEST(HashBytes, SpreadsOverAllBits) {
  constexpr int kKeys = 4096;
  std::array<int, 64> ones = {};
  for (int key = 0; key < kKeys; ++key) {
    std::array<uint32_t, 6> state = {};
    state[3] = static_cast<uint32_t>(key);
    const uint64_t hash = HashBytes(state.data(), sizeof state, 0);
    for (size_t bit = 0; bit < 64; ++bit) {
      ones[bit] += static_cast<int>(hash >> bit & 1);
    }
  }
  // Half of them, within six standard deviations of 32.
  for (const int n : ones) {
    EXPECT_GT(n, kKeys / 2 - 192);
    EXPECT_LT(n, kKeys / 2 + 192);
  }
}

}  // namespace
}  // namespace berthier
