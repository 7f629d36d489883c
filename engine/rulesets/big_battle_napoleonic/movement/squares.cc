#include "engine/rulesets/big_battle_napoleonic/movement/squares.h"

#include <algorithm>

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/clear_place.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/put_back.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool IsFreshCavalry(PositionView f, const Contact& c, UnitId u) {
  return c.defender == u && c.fresh != 0 && c.resolved == 0 &&
         f.IsCavalry(c.attacker) &&
         (c.kind != ContactKind::kPursuit ||
          IsOn(f.scenario.options.square_vs_pursuit));
}

// The place where the two touch is rough: no attempt (BBN-SQR-08).
bool OnRough(PositionView f, const Contact& c) {
  return RoughAt(f.scenario.ground, TouchingPoint(f.unit(c.attacker).block(),
                                                  f.unit(c.defender).block()));
}

// BBN-SQR-01, 02, 08, 12
bool MustTest(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (!f.IsInfantry(u) || !unit.on_table() || unit.routing() ||
      (unit.formation != Formation::kLine &&
       unit.formation != Formation::kColumn &&
       unit.formation != Formation::kMarch)) {
    return false;
  }
  bool any = false;
  for (const Contact& c : ContactsOf(f.state)) {
    if (!IsFreshCavalry(f, c, u)) continue;
    if (c.square_tested != 0) return false;
    any = any || !OnRough(f, c);
  }
  return any;
}

// All fresh cavalry contacts of u are tested now.
void MarkTested(const Battle& b, UnitId u) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (c.defender == u && c.fresh != 0 && b.IsCavalry(c.attacker)) {
      c.square_tested = 1;
    }
  }
}

// The square's pose: front midpoint kept, shifted back out of the enemy
// (BBN-I-35). `chargers` are about to be put back.
Pose SquarePose(PositionView f, UnitId u, UnitSet chargers) {
  const UnitState& unit = f.unit(u);
  const Pose pose =
      PoseAfterChange(f.data(u), unit.bases, unit.pose(), unit.formation,
                      Formation::kSquare, Anchor::kCentre);
  const BaseSize size = SizeOf(f.data(u), Formation::kSquare, unit.bases);
  const auto back = [&](Length by) {
    return Shifted(pose, pose.heading.Opposite(), by);
  };
  const auto is_on = [&](UnitId e, Length by) {
    return Overlaps(MakeBlock(back(by), size), f.unit(e).block(), kPenetration);
  };
  const auto enemy_under = [&](Length by) {
    UnitId under = UnitId::kNone;
    f.foes(u).units.ForEach([&](UnitId e) {
      if (!IsSome(under) && f.unit(e).on_table() && !chargers.Has(e) &&
          is_on(e, by)) {
        under = e;
      }
    });
    return under;
  };
  return back(NearestClear({}, size.depth + size.front, enemy_under, is_on)
                  .value_or(Length{}));
}

void FormSquare(const Battle& b, UnitId u) {
  UnitSet chargers;
  for (const Contact& c : ContactsOf(b.state)) {
    if (c.defender == u && c.fresh != 0 && b.IsCavalry(c.attacker)) {
      chargers.Add(c.attacker);
    }
  }
  const Pose from = b.unit(u).pose();
  const UnitSet together = TogetherWith(b, u);
  const Pose pose = SquarePose(b, u, chargers);
  PlaceIn(b, u, Formation::kSquare, pose);
  ReslotGuns(b, u);
  SpoilRally(b, u);  // BBN-I-159
  TellMove(b, EventCode::kFormsSquare, b.scenario.Entity(u), from, pose);
  chargers.ForEach([&](UnitId c) {
    const int contact = ContactBetween(b.state, c, u);
    if (contact >= 0) DeleteContact(b, contact);
    PutBack(b, c, u);
  });
  RenewGaps(b, u, together);
}

}  // namespace

