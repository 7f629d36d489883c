// The nearest place along a straight line where a footprint is on nothing:
// exact to a tick, without walking in steps.
//
// Everything on the table is convex, so a footprint that slides along a line
// is on each obstacle over one stretch of it. From a place that is taken the
// search leaps to where the stretch of the first obstacle there ends, and looks
// again. `begin` may lie beyond `end`: then it searches backward.
//
// Laws: the place found is free, and every place from `begin` to a tick before
// it is taken; nullopt if all up to `end` are.
//
//   const std::optional<Length> clear = NearestClear(
//       length, Ticks(0),
//       [&](Length by) { return UnitUnder(f, At(by), u); },
//       [&](UnitId other, Length by) { return IsOn(other, At(by)); });
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CLEAR_PLACE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CLEAR_PLACE_H_

#include <optional>

#include "engine/geometry/units.h"

namespace berthier::big_battle_napoleonic {

// The place nearest to `begin` for which holds(Length) is true, if it is true
// from some place on to `end` and false before.
template <typename Holds>
Length FirstThat(Length begin, Length end, Holds&& holds) {
  if (holds(begin)) return begin;
  Length no = begin, yes = end;
  while (yes.ticks - no.ticks > 1 || no.ticks - yes.ticks > 1) {
    const Length middle = Ticks(no.ticks + (yes.ticks - no.ticks) / 2);
    (holds(middle) ? yes : no) = middle;
  }
  return yes;
}

// first_under(Length) gives the id of an obstacle there, kNone if it is free;
// is_on(id, Length) whether that obstacle is under the footprint there.
template <typename FirstUnder, typename IsOn>
std::optional<Length> NearestClear(Length begin, Length end,
                                   FirstUnder&& first_under, IsOn&& is_on) {
  Length at = begin;
  for (;;) {
    auto obstacle = first_under(at);
    if (obstacle == decltype(obstacle)::kNone) return at;
    if (is_on(obstacle, end)) return std::nullopt;
    at = FirstThat(at, end, [&](Length by) { return !is_on(obstacle, by); });
  }
}

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CLEAR_PLACE_H_
