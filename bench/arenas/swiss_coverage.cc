// How many of 100 intervals of Swiss tournaments hold the truth, over shapes
// and strengths; README.md has the figures.
//
//   build/bench/swiss_coverage [LEAGUES [PLAYERS]]
#include <cstdio>
#include <cstdlib>

#include "tests/arenas/tournament/swiss_leagues.h"

int main(int argc, char** argv) {
  const int leagues = argc > 1 ? std::atoi(argv[1]) : 200;
  const int asked = argc > 2 ? std::atoi(argv[2]) : 0;
  std::printf(
      "players rounds pairs apart  settled rating difference bootstrap\n");
  for (const int players : {8, 13, 16, 24}) {
    if (asked != 0 && asked != players) continue;
    for (const int pairs : {1, 2, 3}) {
      for (const double apart : {0.0, 150.0, 300.0, 600.0}) {
        const berthier::SwissLeague swiss = {.players = players,
                                             .rounds = players > 16 ? 6 : 5,
                                             .pairs = pairs,
                                             .apart = apart};
        const berthier::SwissCoverage coverage =
            berthier::CoverageOf(swiss, leagues, 199);
        std::printf("%7d %6d %5d %5.0f  %7.3f %6.3f %10.3f %9.3f\n", players,
                    swiss.rounds, pairs, apart, coverage.settled,
                    coverage.rating, coverage.difference, coverage.bootstrap);
        std::fflush(stdout);
      }
    }
  }
}
