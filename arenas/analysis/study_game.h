// One game of a study: the prices of some of its decisions, with the situation
// of each possible receiver of points.
//
// Candidates are the decisions that divide points; in a game without any, all
// decisions that leave a choice. The sample takes cells (side and third of the
// game) in turn, so that rare decisions are seen as well as frequent ones. The
// result holds the number of candidates in each cell, so that means can be
// weighted.
//
// Law: the result depends on the game and the request alone.
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_GAME_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_GAME_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/analysis/game_path.h"
#include "arenas/analysis/study.pb.h"

namespace berthier {

// Thirds of the player-turns of a game.
inline constexpr int kPhases = 3;

struct StudyRequest {
  std::string reference;
  uint64_t budget = 0;  // playouts for each decision
  uint64_t seed = 1;    // of the study
  uint32_t rank = 0;    // of the game in the study
  int decisions = 1;    // maximum number of decisions sampled
};

// Fills in cells, spending and decisions; the caller fills in the rest: rank,
// source, number, scenario, ruleset and agents.
absl::StatusOr<wire::StudiedGame> StudyGame(const GamePath& path,
                                            const Ruleset& ruleset,
                                            const StudyRequest& request);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_GAME_H_
