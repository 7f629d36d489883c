// Which objective a brigade goes for.
//
// Nothing is remembered and nobody is told: of the objectives that those who
// are nearer are not enough for, a brigade takes the one that is worth the way.
// As all reckon alike, the nearest go, as many as it takes, and together.
//
//   const Objective* task = TaskOf(lay, u);
//   double worth = PullOf(task, lay.At(u, pose, formation));
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_

#include "agents/doctrine/big_battle_napoleonic/lay.h"

namespace berthier::big_battle_napoleonic {

// Bases of foot that a side needs at an objective: to take it, or, where it is
// held, to keep it.
double BasesNeeded(const Lay& lay, const Objective& objective, Side side);

// Null if the unit has none: it is no brigade fit to go, or others are enough
// everywhere.
const Objective* TaskOf(const Lay& lay, const Stand& u);

// What it costs to be so far from the task, in bases; 0 or less.
double PullOf(const Objective* task, const Stand& there);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
