#include "arenas/ratings/fair_ratings.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

#include "arenas/ratings/calibration.h"
#include "arenas/ratings/elo_report.h"
#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/rating_data.h"
#include "arenas/ratings/sandwich.h"

namespace berthier {
namespace {

// What a game of a cell is expected to score, and how that rises with x.
struct Expected {
  double score = 0.5;
  double slope = 0;
};

// The legs of a pair, as games of the league; -1 for one that misses or does
// not compare.
using Legs = std::array<int, 2>;

class FairFit {
 public:
  FairFit(const League& league, const RatingData& data, const JointFit& plain)
      : league_(league), problem_(data.problem), plain_(plain), fit_(plain) {
    std::map<std::tuple<int, int, int>, int> cells;
    for (size_t i = 0; i < problem_.cells.size(); ++i) {
      const FitCell& cell = problem_.cells[i];
      cells[{cell.first, cell.second, cell.scenario}] = static_cast<int>(i);
    }
    std::map<int64_t, Legs> legs;
    luck_.assign(problem_.cells.size(), 0);
    for (size_t i = 0; i < league.games.size(); ++i) {
      const LeagueGame& game = league.games[i];
      const auto cell = cells.find({game.first, game.second, game.scenario});
      cell_of_.push_back(cell == cells.end() ? -1 : cell->second);
      if (cell_of_.back() < 0) continue;
      luck_[static_cast<size_t>(cell_of_.back())] += game.luck.value_or(0);
      auto [at, is_new] = legs.try_emplace(game.pair, Legs{-1, -1});
      at->second[is_new ? 0 : 1] = static_cast<int>(i);
    }
    for (const auto& [pair, both] : legs) pairs_.push_back(both);
    Solve();
  }

  const JointFit& fit() const { return fit_; }

  std::vector<PairResidual> Residuals() const {
    std::vector<PairResidual> residuals;
    for (const Legs& legs : pairs_) {
      PairResidual pair;
      for (size_t leg = 0; leg < 2 && legs[leg] >= 0; ++leg) {
        pair.cells[leg] = cell_of_[static_cast<size_t>(legs[leg])];
        pair.residuals[leg] =
            FairScore(GameAt(legs[leg])) - At(fit_, pair.cells[leg]).score;
      }
      residuals.push_back(pair);
    }
    return residuals;
  }

  void TellRatio(FairRatings& told) const {
    // By the jackknife in so many parts.
    constexpr size_t kParts = 40;
    std::array<std::array<double, 2>, kParts> parts = {};
    std::array<double, 2> all = {0, 0};
    for (const Legs& legs : pairs_) {
      if (legs[1] < 0) continue;
      const LeagueGame& one = GameAt(legs[0]);
      const LeagueGame& other = GameAt(legs[1]);
      if (!one.luck || !other.luck) continue;
      // As one player sees it, who has the first side once.
      const double plain = (FirstScore(one.result) - Plain(legs[0])) -
                           (FirstScore(other.result) - Plain(legs[1]));
      const double fair =
          (FairScore(one) - Fair(legs[0])) - (FairScore(other) - Fair(legs[1]));
      std::array<double, 2>& part =
          parts[static_cast<size_t>(told.pairs++) % kParts];
      part[0] += plain * plain;
      part[1] += fair * fair;
    }
    for (const auto& part : parts) {
      for (size_t i = 0; i < 2; ++i) all[i] += part[i];
    }
    if (told.pairs < 2 || !(all[1] > 0)) return;
    told.variance_ratio = all[0] / all[1];
    double sum = 0, squares = 0, used = 0;
    for (const auto& part : parts) {
      if (!(all[1] - part[1] > 0)) continue;
      const double ratio = (all[0] - part[0]) / (all[1] - part[1]);
      sum += ratio;
      squares += ratio * ratio;
      ++used;
    }
    if (used < 2) return;
    told.ratio_error = std::sqrt(std::max(0.0, squares - sum * sum / used) *
                                 (used - 1) / used);
  }

 private:
  const LeagueGame& GameAt(int index) const {
    return league_.games[static_cast<size_t>(index)];
  }
  double Plain(int game) const {
    return At(plain_, cell_of_[static_cast<size_t>(game)]).score;
  }
  double Fair(int game) const {
    return At(fit_, cell_of_[static_cast<size_t>(game)]).score;
  }

  // Both models in use have the form in which the slope of a won game's
  // likelihood is 1 less the expected score.
  Expected At(const JointFit& fit, int index) const {
    const FitCell& cell = problem_.cells[static_cast<size_t>(index)];
    const LogLikelihood won = LikelihoodOf(
        plain_.draw_column < 0 ? DrawModel::kHalf : problem_.draws, {.won = 1},
        DifferenceIn(fit, cell.first, cell.second, cell.scenario), fit.draw);
    return {.score = 1 - won.x, .slope = -won.xx};
  }

  std::array<std::pair<int, double>, 3> RowOf(const FitCell& cell) const {
    return {{{fit_.player_column[static_cast<size_t>(cell.first)], 1},
             {fit_.player_column[static_cast<size_t>(cell.second)], -1},
             {fit_.advantage_column[static_cast<size_t>(cell.scenario)], 1}}};
  }

