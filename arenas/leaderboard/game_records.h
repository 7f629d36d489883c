// A plain log of games, as `berthier match` writes it, as a league.
//
// A player is an agent with its settings, called by the agent's name alone if
// no other settings of it are in the log. Two games that follow one another
// with the same start, the same dice and the seats exchanged are a mirrored
// pair. Games of an agent against itself say nothing of its strength and are
// left out.
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
  // `path` is what complaints call the log, its last part what the page does.
  explicit RecordedLeague(std::string path);

  // The next game of the log.
  absl::Status Add(const wire::GameRecord& record);
  LeagueSource Finish();

 private:
  int PlayerOf(const wire::Seat& seat);
  int ScenarioOf(const wire::GameRecord& record);
  bool Mirrors(const wire::GameRecord& record) const;
  void NoteFault(const wire::Fault& fault, Side at_fault, LeagueGame& game);

  LeagueSource source_;
  uint64_t games_ = 0;
  uint64_t with_itself_ = 0;
  uint64_t unfinished_ = 0;
  int64_t pairs_ = 0;
  // The game before, without its steps, while its mirror may follow.
  std::optional<wire::GameRecord> open_;
};

absl::StatusOr<LeagueSource> ReadRecords(const std::string& path);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_GAME_RECORDS_H_
