// A correction: something on a real table stands elsewhere than the program
// thinks, and the table is right.
//
// The position is written down, the thing put elsewhere in it, and what was
// written read again: so the ruleset has its say about what may stand where.
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

// One line about what is wrong, if it cannot be so.
absl::StatusOr<Position> Corrected(const Game& game, const PlayCodec& codec,
                                   std::span<const Ruleset> rulesets,
                                   const Position& position,
                                   const wire::Correction& correction);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_CORRECTION_H_
