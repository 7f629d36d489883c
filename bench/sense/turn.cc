#include "bench/sense/turn.h"

namespace berthier {

void Turns::Begin(const Position& before) {
  ++number_;
  const uint32_t turn = game_.PlayerTurn(before);
  if (turn_ && turn_->number != turn) Finish();
  if (!turn_) turn_.emplace(Turn{turn, {}, before});
}

void Turns::Ordered(const Position& before, Side side, const Choice& choice) {
  Begin(before);
  turn_->steps.push_back(
      {number_, before, side, choice.order, choice.thoughts.intent});
}

void Turns::Thrown(const Position& before, const Faces& /*faces*/) {
  Begin(before);
  turn_->steps.push_back({number_, before, game_.Awaits(before).side});
}

// A place corrected by hand is a step without a decision.
void Turns::Corrected(const Position& before, EntityId /*id*/,
                      const Position& /*after*/) {
  Begin(before);
}

void Turns::Reached(const Position& after) { turn_->after = after; }

void Turns::Finish() {
  if (turn_ && !turn_->steps.empty()) look_(*turn_);
  turn_.reset();
}

}  // namespace berthier
