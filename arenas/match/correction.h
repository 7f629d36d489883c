// A correction: something on a real table stands elsewhere than in the
// program's position, and the table is right.
//
// The position is written as a document, the place changed in it, and the
// document read again, so the ruleset checks that the new place is allowed.
//
//   absl::StatusOr<Position> corrected =
//       Corrected(game, codec, rulesets, position, correction);
#ifndef BERTHIER_ARENAS_MATCH_CORRECTION_H_
#define BERTHIER_ARENAS_MATCH_CORRECTION_H_

#include <span>

#include "absl/status/statusor.h"
#include "engine/model/game.h"
#include "proto/play_codec.h"
#include "proto/record.pb.h"

namespace berthier {

// The corrected position, or a one-line error if the correction is impossible.
absl::StatusOr<Position> Corrected(const Game& game, const PlayCodec& codec,
                                   std::span<const Ruleset> rulesets,
                                   const Position& position,
                                   const wire::Correction& correction);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_CORRECTION_H_
