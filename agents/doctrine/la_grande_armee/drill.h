// `drill`: a simple script for La Grande Armée that does not judge the position
// as a whole.
//
// One element after the other fires at whom it can, charges who is weaker, or
// else turns to the nearest enemy, or to an objective that is nearer, and goes
// at him, or at his tiles while nobody is to be seen; horse leaves garrisons
// alone, guns go on until they can fire, and who is shaken reforms first and
// goes through no friends, as nobody does through another corps. An objective
// that nobody holds is entered before that. Commanders follow the middle of
// their elements. It is the baseline that the other agents have to beat.
//
// Deterministic for a seed, which breaks ties.
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_DRILL_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_DRILL_H_

#include <initializer_list>
#include <optional>
#include <vector>

#include "agents/agent.h"
#include "agents/random_source.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

class DrillAgent final : public Agent {
 public:
  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;

 private:
  Order Next(PositionView f) const;
  Order Act(PositionView f, ElementId e) const;
  std::optional<Order> ShotOf(PositionView f, ElementId e) const;
  std::optional<Order> ChargeOf(PositionView f, ElementId e) const;
  std::optional<Order> EntryOf(PositionView f, ElementId e) const;
  std::optional<Order> MarchOf(PositionView f, ElementId e, int off) const;
  std::optional<Order> MoveOf(PositionView f, ElementId e) const;
  Order RideOf(PositionView f, LeaderId l) const;
  // The first of these that is proposed; else any.
  Order Any(std::initializer_list<Verb> verbs);

  RandomSource source_{0};
  std::vector<Order> orders_;  // proposed
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_DRILL_H_
