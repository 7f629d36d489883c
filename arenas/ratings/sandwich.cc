#include "arenas/ratings/sandwich.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace berthier {
namespace {

// Where a game's x enters the parameters, and with which sign.
using Row = std::array<std::pair<int, double>, 3>;

Row RowOf(const FitCell& cell, const JointFit& fit) {
  return {{{fit.player_column[static_cast<size_t>(cell.first)], 1},
           {fit.player_column[static_cast<size_t>(cell.second)], -1},
           {fit.advantage_column[static_cast<size_t>(cell.scenario)], 1}}};
}

// What the model says of a game of a cell: the slope of each result's
// likelihood, and the mean curvature.
struct CellScores {
  Row row = {};
  double weight = 0;
  std::array<double, 3> by_x = {};
  std::array<double, 3> by_draw = {};
};

CellScores ScoresOf(const FitProblem& problem, const JointFit& fit,
                    const FitCell& cell) {
  const DrawModel draws =
      fit.draw_column < 0 ? DrawModel::kHalf : problem.draws;
  const double x = DifferenceIn(fit, cell.first, cell.second, cell.scenario);
  CellScores scores;
  scores.row = RowOf(cell, fit);
  scores.weight = -LikelihoodOf(draws, cell.outcomes, x, fit.draw).xx /
                  cell.outcomes.games();
  constexpr std::array<Outcomes, 3> kEach = {
      {{.won = 1}, {.drawn = 1}, {.lost = 1}}};
  for (size_t i = 0; i < 3; ++i) {
    const LogLikelihood one = LikelihoodOf(draws, kEach[i], x, fit.draw);
    scores.by_x[i] = one.x;
    scores.by_draw[i] = one.d;
  }
  return scores;
}

double Between(const Eigen::MatrixXd& inverse, const Row& a, const Row& b) {
  double sum = 0;
  for (const auto& [row, sign] : a) {
    if (row < 0) continue;
    for (const auto& [column, other] : b) {
      if (column >= 0) sum += sign * other * inverse(row, column);
    }
  }
  return sum;
}

// (I - leverage)^(-1/2) for the legs of a pair, in units of the scores.
Eigen::Matrix2d Enlargement(const Eigen::MatrixXd& inverse,
                            const CellScores& first, const CellScores* second) {
  constexpr double kLeast = 0.05;  // a pair that alone decides a parameter
  const double root0 = std::sqrt(first.weight);
  Eigen::Matrix2d rest = Eigen::Matrix2d::Identity();
  rest(0, 0) -= first.weight * Between(inverse, first.row, first.row);
  double root1 = 1;
  if (second != nullptr) {
    root1 = std::sqrt(second->weight);
    rest(1, 1) -= second->weight * Between(inverse, second->row, second->row);
    rest(0, 1) = -root0 * root1 * Between(inverse, first.row, second->row);
    rest(1, 0) = rest(0, 1);
  }
  Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> solver;
  solver.computeDirect(rest);
  const Eigen::Vector2d shrunk =
      solver.eigenvalues().cwiseMax(kLeast).cwiseSqrt().cwiseInverse();
  Eigen::Matrix2d enlarged = solver.eigenvectors() * shrunk.asDiagonal() *
                             solver.eigenvectors().transpose();
  enlarged(0, 1) *= root0 / root1;
  enlarged(1, 0) *= root1 / root0;
  return enlarged;
}

// Adds the second moments of (first leg, second leg, draw parameter) to those
// of the parameters.
void Spread(const Eigen::Matrix3d& moments, const Row& first, const Row* second,
            int draw_column, Eigen::MatrixXd& sum) {
  std::array<std::pair<int, std::pair<int, double>>, 7> entries;
  size_t size = 0;
  const auto add = [&](int part, const std::pair<int, double>& entry) {
    if (entry.first >= 0) entries[size++] = {part, entry};
  };
  for (const auto& entry : first) add(0, entry);
  if (second != nullptr) {
    for (const auto& entry : *second) add(1, entry);
  }
  add(2, {draw_column, 1});
  for (size_t i = 0; i < size; ++i) {
    for (size_t j = 0; j < size; ++j) {
      const auto& [part, entry] = entries[i];
      const auto& [other_part, other] = entries[j];
      sum(entry.first, other.first) +=
          entry.second * other.second * moments(part, other_part);
    }
  }
}

}  // namespace

