// Plays games and records their sums of luck, to fit weights and to test them.
//
//   std::vector<LuckyGame> games = PlayLuckyGames(match);
#ifndef BERTHIER_BENCH_LUCK_LUCK_GAMES_H_
#define BERTHIER_BENCH_LUCK_LUCK_GAMES_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "agents/value/luck_meter.h"
#include "arenas/match/loading.h"
#include "engine/model/side.h"

namespace berthier {

struct LuckyGame {
  int scenario = 0;
  int pair = 0;
  int leg = 0;
  double score = 0;  // of the first side, 0 to 1
  // [kind of roll][value], as in LuckMeter::sums().
  std::vector<std::vector<double>> sums;
  std::vector<int> rolls;   // [kind of roll]: number thrown
  double luck = 0;          // by LuckyMatch::weights
  double play_seconds = 0;  // processor time without the meter
  double luck_seconds = 0;  // processor time of the meter
};

struct LuckyMatch {
  const std::vector<LoadedGame>* games = nullptr;  // of one ruleset
  LuckWeights weights;
  std::array<std::string, 2> agents;  // NAME or NAME:SETTINGS
  int pairs = 1;                      // on each scenario
  uint64_t seed = 1;
  // Both games of a pair use the same dice, as in tournaments.
  bool mirrored = true;
};

std::vector<LuckyGame> PlayLuckyGames(const LuckyMatch& match);

}  // namespace berthier

#endif  // BERTHIER_BENCH_LUCK_LUCK_GAMES_H_
