#include "engine/model/position.h"

namespace berthier {
namespace {

__extension__ typedef unsigned __int128 Product;

// Odd constants with as many ones as zeros in every byte, as wide
// multiplication wants them to spread all bits.
constexpr uint64_t kMixA = 0x2d358dccaa6c78a5;
constexpr uint64_t kMixB = 0x8bb84b93962eacc9;
constexpr uint64_t kMixC = 0x4b33a62ed433d4a3;
constexpr uint64_t kMixD = 0x4d5a2da51de1aa47;

// Both halves of the product of two words, folded together.
uint64_t Mix(uint64_t a, uint64_t b) {
  const Product product = Product{a} * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

uint64_t Word(const unsigned char* p) {
  uint64_t word;
  std::memcpy(&word, p, sizeof word);
  return word;
}

// The last `size` < 8 bytes, the rest zero. Told apart by the total size,
// which enters the hash too.
uint64_t Tail(const unsigned char* p, size_t size) {
  uint64_t word = 0;
  if (size > 0) std::memcpy(&word, p, size);
  return word;
}

}  // namespace

uint64_t HashBytes(const void* bytes, size_t size, uint64_t seed) {
  const auto* p = static_cast<const unsigned char*>(bytes);
  size_t left = size;
  uint64_t h = seed ^ Mix(seed ^ kMixA, kMixB);
  if (left > 64) {
    // Four chains that do not wait for each other.
    uint64_t h1 = h, h2 = h, h3 = h;
    for (; left > 64; left -= 64, p += 64) {
      h = Mix(Word(p) ^ kMixA, Word(p + 8) ^ h);
      h1 = Mix(Word(p + 16) ^ kMixB, Word(p + 24) ^ h1);
      h2 = Mix(Word(p + 32) ^ kMixC, Word(p + 40) ^ h2);
      h3 = Mix(Word(p + 48) ^ kMixD, Word(p + 56) ^ h3);
    }
    h = Mix(h ^ kMixC, h1 ^ kMixD) ^ Mix(h2 ^ kMixA, h3 ^ kMixB);
  }
  for (; left > 16; left -= 16, p += 16) {
    h = Mix(Word(p) ^ kMixB, Word(p + 8) ^ h);
  }
  uint64_t a = 0, b = 0;
  if (left >= 8) {
    a = Word(p);
    b = left == 16 ? Word(p + 8) : Tail(p + 8, left - 8);
  } else {
    a = Tail(p, left);
  }
  return Mix(kMixD ^ size, Mix(a ^ kMixB, b ^ h));
}

}  // namespace berthier
