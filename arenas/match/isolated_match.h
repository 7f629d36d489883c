// Plays a duel in a child process, so that a crashing agent loses its game and
// does no other harm.
//
// The child sends every step as soon as it is played; if it dies, the side
// whose order was awaited has committed a fault, and the record contains the
// game up to there.
//
// Laws: the outcome and the record are the same as without the child process;
// if the child dies while no order is awaited, that is reported as an internal
// error.
//
//   Recorder recorder(setup, written, names, 1);
//   absl::StatusOr<Outcome> outcome = PlayApart(setup, recorder);
#ifndef BERTHIER_ARENAS_MATCH_ISOLATED_MATCH_H_
#define BERTHIER_ARENAS_MATCH_ISOLATED_MATCH_H_

#include <string>

#include "absl/status/statusor.h"
#include "arenas/match/duel.h"
#include "arenas/match/recorder.h"

namespace berthier {

// `recorder` must be of the same setup and empty; afterwards it has every step,
// and the caller finishes it with the outcome.
absl::StatusOr<Outcome> PlayApart(const DuelSetup& setup, Recorder& recorder);

// A text such as "died: Segmentation fault" for a status of waitpid.
std::string HowItDied(int status);
// The outcome of a duel whose process died with `status`: the side whose order
// was awaited loses by a fault. The recorder must have every step up to there.
absl::StatusOr<Outcome> OutcomeOfDeath(const Game& game,
                                       const Recorder& recorder, int status);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_ISOLATED_MATCH_H_