SquareTest SquareTestOf(PositionView f, UnitId u, Roll* roll) {
  SquareTest test{.distance = Inches(100)};
  for (const Contact& c : ContactsOf(f.state)) {
    if (IsFreshCavalry(f, c, u)) {
      test.distance = std::min(test.distance, Ticks(c.distance_moved));
    }
  }
  const auto add = [&](SquareModifier m) {
    const int value = kSquareModifiers[static_cast<size_t>(m)].value;
    test.modifiers += value;
    if (roll != nullptr) {
      roll->modifiers.push_back({Code(m), static_cast<int16_t>(value), 0});
    }
  };
  const UnitState& unit = f.unit(u);
  switch (f.data(u).grade) {
    case Grade::kGuard:
      add(SquareModifier::kGuard);
      break;
    case Grade::kElite:
      add(SquareModifier::kElite);
      break;
    case Grade::kRaw:
      add(SquareModifier::kRaw);
      break;
    case Grade::kTrained:
      break;
  }
  if (unit.formation == Formation::kColumn) add(SquareModifier::kColumn);
  if (unit.disordered()) add(SquareModifier::kDisordered);
  bool near = false;
  const Block block = unit.block();
  f.foes(u).fighters.ForEach([&](UnitId e) {
    near = near || (f.IsInfantry(e) && Stands(f, e) &&
                    Within(block, f.unit(e).block(),
                           Inches(kDistances.square_infantry) + kRounding));
  });
  if (near) add(SquareModifier::kInfantryNear);
  // total < D + modifiers, D exact (BBN-SQR-03).
  const int limit = test.distance.ticks + test.modifiers * kTicksPerInch;
  test.most = limit <= 0 ? 0 : (limit - 1) / kTicksPerInch;
  return test;
}

Progress NextSquareTest(const Battle& b, Side side) {
  State& s = b.state;
  if (!IsSome(s.testing)) {
    b.scenario.side(side).fighters.ForEach([&](UnitId u) {
      if (!IsSome(s.testing) && MustTest(b, u)) s.testing = u;
    });
    if (!IsSome(s.testing)) return Progress::kDone;
    s.square_asked = 0;
  }
  const EntityId about = b.scenario.Entity(s.testing);
  if (IsOn(b.scenario.options.square_may_decline) && s.square_asked == 0) {
    AwaitDecision(b, side, Decision::kSquare, about);
  } else {
    AwaitRoll(b, side, RollKind::kSquare, about);
  }
  return Progress::kAwaiting;
}

void ResolveSquare(const Battle& b, int total) {
  const UnitId u = b.state.testing;
  UnitId charger = UnitId::kNone;
  for (const Contact& c : ContactsOf(b.state)) {
    if (IsFreshCavalry(b, c, u)) charger = c.attacker;
  }
  Tell(b, EventCode::kSquareDice, b.scenario.Entity(u),
       b.scenario.Entity(charger), {total, 0, 0, 0});
  if (total > SquareTestOf(b, u, nullptr).most) {
    FailSquare(b, u);
    return;
  }
  MarkTested(b, u);
  b.state.testing = UnitId::kNone;
  b.state.square_asked = 0;
  FormSquare(b, u);
}

void FailSquare(const Battle& b, UnitId u) {
  MarkTested(b, u);
  b.state.testing = UnitId::kNone;
  b.state.square_asked = 0;
  TellUnit(b, EventCode::kNoSquare, u);
}

void SettleMarchColumns(const Battle& b, Side side) {
  // Batteries in march that were touched themselves (BBN-MOV-22).
  for (int i = 0; i < b.state.contact_count; ++i) {
    const Contact c = b.state.contacts[static_cast<size_t>(i)];
    if (c.resolved != 0 || !IsSome(c.via_battery)) continue;
    const UnitState& gun = b.unit(c.via_battery);
    if (gun.on_table() && gun.formation == Formation::kMarch &&
        b.unit(c.defender).formation != Formation::kSquare) {
      Remove(b, c.via_battery, Presence::kDestroyed);
    }
  }
  b.scenario.side(side).fighters.ForEach([&](UnitId u) {
    const UnitState& unit = b.unit(u);
    if (!unit.on_table() || unit.formation != Formation::kMarch ||
        unit.routing() || !IsSome(EnemyToFight(b.state, u))) {
      return;
    }
    // BBN-MOV-21
    UnitSet chargers;
    for (const Contact& c : ContactsOf(b.state)) {
      if (c.defender == u && c.resolved == 0 && b.IsCavalry(c.attacker)) {
        chargers.Add(c.attacker);
      }
    }
    DestroyGunsOf(b, u);
    LoseBases(b, u, kLosses.march_column, LossCause::kMarch);
    if (b.unit(u).on_table()) BreakUnit(b, u);
    chargers.ForEach([&](UnitId c) { StartPursuing(b, c); });
  });
}

}  // namespace berthier::big_battle_napoleonic
