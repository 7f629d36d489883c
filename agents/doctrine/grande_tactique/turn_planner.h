// The planner: plans a whole player-turn of one side by doctrine, without
// search.
//
// For the Command Phase it collects what every formation could do, spends the
// command points with the allocator and lists the orders; other decisions it
// answers one by one. Results depend on the position alone; caches from earlier
// positions (purchase_options.h) only save time. Weights must not change during
// a game.
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

// What a purse spends its points on, and the value.
struct PurseReport {
  EntityId formation = EntityId::kNone;  // the division; a general's own units
  int cp = 0;
  double value = 0;
  double marginal = 0;  // value of one more CP
  OrderBundle main;     // the most valuable bundle
};

struct TurnPlan {
  std::vector<Order> orders;         // "end command" is not among them
  std::vector<OrderBundle> weighed;  // all bundles considered
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
  // Seed for breaking ties between bundles or orders; equal seeds give equal
  // choices.
  uint64_t ties = 0;
  Dispositions dispositions;

  // D2: fills `plan` with the orders still to be given in this Command Phase;
  // none to the units in `spared`.
  void PlanTurn(PositionView f, Effort effort, UnitSet spared, TurnPlan& plan);
  // Whether an order of a plan can still be carried out as intended: it is
  // legal, and infantry would not become disordered by passing through friends
  // (GT-MOV-16).
  static bool StillStands(PositionView f, const Order& order);
  // D1: the best split of the bonus points.
  Order Allot(PositionView f, Effort effort);
  // The value in points that each receiver, in the order of the shares, gets
  // from 0, 1, 2, ... points of the pool.
  std::vector<std::vector<double>> ValuesOfShares(PositionView f,
                                                  Effort effort);
  // D1, D2: fills `values` with the value of each purse's best purchases and of
  // each further point; nothing for other decisions. Values are on the scale of
  // the score, and gross: a plan leaves points unspent that would gain too
  // little. The purchases considered are those in `planned`, without those for
  // the units in `ordered`: either in `f` itself, or in the position where the
  // turn was planned with the units ordered since then.
  void CommandWorths(PositionView f, PositionView planned, UnitSet ordered,
                     std::vector<CommandWorth>& values);
  // The stance for the units of a division, or of none, as things stand (9.4).
  Stance StanceFor(PositionView f, Side side, DivisionId division) const;
  // Call when another game begins, possibly of another scenario.
  void BeginGame() { purchases_.Forget(); }
  // D15 to D20: the best of `orders`.
  Order ChooseInCombat(PositionView f, std::span<const Order> orders);
  // Value of an order of D15 to D20.
  double ValueInCombat(PositionView f, const ArmyView& army,
                       const Order& order) const;

 private:
  // Whether the division cannot pay for itself: it has lost two or more units,
  // and mean die + general's quality - losses is below the units left.
  static bool Garrison(PositionView f, DivisionId division);
  // A tiny value (points) that differs for every `i` and every turn; breaks
  // ties.
  double Tie(PositionView f, size_t i) const;

  PurchaseOptions purchases_;
  std::vector<OrderBundle> bundles_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_TURN_PLANNER_H_
