// A league: who played whom, on which scenario, with what result.
//
// The plain data that all ratings are computed from. It is filled from a
// ledger, a match log or a file of results, and read by ratings, tables and
// leaderboards. Names are stored once and referred to by index.
//
// Laws: every index of a game is valid, its two players differ, and games that
// share a pair id are one mirrored pair: same scenario, same dice, sides
// swapped. An unpaired game has a pair id of its own. The order of the games
// has no meaning; a leg of a pair may be missing.
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

// A fault that ended a game.
struct LeagueFault {
  Side side = Side::kFirst;  // that committed it
  int kind = 0;              // index into League::fault_kinds
};

struct LeagueGame {
  int first = 0;     // index into League::players: had the first side
  int second = 0;    // index into League::players: had the second side
  int scenario = 0;  // index into League::scenarios
  int64_t pair = 0;
  GameResult result = GameResult::kDrawn;
  int grade = -1;  // index into League::grades, -1 if not graded
  std::optional<LeagueFault> fault = {};
  uint32_t orders = 0;
  uint32_t rolls = 0;
  std::optional<uint32_t> player_turns = {};  // length; nullopt if unknown
  // The part of FirstScore that was luck of the dice; nullopt if unknown.
  std::optional<double> luck = {};
  std::array<int64_t, kSides> milliseconds = {0, 0};  // thinking time, by side
  // By side: decisions asked for (0 if unknown), and those answered by a
  // fallback order because the agent gave no valid one.
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

// The index of a name; appends it if it is new. Linear in the names.
int NameIndex(std::vector<std::string>& names, std::string_view name);

// The first side's score: 1, 0.5 or 0.
constexpr double FirstScore(GameResult result) {
  return result == GameResult::kFirstWon ? 1.0
         : result == GameResult::kDrawn  ? 0.5
                                         : 0.0;
}

// The first side's score less luck: same mean, less variance, and possibly
// outside 0 to 1.
inline double FairScore(const LeagueGame& game) {
  return FirstScore(game.result) - game.luck.value_or(0);
}

// Which law is violated, as one sentence; nullopt if the league is sound. Every
// function that takes a League requires a sound one.
std::optional<std::string> FlawOf(const League& league);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_LEAGUE_H_
