// Joint maximum-likelihood fit of players' ratings, the first side's advantage
// on each scenario, and the draw parameter.
//
// Newton's method on games counted by players and scenario, with step halving
// when a full step does not increase the likelihood; the maximum is unique.
//
// A finite maximum exists if at least one player per group is fixed and every
// group is strongly connected (win_groups.h), except for the advantages: on a
// scenario that the first side always wins the advantage is infinite, and if
// sides were never exchanged advantage and strength cannot be separated. So an
// advantage beyond kMostAdvantage, or all advantages if the equations are
// singular, are regularised by adding one drawn game of two equals on their
// scenario, and reported as kSteadied. With that draw everything is finite.
//
// All values are in natural log-odds of the model (draw_model.h).
//
//   const JointFit fit = FitJointly(problem);
//   // fit.ratings[player], fit.inverse_information(column, column)
#ifndef BERTHIER_ARENAS_RATINGS_JOINT_FIT_H_
#define BERTHIER_ARENAS_RATINGS_JOINT_FIT_H_

#include <Eigen/Core>
#include <optional>
#include <vector>

#include "arenas/ratings/draw_model.h"
#include "arenas/ratings/elo.h"
#include "arenas/ratings/side_advantage.h"

namespace berthier {

inline constexpr double kMostAdvantage = 2000 / kEloPerNat;

// All games on one scenario with `first` on the first side and `second` on the
// second.
struct FitCell {
  int first = 0;
  int second = 0;
  int scenario = 0;
  Outcomes outcomes = {};
};

struct FitProblem {
  int scenarios = 0;
  DrawModel draws = DrawModel::kHalf;
  SideAdvantage side = SideAdvantage::kPerScenario;
  std::vector<FitCell> cells;
  // By player: the given rating if it is not to be estimated, else nullopt.
  std::vector<std::optional<double>> fixed;
};

struct JointFit {
  std::vector<double> ratings;        // by player
  std::vector<double> advantages;     // by scenario; 0 where unknown
  std::vector<AdvantageBasis> basis;  // by scenario
  // ln nu (Davidson) or d (Rao-Kupper); -infinity (Davidson) or 0 (Rao-Kupper)
  // if no game was drawn, infinite if all were.
  double draw = 0;
  double log_likelihood = 0;

  // Columns of the parameters in inverse_information; -1: not estimated.
  std::vector<int> player_column;
  std::vector<int> advantage_column;
  int draw_column = -1;
  Eigen::MatrixXd inverse_information;
};

// `start`, if given, is a fit of the same players and scenarios to start from.
JointFit FitJointly(const FitProblem& problem, const JointFit* start = nullptr);

// The difference x (draw_model.h) of a game in the fit.
double DifferenceIn(const JointFit& fit, int first, int second, int scenario);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_JOINT_FIT_H_
