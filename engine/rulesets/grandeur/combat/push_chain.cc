#include "engine/rulesets/grandeur/combat/push_chain.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"

namespace berthier::grandeur {
namespace {

// Calls visit(UnitId) for everybody whom a retreat cannot push: enemies, and
// friends in melee. Occupants hide behind their BUA, which is Impassable.
template <typename F>
void ForEachFixed(PositionView f, UnitId u, F&& visit) {
  f.foes(u).units.ForEach([&](UnitId e) {
    if (f.unit(e).on_table() && !InBua(f, e)) visit(e);
  });
  f.own(u).units.ForEach([&](UnitId k) {
    if (k != u && f.unit(k).on_table() && !InBua(f, k) && InMelee(f, k)) {
      visit(k);
    }
  });
}

// The greatest length up to `most` for which fits(length) is true, as it is of
// all smaller ones.
template <typename F>
Length GreatestThat(Length most, F&& fits) {
  if (fits(most)) return most;
  Length low = {}, high = most;  // fits; does not
  while (high - low > Ticks(1)) {
    const Length middle = (low + high) / 2;
    (fits(middle) ? low : high) = middle;
  }
  return low;
}

}  // namespace

Length FreeOfFixed(PositionView f, UnitId u, const Block& from, UnitVec way,
                   Length wish, Edge edge, UnitId* friend_met) {
  Length free = wish;
  if (friend_met != nullptr) *friend_met = UnitId::kNone;
  ForEachFixed(f, u, [&](UnitId other) {
    const Length run = RunTo(from, way, f.unit(other).block().corners(), free);
    if (run >= free) return;
    free = run;
    if (friend_met != nullptr) {
      const bool friendly = f.data(other).side == f.data(u).side;
      *friend_met = friendly ? other : UnitId::kNone;
    }
  });
  const Length ground = GreatestThat(free, [&](Length length) {
    const Vec by = Along(way, length);
    const Block there = {from.centre + by, from.left, from.right};
    return !IsSome(ImpassableUnder(f, TranslationSweep(from, by))) &&
           (edge == Edge::kIgnored || OnTable(f, there));
  });
  if (ground < free && friend_met != nullptr) *friend_met = UnitId::kNone;
  return std::min(ground, free);
}

UnitId FixedUnder(PositionView f, UnitId u, const Block& block) {
  UnitId found = UnitId::kNone;
  ForEachFixed(f, u, [&](UnitId other) {
    if (!IsSome(found) && Overlaps(block, f.unit(other).block(), kSeam)) {
      found = other;
    }
  });
  return found;
}

bool PushChain::CanBePushed(UnitId k) const {
  return k != u_ && f_.unit(k).on_table() && !InBua(f_, k) && !InMelee(f_, k);
}

void PushChain::Need(UnitId k, Length by) {
  for (int i = 0; i < count_; ++i) {
    Push& push = pushes_[static_cast<size_t>(i)];
    if (push.unit != k) continue;
    push.by = std::max(push.by, by);
    return;
  }
  BERTHIER_CHECK(count_ < kMostPushed);
  pushes_[static_cast<size_t>(count_++)] = {k, by};
}

void PushChain::Spread() {
  // Each round reaches one unit farther along the way.
  for (int round = 0; round < kMostPushed; ++round) {
    Length before, after;
    for (const Push& push : pushes()) before += push.by;
    for (int i = 0; i < count_; ++i) {
      const Push push = pushes_[static_cast<size_t>(i)];
      const Block from = f_.unit(push.unit).block();
      f_.own(u_).units.ForEach([&](UnitId k) {
        if (k == push.unit || !CanBePushed(k)) return;
        const Length run =
            RunTo(from, way_, f_.unit(k).block().corners(), push.by);
        if (run < push.by) Need(k, push.by - run);
      });
    }
    for (const Push& push : pushes()) after += push.by;
    if (after == before) return;
  }
}

Length PushChain::Excess() const {
  Length excess;
  for (const Push& push : pushes()) {
    const Length free = FreeOfFixed(f_, u_, f_.unit(push.unit).block(), way_,
                                    push.by, Edge::kCounts, nullptr);
    excess = std::max(excess, push.by - free);
  }
  return excess;
}

}  // namespace berthier::grandeur
