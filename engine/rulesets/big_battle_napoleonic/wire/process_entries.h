// The process entries of a document: what is awaited, and the shots and fights
// that are being resolved, in the middle of a move.
//
// They are not meant to be written by hand. They hold all of this state as
// plain numbers, so that play continues from a saved position as if
// uninterrupted.
//
//   entries.push_back(Written(sides, FightEntry{fight}));
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_PROCESS_ENTRIES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_PROCESS_ENTRIES_H_

#include "engine/kit/wire/entry_walkers.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"

namespace berthier::big_battle_napoleonic {

struct WaitingEntry {
  State s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "waiting",
           "where in a move play stands; the program writes the process "
           "entries, they are not for hands");
    Plain(f, "step", s.step);
    Plain(f, "cursor", s.cursor);
    Plain(f, s.awaits);
    Plain(f, "testing", s.testing);
    Plain(f, "fight", s.fight);
    Plain(f, "shot", s.shot);
    Plain(f, "difference", s.difference);
    Plain(f, "eliminated", s.eliminated);
    Plain(f, "square asked", s.square_asked);
    Plain(f, "pushed", s.pushed);
    Plain(f, "displaced", s.displaced);
    Plain(f, "recoiling 0", "recoiling 1", s.recoiling);
    Plain(f, "turning 0", "turning 1", s.turning);
    Plain(f, "turned to", s.turned_to);
  }
};

struct ShotEntry {
  Shot s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "shot", "who may fire at whom, and how");
    Plain(f, "firer", s.firer);
    Plain(f, "target", s.target);
    Plain(f, "by way of", s.via_battery);
    Plain(f, "how", s.how);
  }
};

struct FightEntry {
  Fight s = {};

  template <typename F>
  void operator()(F& f) {
    f.Kind("process", "fight", "a contact that is fought");
    Plain(f, "attacker", s.attacker);
    Plain(f, "defender", s.defender);
    Plain(f, "done", s.done);
  }
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_WIRE_PROCESS_ENTRIES_H_
