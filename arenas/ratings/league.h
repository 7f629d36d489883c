// A league: who played whom, on which scenario, with what result.
//
// The plain data every rating is computed from. A ledger, a match log or a
// file of results fills it; ratings, tables and leaderboards read it. Names
// stand once and are meant by their index everywhere else.
//
// Laws: every index of a game is one of the table it points into, its players
// are two different ones, and games that share a pair id are one mirrored
// pair: same scenario, same dice, sides swapped. A game nobody paired has an
// id of its own. The sequence of the games means nothing; a pair may miss a
// leg, and what misses is simply not known.
//
//   League league;
//   LeagueGame game;
//   game.first = NameIndex(league.players, "marshal");
//   game.second = NameIndex(league.players, "recruit");
//   game.scenario = NameIndex(league.scenarios, "Retz");
//   game.pair = 17;
//   game.result = GameResult::kFirstWon;
//   league.games.push_back(game);
#ifndef BERTHIER_ARENAS_RATINGS_LEAGUE_H_
#define BERTHIER_ARENAS_RATINGS_LEAGUE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/side.h"

namespace berthier {

enum class GameResult : uint8_t { kFirstWon, kDrawn, kSecondWon };

// A fault that ended a game: whose, and of which kind.
struct LeagueFault {
  Side side = Side::kFirst;
  int kind = 0;  // of League::fault_kinds
};

struct LeagueGame {
  int first = 0;     // of League::players: who had the first side
  int second = 0;    // and who the second
  int scenario = 0;  // of League::scenarios
  int64_t pair = 0;
  GameResult result = GameResult::kDrawn;
  int grade = -1;  // of League::grades, or -1 if results are not graded
  std::optional<LeagueFault> fault = {};
  uint32_t orders = 0;
  uint32_t rolls = 0;
  std::optional<uint32_t> player_turns = {};  // length, where it is known
  // How much of FirstScore was dice, where that was reckoned.
  std::optional<double> luck = {};
  std::array<int64_t, kSides> milliseconds = {0, 0};  // thought, by seat
  // Decisions put to either seat, 0 where that is not known, and those for
  // which an order was given in its stead, its own being none.
  std::array<int64_t, kSides> asked = {0, 0};
  std::array<int64_t, kSides> fallbacks = {0, 0};
};

struct League {
  std::vector<std::string> players;
  std::vector<std::string> scenarios;
  std::vector<std::string> grades;       // "overwhelming", ..., "draw"
  std::vector<std::string> fault_kinds;  // "timeout", "illegal order", ...
  std::vector<LeagueGame> games;
};

// The index of a name, which is added if it is new.
int NameIndex(std::vector<std::string>& names, std::string_view name);

// What the first side scores: 1, a half or 0.
constexpr double FirstScore(GameResult result) {
  return result == GameResult::kFirstWon ? 1.0
         : result == GameResult::kDrawn  ? 0.5
                                         : 0.0;
}

// The same less luck: of the same mean, less scattered, and not within 0 and 1.
inline double FairScore(const LeagueGame& game) {
  return FirstScore(game.result) - game.luck.value_or(0);
}

// What keeps the laws from holding, as one sentence, or nothing. Every
// function that takes a League asks for one that is sound.
std::optional<std::string> FlawOf(const League& league);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_LEAGUE_H_
