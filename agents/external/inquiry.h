// Answers an external program's questions about the table while it decides:
// what an order costs and leads to, how far apart two things are, how large
// things are and how far they reach.
//
// Laws: an answer uses only the view and what is public about the game; the
// view is not changed; every question is answered, if only with a one-line
// error.
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

// Maximum number of questions answered per decision.
inline constexpr uint32_t kMostQuestions = 1'000;

// The decision asked about, as the deciding side sees it.
struct DecisionSeen {
  const Game& game;
  const Position& view;
  const PlayCodec& codec;
  const Ruler& ruler;
};

wire::Answered AnswerTo(const wire::Ask& ask, const DecisionSeen& seen);

// Fills `judgement` with the order's description, or with why it is refused.
// Returns the order if it is legal, else nullopt.
std::optional<Order> LegalOrder(const wire::Order& asked,
                                const DecisionSeen& seen,
                                wire::Judgement& judgement);

// Adds the price of a legal order, and who pays each share of it.
void AddPrice(const Order& order, const DecisionSeen& seen, wire::Proposal& to);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_INQUIRY_H_
