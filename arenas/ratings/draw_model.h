// Draw models: how likely a game is won, drawn or lost, given the difference in
// strength.
//
// Three models, all on the logistic scale. x is the strength of the first
// side's player minus that of the second side's, plus the side's advantage, in
// natural log-odds:
//
//   half         a draw is half a win and half a loss (Bradley-Terry). Says
//                what a game is worth on average, not how often it is drawn.
//   Davidson     won : drawn : lost = e^(x/2) : nu : e^(-x/2)
//   Rao-Kupper   won = 1 / (1 + e^(d - x)), lost = 1 / (1 + e^(d + x))
//
// The second parameter is ln nu (Davidson) or d (Rao-Kupper). Law: each
// log-likelihood is jointly concave in both parameters, so a fit has a single
// maximum. The scale converts x of the model to logistic Elo near equality.
#ifndef BERTHIER_ARENAS_RATINGS_DRAW_MODEL_H_
#define BERTHIER_ARENAS_RATINGS_DRAW_MODEL_H_

#include <cstdint>

#include "arenas/ratings/league.h"

namespace berthier {

enum class DrawModel : uint8_t { kHalf, kDavidson, kRaoKupper };

// Results of games between the same two players on the same scenario.
struct Outcomes {
  double won = 0;  // by the first side
  double drawn = 0;
  double lost = 0;

  double games() const { return won + drawn + lost; }
  void Add(GameResult result);
};

// A log-likelihood with its first and second derivatives by x and by the draw
// parameter d (ln nu for Davidson).
struct LogLikelihood {
  double value = 0;
  double x = 0;
  double d = 0;
  double xx = 0;
  double xd = 0;
  double dd = 0;
};

LogLikelihood LikelihoodOf(DrawModel model, const Outcomes& outcomes, double x,
                           double d);

// The factor that converts Elo of the model to logistic Elo, exact between
// equals.
struct Scale {
  double factor = 1;
  double slope = 0;  // derivative of factor by d
};
Scale ScaleOf(DrawModel model, double d);

// The chance of a draw in a game with expected score `score`, if between equals
// the odds of a draw are nu : 2 (Davidson). At most 2 min(score, 1 - score).
double DrawChance(double score, double nu);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_DRAW_MODEL_H_
