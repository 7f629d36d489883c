// Ratings of all players of a league, with intervals.
//
// Ratings are fitted jointly by maximum likelihood in a model of wins and draws
// (draw_model.h), with an advantage of the first side on each scenario. They
// are logistic Elo and comparable only within a group (win_groups.h). A group
// without anchors has its mean at 0, one with a single anchor is shifted to it,
// one with several is fitted with these ratings given. Errors and intervals are
// clustered by mirrored pair (sandwich.h), and widened by a factor if meetings
// followed from results (calibration.h).
//
// Between groups there are bounds: a group that won every game against another
// is better by at least the bound, at the confidence asked for.
//
// Laws: names and the order of games do not matter; moving all anchors by the
// same amount moves all ratings of their groups by it; each number is finite,
// or infinite where the games give no bound.
//
//   const Ratings ratings = Rate(league, {});
//   for (const PlayerRating& rating : ratings.players) ...
#ifndef BERTHIER_ARENAS_RATINGS_RATINGS_H_
#define BERTHIER_ARENAS_RATINGS_RATINGS_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/elo.h"
#include "arenas/ratings/group_bounds.h"
#include "arenas/ratings/league.h"
#include "arenas/ratings/rating_options.h"
#include "arenas/ratings/square_matrix.h"
#include "arenas/ratings/win_groups.h"

namespace berthier {

struct PlayerRating {
  int group = 0;
  double elo = 0;
  double error = 0;        // standard error, clustered by pair
  double model_error = 0;  // standard error from the likelihood's curvature
  double freedom = 0;      // degrees of freedom of error; infinite if fixed
  Interval interval;       // infinite for a player alone in its group
};

// The advantage of the first side on a scenario.
struct ScenarioAdvantage {
  AdvantageBasis basis = AdvantageBasis::kUnknown;
  double elo = 0;
  double error = 0;
  Interval interval;  // infinite unless basis is kGames
};

struct Ratings {
  std::vector<PlayerRating> players;          // by League::players
  std::vector<ScenarioAdvantage> advantages;  // by League::scenarios
  WinGroups groups;                           // best groups first
  std::vector<GroupBound> bounds;             // between groups
  // The largest group of two or more with an anchor; without one the largest,
  // of equal ones the best; -1: none.
  int main_group = -1;

  DrawModel draws = DrawModel::kHalf;
  double draw_parameter = 0;  // nu of Davidson, Elo of Rao-Kupper
  double draw_rate = 0;       // of games between equals
  double scale = 1;           // Scale::factor of draw_model.h
  double confidence = 0.95;
  double calibration = 1;  // the factor of calibration.h; 1 without a design
  // Covariances of the ratings in Elo: clustered by pair, and from the
  // curvature of the likelihood. 0 between players of different groups.
  SquareMatrix covariance;
  SquareMatrix model_covariance;

  // Whether the two players are comparable: in the same group.
  bool Compare(int player, int other) const {
    return groups.group_of[static_cast<size_t>(player)] ==
           groups.group_of[static_cast<size_t>(other)];
  }
};

// The league and the options must be sound (FlawOf).
Ratings Rate(const League& league, const RatingOptions& options);

// The default draw model for a league: Davidson's if at least a third of the
// games were drawn and there is at most one anchor, else half draws.
DrawModel UsualDrawModel(const League& league, const RatingOptions& options);

// A player's interval on the scale of the main group: its own if it is in that
// group, else the bounds from its group's games against the main group.
Interval OnMainScale(const Ratings& ratings, int player);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_RATINGS_H_
