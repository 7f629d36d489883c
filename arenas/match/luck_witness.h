// A witness that computes the luck of a game while it is played or replayed.
//
//   LuckWitness luck(game);
//   duel.witnesses.push_back(&luck);
//   PlayDuel(duel);
//   luck.Tell(facts);
#ifndef BERTHIER_ARENAS_MATCH_LUCK_WITNESS_H_
#define BERTHIER_ARENAS_MATCH_LUCK_WITNESS_H_

#include <memory>

#include "arenas/luck/luck_weights.h"
#include "arenas/match/duel.h"
#include "proto/ledger.pb.h"

namespace berthier {

class LuckWitness final : public Witness {
 public:
  // `game` must outlive it. Without luck weights for the ruleset it does
  // nothing.
  explicit LuckWitness(const Game& game) : luck_(MakeGameLuck(game)) {}

  void Ordered(const Position&, Side, const Choice&) override {}
  void Thrown(const Position& before, const Faces& faces) override {
    if (luck_ != nullptr) luck_->meter().Add(before, faces);
  }
  void Reached(const Position&) override {}

  // Writes the luck so far into `facts`.
  void Tell(wire::LegPlayed& facts) const {
    if (luck_ == nullptr) return;
    facts.mutable_luck()->set_millionths(luck_->millionths());
    facts.mutable_luck()->set_weights(luck_->number());
  }

 private:
  std::unique_ptr<GameLuck> luck_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_LUCK_WITNESS_H_