Eigen::MatrixXd ClusteredCovariance(const FitProblem& problem,
                                    const std::vector<PairKind>& kinds,
                                    const JointFit& fit) {
  constexpr double kModelPairs = 0.5;
  const Eigen::MatrixXd& inverse = fit.inverse_information;
  double all_pairs = 0;
  for (const PairKind& kind : kinds) {
    all_pairs += static_cast<double>(kind.pairs());
  }
  Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(inverse.rows(), inverse.cols());
  for (const PairKind& kind : kinds) {
    const auto cell = [&](int leg) {
      return ScoresOf(problem, fit,
                      problem.cells[static_cast<size_t>(
                          kind.cells[static_cast<size_t>(leg)])]);
    };
    const bool paired = kind.legs() == 2;
    const CellScores first = cell(0);
    const CellScores second = paired ? cell(1) : CellScores();
    const Eigen::Matrix2d enlargement =
        Enlargement(inverse, first, paired ? &second : nullptr);
    Eigen::Matrix3d moments = Eigen::Matrix3d::Zero();
    for (size_t i = 0; i < 3; ++i) {
      for (size_t j = 0; j < 3; ++j) {
        if (kind.counts[i][j] == 0) continue;
        Eigen::Vector2d scores(first.by_x[i], 0);
        double draw = first.by_draw[i];
        if (paired) {
          scores(1) = second.by_x[j];
          draw += second.by_draw[j];
        }
        const Eigen::Vector2d enlarged = enlargement * scores;
        const Eigen::Vector3d slope(enlarged(0), enlarged(1), draw);
        moments +=
            static_cast<double>(kind.counts[i][j]) * slope * slope.transpose();
      }
    }
    const double share =
        kModelPairs * static_cast<double>(kind.pairs()) / all_pairs;
    moments(0, 0) += share * first.weight;
    moments(1, 1) += share * second.weight;
    Spread(moments, first.row, paired ? &second.row : nullptr, fit.draw_column,
           sum);
  }
  return inverse * sum * inverse;
}

Eigen::MatrixXd ClusteredCovariance(const FitProblem& problem,
                                    std::span<const PairResidual> pairs,
                                    const JointFit& fit) {
  const Eigen::MatrixXd& inverse = fit.inverse_information;
  std::vector<CellScores> cells;
  for (const FitCell& cell : problem.cells) {
    cells.push_back(ScoresOf(problem, fit, cell));
  }
  Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(inverse.rows(), inverse.cols());
  for (const PairResidual& pair : pairs) {
    const CellScores& first = cells[static_cast<size_t>(pair.cells[0])];
    const CellScores* const second =
        pair.cells[1] < 0 ? nullptr
                          : &cells[static_cast<size_t>(pair.cells[1])];
    const Eigen::Vector2d scores(pair.residuals[0], pair.residuals[1]);
    const Eigen::Vector2d enlarged =
        Enlargement(inverse, first, second) * scores;
    const Eigen::Vector3d slope(enlarged(0), enlarged(1), 0);
    Spread(slope * slope.transpose(), first.row,
           second == nullptr ? nullptr : &second->row, -1, sum);
  }
  return inverse * sum * inverse;
}

std::vector<double> DegreesOfFreedom(const FitProblem& problem,
                                     const std::vector<PairKind>& kinds,
                                     const JointFit& fit,
                                     const Eigen::MatrixXd& combinations) {
  const Eigen::MatrixXd pulls =
      fit.inverse_information * combinations.transpose();
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(combinations.rows());
  Eigen::VectorXd squares = sum;
  for (const PairKind& kind : kinds) {
    Eigen::VectorXd part = Eigen::VectorXd::Zero(combinations.rows());
    for (const int index : kind.cells) {
      if (index < 0) continue;
      const CellScores scores =
          ScoresOf(problem, fit, problem.cells[static_cast<size_t>(index)]);
      Eigen::VectorXd pull = Eigen::VectorXd::Zero(combinations.rows());
      for (const auto& [column, sign] : scores.row) {
        if (column >= 0) pull += sign * pulls.row(column).transpose();
      }
      part += scores.weight * pull.cwiseAbs2();
    }
    const auto pairs = static_cast<double>(kind.pairs());
    sum += pairs * part;
    squares += pairs * part.cwiseAbs2();
  }
  std::vector<double> freedom;
  for (Eigen::Index i = 0; i < sum.size(); ++i) {
    freedom.push_back(squares(i) > 0 ? sum(i) * sum(i) / squares(i)
                                     : std::numeric_limits<double>::infinity());
  }
  return freedom;
}

}  // namespace berthier
