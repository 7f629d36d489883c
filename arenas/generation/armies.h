// What armies of every ruleset share when they are raised and drawn up: points
// that match, rows of units abreast, a table turned half round.
//
//   const std::array<Army, 2> armies = RaiseMatched<Army>(
//       {5, 4}, [&](size_t side) { return Raise(troops[side], 2, draws); });
//   const std::vector<Length> centres = Abreast(pitches, middle);
#ifndef BERTHIER_ARENAS_GENERATION_ARMIES_H_
#define BERTHIER_ARENAS_GENERATION_ARMIES_H_

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "arenas/generation/random_draws.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier::generation {

struct TableSize {
  Length width;
  Length depth;
};

// The same place seen from the other home.
constexpr Point TurnedRound(Point p, TableSize table) {
  return {table.width.ticks - p.x, table.depth.ticks - p.y};
}

// Whether points are in the proportion, within a tenth of the larger share.
inline bool Match(std::array<int, 2> points, std::array<int, 2> shares) {
  const int a = points[0] * shares[1];
  const int b = points[1] * shares[0];
  return 10 * std::abs(a - b) <= std::max(a, b);
}

// Both are raised anew until they match: so neither is the measure of the
// other, and no unit is made what the lot did not say. `raise(i)` raises the
// army of a side; an Army tells its Points().
template <typename Army, typename Raise>
std::array<Army, 2> RaiseMatched(std::array<int, 2> shares, Raise&& raise) {
  for (;;) {
    std::array<Army, 2> armies;
    for (size_t i = 0; i < 2; ++i) armies[i] = raise(i);
    if (Match({armies[0].Points(), armies[1].Points()}, shares)) return armies;
  }
}

// Places along a line about its middle, each so far from the one before; one
// more than there are pitches.
std::vector<Length> Abreast(const std::vector<Length>& pitches, Length middle);

// "09:40"
std::string TimeOfDay(int minutes);
// I to IX.
std::string Roman(int n);

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_ARMIES_H_
