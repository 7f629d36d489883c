// Encodes a game in messages of the agent protocol.
//
//   wire::BeginGame begin = BeginGameOf(game, kInches, Side::kFirst, 7);
#ifndef BERTHIER_AGENTS_EXTERNAL_PROTOCOL_CODEC_H_
#define BERTHIER_AGENTS_EXTERNAL_PROTOCOL_CODEC_H_

#include <cstdint>

#include "agents/agent.h"
#include "engine/model/game.h"
#include "proto/agent_protocol.pb.h"
#include "proto/play_codec.h"
#include "proto/ruler.h"

namespace berthier {

inline constexpr uint32_t kAgentProtocol = 1;
// Revision within kAgentProtocol; programs written for an earlier revision need
// not change.
inline constexpr uint32_t kAgentProtocolRevision = 1;

// The unit of length in which this game is shown to people.
Ruler RulerOf(const Game& game, const Position& position);

// The game's vocabulary.
wire::Words WordsOf(const Game& game);

// The scenario as `side` sees it at the start; without `state`.
wire::BeginGame BeginGameOf(const Game& game, const Ruler& ruler, Side side,
                            uint64_t seed);
wire::StateForm StateFormOf(const Game& game, Side side);

wire::EndGame EndGameOf(const Game& game, const Score& score, Ending ending);

// Decodes an agent's thoughts; parts that cannot be decoded are dropped.
Thoughts ThoughtsOf(const Game& game, const PlayCodec& codec,
                    wire::Thoughts wire);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_PROTOCOL_CODEC_H_
