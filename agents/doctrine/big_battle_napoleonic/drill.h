// `drill`: a simple script for Big Battle Napoleonic that does not judge the
// position as a whole.
//
// Each unit on its own marches towards the nearest enemy or objective, fires,
// and charges where its factors are not much worse. Guns unlimber in range,
// cavalry with nobody to charge goes on counter, disordered units rally,
// generals follow their troops. It is the baseline that the other agents have
// to beat.
//
// Deterministic for a seed, which breaks ties.
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DRILL_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DRILL_H_

#include <optional>
#include <vector>

#include "agents/agent.h"
#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "agents/random_source.h"

namespace berthier::big_battle_napoleonic {

class DrillAgent final : public Agent {
 public:
  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;

 private:
  // The order of a unit in M3A.
  Order OrderFor(const ArmyView& army, const UnitView& u);
  Order OrderOfGuns(const ArmyView& army, const UnitView& u,
                    const UnitView& enemy);
  Order OrderOfFoot(const ArmyView& army, const UnitView& u,
                    const UnitView& enemy);
  std::optional<Order> ChargeFor(const ArmyView& army, const UnitView& u) const;
  std::optional<Order> MarchFor(const ArmyView& army, const UnitView& u,
                                Spot goal, double stop) const;
  std::optional<Order> RideFor(const ArmyView& army, GeneralId g) const;
  Order EntryOf(PositionView f, Side side) const;
  Order ShotOf(const Game& game, const Position& view);
  Order AnyOf(PositionView f);

  RandomSource source_{0};
  std::vector<Order> orders_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DRILL_H_
