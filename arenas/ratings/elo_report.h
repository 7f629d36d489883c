// A fit told in Elo: centred or anchored group by group, on the logistic scale.
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
  // Keeps all three for as long as it lives.
  EloTelling(const WinGroups& groups, const RatingOptions& options,
             const JointFit& fit);

  double scale() const { return scale_.factor; }
  std::vector<double> Elos() const;
  // The derivatives of what is told by the parameters: a row a player.
  Eigen::MatrixXd OfPlayers() const;
  // The same, a row a scenario.
  Eigen::MatrixXd OfAdvantages() const;

 private:
  std::vector<double> Centred() const;

  const WinGroups& groups_;
  const RatingOptions& options_;
  const JointFit& fit_;
  Scale scale_;
};

// What a game at the difference x is expected to score, and how likely it is
// drawn.
struct Chances {
  double expected = 0.5;
  double drawn = 0;

  double won() const { return expected - drawn / 2; }
};

// `draw_rate` between equals counts under half draws alone.
Chances ChancesAt(const FitProblem& problem, const JointFit& fit,
                  double draw_rate, double x);

// The rate of draws between equals: of the model, or, under half draws, the one
// that makes as many draws as there are, each game being drawn the less often
// the farther apart its players are.
double DrawRate(const FitProblem& problem, const JointFit& fit);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_ELO_REPORT_H_
