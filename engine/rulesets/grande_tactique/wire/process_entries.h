// Document entries for the middle of a turn: what is awaited, the frames of the
// charge tree and the flight records (section 2.4, process stack).
//
// They are not meant to be written by hand: they are plain numbers and
// complete, so that play continues exactly from a position saved at any moment.
//
//   entries.push_back(Written(sides, FrameEntry{frame}));
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_PROCESS_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_PROCESS_ENTRIES_H_

#include <string_view>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grande_tactique/facts/state.h"

namespace berthier::grande_tactique {

struct WaitingEntry {
  State s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "waiting",
           "where in a turn play stands; the program writes the process "
           "entries, they are not for hands");
    Plain(f, "step", s.step);
    Plain(f, "cursor", s.cursor);
    Plain(f, s.awaits);
    Plain(f, "purpose", s.awaits_purpose);
    Plain(f, "firer", s.firer);
    Plain(f, "target", s.target);
  }
};

struct FrameEntry {
  Frame s = {};

  template <typename F>
  void operator()(F& f) {
    static constexpr std::string_view kNames[] = {
        "list 0", "list 1", "list 2", "list 3", "list 4",  "list 5",
        "list 6", "list 7", "list 8", "list 9", "list 10", "list 11"};
    f.Kind("process", "frame", "a charge or flight begun, the outermost first");
    Plain(f, "kind", s.kind);
    Plain(f, "stage", s.stage);
    Plain(f, "subject", s.subject);
    Plain(f, "object", s.object);
    Plain(f, "number", s.number);
    Plain(f, "count", s.count);
    Plain(f, "cursor", s.cursor);
    Plain(f, "set 0", s.set[0]);
    Plain(f, "set 1", s.set[1]);
    Plain(f, "note 0", s.notes[0]);
    Plain(f, "note 1", s.notes[1]);
    for (size_t i = 0; i < s.list.size(); ++i) Plain(f, kNames[i], s.list[i]);
  }
};

struct FlightEntry {
  FlightRecord s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "flight", "how a unit has fled");
    Plain(f, "unit", s.unit);
    Plain(f, "legs", s.legs);
    Plain(f, "ended", s.ended);
    Plain(f, "shelter", s.shelter);
    Plain(f, "start x", s.start.x);
    Plain(f, "start y", s.start.y);
    Plain(f, "end x", s.end.x);
    Plain(f, "end y", s.end.y);
    Plain(f, "length 0", s.leg_length[0]);
    Plain(f, "length 1", s.leg_length[1]);
    Plain(f, "heading 0", s.leg_heading[0]);
    Plain(f, "heading 1", s.leg_heading[1]);
    Plain(f, "total", s.total);
  }
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_WIRE_PROCESS_ENTRIES_H_
