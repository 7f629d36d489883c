// `drill`: a plain script for Big Battle Napoleonic, by the book and without
// judgement of the whole.
//
// Every unit by itself marches at what is nearest of the enemy and of the
// ground to be held, fires, and charges where its factors are not much worse;
// guns unlimber in range, cavalry that has nobody to charge goes on counter,
// who is disordered rallies, generals follow their troops. It is the opponent
// that real agents have to beat.
//
// Deterministic; equal orders are decided by its own seed.
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
  // The order of a unit whose turn it is in M3A.
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
