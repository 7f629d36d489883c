// Plays a duel in a process of its own, so that an agent that crashes loses
// its game and costs nobody anything else.
//
// The child sends every step as soon as it is played; if it dies, the side
// that was awaited then has committed a fault, and the record tells the game
// up to there.
//
// Laws: a duel apart has the same outcome and the same record as a duel at
// home; if the child dies where no order is awaited, that is an error of ours
// and said so.
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

// `recorder` is of the same setup and has recorded nothing yet; afterwards it
// has every step, and is to be finished with the outcome.
absl::StatusOr<Outcome> PlayApart(const DuelSetup& setup, Recorder& recorder);

// "died: Segmentation fault", of a status of waitpid.
std::string HowItDied(int status);
// The outcome of a duel whose process has died, when the recorder has every
// step up to there: the side that was awaited has to answer for it.
absl::StatusOr<Outcome> OutcomeOfDeath(const Game& game,
                                       const Recorder& recorder, int status);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_ISOLATED_MATCH_H_
