// How many leagues of equals show a circle, and how many find a planted one;
// README.md has the figures.
//
//   build/bench/circle_rate [LEAGUES]
#include "tests/arenas/ratings/circle_rate.h"

#include <cstdio>
#include <cstdlib>
#include <initializer_list>

int main(int argc, char** argv) {
  const int leagues = argc > 1 ? std::atoi(argv[1]) : 2000;
  std::printf("in a circle, equals, pairs a meeting: leagues with a circle\n");
  for (const int circle : {0, 3}) {
    for (const int equals : {2, 5, 10, 20}) {
      for (const int pairs : {2, 5, 10, 20, 50, 200}) {
        const int found = berthier::LeaguesWithCircles(
            {.circle = circle, .equals = equals, .pairs = pairs}, leagues);
        std::printf("%d %2d %3d: %.2f %%\n", circle, equals, pairs,
                    100.0 * found / leagues);
        std::fflush(stdout);
      }
    }
  }
}
