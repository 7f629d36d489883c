// The process entries of a document: what is awaited, the unfinished frames,
// the move, the contest and the free set-up in progress, in the middle of a
// turn.
//
// They are not meant to be written by hand. They hold all of this state as
// plain numbers, so that play continues from a saved position as if
// uninterrupted.
//
//   entries.push_back(Written(sides, FrameEntry{frame}));
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_PROCESS_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_PROCESS_ENTRIES_H_

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/grandeur/facts/state.h"

namespace berthier::grandeur {

struct WaitingEntry {
  State s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "waiting",
           "where in a turn play stands; the program writes the process "
           "entries, they are not for hands");
    Plain(f, "player turn", s.player_turn);
    Plain(f, "active", s.active);
    Plain(f, "step", s.step);
    Plain(f, "cursor", s.cursor);
    Plain(f, s.awaits);
    Plain(f, "test passed", s.test_passed);
    Plain(f, "broken", s.broken);
    Plain(f, "result", s.result);
    Plain(f, "timed out", s.timed_out);
    Plain(f, "destiny", s.destiny);
    Plain(f, "held kind", s.held_kind);
    Plain(f, "held side", s.held_side);
    Plain(f, "held code", s.held_code);
    Plain(f, "held detail", s.held_detail);
    Plain(f, "group 0", "group 1", s.group);
    Plain(f, "leavers 0", "leavers 1", s.leavers);
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
    Plain(f, "piece", r.piece);
    Plain(f, "what", r.what);
    Plain(f, "flags", r.flags);
    Plain(f, "ticks", r.ticks);
    Plain(f, "heading", r.heading);
    Plain(f, "value", r.value);
    Plain(f, "count", r.count);
  }
};

struct MoveEntry {
  PlannedMove m = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "move", "the movement phase in progress");
    Plain(f, "x", m.to.x);
    Plain(f, "y", m.to.y);
    Plain(f, "heading", m.heading);
    Plain(f, "kind", m.kind);
    Plain(f, "passes", m.passes);
  }
};

struct ContestEntry {
  Contest c = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "contest", "the contest for the initiative");
    Plain(f, "nominated 0", c.nominated[0]);
    Plain(f, "nominated 1", c.nominated[1]);
    Plain(f, "total 0", c.total[0]);
    Plain(f, "total 1", c.total[1]);
    Plain(f, "forfeited 0", c.forfeited[0]);
    Plain(f, "forfeited 1", c.forfeited[1]);
    Plain(f, "rerolls", c.rerolls);
    Plain(f, "shifts", c.shifts);
  }
};

struct SetupEntry {
  FreeSetup s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "set-up", "the free set-up");
    Plain(f, "attacker", s.attacker);
    Plain(f, "ties", s.ties);
    Plain(f, "total 0", s.total[0]);
    Plain(f, "total 1", s.total[1]);
    Plain(f, "village", s.village);
    Plain(f, "river", s.river);
    Plain(f, "placed", s.placed_count);
    Plain(f, "corps", s.corps);
    Plain(f, "edge", s.defender_edge);
  }
};

// One entry per piece that the players have placed.
struct PlacedEntry {
  PlacedPiece p = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "piece", "terrain placed in the free set-up");
    Plain(f, "kind", p.kind);
    Plain(f, "count", p.count);
    static constexpr std::string_view kNames[4][2] = {
        {"x 0", "y 0"}, {"x 1", "y 1"}, {"x 2", "y 2"}, {"x 3", "y 3"}};
    for (size_t i = 0; i < p.points.size(); ++i) {
      Plain(f, kNames[i][0], p.points[i].x);
      Plain(f, kNames[i][1], p.points[i].y);
    }
  }
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_WIRE_PROCESS_ENTRIES_H_
