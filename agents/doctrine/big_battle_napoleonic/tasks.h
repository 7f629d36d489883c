// Assigns objectives to brigades and says when to attack them.
//
// Distances are marches round the ground where the army view knows them.
// Stateless: each brigade computes the same greedy assignment of all brigades
// of its side to objectives (best pair first: near, weakly held, valuable) and
// reads off its own. So an empty village is not passed over for a defended one,
// and brigades that are to take a place together attack together: early ones
// wait out of reach until enough are near.
//
//   const Task task = TaskOf(army, army.unit(u));
//   double worth = PullOf(army, task, army.At(u, pose, formation));
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_

#include "agents/doctrine/big_battle_napoleonic/army_view.h"

namespace berthier::big_battle_napoleonic {

// Bases of infantry that a side needs at an objective: to take it, or, if it
// holds it, to keep it.
double BasesNeeded(const ArmyView& army, const Objective& objective, Side side);

struct Task {
  const Objective* objective = nullptr;
  double stop = 0;  // near enough for now: inches from its centre
};

// The unit's task. It has no objective if the unit is not a fit brigade of
// infantry, or if enough others are assigned to every objective.
Task TaskOf(const ArmyView& army, const UnitView& u);

// Cost of the distance from the task, in bases; 0 or less. Distance that the
// unit can march in its next move (for infantry no more than a line does)
// counts for half.
double PullOf(const ArmyView& army, const Task& task, const UnitView& there);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
