// Points that were given to a side and never spent, exactly, in a recorded
// game.
//
// A player-turn's points are those in the purses when its last order is given,
// with what was paid before; what lies in them behind that order is lost.
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
  // Of them, those that were divided between receivers: they count as the last
  // of a purse to be spent, so that a purse with as much left has lost them.
  int divided = 0;
  int divided_lapsed = 0;

  friend bool operator==(const Lapses&, const Lapses&) = default;
};

std::array<Lapses, kSides> LapsesIn(const GamePath& path);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_LAPSES_H_
