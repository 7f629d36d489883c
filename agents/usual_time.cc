#include "agents/usual_time.h"

#include <algorithm>

namespace berthier {

void UsualTime::Add(std::chrono::nanoseconds time) {
  last_[count_ % kKept] = time;
  ++count_;
  const size_t kept = std::min(count_, kKept);
  std::array<std::chrono::nanoseconds, kKept> sorted = last_;
  const auto middle =
      sorted.begin() + static_cast<std::ptrdiff_t>((kept - 1) / 2);
  std::nth_element(sorted.begin(), middle,
                   sorted.begin() + static_cast<std::ptrdiff_t>(kept));
  median_ = *middle;
}

}  // namespace berthier
