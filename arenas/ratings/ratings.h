// Ratings of a league: everyone at once, with intervals that hold.
//
// Strength is what explains all games together best: greatest likelihood in a
// model of wins and draws (draw_model.h), with an advantage of the first side
// on each scenario. Ratings are logistic Elo. They compare within a group only
// (win_groups.h); a group without anchors has its mean at 0, one with an anchor
// stands where the anchor is given, one with several is fitted between them.
// Errors and intervals are clustered by mirrored pair (sandwich.h), and wider
// by a factor where meetings followed from results (calibration.h).
//
// Between groups there are bounds: whoever won every game against another
// group is better by at least so much, at the confidence asked for.
//
// Laws: the sequence of games and the names mean nothing; all anchors moved by
// the same amount move all ratings of their group by it; each number is finite,
// or infinite where the games set no bound.
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
  double model_error = 0;  // the same from the curvature of the likelihood
  double freedom = 0;      // degrees of it, infinite if nothing is estimated
  Interval interval;       // infinite for whoever is alone in a group
};

// What having the first side on a scenario is worth.
struct ScenarioAdvantage {
  AdvantageBasis basis = AdvantageBasis::kUnknown;
  double elo = 0;
  double error = 0;
  Interval interval;  // infinite unless fitted from games alone
};

struct Ratings {
  std::vector<PlayerRating> players;          // by League::players
  std::vector<ScenarioAdvantage> advantages;  // by League::scenarios
  WinGroups groups;                           // those on top first
  std::vector<GroupBound> bounds;             // between groups
  int main_group = -1;  // the one with most players; the upper of equal ones

  DrawModel draws = DrawModel::kHalf;
  double draw_parameter = 0;  // nu of Davidson, Elo of Rao-Kupper
  double draw_rate = 0;       // of games between equals
  double scale = 1;           // logistic Elo to Elo of the model
  double confidence = 0.95;
  double calibration = 1;  // that factor; 1 without a design
  // Of the ratings in Elo, clustered by pair and from the curvature. Players of
  // different groups share nothing: 0.
  SquareMatrix covariance;
  SquareMatrix model_covariance;

  // Whether these two compare.
  bool Compare(int player, int other) const {
    return groups.group_of[static_cast<size_t>(player)] ==
           groups.group_of[static_cast<size_t>(other)];
  }
};

// The league and the options must be sound (FlawOf).
Ratings Rate(const League& league, const RatingOptions& options);

// The model of draws for leagues nobody said one for: half a win and half a
// loss each, or Davidson's where draws are many (a third of the games or more)
// and at most one rating is given.
DrawModel UsualDrawModel(const League& league, const RatingOptions& options);

// Where a player stands on the scale of the main group: the interval of one of
// its own, else what direct games with that group bound.
Interval OnMainScale(const Ratings& ratings, int player);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_RATINGS_H_
