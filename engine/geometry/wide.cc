#include "engine/geometry/wide.h"

#include <cstdint>
#include <limits>

#include "engine/geometry/direction.h"

namespace berthier {

int64_t WideSqrt(Wide n) {
  if (n <= std::numeric_limits<int64_t>::max()) {
    return IntegerSqrt(static_cast<int64_t>(n));
  }
  // Newton's iteration from above: the first step that does not fall is it.
  Wide x = Wide{1} << 64;
  for (;;) {
    const Wide next = (x + n / x) / 2;
    if (next >= x) return static_cast<int64_t>(x);
    x = next;
  }
}

int64_t FloorTimesRoot(int64_t k, int64_t n) {
  return k == 0 ? 0 : WideSqrt(Wide{k} * k * n);
}

int64_t RoundedOverRoot(int64_t m, int64_t n) {
  const Wide square = Wide{m} * m;
  const int64_t r = WideSqrt(square / n);
  const Wide twice = Wide{2} * r + 1;
  return 4 * square >= twice * twice * n ? r + 1 : r;
}

}  // namespace berthier
