#include "arenas/ratings/joint_fit.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "engine/model/fault.h"

namespace berthier {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// One draw of two equals on a scenario: half a win and half a loss of a game
// whose x is the advantage alone.
constexpr Outcomes kSteadyingDraw = {.won = 0.5, .lost = 0.5};

// The logarithm of the likelihood with its slope and curvature, over columns.
struct Summit {
  double value = 0;
  Eigen::VectorXd slope;
  Eigen::MatrixXd information;  // minus the curvature
};

class Climb {
 public:
  Climb(const FitProblem& problem, DrawModel draws, JointFit& fit)
      : problem_(problem), fit_(fit), draws_(EffectiveDraws(draws)) {
    AssignColumns();
  }

  enum class End { kSummit, kSteadied, kDrawsWithoutEnd };

  // To the summit, or to where advantages had to be steadied first. Where draws
  // have a parameter there may be none: if whoever wins at all wins whenever
  // there is a winner, the likelihood climbs for ever with strength and draws.
  End Run() {
    constexpr int kMostSteps = 200;
    // Twice what is left to climb: 1e-8 of a standard error.
    constexpr double kNear = 1e-16;
    Summit here = Survey();
    for (int step = 0; step < kMostSteps; ++step) {
      Eigen::VectorXd move;
      if (!Solve(here, move)) return Steadied();
      const double left = here.slope.dot(move);
      Advance(move, here.value, left);
      if (SteadyTheBoundless()) return End::kSteadied;
      if (left < kNear) break;
      here = Survey();
    }
    here = Survey();
    if (Eigen::VectorXd move; !Solve(here, move)) return Steadied();
    fit_.log_likelihood = here.value;
    fit_.inverse_information = Inverse(here);
    return End::kSummit;
  }

 private:
  // Games all drawn, or never, leave nothing to fit about draws.
  DrawModel EffectiveDraws(DrawModel asked) {
    if (problem_.draws == DrawModel::kHalf) return DrawModel::kHalf;
    if (asked == DrawModel::kHalf) {
      fit_.draw = kInfinity;
      return asked;
    }
    double drawn = 0;
    double games = 0;
    for (const FitCell& cell : problem_.cells) {
      drawn += cell.outcomes.drawn;
      games += cell.outcomes.games();
    }
    if (drawn > 0 && drawn < games) {
      if (!std::isfinite(fit_.draw)) fit_.draw = 0;
      if (problem_.draws == DrawModel::kRaoKupper && fit_.draw <= 0) {
        fit_.draw = 0.5;
      }
      return problem_.draws;
    }
    fit_.draw = drawn > 0                                ? kInfinity
                : problem_.draws == DrawModel::kDavidson ? -kInfinity
                                                         : 0;
    // Without draws either model is that of Bradley and Terry.
    return DrawModel::kHalf;
  }

  void AssignColumns() {
    int columns = 0;
    fit_.player_column.assign(problem_.fixed.size(), -1);
    for (size_t i = 0; i < problem_.fixed.size(); ++i) {
      if (problem_.fixed[i].has_value()) {
        fit_.ratings[i] = *problem_.fixed[i];
      } else {
        fit_.player_column[i] = columns++;
      }
    }
    fit_.advantage_column.assign(fit_.basis.size(), -1);
    for (size_t i = 0; i < fit_.basis.size(); ++i) {
      if (fit_.basis[i] != AdvantageBasis::kUnknown) {
        fit_.advantage_column[i] = columns++;
      }
    }
    fit_.draw_column = draws_ == DrawModel::kHalf ? -1 : columns++;
    columns_ = columns;
  }

  double Value() const {
    double value = 0;
    for (const FitCell& cell : problem_.cells) {
      value += LikelihoodOf(
                   draws_, cell.outcomes,
                   DifferenceIn(fit_, cell.first, cell.second, cell.scenario),
                   fit_.draw)
                   .value;
    }
    for (size_t i = 0; i < fit_.basis.size(); ++i) {
      if (fit_.basis[i] != AdvantageBasis::kSteadied) continue;
      value +=
          LikelihoodOf(DrawModel::kHalf, kSteadyingDraw, fit_.advantages[i], 0)
              .value;
    }
    return value;
  }

