// The process entries of a document: what is awaited, the unfinished frames,
// the declared action and the scratch of fights, in the middle of a bound.
//
// They are not meant to be written by hand. They hold all of this state as
// plain numbers, so that play continues from a saved position as if
// uninterrupted.
//
//   entries.push_back(Written(sides, FrameEntry{frame}));
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_PROCESS_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_PROCESS_ENTRIES_H_

#include <string_view>

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/la_grande_armee/facts/state.h"

namespace berthier::la_grande_armee {

struct WaitingEntry {
  State s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "waiting",
           "where in a bound play stands; the program writes the process "
           "entries, they are not for hands");
    Plain(f, "player turn", s.player_turn);
    Plain(f, "active", s.active);
    Plain(f, "step", s.step);
    Plain(f, "cursor", s.cursor);
    Plain(f, s.awaits);
    Plain(f, "corps", s.corps);
    Plain(f, "groups", s.groups);
    Plain(f, "mass phase", s.mass_phase);
    Plain(f, "result", s.result);
    Plain(f, "broken", s.broken);
    Plain(f, "dispersed first", s.dispersed_first);
    Plain(f, "fog step 0", s.fog_step[0]);
    Plain(f, "fog step 1", s.fog_step[1]);
    Plain(f, "rode 0", "rode 1", s.rode);
    Plain(f, "threatened 0", "threatened 1", s.threatened);
    Plain(f, "captured 0", "captured 1", s.captured_at);
    Plain(f, "spied 0", "spied 1", s.spied);
    Plain(f, "runners 0", "runners 1", s.runners);
    Plain(f, "occupiers 0", "occupiers 1", s.occupiers);
    static constexpr std::string_view kFaces[] = {"face 0", "face 1", "face 2",
                                                  "face 3"};
    for (size_t i = 0; i < s.face_targets.size(); ++i) {
      Plain(f, kFaces[i], s.face_targets[i]);
    }
    static constexpr std::string_view kHolders[kMaxObjectives] = {
        "holder 0",  "holder 1",  "holder 2",  "holder 3",
        "holder 4",  "holder 5",  "holder 6",  "holder 7",
        "holder 8",  "holder 9",  "holder 10", "holder 11",
        "holder 12", "holder 13", "holder 14", "holder 15"};
    for (size_t i = 0; i < s.holders.size(); ++i) {
      Plain(f, kHolders[i], s.holders[i]);
    }
  }
};

// One entry per frame, from the bottom of the stack to its top.
struct FrameEntry {
  Frame r = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "frame", "something begun and not finished");
    Plain(f, "kind", r.kind);
    Plain(f, "step", r.step);
    Plain(f, "unit", r.unit);
    Plain(f, "other", r.other);
    Plain(f, "leader", r.leader);
    Plain(f, "tile", r.tile);
    Plain(f, "what", r.what);
    Plain(f, "flags", r.flags);
    Plain(f, "edge", r.edge);
    Plain(f, "cursor", r.cursor);
    Plain(f, "count", r.count);
    Plain(f, "group", r.group);
    Plain(f, "who", r.who);
    Plain(f, "value", r.value);
    Plain(f, "hits 0", r.hits[0]);
    Plain(f, "hits 1", r.hits[1]);
    Plain(f, "left", r.left);
    Plain(f, "ones", r.ones);
    Plain(f, "total", r.total);
    Plain(f, "heading", r.heading);
    Plain(f, "ticks", r.ticks);
    Plain(f, "x", r.place.x);
    Plain(f, "y", r.place.y);
  }
};

struct DeclaredEntry {
  Declared d = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "declared", "the action declared");
    Plain(f, "x", d.place.x);
    Plain(f, "y", d.place.y);
    Plain(f, "via x", d.via.x);
    Plain(f, "via y", d.via.y);
    Plain(f, "amount 0", d.amount[0]);
    Plain(f, "amount 1", d.amount[1]);
    Plain(f, "heading", d.heading);
    Plain(f, "object 0", d.object[0]);
    Plain(f, "object 1", d.object[1]);
    Plain(f, "verb", d.verb);
    Plain(f, "manner", d.manner);
  }
};

// One entry per dispersed element whose witnesses have not all tested.
struct DispersedEntry {
  ElementId e = ElementId::kNone;

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "dispersed", "an element whose friends are to test");
    Plain(f, "unit", e);
  }
};

// The scratch of an element that has some.
struct ScratchEntry {
  ElementId e = ElementId::kNone;
  ElementState s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "scratch", "of an element, in fights and retirements");
    Plain(f, "unit", e);
    Plain(f, "charged into", s.charged_into);
    Plain(f, "retire way", s.retire_way);
    Plain(f, "retire face", s.retire_face);
    Plain(f, "retire from 0", "retire from 1", s.retire_from);
    Plain(f, "group", s.group);
    Plain(f, "dice", s.dice);
    Plain(f, "cap", s.cap);
    Plain(f, "hits", s.hits);
    Plain(f, "losses", s.losses);
    Plain(f, "marks", s.marks);
  }

  // Takes these fields into another state of the element.
  void TakeInto(ElementState& to) const {
    to.charged_into = s.charged_into;
    to.retire_way = s.retire_way;
    to.retire_face = s.retire_face;
    to.retire_from = s.retire_from;
    to.group = s.group;
    to.dice = s.dice;
    to.cap = s.cap;
    to.hits = s.hits;
    to.losses = s.losses;
    to.marks = s.marks;
  }
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_WIRE_PROCESS_ENTRIES_H_
