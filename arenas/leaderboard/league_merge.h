// Several logs as one league.
//
// Players are the same if they were asked to be the same and are called the
// same; scenarios if they start from the same position. Where two things are
// called the same and are not, the later one is called "name (2)".
//
// Laws: no game counts twice; the games of a source keep their pairs; the
// sequence of the sources decides on names and nothing else.
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

// What is known of a scenario beside its name.
struct SourceScenario {
  std::string start;  // its position as bytes: by it, it is known again
  std::array<std::string, kSides> sides;
};

// One log.
struct LeagueSource {
  std::string path;  // what complaints call it
  League league;
  std::vector<BoardAgent> agents;         // by player
  std::vector<SourceScenario> scenarios;  // by scenario
  // By game, what it is known by: no two games that are played for themselves
  // have the same.
  std::vector<std::string> keys;
  std::vector<FaultNote> faults;
  BoardSource source;
  std::vector<std::string> notes;
  // How its meetings followed from results, in its own players and scenarios;
  // empty where they did not.
  LeagueDesign design;
};

struct Gathered {
  League league;
  BoardFacts facts;
};

// Refuses a game that stands in two sources, and a player with two ratings
// given.
absl::StatusOr<Gathered> Gather(std::vector<LeagueSource> sources);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_LEAGUE_MERGE_H_
