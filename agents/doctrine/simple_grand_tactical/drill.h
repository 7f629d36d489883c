// `drill`: a simple script for Simple Grand Tactical that does not judge the
// position as a whole.
//
// Each unit on its own marches in column towards the nearest enemy or
// objective, and into contact as soon as it is in reach. Cavalry looks for
// units that cannot stand against it; guns unlimber in range; every unit that
// can fire does; squares are formed against cavalry nearby; passes are spent at
// once. It is the baseline that the other agents have to beat.
//
// Deterministic for a seed, which breaks ties.
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
  // A move into contact with an enemy in reach; nullopt if there is none.
  std::optional<Order> AttackOf(const ArmyView& army, const UnitView& u) const;
  std::optional<Order> MarchFor(const ArmyView& army, const UnitView& u,
                                Spot goal, double stop) const;
  std::optional<Order> FormFor(const ArmyView& army, const UnitView& u,
                               Formation formation, Spot way) const;
  std::optional<Order> RideFor(const ArmyView& army, GeneralId g) const;
  Order Rally() const;
  Order Fire(const ArmyView& army);
  Order ChargeOf(const ArmyView& army) const;
  // Picks one of the proposed orders: cavalry stands, generals are used;
  // otherwise at random.
  Order Any();

  RandomSource source_{0};
  std::vector<Order> orders_;  // proposed
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_DRILL_H_
