#include "agents/search/lines_tried.h"

#include <algorithm>

namespace berthier {

void LinesTried::Note(std::span<const Order> line, const Considered& worth) {
  if (line.empty()) return;
  auto known = std::find_if(
      lines_.begin(), lines_.end(),
      [&line](const Line& other) { return other.worth.order == line[0]; });
  if (known == lines_.end()) {
    known = lines_.insert(lines_.end(), Line{});
  } else if (worth.visits < known->worth.visits ||
             (worth.visits == known->worth.visits &&
              worth.value <= known->worth.value)) {
    return;
  }
  known->worth = worth;
  known->worth.order = line[0];
  known->orders.assign(line.begin(), line.end());
}

void LinesTried::Tell(const Considered& chosen, Thoughts& thoughts) const {
  thoughts.considered = {chosen};
  thoughts.variation = {chosen.order};
  for (const Line& line : lines_) {
    if (line.worth.order == chosen.order) {
      thoughts.variation = line.orders;
    } else {
      thoughts.considered.push_back(line.worth);
    }
  }
  std::stable_sort(thoughts.considered.begin() + 1, thoughts.considered.end(),
                   [](const Considered& a, const Considered& b) {
                     return a.visits != b.visits ? a.visits > b.visits
                                                 : a.value > b.value;
                   });
}

}  // namespace berthier
