// What has been begun and is not finished: a stack (2.2, "pending").
//
// The last task is at work. When it is done it is popped, and the one below
// goes on. A task that starts another pushes it and says kAgain.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_TASKS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_TASKS_H_

#include "engine/model/fault.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

inline bool HasTask(const State& s) { return s.task_count > 0; }
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
// The last of that kind; null if there is none.
inline Task* FindTask(State& s, TaskKind kind) {
  for (int i = s.task_count; i-- > 0;) {
    Task& task = s.tasks[static_cast<size_t>(i)];
    if (task.kind == kind) return &task;
  }
  return nullptr;
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_TASKS_H_
