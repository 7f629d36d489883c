// `drill`: a plain script for Simple Grand Tactical, by the book and without
// judgement of the whole.
//
// Every unit by itself marches in column at what is nearest of the enemy and of
// the ground to be taken, and into contact as soon as it is in reach; horse
// looks for who cannot stand it; guns unlimber in range; who can fire fires at
// somebody; squares are formed against horse that is near; passes are spent at
// once. It is the opponent that real agents have to beat.
//
// Deterministic; equal orders are decided by its own seed.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_DRILL_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_DRILL_H_

#include <optional>
#include <vector>

#include "agents/agent.h"
#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/random_source.h"

namespace berthier::simple_grand_tactical {

class DrillAgent final : public Agent {
 public:
  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;

 private:
  Order Move(const ArmyView& army, Side side);
  std::optional<Order> OrderFor(const ArmyView& army, const UnitView& u) const;
  std::optional<Order> OrderOfGuns(const ArmyView& army, const UnitView& u,
                                   const UnitView& enemy) const;
  // Into contact with whoever is in reach.
  std::optional<Order> AttackOf(const ArmyView& army, const UnitView& u) const;
  std::optional<Order> MarchFor(const ArmyView& army, const UnitView& u,
                                Spot goal, double stop) const;
  std::optional<Order> FormFor(const ArmyView& army, const UnitView& u,
                               Formation formation, Spot way) const;
  std::optional<Order> RideFor(const ArmyView& army, GeneralId g) const;
  Order Rally() const;
  Order Fire(const ArmyView& army);
  Order ChargeOf(const ArmyView& army) const;
  // Of those proposed: horse stands, generals are used; else by lot.
  Order Any();

  RandomSource source_{0};
  std::vector<Order> orders_;  // proposed
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_DRILL_H_
