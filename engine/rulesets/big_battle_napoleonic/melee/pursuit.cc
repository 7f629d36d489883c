#include "engine/rulesets/big_battle_napoleonic/melee/pursuit.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/clear_place.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/melee/follow_up.h"
#include "engine/rulesets/big_battle_napoleonic/melee/push.h"
#include "engine/rulesets/big_battle_napoleonic/movement/contact_making.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/squares.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// State::step; while a pursuer's contact is settled, State::cursor is he.
enum class Step : uint8_t { kPrepare, kChoose, kSettle };

// The first enemy straight ahead: infantry, cavalry or an attached battery.
struct Met {
  UnitId unit = UnitId::kNone;
  UnitId via = UnitId::kNone;
  Length at;
};
Met FirstAhead(PositionView f, UnitId u, Length most) {
  const UnitState& unit = f.unit(u);
  const Block block = unit.block();
  Met met{.at = most};
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!IsObstacle(f, e)) return;
    // Whom it just reaches it meets.
    const Length run = RunInto(block, unit.heading, f.unit(e).block().corners(),
                               most + Ticks(1));
    if (run > most || (IsSome(met.unit) && run >= met.at)) return;
    const UnitId body = BodyOf(f, e);
    met = {body, body == e ? UnitId::kNone : e, run};
  });
  return met;
}

// Where squares, impassable ground and the edge stop it (BBN-PUR-04, 10).
Length StopOf(PositionView f, UnitId u, Length most) {
  const UnitState& unit = f.unit(u);
  const Block block = unit.block();
  const Length off = Inches(kDistances.square_withdrawal);
  // Squares beside its way are none of its business.
  UnitSet squares;
  f.foes(u).fighters.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (enemy.on_table() && enemy.formation == Formation::kSquare &&
        RunInto(block, unit.heading, enemy.block().corners(), most + off) <
            most + off) {
      squares.Add(e);
    }
  });
  const auto legal = [&](Length by) {
    const Vec v = Along(Forward(unit.heading), by);
    if (!OnTable(f.scenario.ground,
                 {block.centre + v, block.left, block.right})) {
      return false;
    }
    const SmallPolygon sweep = TranslationSweep(block, v);
    bool free = true;
    squares.ForEach([&](UnitId e) {
      const auto corners = f.unit(e).block().corners();
      free =
          free && (!Within(sweep, corners, off - kRounding) || by.ticks == 0);
    });
    for (const GroundRef ref : f.scenario.ground.impassable) {
      free = free && !Overlaps(sweep, f.scenario.ground.part(ref).polygon,
                               kPenetration);
    }
    if (!IsOn(f.scenario.options.cav_follow_into_rough)) {
      for (const GroundRef ref : f.scenario.ground.rough) {
        free =
            free && !Within(sweep, f.scenario.ground.part(ref).polygon, kTouch);
      }
    }
    return free;
  };
  if (legal(most)) return most;
  Length low = {}, high = most;
  while (high - low > Ticks(1)) {
    const Length middle = (low + high) / 2;
    (legal(middle) ? low : high) = middle;
  }
  return low;
}

bool InContactWithUnbroken(PositionView f, UnitId u) {
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.Concerns(u) && c.resolved == 0 && !f.unit(c.Other(u)).routing()) {
      return true;
    }
  }
  return false;
}

// Anybody on whom the block would end: its guns come along, unattached enemy
// guns are ridden down.
UnitId AnybodyUnder(PositionView f, const Block& block, UnitId u) {
  return UnitUnder(f, block, [&](UnitId other) {
    return other == u || f.unit(other).attached_to == u ||
           (f.data(other).side != f.data(u).side && !IsObstacle(f, other));
  });
}

void Ride(const Battle& b, UnitId u, Length length) {
  UnitState& unit = b.unit(u);
  const Block block = unit.block();
  const Vec by = Along(Forward(unit.heading), length);
  OverrunGuns(b, u, block, by);  // BBN-PUR-09
  RideOver(b, u, block, by);
  // Rough on the way disorders, but pursuers are disordered anyhow.
  Place(b, u, {unit.centre + by, unit.heading});
}

