// One game of a study: some of its decisions priced, with how those stand that
// points may be given to.
//
// Decisions that divide points are looked at; in a game without any, all that
// leave a choice. They are sampled by the thirds of the game and by the sides
// in turn, so that rare ones are seen as well as frequent ones; how many there
// were is told, so that means can be taken of all of them.
//
// Law: what is told depends on the game and the request alone.
#ifndef BERTHIER_ARENAS_ANALYSIS_STUDY_GAME_H_
#define BERTHIER_ARENAS_ANALYSIS_STUDY_GAME_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/analysis/game_path.h"
#include "arenas/analysis/study.pb.h"

namespace berthier {

inline constexpr int kPhases = 3;

struct StudyRequest {
  std::string reference;
  uint64_t budget = 0;  // playouts a decision
  uint64_t seed = 1;    // of the study
  uint32_t rank = 0;    // of the game in it
  int decisions = 1;    // to be looked at, at most
};

// Cells, spending and decisions; who played what is the caller's to say.
absl::StatusOr<wire::StudiedGame> StudyGame(const GamePath& path,
                                            const Ruleset& ruleset,
                                            const StudyRequest& request);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STUDY_GAME_H_
