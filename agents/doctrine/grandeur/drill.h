// `drill`: a simple script for Grandeur that does not judge the position as a
// whole.
//
// One unit after the other rallies if it is disordered, closes up on the
// nearest enemy, round who or what is in the way, fires at whom it can and
// charges who is weaker; two phases an activation far from the enemy, else one;
// foot stands where it fires best, guns halt in range, villages at hand are
// taken. Leaders follow the middle of their units and help to rally. It is the
// baseline that the other agents have to beat.
//
// Deterministic for a seed, which breaks ties.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_DRILL_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_DRILL_H_

#include <initializer_list>
#include <optional>
#include <vector>

#include "agents/agent.h"
#include "agents/random_source.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

class DrillAgent final : public Agent {
 public:
  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;

 private:
  Order Next(PositionView f);
  std::optional<Order> JoinOf(PositionView f, LeaderId l) const;
  Order Act(PositionView f);
  std::optional<Order> ShotOf(PositionView f, UnitId u) const;
  std::optional<Order> ChargeOf(PositionView f, UnitId u) const;
  std::optional<Order> MarchOf(PositionView f, UnitId u) const;
  static std::optional<Order> ShortestOf(PositionView f, UnitId u, UnitId e);
  std::optional<Order> VillageFor(PositionView f) const;
  // The first of these that is proposed; else any.
  Order Any(std::initializer_list<Verb> verbs);

  RandomSource source_{0};
  std::vector<Order> orders_;  // proposed
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_DRILL_H_
