// Merges several logs into one league.
//
// Players are the same if they have the same request and the same name;
// scenarios if they have the same start position. If different players or
// scenarios have the same name, the later one is renamed to "name (2)".
//
// Laws: no game counts twice; the games of a source keep their pairs; the order
// of the sources affects names only.
//
//   absl::StatusOr<Gathered> all = Gather({league, another});
//   const Board board = MakeBoard(all->league, all->facts);
#ifndef BERTHIER_ARENAS_LEADERBOARD_LEAGUE_MERGE_H_
#define BERTHIER_ARENAS_LEADERBOARD_LEAGUE_MERGE_H_

#include <array>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/leaderboard/board.h"
#include "arenas/ratings/league.h"
#include "arenas/ratings/league_design.h"

namespace berthier {

struct SourceScenario {
  std::string start;  // serialized start position, which identifies it
  std::array<std::string, kSides> sides;
};

// The contents of one log.
struct LeagueSource {
  std::string path;  // its name in error messages
  League league;
  std::vector<BoardAgent> agents;         // by player
  std::vector<SourceScenario> scenarios;  // by scenario
  // By game: a key that is equal only for copies of the same game.
  std::vector<std::string> keys;
  std::vector<FaultNote> faults;
  BoardSource source;
  std::vector<std::string> notes;
  // How its meetings followed from results, in indices of this source; empty if
  // they did not.
  LeagueDesign design;
};

struct Gathered {
  League league;
  BoardFacts facts;
};

// An error if a game is in two sources, or if two sources give a player
// different ratings.
absl::StatusOr<Gathered> Gather(std::vector<LeagueSource> sources);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_LEAGUE_MERGE_H_