  Summit Survey() const {
    Summit sum;
    sum.slope = Eigen::VectorXd::Zero(columns_);
    sum.information = Eigen::MatrixXd::Zero(columns_, columns_);
    for (const FitCell& cell : problem_.cells) {
      const LogLikelihood part = LikelihoodOf(
          draws_, cell.outcomes,
          DifferenceIn(fit_, cell.first, cell.second, cell.scenario),
          fit_.draw);
      sum.value += part.value;
      // x has the slope 1, -1 and 1 in these columns.
      const std::array<std::pair<int, double>, 3> entries = {
          {{fit_.player_column[static_cast<size_t>(cell.first)], 1},
           {fit_.player_column[static_cast<size_t>(cell.second)], -1},
           {fit_.advantage_column[static_cast<size_t>(cell.scenario)], 1}}};
      for (const auto& [row, sign] : entries) {
        if (row < 0) continue;
        sum.slope(row) += sign * part.x;
        for (const auto& [column, other] : entries) {
          if (column >= 0)
            sum.information(row, column) -= sign * other * part.xx;
        }
        if (fit_.draw_column >= 0) {
          sum.information(row, fit_.draw_column) -= sign * part.xd;
          sum.information(fit_.draw_column, row) -= sign * part.xd;
        }
      }
      if (fit_.draw_column >= 0) {
        sum.slope(fit_.draw_column) += part.d;
        sum.information(fit_.draw_column, fit_.draw_column) -= part.dd;
      }
    }
    for (size_t i = 0; i < fit_.basis.size(); ++i) {
      if (fit_.basis[i] != AdvantageBasis::kSteadied) continue;
      const LogLikelihood part =
          LikelihoodOf(DrawModel::kHalf, kSteadyingDraw, fit_.advantages[i], 0);
      sum.value += part.value;
      sum.slope(fit_.advantage_column[i]) += part.x;
      sum.information(fit_.advantage_column[i], fit_.advantage_column[i]) -=
          part.xx;
    }
    return sum;
  }

  // The information with a diagonal of ones, for parameters may be known ever
  // so differently well; false if it is singular.
  static bool Factor(const Summit& at, Eigen::VectorXd& unit,
                     Eigen::LDLT<Eigen::MatrixXd>& factors) {
    constexpr double kSingular = 1e-10;
    const Eigen::VectorXd diagonal = at.information.diagonal();
    if (diagonal.size() > 0 && !(diagonal.minCoeff() > 0)) return false;
    unit = diagonal.cwiseSqrt().cwiseInverse();
    factors.compute(unit.asDiagonal() * at.information * unit.asDiagonal());
    return diagonal.size() == 0 || factors.vectorD().minCoeff() > kSingular;
  }

  static bool Solve(const Summit& at, Eigen::VectorXd& move) {
    Eigen::VectorXd unit;
    Eigen::LDLT<Eigen::MatrixXd> factors;
    if (!Factor(at, unit, factors)) return false;
    move = unit.asDiagonal() *
           factors.solve((unit.asDiagonal() * at.slope).eval()).eval();
    return true;
  }

  Eigen::MatrixXd Inverse(const Summit& at) const {
    Eigen::VectorXd unit;
    Eigen::LDLT<Eigen::MatrixXd> factors;
    BERTHIER_CHECK(Factor(at, unit, factors));
    return unit.asDiagonal() *
           factors.solve(Eigen::MatrixXd::Identity(columns_, columns_)) *
           unit.asDiagonal();
  }