void Pursue(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.Set(Flag::kTested);
  BeginWay(b, u);
  if (InContactWithUnbroken(b, u)) {  // BBN-PUR-16
    Disorder(b, u);
    unit.Set(Flag::kOnPursuit);
    return;
  }
  const Pose from = unit.pose();
  const Length whole = PursuitOf(b.data(u));
  const Ranger ranger(b, u, unit.formation, from, kWholeMove, Purpose::kForced);
  const Length reach = ranger.StretchesOf(unit.block(), from.heading, whole)
                           .Reach(whole.ticks, whole);
  const Length stop = StopOf(b, u, reach);
  const Met met = FirstAhead(b, u, stop);
  TowGuns(b, u);
  Length length = met.at;
  Pose end = {from.centre + Along(Forward(from.heading), length), from.heading};
  std::array<Contact, OrderEffect::kMaxContacts> contacts;
  int count = 0;
  bool touches = IsSome(met.unit);
  if (touches) {
    const Approach approach = {.unit = u,
                               .kind = ContactKind::kPursuit,
                               .began = unit.block(),
                               .distance = length};
    touches = LineUp(b, approach, SizeOf(b, u), end, met.unit, met.via, {}, end,
                     contacts, count)
                  .ok();
  }
  if (!touches) {
    // The largest length clear of friends (5.11).
    const auto there = [&](Length by) {
      return MakeBlock(Shifted(from, from.heading, by), SizeOf(b, u));
    };
    length =
        NearestClear(
            length, {},
            [&](Length by) { return AnybodyUnder(b, there(by), u); },
            [&](UnitId other, Length by) {
              return Overlaps(there(by), b.unit(other).block(), kPenetration);
            })
            .value_or(Length{});
    count = 0;
  }
  Ride(b, u, length);
  AddKnot(b, u, unit.pose(), unit.formation);
  if (touches) Place(b, u, end);
  RideOver(b, u, unit.block().corners());
  ReslotGuns(b, u);
  TellMove(b, EventCode::kPursuit, b.scenario.Entity(u), from, unit.pose(),
           EntityId::kNone, {length.ticks, 0, 0, 0});
  for (int i = 0; i < count; ++i) {
    AddContact(b, contacts[static_cast<size_t>(i)]);
  }
  DropContactsApart(b, u);
}

// Who pursues in this phase.
void Prepare(const Battle& b) {
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    UnitState& unit = b.unit(u);
    unit.Clear(Flag::kTested);
    if (!unit.on_table() || IsSome(EnemyInContact(b.state, u))) continue;
    // BBN-PUR-17
    if (unit.Has(Flag::kOnPursuit)) {
      unit.Clear(Flag::kPursuing);
      unit.Clear(Flag::kOnPursuit);
    }
    // BBN-OPT-09
    if (IsOn(b.scenario.options.overrun_pursues) && unit.Has(Flag::kOverran) &&
        !unit.routing() && b.IsCavalry(u)) {
      StartPursuing(b, u);
    }
  }
}

// What follows a pursuit before the next is chosen.
Progress SettlePursuit(const Battle& b, UnitId u) {
  State& s = b.state;
  const Side other = Opponent(b.data(u).side);
  if (NextSquareTest(b, other) == Progress::kAwaiting) {
    return Progress::kAwaiting;
  }
  SettleMarchColumns(b, other);  // BBN-PUR-14
  UnitState& unit = b.unit(u);
  LeaveGunsBehind(b, u);
  if (!IsSome(EnemyInContact(s, u))) {
    unit.Clear(Flag::kPursuing);  // BBN-PUR-05
    unit.Clear(Flag::kOnPursuit);
  } else if (IsSome(EnemyToFight(s, u))) {
    unit.Set(Flag::kPursuing);
    unit.Set(Flag::kOnPursuit);  // BBN-PUR-06
  }
  Disorder(b, u);  // BBN-PUR-03
  s.step = static_cast<uint8_t>(Step::kChoose);
  s.cursor = 0;
  return Progress::kAgain;
}

// BBN-PUR-13: of the side, who has the nearest obstacle ahead; kNone if nobody
// is left to pursue.
UnitId NextPursuer(const Battle& b, Side side) {
  UnitId next = UnitId::kNone;
  Length nearest;
  b.scenario.side(side).fighters.ForEach([&](UnitId u) {
    const UnitState& unit = b.unit(u);
    if (!unit.on_table() || !unit.Has(Flag::kPursuing) ||
        unit.Has(Flag::kTested)) {
      return;
    }
    const Length at =
        FirstAhead(b, u, b.scenario.ground.width + b.scenario.ground.depth).at;
    if (!IsSome(next) || at < nearest) {
      next = u;
      nearest = at;
    }
  });
  return next;
}

}  // namespace

Progress AdvancePursuits(const Battle& b) {
  State& s = b.state;
  if (s.step == static_cast<uint8_t>(Step::kPrepare)) {
    s.step = static_cast<uint8_t>(Step::kChoose);
    Prepare(b);
  }
  if (s.step == static_cast<uint8_t>(Step::kSettle)) {
    return SettlePursuit(b, MakeId<UnitId>(s.cursor));
  }
  for (const Side side : {s.phasing, s.nonphasing()}) {
    const UnitId next = NextPursuer(b, side);
    if (!IsSome(next)) continue;
    Pursue(b, next);
    s.cursor = static_cast<uint8_t>(Index(next));
    s.step = static_cast<uint8_t>(Step::kSettle);
    return Progress::kAgain;
  }
  return Progress::kDone;
}

}  // namespace berthier::big_battle_napoleonic
