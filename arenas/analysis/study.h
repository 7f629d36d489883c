// A study: what decisions were worth over a whole league.
//
// Games are looked at in a sequence of lots in which every scenario comes in
// its turn, a decision or a few of each; so the first hundred results are of as
// many games as can be. What is found of a game is kept in a log at once.
//
// Laws: equal leagues and options give equal games, whatever the number of
// jobs, and whether it was interrupted; results of anything else are never
// mixed in: a log that was begun otherwise is refused.
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
  uint64_t budget = 4'000;  // playouts a decision
  uint32_t samples = 600;   // decisions
  uint64_t seed = 1;
};

struct StudyRun {
  int jobs = 1;
  std::string kept;  // a log; empty: nothing is kept
  std::string_view program;
  // Told how many games are done, of how many; by one thread at a time.
  std::function<void(size_t done, size_t all)> progress = {};
};

struct Study {
  wire::StudyHead head;
  std::vector<wire::StudiedGame> games;  // by rank
};

absl::StatusOr<Study> RunStudy(const LeagueGames& league,
                               std::span<const Ruleset> rulesets,
                               const StudyOptions& options,
                               const StudyRun& run);

// In which sequence the games are looked at: indices of `games`.
std::vector<size_t> SequenceOf(const std::vector<LeagueGameAt>& games,
                               uint64_t seed);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_H_
