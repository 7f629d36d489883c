// The games of tournaments and matches, for whoever looks at some of them.
//
// Named as the leaderboard names them: a tournament file (its ledger lies
// beside it), a ledger, or a log of games. Games of a ledger count in the
// sequence of its pairs, whatever the sequence in which they ended; those that
// are not over, or were decided by a fault or a judgement, are left out.
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
  size_t source = 0;
  int number = 0;  // there, from 1
  std::string scenario;
  std::array<std::string, kSides> agents;
  size_t record = 0;  // where it is kept
};

struct LeagueGameSource {
  std::string name;  // its file's, without the folder
  int games = 0;
  uint64_t digest = 0;
};

class LeagueGames {
 public:
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
