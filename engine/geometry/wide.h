// Integers of 128 bits and the few exact comparisons that need them.
//
// Cross products of table coordinates fit into int64; their squares do not.
// Everything here compares or divides exactly; nothing is approximated except
// where a function says that it rounds.
//
// Laws: ExceedsRoot(m, k, n) is true exactly when m - k sqrt(n) is positive, so
// it is monotone in m and antitone in k;
// RoundedDivide(-a, b) = -RoundedDivide(a, b).
//
//   if (!ExceedsRoot(depth, tolerance.ticks, edge_norm)) return false;
#ifndef BERTHIER_ENGINE_GEOMETRY_WIDE_H_
#define BERTHIER_ENGINE_GEOMETRY_WIDE_H_

#include <cstdint>

namespace berthier {

__extension__ typedef __int128 Wide;

// a / b rounded to the nearest integer, halves away from zero; b > 0.
constexpr Wide RoundedDivide(Wide a, Wide b) {
  return a >= 0 ? (a + b / 2) / b : -((-a + b / 2) / b);
}

// a / 2^shift rounded to the nearest integer, halves away from zero.
constexpr int32_t RoundedShift(int64_t a, int shift) {
  // A shift rounds down: one less, and a negative half goes down too.
  const int64_t half = int64_t{1} << (shift - 1);
  return static_cast<int32_t>((a + half + (a >> 63)) >> shift);
}

// True if m > k sqrt(n), for n >= 0.
constexpr bool ExceedsRoot(int64_t m, int64_t k, int64_t n) {
  if (m > 0 && k <= 0) return true;
  if (m <= 0 && k >= 0) return false;
  const Wide left = Wide{m} * m;
  const Wide right = Wide{k} * k * n;
  return m > 0 ? left > right : left < right;
}

// Largest r with r * r <= n; n >= 0.
int64_t WideSqrt(Wide n);

// k sqrt(n) rounded down, for k >= 0 and n >= 0.
int64_t FloorTimesRoot(int64_t k, int64_t n);

// |m| / sqrt(n) rounded to the nearest integer (halves up), for n > 0.
int64_t RoundedOverRoot(int64_t m, int64_t n);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_WIDE_H_
