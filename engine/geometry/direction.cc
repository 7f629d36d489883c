#include "engine/geometry/direction.h"

#include <array>
#include <bit>
#include <cstdint>

#include "engine/geometry/wide.h"

namespace berthier {
namespace {

constexpr int kQuadrant = Heading::kSteps / 4;
constexpr int kOctant = Heading::kSteps / 8;

// Fixed point with 60 fractional bits: thirty more than the table keeps, so
// that rounding errors of the series never reach a table entry.
constexpr int kFixedShift = 60;
constexpr Wide kFixedOne = Wide{1} << kFixedShift;
constexpr Wide kFixedPi = 0x3243F6A8885A308D;

struct SinCos {
  int32_t sine = 0;
  int32_t cosine = 0;
};

// The power series of both, for `quarters` in the first octant.
constexpr SinCos FirstOctant(int quarters) {
  const Wide angle = kFixedPi * quarters / (Heading::kSteps / 2);
  Wide sums[2] = {0, 0};  // cosine, sine
  Wide term = kFixedOne;
  for (int k = 0; term != 0; ++k) {
    sums[k % 2] += k % 4 < 2 ? term : -term;
    term = term * angle / kFixedOne / (k + 1);
  }
  constexpr Wide kStep = Wide{1} << (kFixedShift - kUnitShift);
  return {static_cast<int32_t>(RoundedDivide(sums[1], kStep)),
          static_cast<int32_t>(RoundedDivide(sums[0], kStep))};
}

constexpr std::array<UnitVec, Heading::kSteps> BuildTable() {
  std::array<UnitVec, Heading::kSteps> table{};
  for (int k = 0; k <= kOctant; ++k) {
    const SinCos v = FirstOctant(k);
    table[static_cast<uint32_t>(k)] = {v.sine, v.cosine};
    table[static_cast<uint32_t>(kQuadrant - k)] = {v.cosine, v.sine};
  }
  for (uint32_t k = kQuadrant; k < Heading::kSteps; ++k) {
    const UnitVec u = table[k - kQuadrant];
    table[k] = {u.y, -u.x};
  }
  return table;
}

}  // namespace

namespace internal {

constexpr std::array<UnitVec, Heading::kSteps> kForward = BuildTable();

static_assert(kForward[0] == UnitVec{0, 1 << kUnitShift});
static_assert(kForward[120].x == 1 << (kUnitShift - 1));  // sin 30 = 1/2
static_assert(kForward[kOctant].x == kForward[kOctant].y);

}  // namespace internal

namespace {

// v, north to east, has come as far round as the bisector of that heading and
// the next.
constexpr bool HasReached(Vec v, int heading) {
  const UnitVec a = internal::kForward[static_cast<size_t>(heading)];
  const UnitVec b = internal::kForward[static_cast<size_t>(heading) + 1];
  return (int64_t{a.x} + b.x) * v.y <= (int64_t{a.y} + b.y) * v.x;
}

// The first quadrant in parts, by how much of x + y is x: how many bisectors
// the beginning of each part has reached. Those within a part are one or two.
constexpr int kParts = 1024;
constexpr std::array<int16_t, kParts> CountReached() {
  std::array<int16_t, kParts> counts{};
  int16_t reached = 0;
  for (int part = 0; part < kParts; ++part) {
    while (HasReached({part, kParts - part}, reached)) ++reached;
    counts[static_cast<size_t>(part)] = reached;
  }
  return counts;
}
constexpr std::array<int16_t, kParts> kReached = CountReached();

}  // namespace

Vec Along(UnitVec u, Length length) {
  return {RoundedShift(int64_t{u.x} * length.ticks, kUnitShift),
          RoundedShift(int64_t{u.y} * length.ticks, kUnitShift)};
}

Heading BearingOf(Vec v) {
  if (v == Vec{}) return Heading();  // a mistake of the caller must not hang
  // Turn v into the quadrant that begins at north and ends before east.
  int quadrants = 0;
  while (!(v.x >= 0 && v.y > 0)) {
    v = {-v.y, v.x};
    ++quadrants;
  }
  const int64_t x = v.x;
  const size_t part = static_cast<size_t>(x * kParts / (x + v.y));
  int reached = kReached[part];
  while (reached < kQuadrant && HasReached(v, reached)) ++reached;
  return Heading::Quarters(reached + quadrants * kQuadrant);
}

int64_t IntegerSqrt(int64_t n) {
  if (n == 0) return 0;
  // Scaled by an even shift to 63 or 64 bits, the root of the leading bits is
  // refined by one division for each doubling of its bits (Zimmermann's
  // method); the last root is the true one or one more.
  const uint64_t bits = static_cast<uint64_t>(n);
  const int shift = std::countl_zero(bits) & ~1;
  const uint64_t m = bits << shift;
  uint32_t u = 1 + static_cast<uint32_t>(m >> 62);
  u = (u << 1) + static_cast<uint32_t>(m >> 59) / u;
  u = (u << 3) + static_cast<uint32_t>(m >> 53) / u;
  u = (u << 7) + static_cast<uint32_t>(m >> 41) / u;
  const uint64_t root = ((uint64_t{u} << 15) + (m >> 17) / u) >> (shift / 2);
  return static_cast<int64_t>(root * root > bits ? root - 1 : root);
}

Length LengthOf(Vec v) {
  const int64_t n = NormSquared(v);
  const int64_t r = IntegerSqrt(n);
  return {static_cast<int32_t>(n > r * (r + 1) ? r + 1 : r)};
}

}  // namespace berthier