  // What is left of the equations, and how they change.
  void Survey(Eigen::VectorXd& left, Eigen::MatrixXd& slopes) const {
    const Eigen::Index size = fit_.inverse_information.rows();
    left = Eigen::VectorXd::Zero(size);
    slopes = Eigen::MatrixXd::Zero(size, size);
    for (size_t i = 0; i < problem_.cells.size(); ++i) {
      const FitCell& cell = problem_.cells[i];
      const Expected expected = At(fit_, static_cast<int>(i));
      const double games = cell.outcomes.games();
      const double more = cell.outcomes.won + cell.outcomes.drawn / 2 -
                          luck_[i] - games * expected.score;
      const auto row = RowOf(cell);
      for (const auto& [column, sign] : row) {
        if (column < 0) continue;
        left(column) += sign * more;
        for (const auto& [other, other_sign] : row) {
          if (other < 0) continue;
          slopes(column, other) += sign * other_sign * games * expected.slope;
        }
      }
    }
    // The draw of two equals that steadies an advantage (joint_fit.h).
    for (size_t i = 0; i < fit_.basis.size(); ++i) {
      if (fit_.basis[i] != AdvantageBasis::kSteadied) continue;
      const double score = 1 / (1 + std::exp(-fit_.advantages[i]));
      const int column = fit_.advantage_column[i];
      left(column) += 0.5 - score;
      slopes(column, column) += score * (1 - score);
    }
    // What is known of draws stays.
    if (fit_.draw_column >= 0) slopes(fit_.draw_column, fit_.draw_column) = 1;
  }

  void Move(const Eigen::VectorXd& move) {
    for (size_t i = 0; i < fit_.player_column.size(); ++i) {
      const int column = fit_.player_column[i];
      if (column >= 0) fit_.ratings[i] += move(column);
    }
    for (size_t i = 0; i < fit_.advantage_column.size(); ++i) {
      const int column = fit_.advantage_column[i];
      if (column >= 0) fit_.advantages[i] += move(column);
    }
  }

  void Solve() {
    constexpr int kMostSteps = 60;
    constexpr double kFarthest = 8;  // natural log-odds from the plain fit
    constexpr double kNear = 1e-10;
    JointFit one_step = plain_;
    for (int step = 0; step < kMostSteps; ++step) {
      Eigen::VectorXd left;
      Eigen::MatrixXd slopes;
      Survey(left, slopes);
      if (left.size() == 0) return;
      const Eigen::LDLT<Eigen::MatrixXd> factors(slopes);
      const Eigen::VectorXd move = factors.solve(left);
      const double size = move.cwiseAbs().maxCoeff();
      if (!std::isfinite(size)) break;
      fit_.inverse_information = factors.solve(
          Eigen::MatrixXd::Identity(slopes.rows(), slopes.cols()));
      if (size < kNear) return;
      Move(move);
      if (step == 0) one_step = fit_;
      double away = 0;
      for (size_t i = 0; i < fit_.ratings.size(); ++i) {
        away = std::max(away, std::abs(fit_.ratings[i] - plain_.ratings[i]));
      }
      if (away > kFarthest) break;
    }
    fit_ = one_step;
  }

  const League& league_;
  const FitProblem& problem_;
  const JointFit& plain_;
  JointFit fit_;
  std::vector<int> cell_of_;  // by game, -1 for one between groups
  std::vector<double> luck_;  // by cell, of the first side
  std::vector<Legs> pairs_;
};

}  // namespace

std::optional<FairRatings> RateFairly(const League& league,
                                      const RatingOptions& asked) {
  FairRatings told;
  told.players.resize(league.players.size());
  for (const LeagueGame& game : league.games) {
    if (!game.luck) continue;
    ++told.games;
    for (const auto& [player, luck] : {std::pair(game.first, *game.luck),
                                       std::pair(game.second, -*game.luck)}) {
      FairRating& one = told.players[static_cast<size_t>(player)];
      ++one.games;
      one.luck += luck;
    }
  }
  if (told.games == 0) return std::nullopt;
  RatingOptions options = asked;
  if (options.draws == DrawModel::kRaoKupper) options.draws = DrawModel::kHalf;
  const RatingData data = PrepareToRate(league, options);
  const JointFit plain = FitJointly(data.problem);
  const FairFit fair(league, data, plain);
  const EloTelling telling(data.groups, options, fair.fit());
  const std::vector<PairResidual> residuals = fair.Residuals();
  const Eigen::MatrixXd rows = telling.OfPlayers();
  const Eigen::MatrixXd covariance =
      rows * ClusteredCovariance(data.problem, residuals, fair.fit()) *
      rows.transpose();
  const std::vector<double> freedom =
      DegreesOfFreedom(data.problem, data.kinds, fair.fit(), rows);
  const double factor =
      options.design ? IntervalFactor(league, options, options.design) : 1;
  const std::vector<double> elos = telling.Elos();
  for (size_t i = 0; i < elos.size(); ++i) {
    FairRating& one = told.players[i];
    const auto index = static_cast<Eigen::Index>(i);
    one.elo = elos[i];
    one.error = factor * std::sqrt(std::max(0.0, covariance(index, index)));
    if (one.games > 0) one.luck /= static_cast<double>(one.games);
    const auto group = static_cast<size_t>(data.groups.group_of[i]);
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const bool alone = data.groups.members[group].size() == 1;
    const double reach =
        alone ? kInfinity
              : StudentQuantile(freedom[i], (1 + options.confidence) / 2) *
                    one.error;
    one.interval = {one.elo - reach, one.elo + reach};
  }
  fair.TellRatio(told);
  return told;
}

}  // namespace berthier
