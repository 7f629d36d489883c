// How often a circle is detected in simulated leagues of known strengths.
//
// In a circle each player beats the next and loses to the previous one; all
// other players are equal. Some games are draws, the first side has an
// advantage, and in half of the pairs both games share their luck.
//
//   LeaguesWithCircles({.equals = 20, .pairs = 10}, 200)  // of 200
#ifndef BERTHIER_TESTS_ARENAS_RATINGS_CIRCLE_RATE_H_
#define BERTHIER_TESTS_ARENAS_RATINGS_CIRCLE_RATE_H_

namespace berthier {

struct CircleLeague {
  int circle = 0;  // number of players in a circle
  int equals = 0;  // number of other players
  int pairs = 1;   // of games for each meeting
};

// The number of leagues in which a circle is found.
int LeaguesWithCircles(const CircleLeague& league, int leagues);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_RATINGS_CIRCLE_RATE_H_