  void Move(const Eigen::VectorXd& move, double share) {
    for (size_t i = 0; i < fit_.player_column.size(); ++i) {
      const int column = fit_.player_column[i];
      if (column >= 0) fit_.ratings[i] += share * move(column);
    }
    for (size_t i = 0; i < fit_.advantage_column.size(); ++i) {
      const int column = fit_.advantage_column[i];
      if (column >= 0) fit_.advantages[i] += share * move(column);
    }
    if (fit_.draw_column >= 0) fit_.draw += share * move(fit_.draw_column);
  }

  // Far from the summit the curvature says nothing about how far it is: a step
  // is kept to where the likelihood bends at all, and has to climb some part of
  // what its slope promises. Otherwise it may land on a plain no slope leads
  // away from.
  void Advance(const Eigen::VectorXd& move, double value, double promised) {
    constexpr int kMostHalvings = 60;
    constexpr double kFarthest = 4;  // natural log-odds
    constexpr double kLeastPart = 1e-4;
    const double slack = 1e-12 * (1 + std::abs(value));
    const double size = move.size() > 0 ? move.cwiseAbs().maxCoeff() : 0;
    double share = size > kFarthest ? kFarthest / size : 1;
    Move(move, share);
    const auto climbs = [&] {
      return Value() >= value + kLeastPart * share * promised - slack;
    };
    for (int i = 0; i < kMostHalvings && !climbs(); ++i) {
      share /= 2;
      Move(move, -share);
    }
  }

  bool SteadyTheBoundless() {
    bool any = false;
    for (size_t i = 0; i < fit_.basis.size(); ++i) {
      if (fit_.basis[i] == AdvantageBasis::kGames &&
          std::abs(fit_.advantages[i]) > kMostAdvantage) {
        fit_.basis[i] = AdvantageBasis::kSteadied;
        any = true;
      }
    }
    return any;
  }

  End Steadied() {
    bool any = false;
    for (AdvantageBasis& basis : fit_.basis) {
      if (basis != AdvantageBasis::kGames) continue;
      basis = AdvantageBasis::kSteadied;
      any = true;
    }
    if (any) return End::kSteadied;
    // With draws as half a win, players of a strongly connected group always
    // have a summit.
    BERTHIER_CHECK(draws_ != DrawModel::kHalf);
    return End::kDrawsWithoutEnd;
  }

  const FitProblem& problem_;
  JointFit& fit_;
  DrawModel draws_;
  int columns_ = 0;
};

}  // namespace

double DifferenceIn(const JointFit& fit, int first, int second, int scenario) {
  return fit.ratings[static_cast<size_t>(first)] -
         fit.ratings[static_cast<size_t>(second)] +
         fit.advantages[static_cast<size_t>(scenario)];
}

JointFit FitJointly(const FitProblem& problem, const JointFit* start) {
  const auto scenarios = static_cast<size_t>(problem.scenarios);
  std::vector<AdvantageBasis> basis(scenarios, AdvantageBasis::kUnknown);
  if (problem.side == SideAdvantage::kPerScenario) {
    for (const FitCell& cell : problem.cells) {
      basis[static_cast<size_t>(cell.scenario)] = AdvantageBasis::kGames;
    }
  }
  DrawModel draws = problem.draws;
  for (;;) {
    JointFit fit;
    fit.basis = basis;
    fit.ratings.assign(problem.fixed.size(), 0);
    fit.advantages.assign(scenarios, 0);
    if (start != nullptr) {
      fit.ratings = start->ratings;
      fit.draw = start->draw;
      for (size_t i = 0; i < scenarios; ++i) {
        if (basis[i] == AdvantageBasis::kGames) {
          fit.advantages[i] = start->advantages[i];
        }
      }
    }
    switch (Climb(problem, draws, fit).Run()) {
      case Climb::End::kSummit:
        return fit;
      case Climb::End::kSteadied:
        basis = fit.basis;
        break;
      case Climb::End::kDrawsWithoutEnd:
        draws = DrawModel::kHalf;
        break;
    }
  }
}

}  // namespace berthier
