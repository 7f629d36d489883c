// Exact count of the points that a side received and never spent in a recorded
// game.
//
// The points of a player-turn are those in the purses at its last order plus
// those paid before; what the purses hold after that order lapses.
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
