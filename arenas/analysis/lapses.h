// Exact count of the points that a side received and never spent in a recorded
// game.
//
// What the purses of a side hold as its player-turn begins, and whatever fills
// them until it ends, was given: by dice, by shares or by arrivals, also in
// turns in which nobody can be ordered to do anything and the points are gone
// as soon as they come. What was not paid has lapsed. A share that reaches no
// purse (its receiver has no units, or it pays for losses first) was given and
// has lapsed. Points that nobody is asked to divide and that reach no purse are
// not seen.
//
//   const std::array<Lapses, kSides> lapses = LapsesIn(path);
#ifndef BERTHIER_ARENAS_ANALYSIS_LAPSES_H_
#define BERTHIER_ARENAS_ANALYSIS_LAPSES_H_

#include <array>

#include "arenas/analysis/game_path.h"
#include "engine/model/side.h"

namespace berthier {

struct Lapses {
  int turns = 0;  // player-turns with points
  int given = 0;
  int lapsed = 0;
  // Of these, the points divided between receivers. They count as the last
  // points of a purse to be spent, so they are the first to lapse.
  int divided = 0;
  int divided_lapsed = 0;

  friend bool operator==(const Lapses&, const Lapses&) = default;
};

// By side.
std::array<Lapses, kSides> LapsesIn(const GamePath& path);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_LAPSES_H_
