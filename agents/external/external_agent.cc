#include "agents/external/external_agent.h"

#include <unistd.h>

#include <utility>
#include <variant>

namespace berthier {

ExternalAgent::ExternalAgent(ExternalOptions options, Isolation isolation)
    : options_(std::move(options)), isolation_(isolation) {}

ExternalAgent::~ExternalAgent() { Close(); }

void ExternalAgent::Begin(const Game& game, Side side, uint64_t seed) {
  seed_ = seed;
  failure_.reset();
  if (session_ && (owner_ != getpid() || session_->is_over())) session_.reset();
  if (!session_) {
    Opened opened = Session::Open(options_, isolation_);
    if (Failure* const failure = std::get_if<Failure>(&opened)) {
      failure_ = std::move(*failure);
      return;
    }
    session_ = std::get<std::unique_ptr<Session>>(std::move(opened));
    owner_ = getpid();
  }
  failure_ = session_->Begin(game, side, seed);
  if (failure_) session_.reset();
}

Choice ExternalAgent::Decide(const Game& game, const Position& view,
                             Side side) {
  // It may have been killed over an earlier decision of this game.
  if (session_ && session_->is_over()) Begin(game, side, seed_);
  if (failure_) return {.order = {}, .thoughts = {}, .failure = failure_};
  return session_->Decide(game, view, side);
}

void ExternalAgent::End(const Game& game, const Score& score, Ending ending) {
  // Who fails now loses nothing but its life: the game is over.
  if (session_ && !session_->is_over()) session_->End(game, score, ending);
}

void ExternalAgent::Close() {
  if (session_ && owner_ == getpid()) session_->Quit();
  session_.reset();
}

}  // namespace berthier
