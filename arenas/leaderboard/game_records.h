// Reads a plain log of games, as `berthier match` writes it, as a league.
//
// A player is an agent with its settings; its name is the agent's name alone if
// the log has no other settings of that agent. Two successive games with the
// same start, the same dice seed and swapped seats are a mirrored pair. Games
// of an agent against itself tell nothing of its strength and are left out, as
// are unfinished games.
//
//   absl::StatusOr<LeagueSource> source = ReadRecords("match.bgl");
#ifndef BERTHIER_ARENAS_LEADERBOARD_GAME_RECORDS_H_
#define BERTHIER_ARENAS_LEADERBOARD_GAME_RECORDS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "arenas/leaderboard/league_merge.h"
#include "proto/record.pb.h"

namespace berthier {

class RecordedLeague {
 public:
  // `path` is the log's name in error messages; the page shows its last part.
  explicit RecordedLeague(std::string path);

  // Adds the next game of the log.
  absl::Status Add(const wire::GameRecord& record);
  // Moves the result out; call once, after the last game.
  LeagueSource Finish();

 private:
  int PlayerOf(const wire::Seat& seat);
  int ScenarioOf(const wire::GameRecord& record);
  // Whether the game is the mirror of the one before.
  bool Mirrors(const wire::GameRecord& record) const;
  void NoteFault(const wire::Fault& fault, Side at_fault, LeagueGame& game);

  LeagueSource source_;
  uint64_t games_ = 0;
  uint64_t with_itself_ = 0;
  uint64_t unfinished_ = 0;
  int64_t pairs_ = 0;
  // The previous game without its steps, if its mirror may follow.
  std::optional<wire::GameRecord> open_;
};

absl::StatusOr<LeagueSource> ReadRecords(const std::string& path);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_GAME_RECORDS_H_
