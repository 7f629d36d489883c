// Converts a fit to logistic Elo, with each group centred at 0 or anchored.
//
//   const EloTelling telling(groups, options, fit);
//   telling.Elos()[player];
#ifndef BERTHIER_ARENAS_RATINGS_ELO_REPORT_H_
#define BERTHIER_ARENAS_RATINGS_ELO_REPORT_H_

#include <Eigen/Core>
#include <vector>

#include "arenas/ratings/draw_model.h"
#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/rating_data.h"

namespace berthier {

class EloTelling {
 public:
  // `groups`, `options` and `fit` must outlive it.
  EloTelling(const WinGroups& groups, const RatingOptions& options,
             const JointFit& fit);

  // Scale::factor of draw_model.h.
  double scale() const { return scale_.factor; }
  // Ratings by player.
  std::vector<double> Elos() const;
  // The Jacobian of the ratings by the fit's parameters: a row per player.
  Eigen::MatrixXd OfPlayers() const;
  // The Jacobian of the advantages in Elo: a row per scenario.
  Eigen::MatrixXd OfAdvantages() const;

 private:
  // The fit's ratings, with mean 0 in each group without anchors.
  std::vector<double> Centred() const;

  const WinGroups& groups_;
  const RatingOptions& options_;
  const JointFit& fit_;
  Scale scale_;
};

// Expected score of the first side, and chance of a draw.
struct Chances {
  double expected = 0.5;
  double drawn = 0;

  double won() const { return expected - drawn / 2; }
};

// The chances of a game with the difference x. `draw_rate` (between equals) is
// used only if the fit has no draw parameter.
Chances ChancesAt(const FitProblem& problem, const JointFit& fit,
                  double draw_rate, double x);

// The rate of draws between equals: that of the fitted model; or, if the fit
// has no draw parameter, the rate for which DrawChance predicts the observed
// number of draws.
double DrawRate(const FitProblem& problem, const JointFit& fit);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_ELO_REPORT_H_
