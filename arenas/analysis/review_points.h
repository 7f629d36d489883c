// What orders were paid with in a game: what was given, spent, and lapsed.
//
// A side's purses (Game::PursesOf) are counted in the player-turns in which it
// decides most; what is left when the turn ends has lapsed. Rulesets whose
// orders cost nothing have none.
//
//   for (const PointsOfSide& points : PointsOf(path, review)) ...
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_POINTS_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_POINTS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.h"

namespace berthier {

struct PointsOfSide {
  Side side = Side::kFirst;
  std::string unit;
  int64_t given = 0;
  int64_t spent = 0;
  int64_t lapsed = 0;
  // Of a point spent, in value to the side: orders paid for against the
  // likeliest that is free of charge, by what they cost. Count 0: unknown.
  Estimate worth;
  // Value lost by orders where the best known was dearer.
  Estimate kept_back;
};

std::vector<PointsOfSide> PointsOf(const GamePath& path, const Review& review);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_POINTS_H_
