// Which objective a brigade goes for, and when.
//
// Stateless: each brigade computes the same greedy assignment of all brigades
// of its side to objectives (best pair first: near, weakly held, valuable) and
// reads off its own. So an empty village is not left for a defended one, and
// brigades that are to take a place together know of each other: who is early
// waits out of reach until enough are up.
//
//   const Task task = TaskOf(army, army.unit(u));
//   double worth = PullOf(army, task, army.At(u, pose, formation));
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_

#include "agents/doctrine/big_battle_napoleonic/army_view.h"

namespace berthier::big_battle_napoleonic {

// Bases of foot that a side needs at an objective: to take it, or, where it is
// held, to keep it.
double BasesNeeded(const ArmyView& army, const Objective& objective, Side side);

struct Task {
  const Objective* objective = nullptr;
  double stop = 0;  // inches from its middle that are near enough for now
};

// No objective if the unit is no brigade fit to go, or others are enough
// everywhere.
Task TaskOf(const ArmyView& army, const UnitView& u);

// What it costs to be so far from the task, in bases; 0 or less. What it can
// march next move, and a line cannot, counts for half.
double PullOf(const ArmyView& army, const Task& task, const UnitView& there);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
