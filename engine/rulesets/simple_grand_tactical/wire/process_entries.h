// The process entries of a document: what is awaited, the unfinished frames and
// the move in progress, in the middle of a turn.
//
// They are not meant to be written by hand. They hold all of this state as
// plain numbers, so that play continues from a saved position as if
// uninterrupted.
//
//   entries.push_back(Written(sides, FrameEntry{frame}));
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_PROCESS_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_PROCESS_ENTRIES_H_

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/simple_grand_tactical/facts/state.h"

namespace berthier::simple_grand_tactical {

struct WaitingEntry {
  State s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "waiting",
           "where in a phase play stands; the program writes the process "
           "entries, they are not for hands");
    Plain(f, "step", s.step);
    Plain(f, "cursor", s.cursor);
    Plain(f, s.awaits);
    Plain(f, "target", s.target);
    Plain(f, "over", s.over);
    Plain(f, "defeated", s.defeated);
    Plain(f, "groups", s.group_count);
    Plain(f, "thrown", s.thrown);
    Plain(f, "beaten 0", "beaten 1", s.beaten);
  }
};

// One entry per frame, from the bottom of the stack to its top.
struct FrameEntry {
  Frame t = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "task", "something begun and not finished");
    Plain(f, "kind", t.kind);
    Plain(f, "unit", t.unit);
    Plain(f, "other", t.other);
    Plain(f, "general", t.general);
    Plain(f, "step", t.step);
    Plain(f, "test", t.test);
    Plain(f, "value", t.value);
    Plain(f, "general used", t.general_used);
  }
};

struct CourseEntry {
  Course c = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "course", "the move in progress");
    Plain(f, "unit", c.unit);
    Plain(f, "legs", c.leg_count);
    Plain(f, "gait", c.gait);
    Plain(f, "first", c.first);
    Plain(f, "last", c.last);
    Plain(f, "before", c.before);
    Plain(f, "facing", c.facing);
    static constexpr std::string_view kNames[Course::kLegs][3] = {
        {"x 0", "y 0", "heading 0"}, {"x 1", "y 1", "heading 1"},
        {"x 2", "y 2", "heading 2"}, {"x 3", "y 3", "heading 3"},
        {"x 4", "y 4", "heading 4"}, {"x 5", "y 5", "heading 5"},
        {"x 6", "y 6", "heading 6"}, {"x 7", "y 7", "heading 7"}};
    for (size_t i = 0; i < Course::kLegs; ++i) {
      Plain(f, kNames[i][0], c.legs[i].to.x);
      Plain(f, kNames[i][1], c.legs[i].to.y);
      Plain(f, kNames[i][2], c.legs[i].heading);
    }
  }
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_WIRE_PROCESS_ENTRIES_H_
