// Helpers for generating the armies of any ruleset: matching points, rows of
// units abreast, rotation of the table by 180 degrees.
//
//   const std::array<Army, 2> armies = RaiseMatched<Army>(
//       {.shares = {5, 4}},
//       [&](size_t side) { return Raise(troops[side], 2, draws); });
//   const std::vector<Length> centres = Abreast(pitches, middle);
#ifndef BERTHIER_ARENAS_GENERATION_ARMIES_H_
#define BERTHIER_ARENAS_GENERATION_ARMIES_H_

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "arenas/generation/generator.h"
#include "arenas/generation/random_draws.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier::generation {

struct TableSize {
  Length width;
  Length depth;
};

// A place on the table rotated by 180 degrees.
constexpr Point TurnedRound(Point p, TableSize table) {
  return {table.width.ticks - p.x, table.depth.ticks - p.y};
}

// Whether the points of the sides are in this proportion.
inline bool Match(std::array<int, 2> points, const Proportion& wanted) {
  const int a = points[0] * wanted.shares[1];
  const int b = points[1] * wanted.shares[0];
  return wanted.parts * std::abs(a - b) <= std::max(a, b);
}

// Rejection sampling: raises both armies anew until their points match, so that
// neither is biased towards the other and no unit is adjusted. `raise(i)`
// raises the army of side i; an Army has Points().
template <typename Army, typename Raise>
std::array<Army, 2> RaiseMatched(const Proportion& wanted, Raise&& raise) {
  for (;;) {
    std::array<Army, 2> armies;
    for (size_t i = 0; i < 2; ++i) armies[i] = raise(i);
    if (Match({armies[0].Points(), armies[1].Points()}, wanted)) return armies;
  }
}

// pitches.size() + 1 places along a line, centred on `middle`; `pitches` are
// the distances from each place to the next.
std::vector<Length> Abreast(const std::vector<Length>& pitches, Length middle);

// "09:40" for 580 minutes after midnight.
std::string TimeOfDay(int minutes);
// The Roman numeral of 1 to 9.
std::string Roman(int n);

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_ARMIES_H_
