// The nearest place along a straight line where a footprint overlaps nothing:
// exact to a tick, without stepping.
//
// All shapes are convex, so a footprint that slides along a line overlaps each
// obstacle on a single interval. From an occupied place the search jumps to the
// end of the interval of the first obstacle there, and tests again. If `begin`
// lies beyond `end`, it searches backward.
//
// Laws: the place found is free, and every place from `begin` to one tick
// before it is occupied; nullopt if all places up to `end` are occupied.
//
//   const std::optional<Length> clear = NearestClear(
//       length, Ticks(0),
//       [&](Length by) { return UnitUnder(f, At(by), spared); },
//       [&](UnitId other, Length by) { return IsOn(other, At(by)); });
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CLEAR_PLACE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CLEAR_PLACE_H_

#include <optional>

#include "engine/geometry/units.h"

namespace berthier::big_battle_napoleonic {

// The place nearest to `begin` for which holds(Length) is true. Precondition:
// holds is false up to some place and true from there to `end`. Binary search.
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

// first_under(Length) returns the id of an obstacle under the footprint at that
// place, kNone if it is free; is_on(id, Length) returns whether the footprint
// overlaps that obstacle there.
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
