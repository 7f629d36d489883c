// How often leagues of known truth show a circle.
//
// Some players are equal to all; some may stand in a circle, each of whom beats
// the next and loses to the one before. Games are drawn, sides are worth
// something and half of the pairs are decided by one luck.
//
//   LeaguesWithCircles({.equals = 20, .pairs = 10}, 200)  // of 200
#ifndef BERTHIER_TESTS_ARENAS_RATINGS_CIRCLE_RATE_H_
#define BERTHIER_TESTS_ARENAS_RATINGS_CIRCLE_RATE_H_

namespace berthier {

struct CircleLeague {
  int circle = 0;  // players in a circle, before the others
  int equals = 0;
  int pairs = 1;  // a meeting
};

int LeaguesWithCircles(const CircleLeague& league, int leagues);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_RATINGS_CIRCLE_RATE_H_
