// Which objective a brigade goes for, and when.
//
// Nothing is remembered and nobody is told: every brigade shares all brigades
// of its side out, and finds its own part. Again and again the brigade and the
// objective are taken that suit best: a short way, little that is needed for
// what it is worth. So an empty village is not left for the sake of a defended
// one, and as all reckon alike, those who are to take a place together know of
// each other: who is early waits out of reach until enough are up.
//
//   const Task task = TaskOf(lay, lay.unit(u));
//   double worth = PullOf(task, lay.At(u, pose, formation));
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_

#include "agents/doctrine/big_battle_napoleonic/lay.h"

namespace berthier::big_battle_napoleonic {

// Bases of foot that a side needs at an objective: to take it, or, where it is
// held, to keep it.
double BasesNeeded(const Lay& lay, const Objective& objective, Side side);

struct Task {
  const Objective* objective = nullptr;
  double stop = 0;  // inches from its middle that are near enough for now
};

// No objective if the unit is no brigade fit to go, or others are enough
// everywhere.
Task TaskOf(const Lay& lay, const Stand& u);

// What it costs to be so far from the task, in bases; 0 or less. What it can
// march next move, and a line cannot, counts for half.
double PullOf(const Task& task, const Stand& there);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_TASKS_H_
