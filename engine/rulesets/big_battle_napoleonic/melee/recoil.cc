#include "engine/rulesets/big_battle_napoleonic/melee/recoil.h"

#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/melee/push.h"

namespace berthier::big_battle_napoleonic {

bool MayRecoil(PositionView f, UnitId u, int inches) {
  const UnitState& unit = f.unit(u);
  const Heading back = unit.heading.Opposite();
  const Length by = Inches(inches);
  if (FreeOfOthers(f, u, back, by) < by) return false;
  const Block block = unit.block();
  const Block there = {block.centre + Along(Forward(back), by), block.left,
                       block.right};
  return !IsSome(UnitUnder(f, there, [&](UnitId other) {
    return other == u || f.unit(other).attached_to == u;
  }));
}

Progress AskToRecoil(const Battle& b) {
  State& s = b.state;
  while (!s.recoiling.empty()) {
    // The attacker's side first, its fighter before its supports; all of one
    // side in the order of their ids otherwise.
    UnitId next = UnitId::kNone;
    int rank = 99;
    const Fight* fight = s.fight < s.fight_count ? &s.fights[s.fight] : nullptr;
    s.recoiling.ForEach([&](UnitId u) {
      int own = 0;
      if (fight != nullptr) {
        own = b.data(u).side == b.data(fight->attacker).side ? 0 : 2;
        if (u != fight->attacker && u != fight->defender) ++own;
      }
      if (own < rank) {
        rank = own;
        next = u;
      }
    });
    bool any = false;
    for (int i = 1; i <= kDistances.recoil; ++i) {
      any = any || MayRecoil(b, next, i);
    }
    if (b.unit(next).on_table() && any) {
      AwaitDecision(b, b.data(next).side, Decision::kRecoil,
                    b.scenario.Entity(next));
      return Progress::kAwaiting;
    }
    s.recoiling.Remove(next);
    DropContactsApart(b, next);
  }
  return Progress::kDone;
}

void Recoil(const Battle& b, UnitId u, int inches) {
  const Pose from = b.unit(u).pose();
  if (inches > 0) {
    const Vec by = Along(Forward(from.heading.Opposite()), Inches(inches));
    RideOver(b, u, b.unit(u).block(), by);
    Place(b, u, {from.centre + by, from.heading});
    ReslotGuns(b, u);
    DisorderInRough(b, u);
  }
  TellMove(b, EventCode::kRecoils, b.scenario.Entity(u), from, b.unit(u).pose(),
           EntityId::kNone, {Inches(inches).ticks, 0, 0, 0});
  b.state.recoiling.Remove(u);
  DropContactsApart(b, u);
}

}  // namespace berthier::big_battle_napoleonic
