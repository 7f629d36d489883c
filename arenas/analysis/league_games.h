// The games of tournaments and matches, to analyse a sample of them.
//
// Sources are named as for the leaderboard: a tournament file (its ledger lies
// beside it), a ledger, or a log of games. Games of a ledger are numbered by
// pair and leg, not by when they ended; unfinished games and those decided by
// a fault or an adjudication are left out.
//
// Law: equal logs give equal digests.
//
//   auto league = LeagueGames::Open({"x.ledger"}, rulesets);
//   auto path = league->PathOf(league->games()[0], rulesets);
#ifndef BERTHIER_ARENAS_ANALYSIS_LEAGUE_GAMES_H_
#define BERTHIER_ARENAS_ANALYSIS_LEAGUE_GAMES_H_

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/analysis/game_path.h"

namespace berthier {

struct LeagueGameAt {
  size_t source = 0;  // index in LeagueGames::sources()
  int number = 0;     // in that source, from 1
  std::string scenario;
  std::array<std::string, kSides> agents;  // by side
  size_t record = 0;                       // index of its record in LeagueGames
};

struct LeagueGameSource {
  std::string name;  // file name without the folder
  int games = 0;
  uint64_t digest = 0;  // hash of the records of its games
};

class LeagueGames {
 public:
  // Fails if a file cannot be read or holds no finished game.
  static absl::StatusOr<LeagueGames> Open(const std::vector<std::string>& named,
                                          std::span<const Ruleset> rulesets);

  const std::vector<LeagueGameSource>& sources() const { return sources_; }
  const std::vector<LeagueGameAt>& games() const { return games_; }
  absl::StatusOr<GamePath> PathOf(const LeagueGameAt& game,
                                  std::span<const Ruleset> rulesets) const;

 private:
  absl::Status ReadLedger(const std::string& path,
                          std::span<const Ruleset> rulesets);
  absl::Status ReadLog(const std::string& path);
  void Add(LeagueGameAt game, std::string record);

  std::vector<LeagueGameSource> sources_;
  std::vector<LeagueGameAt> games_;
  std::vector<std::string> records_;  // compressed
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_LEAGUE_GAMES_H_
