#include "arenas/ratings/ratings.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "arenas/ratings/calibration.h"
#include "arenas/ratings/elo_report.h"
#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/rating_data.h"
#include "arenas/ratings/sandwich.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Interval kUnbounded = {-kInfinity, kInfinity};

SquareMatrix ToSquareMatrix(const Eigen::MatrixXd& matrix,
                            const WinGroups& groups) {
  SquareMatrix square(static_cast<size_t>(matrix.rows()));
  for (size_t i = 0; i < square.size(); ++i) {
    for (size_t j = 0; j < square.size(); ++j) {
      if (groups.group_of[i] != groups.group_of[j]) continue;
      square(i, j) =
          matrix(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
    }
  }
  return square;
}

Interval About(double elo, double error, double freedom, double confidence) {
  const double reach = StudentQuantile(freedom, (1 + confidence) / 2) * error;
  return {elo - reach, elo + reach};
}

void TellDraws(const RatingData& data, const JointFit& fit, Ratings& ratings) {
  ratings.draw_rate = DrawRate(data.problem, fit);
  // Nothing was fitted about draws.
  if (fit.draw_column < 0) ratings.draws = DrawModel::kHalf;
  switch (ratings.draws) {
    case DrawModel::kHalf:
      break;
    case DrawModel::kDavidson:
      ratings.draw_parameter = std::exp(fit.draw);
      break;
    case DrawModel::kRaoKupper:
      ratings.draw_parameter = fit.draw * kEloPerNat;
      break;
  }
}

// Errors and intervals times `factor`.
void Widen(double factor, Ratings& ratings) {
  ratings.calibration = factor;
  for (size_t i = 0; i < ratings.covariance.size(); ++i) {
    for (size_t j = 0; j < ratings.covariance.size(); ++j) {
      ratings.covariance(i, j) *= factor * factor;
    }
  }
  for (PlayerRating& rating : ratings.players) {
    if (!std::isfinite(rating.interval.low)) continue;
    rating.error *= factor;
    rating.interval =
        About(rating.elo, rating.error, rating.freedom, ratings.confidence);
  }
}

bool IsAnchored(const std::vector<int>& members, const RatingOptions& options) {
  return std::any_of(options.anchors.begin(), options.anchors.end(),
                     [&](const RatingAnchor& anchor) {
                       return std::find(members.begin(), members.end(),
                                        anchor.player) != members.end();
                     });
}

int MainGroup(const WinGroups& groups, const RatingOptions& options) {
  int main = -1;
  std::pair<bool, size_t> most = {false, 0};
  for (size_t i = 0; i < groups.members.size(); ++i) {
    const std::vector<int>& members = groups.members[i];
    const std::pair<bool, size_t> one = {
        members.size() > 1 && IsAnchored(members, options), members.size()};
    if (one <= most) continue;
    most = one;
    main = static_cast<int>(i);
  }
  return main;
}

// Elo of the players with their intervals.
void TellPlayers(const RatingData& data, const JointFit& fit,
                 const EloTelling& telling, const Eigen::MatrixXd& clustered,
                 Ratings& ratings) {
  const Eigen::MatrixXd rows = telling.OfPlayers();
  const std::vector<double> elos = telling.Elos();
  const std::vector<double> freedom =
      DegreesOfFreedom(data.problem, data.kinds, fit, rows);
  ratings.covariance =
      ToSquareMatrix(rows * clustered * rows.transpose(), data.groups);
  ratings.model_covariance = ToSquareMatrix(
      rows * fit.inverse_information * rows.transpose(), data.groups);
  for (size_t i = 0; i < elos.size(); ++i) {
    PlayerRating rating;
    rating.group = data.groups.group_of[i];
    rating.elo = elos[i];
    rating.error = std::sqrt(std::max(0.0, ratings.covariance(i, i)));
    rating.model_error =
        std::sqrt(std::max(0.0, ratings.model_covariance(i, i)));
    rating.freedom = freedom[i];
    const bool alone =
        data.groups.members[static_cast<size_t>(rating.group)].size() == 1;
    rating.interval = alone ? kUnbounded
                            : About(rating.elo, rating.error, rating.freedom,
                                    ratings.confidence);
    ratings.players.push_back(rating);
  }
}

// What the first side of each scenario has for it.
void TellAdvantages(const RatingData& data, const JointFit& fit,
                    const EloTelling& telling, const Eigen::MatrixXd& clustered,
                    Ratings& ratings) {
  const Eigen::MatrixXd sides = telling.OfAdvantages();
  const Eigen::MatrixXd spread = sides * clustered * sides.transpose();
  const std::vector<double> freedom =
      DegreesOfFreedom(data.problem, data.kinds, fit, sides);
  for (size_t i = 0; i < fit.advantages.size(); ++i) {
    const auto index = static_cast<Eigen::Index>(i);
    ScenarioAdvantage advantage;
    advantage.basis = fit.basis[i];
    advantage.elo = fit.advantages[i] * telling.scale() * kEloPerNat;
    advantage.error = std::sqrt(std::max(0.0, spread(index, index)));
    advantage.interval = advantage.basis == AdvantageBasis::kGames
                             ? About(advantage.elo, advantage.error, freedom[i],
                                     ratings.confidence)
                             : kUnbounded;
    ratings.advantages.push_back(advantage);
  }
}

}  // namespace

Ratings Rate(const League& league, const RatingOptions& options) {
  const RatingData data = PrepareToRate(league, options);
  const JointFit fit = FitJointly(data.problem);
  const EloTelling telling(data.groups, options, fit);

  Ratings ratings;
  ratings.groups = data.groups;
  ratings.main_group = MainGroup(data.groups, options);
  ratings.draws = options.draws;
  ratings.scale = telling.scale();
  ratings.confidence = options.confidence;
  TellDraws(data, fit, ratings);

  const Eigen::MatrixXd clustered =
      ClusteredCovariance(data.problem, data.kinds, fit);
  TellPlayers(data, fit, telling, clustered, ratings);
  TellAdvantages(data, fit, telling, clustered, ratings);
  std::vector<double> advantages;
  for (const ScenarioAdvantage& advantage : ratings.advantages) {
    advantages.push_back(advantage.elo);
  }
  ratings.bounds = BoundsBetween(league, data.groups, telling.Elos(),
                                 advantages, options.confidence);
  if (options.design) {
    Widen(IntervalFactor(league, options, options.design), ratings);
  }
  return ratings;
}

DrawModel UsualDrawModel(const League& league, const RatingOptions& options) {
  const auto drawn = std::count_if(
      league.games.begin(), league.games.end(),
      [](const LeagueGame& game) { return game.result == GameResult::kDrawn; });
  const bool many =
      drawn > 0 && 3 * static_cast<size_t>(drawn) >= league.games.size();
  return many && options.anchors.size() <= 1 ? DrawModel::kDavidson
                                             : DrawModel::kHalf;
}

Interval OnMainScale(const Ratings& ratings, int player) {
  const PlayerRating& rating = ratings.players[static_cast<size_t>(player)];
  if (rating.group == ratings.main_group) return rating.interval;
  Interval interval = kUnbounded;
  for (const GroupBound& bound : ratings.bounds) {
    if (bound.above == rating.group && bound.below == ratings.main_group) {
      interval.low = rating.elo + bound.least;
    }
    if (bound.below == rating.group && bound.above == ratings.main_group) {
      interval.high = rating.elo - bound.least;
    }
  }
  return interval;
}

}  // namespace berthier
