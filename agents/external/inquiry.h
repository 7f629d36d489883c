// What a program may ask about the table while it decides: what an order costs
// and leads to, how far two things are apart, how large things are and what
// they reach.
//
// Laws: an answer is made of the view alone, and of what everybody knows of the
// game; the view is left as it was; whatever is asked is answered, if not with
// what was wanted then with an error of one line.
//
//   wire::Answered answered =
//       AnswerTo(reply.ask(), {game, view, codec, ruler});
//   if (answered.has_error()) ...
#ifndef BERTHIER_AGENTS_EXTERNAL_INQUIRY_H_
#define BERTHIER_AGENTS_EXTERNAL_INQUIRY_H_

#include <cstdint>
#include <optional>

#include "engine/model/game.h"
#include "proto/agent_protocol.pb.h"
#include "proto/play_codec.h"
#include "proto/ruler.h"

namespace berthier {

// Questions of one decision that are answered.
inline constexpr uint32_t kMostQuestions = 1'000;

// What is asked about: a decision as the side that decides sees it.
struct DecisionSeen {
  const Game& game;
  const Position& view;
  const PlayCodec& codec;
  const Ruler& ruler;
};

wire::Answered AnswerTo(const wire::Ask& ask, const DecisionSeen& seen);

// Whether an order may be given: with its words, or why not. Returns it if it
// may.
std::optional<Order> LegalOrder(const wire::Order& asked,
                                const DecisionSeen& seen,
                                wire::Judgement& judgement);

// The price of a legal order, and whose each of its shares is.
void AddPrice(const Order& order, const DecisionSeen& seen, wire::Proposal& to);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_INQUIRY_H_
