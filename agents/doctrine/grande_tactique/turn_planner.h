// The planner: a whole player-turn of one side, by doctrine.
//
// For the Command Phase it collects what every formation could do, spends the
// command points by the allocator and lists the orders; for the other
// decisions it answers one by one. It looks at the position alone: what it
// remembers of earlier ones (purchase_options.h) saves time and changes
// nothing. Weights stay as they are while a game lasts.
//
// Laws: orders for single decisions are legal. Orders of a turn plan are legal
// in sequence, except where an earlier unit blocks a later one; the executor
// must check each again.
//
//   TurnPlanner planner;
//   TurnPlan plan;
//   planner.PlanTurn(f, Effort::kFull, {}, plan);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_TURN_PLANNER_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_TURN_PLANNER_H_

#include <array>
#include <vector>

#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "agents/doctrine/grande_tactique/purchase_options.h"
#include "agents/doctrine/grande_tactique/stance.h"
#include "agents/thoughts.h"
#include "engine/model/chooser.h"

namespace berthier::grande_tactique {

// Orders to a purse and what they came to.
struct PurseReport {
  EntityId formation = EntityId::kNone;  // the division; a general's own units
  int cp = 0;
  double value = 0;
  double marginal = 0;  // of one more CP
  OrderBundle main;     // the most valuable one
};

struct TurnPlan {
  std::vector<Order> orders;         // "end command" is not among them
  std::vector<OrderBundle> weighed;  // all that was considered
  std::vector<PurseReport> purses;

  void Clear() {
    orders.clear();
    weighed.clear();
    purses.clear();
  }
};

// The plan each formation follows.
struct Dispositions {
  std::array<Posture, kMaxDivisions> divisions = {};
  Posture direct = Posture::kJudge;
  Temper temper = Temper::kMeasured;
};

class TurnPlanner {
 public:
  Weights weights;
  // By what equally good bundles and orders are told apart: the same seed, the
  // same choice among equals.
  uint64_t ties = 0;
  Dispositions dispositions;

  // D2: the orders that are left to give in this Command Phase; none to the
  // units of `spared`.
  void PlanTurn(PositionView f, Effort effort, UnitSet spared, TurnPlan& plan);
  // An order of a plan can still be carried out as it was meant: it is legal,
  // and foot does not lose its order among friends (GT-MOV-16).
  static bool StillStands(PositionView f, const Order& order);
  // D1
  Order Allot(PositionView f, Effort effort);
  // What each receiver, in the sequence of the shares, would make of 0, 1, 2,
  // ... points of the pool; in points.
  std::vector<std::vector<double>> ValuesOfShares(PositionView f,
                                                  Effort effort);
  // D1, D2: what each purse buys best with its command points, and what each
  // point more would add; nothing for the other decisions. As values of the
  // score, and gross: a plan leaves points unspent that would gain too little.
  // The purchases are those of `planned`, less what is for the units of
  // `ordered`: of `f` itself, or of where the turn was planned and what was
  // done since.
  void CommandWorths(PositionView f, PositionView planned, UnitSet ordered,
                     std::vector<CommandWorth>& values);
  // How it handles the units of a division, or of none, as things stand (9.4).
  Stance StanceFor(PositionView f, Side side, DivisionId division) const;
  // Another game begins, perhaps of another scenario.
  void BeginGame() { purchases_.Forget(); }
  // D15 to D20: the best of these.
  Order ChooseInCombat(PositionView f, std::span<const Order> orders);
  // What an order of D15 to D20 is worth.
  double ValueInCombat(PositionView f, const ArmyView& army,
                       const Order& order) const;

 private:
  // A division that cannot pay for itself.
  static bool Garrison(PositionView f, DivisionId division);
  // Next to nothing, another amount for every `i` and every turn.
  double Tie(PositionView f, size_t i) const;

  PurchaseOptions purchases_;
  std::vector<OrderBundle> bundles_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_TURN_PLANNER_H_
