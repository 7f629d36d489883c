// Ratings of greatest likelihood, all at once: players, the first side's
// advantage on each scenario, and how often games are drawn.
//
// Newton's method on the games counted by players and scenario, with halved
// steps where a whole one does not climb; the likelihood has one summit.
//
// There is a summit wherever the fixed players (one a group, at least) leave
// every group strongly connected (win_groups.h), but for the advantages: a
// scenario that the first side always wins has none that is finite, and where
// sides were never exchanged nothing tells advantage from strength. An
// advantage beyond kMostAdvantage, or all of them where the equations are
// singular, are steadied by one drawn game of two equals on their scenario
// added to the games, and said to be so. With that draw everything is finite.
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

// All games of two players with these sides on one scenario.
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
  // By player: where a rating is not to be estimated, what it is.
  std::vector<std::optional<double>> fixed;
};

struct JointFit {
  std::vector<double> ratings;     // by player
  std::vector<double> advantages;  // by scenario; 0 where unknown
  std::vector<AdvantageBasis> basis;
  // ln nu or d; -infinity (Davidson) or 0 (Rao-Kupper) if no game was drawn,
  // infinite if all were.
  double draw = 0;
  double log_likelihood = 0;

  // Columns of the parameters, -1 for what was not estimated.
  std::vector<int> player_column;
  std::vector<int> advantage_column;
  int draw_column = -1;
  Eigen::MatrixXd inverse_information;
};

// Starts from `start` if there is one of the same players and scenarios.
JointFit FitJointly(const FitProblem& problem, const JointFit* start = nullptr);

// The difference x of a game in the fit.
double DifferenceIn(const JointFit& fit, int first, int second, int scenario);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_JOINT_FIT_H_
