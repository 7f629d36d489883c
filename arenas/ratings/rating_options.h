// Options of rating a league.
//
//   RatingOptions options;
//   options.anchors = {{.player = drill, .elo = 1000}};
#ifndef BERTHIER_ARENAS_RATINGS_RATING_OPTIONS_H_
#define BERTHIER_ARENAS_RATINGS_RATING_OPTIONS_H_

#include <optional>
#include <string>
#include <vector>

#include "arenas/ratings/draw_model.h"
#include "arenas/ratings/league.h"
#include "arenas/ratings/league_design.h"
#include "arenas/ratings/side_advantage.h"

namespace berthier {

// The largest absolute value of an anchor; beyond, sums would lose precision.
inline constexpr double kFarthestAnchor = 10'000;

// A player whose rating is given.
struct RatingAnchor {
  int player = 0;
  double elo = 0;
};

struct RatingOptions {
  DrawModel draws = DrawModel::kHalf;
  SideAdvantage side = SideAdvantage::kPerScenario;
  // A group without an anchor has its mean at 0.
  std::vector<RatingAnchor> anchors = {};
  double confidence = 0.95;  // of every interval and bound
  // How meetings followed from results; empty if they were fixed beforehand.
  LeagueDesign design = {};
};

// What is wrong with the options for this league, as one sentence; nullopt if
// they are sound.
std::optional<std::string> FlawOf(const RatingOptions& options,
                                  const League& league);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_RATING_OPTIONS_H_
