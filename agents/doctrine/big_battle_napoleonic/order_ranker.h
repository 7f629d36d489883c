// The ranker: rates the possible orders of any decision of a side.
//
// The units and generals of a side are ordered in a fixed sequence
// (infantry from the front rank back, guns, cavalry, generals last, as in 9.4),
// and each gets the order of highest value, to hold if need be. A decision is a
// function of the position alone, whatever was weighed before, and commuting
// orders occur in one sequence only.
//
//   OrderRanker ranker;
//   ranker.Weigh(f, {.temper = Temper::kBold}, Effort::kFull, options);
//   const Order& best = options.front().order;
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ORDER_RANKER_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ORDER_RANKER_H_

#include <array>
#include <memory>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/marches.h"
#include "agents/doctrine/big_battle_napoleonic/stance.h"
#include "agents/doctrine/big_battle_napoleonic/unit_options.h"
#include "agents/doctrine/kit/remembered.h"

namespace berthier::big_battle_napoleonic {

// How the units of a side are handled.
struct Dispositions {
  Temper temper = Temper::kMeasured;
  std::array<Posture, kMaxUnits> units = {};
};

class OrderRanker {
 public:
  Weights weights;

  // Call it before another battle, and when the weights have changed.
  void Forget() {
    battle_ = nullptr;
    army_.Forget();
    ForgetOrders();
  }
  // Changes nothing but the time that the next orders take.
  void ForgetOrders() { known_.Forget(); }

  // Fills `options` with orders that deserve a look, all legal, the best first;
  // at least one. Precondition: the position awaits a decision.
  void Weigh(PositionView f, const Dispositions& dispositions, Effort effort,
             std::vector<Option>& options);

 private:
  const Marches* MarchesOf(const Scenario& battle);
  // M3A: the options of the next unit.
  void WeighMoves(const ArmyView& army, std::vector<Option>& options);
  void WeighMovesOf(const ArmyView& army, UnitId next,
                    std::vector<Option>& options);
  void WeighGenerals(const ArmyView& army, std::vector<Option>& options);
  void WeighCounters(const ArmyView& army, std::vector<Option>& options);
  void WeighDeployment(const ArmyView& army, std::vector<Option>& options);
  void WeighFire(const ArmyView& army, std::vector<Option>& options);
  void WeighOthers(const ArmyView& army, std::vector<Option>& options);
  double WorthOf(const ArmyView& army, const Order& order) const;
  Stance StanceFor(const ArmyView& army, UnitId u) const;
  size_t Most() const { return effort_ == Effort::kFull ? 24 : 1; }

  // Of that battle; computed when its first order is weighed.
  std::shared_ptr<const Marches> marches_;
  const Scenario* battle_ = nullptr;
  ArmyView army_;  // of the position weighed last
  const Dispositions* dispositions_ = nullptr;
  Effort effort_ = Effort::kLight;
  Remembered<Option> known_;  // of M3A, at a glance
  std::vector<Option> more_;
  std::vector<Order> orders_;
};

// The side's current lead on the score, in bases.
double LeadOf(PositionView f, Side side);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_ORDER_RANKER_H_
