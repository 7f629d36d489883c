// A study: what decisions were worth over a whole league.
//
// Games are analysed in random order, taking the scenarios in turn, with one
// or a few decisions of each game; so the first hundred results cover as many
// games as possible. The results of a game are logged as soon as they are
// known.
//
// Laws: equal leagues and options give equal results, whatever the number of
// jobs, and whether the study was interrupted. Results are never mixed: a log
// begun with other games, options or program is refused.
//
//   absl::StatusOr<Study> study =
//       RunStudy(league, rulesets, {.samples = 300}, {.kept = "x.kept"});
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_H_

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "agents/value/reference_player.h"
#include "arenas/analysis/league_games.h"
#include "arenas/analysis/study.pb.h"

namespace berthier {

struct StudyOptions {
  std::string reference = std::string(kAtAGlance);
  uint64_t budget = 4'000;  // playouts for each decision
  uint32_t samples = 600;   // decisions in total
  uint64_t seed = 1;
};

struct StudyRun {
  int jobs = 1;              // threads
  std::string kept;          // path of the log; empty: no log
  std::string_view program;  // name and version, recorded in the log
  // Called with the number of games done and of all games, by one thread at a
  // time.
  std::function<void(size_t done, size_t all)> progress = {};
};

struct Study {
  wire::StudyHead head;
  std::vector<wire::StudiedGame> games;  // by rank, see SequenceOf
};

// `league` must have at least one game.
absl::StatusOr<Study> RunStudy(const LeagueGames& league,
                               std::span<const Ruleset> rulesets,
                               const StudyOptions& options,
                               const StudyRun& run);

// The sequence in which games are analysed, as indices of `games`: scenarios in
// turn, games of a scenario shuffled. A game's place in it is its rank.
std::vector<size_t> SequenceOf(const std::vector<LeagueGameAt>& games,
                               uint64_t seed);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_H_
