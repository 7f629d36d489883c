// Thoughts of one game in the words of the wire.
//
// Laws: DecodeThoughts(EncodeThoughts(t)) = t up to single precision of the
// values, if all orders in t have words; an order without words is left out,
// and a variation ends before it.
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

// Whether an order can be said in words at all: a faulty agent may say verbs
// and units that do not exist.
bool HasWords(const Game& game, const Order& order);

wire::Thoughts EncodeThoughts(const Game& game, const PlayCodec& codec,
                              const Thoughts& thoughts);
// What is wrong comes as one line: "there is no verb "mve"; ...".
absl::StatusOr<Thoughts> DecodeThoughts(const Game& game,
                                        const PlayCodec& codec,
                                        const wire::Thoughts& wire);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_THOUGHTS_CODEC_H_
