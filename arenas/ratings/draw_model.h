// How likely a game is won, drawn or lost, given how far apart the players are.
//
// Three models, all on the logistic scale, x being the difference of the first
// side's and the second side's player with the side's advantage, in natural
// log-odds:
//
//   half         a draw is half a win and half a loss (Bradley-Terry). Says
//                what a game is worth on average, not how often it is drawn.
//   Davidson     won : drawn : lost = e^(x/2) : nu : e^(-x/2)
//   Rao-Kupper   won = 1 / (1 + e^(d - x)), lost = 1 / (1 + e^(d + x))
//
// The second parameter is ln nu or d. Laws: the logarithm of each likelihood
// is concave in both parameters together, so that a fit has one summit. The
// scale is what turns x of the model into logistic Elo near equality.
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

// A logarithm of a likelihood with its first two derivatives by x and by the
// draw parameter d.
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

// Logistic Elo to Elo of the model between equals, and its derivative by d.
struct Scale {
  double factor = 1;
  double slope = 0;
};
Scale ScaleOf(DrawModel model, double d);

// The chance of a draw whose expected score is `score`, where games of equals
// are drawn by nu : 2 (Davidson). At most what the score leaves room for.
double DrawChance(double score, double nu);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_DRAW_MODEL_H_
