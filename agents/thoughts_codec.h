// Converts an agent's thoughts to and from the wire format.
//
// Laws: DecodeThoughts(EncodeThoughts(t)) = t up to single precision of the
// values, if all orders in t can be encoded. Orders that cannot (HasWords) are
// left out; a variation is cut before the first such order.
//
//   *step.mutable_thoughts() = EncodeThoughts(game, codec, thoughts);
#ifndef BERTHIER_AGENTS_THOUGHTS_CODEC_H_
#define BERTHIER_AGENTS_THOUGHTS_CODEC_H_

#include "absl/status/statusor.h"
#include "agents/thoughts.h"
#include "engine/model/game.h"
#include "proto/play.pb.h"
#include "proto/play_codec.h"

namespace berthier {

// Whether an order can be encoded: a faulty agent may name verbs and units that
// do not exist.
bool HasWords(const Game& game, const Order& order);

wire::Thoughts EncodeThoughts(const Game& game, const PlayCodec& codec,
                              const Thoughts& thoughts);
// Errors are one line, such as: there is no verb "mve"; ...
absl::StatusOr<Thoughts> DecodeThoughts(const Game& game,
                                        const PlayCodec& codec,
                                        const wire::Thoughts& wire);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_THOUGHTS_CODEC_H_
