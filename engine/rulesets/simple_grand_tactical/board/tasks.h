// The stack of unfinished tasks in State (section 2.2, "pending").
//
// The task on top runs. When it is done it is popped and the task below it
// continues. A task that starts another pushes it and returns kAgain.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_TASKS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_TASKS_H_

#include "engine/model/fault.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

inline bool HasTask(const State& s) { return s.task_count > 0; }
// The stack must not be empty.
inline Task& TopTask(State& s) { return s.tasks[s.task_count - 1u]; }
inline const Task& TopTask(const State& s) {
  return s.tasks[s.task_count - 1u];
}
inline void PushTask(const Battle& b, const Task& task) {
  BERTHIER_CHECK(b.state.task_count < State::kTasks);
  b.state.tasks[b.state.task_count++] = task;
}
inline void PopTask(const Battle& b) {
  b.state.tasks[--b.state.task_count] = {};
}
// The topmost task of that kind; null if there is none.
inline Task* FindTask(State& s, TaskKind kind) {
  for (int i = s.task_count; i-- > 0;) {
    Task& task = s.tasks[static_cast<size_t>(i)];
    if (task.kind == kind) return &task;
  }
  return nullptr;
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_TASKS_H_
