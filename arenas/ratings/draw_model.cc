#include "arenas/ratings/draw_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace berthier {
namespace {

double Logistic(double x) { return 1 / (1 + std::exp(-x)); }

// ln(1 / (1 + e^-x)), for any x.
double LogLogistic(double x) {
  return x > 0 ? -std::log1p(std::exp(-x)) : x - std::log1p(std::exp(x));
}

LogLikelihood Half(const Outcomes& outcomes, double x) {
  const double n = outcomes.games();
  const double points = outcomes.won + outcomes.drawn / 2;
  const double p = Logistic(x);
  LogLikelihood sum;
  sum.value = points * LogLogistic(x) + (n - points) * LogLogistic(-x);
  sum.x = points - n * p;
  sum.xx = -n * p * Logistic(-x);
  return sum;
}

LogLikelihood Davidson(const Outcomes& outcomes, double x, double d) {
  const double n = outcomes.games();
  // The greatest of the three terms is taken out, so that none overflows.
  const double most = std::max(std::abs(x) / 2, d);
  const double won = std::exp(x / 2 - most);
  const double drawn = std::exp(d - most);
  const double lost = std::exp(-x / 2 - most);
  const double sum = won + drawn + lost;
  const double log_sum = most + std::log(sum);
  const double lead = (won - lost) / sum;
  const double draw = drawn / sum;
  LogLikelihood result;
  result.value = (outcomes.won - outcomes.lost) * x / 2 - n * log_sum;
  if (outcomes.drawn > 0) result.value += outcomes.drawn * d;
  result.x = (outcomes.won - outcomes.lost - n * lead) / 2;
  result.d = outcomes.drawn - n * draw;
  result.xx = -n * ((won + lost) / sum - lead * lead) / 4;
  result.xd = n * lead * draw / 2;
  result.dd = -n * draw * (1 - draw);
  return result;
}

LogLikelihood RaoKupper(const Outcomes& outcomes, double x, double d) {
  // drawn = (e^2d - 1) won lost
  const double wins = outcomes.won + outcomes.drawn;
  const double losses = outcomes.lost + outcomes.drawn;
  const double won = Logistic(x - d);
  const double lost = Logistic(-x - d);
  LogLikelihood sum;
  sum.value = wins * LogLogistic(x - d) + losses * LogLogistic(-x - d);
  sum.x = wins * (1 - won) - losses * (1 - lost);
  sum.d = -wins * (1 - won) - losses * (1 - lost);
  const double win_curve = wins * won * (1 - won);
  const double loss_curve = losses * lost * (1 - lost);
  sum.xx = -win_curve - loss_curve;
  sum.xd = win_curve - loss_curve;
  sum.dd = -win_curve - loss_curve;
  if (outcomes.drawn > 0) {
    if (d <= 0) {
      sum.value = -std::numeric_limits<double>::infinity();
      return sum;
    }
    const double rest = -std::expm1(-2 * d);
    sum.value += outcomes.drawn * std::log(std::expm1(2 * d));
    sum.d += outcomes.drawn * 2 / rest;
    sum.dd -= outcomes.drawn * 4 * std::exp(-2 * d) / (rest * rest);
  }
  return sum;
}

}  // namespace

void Outcomes::Add(GameResult result) {
  won += result == GameResult::kFirstWon ? 1 : 0;
  drawn += result == GameResult::kDrawn ? 1 : 0;
  lost += result == GameResult::kSecondWon ? 1 : 0;
}

LogLikelihood LikelihoodOf(DrawModel model, const Outcomes& outcomes, double x,
                           double d) {
  switch (model) {
    case DrawModel::kDavidson:
      return Davidson(outcomes, x, d);
    case DrawModel::kRaoKupper:
      return RaoKupper(outcomes, x, d);
    case DrawModel::kHalf:
      break;
  }
  return Half(outcomes, x);
}

Scale ScaleOf(DrawModel model, double d) {
  switch (model) {
    case DrawModel::kDavidson: {
      const double nu = std::exp(d);
      const double factor = 2 / (2 + nu);
      return {.factor = factor, .slope = -factor * nu / (2 + nu)};
    }
    case DrawModel::kRaoKupper: {
      const double p = Logistic(-d);
      const double factor = 4 * p * (1 - p);
      return {.factor = factor, .slope = -factor * (1 - 2 * p)};
    }
    case DrawModel::kHalf:
      break;
  }
  return {};
}

// drawn^2 = nu^2 won lost, won + drawn / 2 = score.
double DrawChance(double score, double nu) {
  const double even = score * (1 - score);
  const double room = 2 * std::min(score, 1 - score);
  if (nu <= 0 || even <= 0) return 0;
  // (1 / nu^2 - 1 / 4) drawn^2 + drawn / 2 = even, the lesser root, written so
  // that it holds for any nu.
  const double a = 1 / (nu * nu) - 0.25;
  const double root = std::sqrt(std::max(0.0, 0.25 + 4 * a * even));
  return std::min(room, 2 * even / (0.5 + root));
}

}  // namespace berthier
