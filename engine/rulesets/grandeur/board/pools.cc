#include "engine/rulesets/grandeur/board/pools.h"

#include "engine/model/fault.h"

namespace berthier::grandeur {

Pool::Pool(int dice) : dice_(dice) {
  BERTHIER_CHECK(dice >= 0 && dice <= kMostPoolDice);
  ways_[0] = 1;
  for (int n = 1; n <= dice; ++n) {
    for (int sum = 2 * n; sum >= 0; --sum) {
      const auto k = static_cast<size_t>(sum);
      ways_[k] = 4 * ways_[k] + (sum >= 1 ? ways_[k - 1] : 0) +
                 (sum >= 2 ? ways_[k - 2] : 0);
    }
  }
}

void AddSample(Faces& faces, int dice, int hits) {
  for (int i = 0; i < dice; ++i) faces.Add(i < hits ? kDie : 1);
}

}  // namespace berthier::grandeur
