// Emergency squares: who tests, what the dice need, where the cavalry goes
// (4.12, SETTLE in 3.6).

#include <algorithm>

#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/sequence.h"
#include "engine/rulesets/big_battle_napoleonic/tables.h"
#include "engine/rulesets/big_battle_napoleonic/zones.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool IsFreshCavalry(Field f, const Contact& c, UnitId u) {
  return c.defender == u && c.fresh != 0 && c.resolved == 0 &&
         f.IsCavalry(c.attacker) &&
         (c.kind != ContactKind::kPursuit ||
          IsOn(f.scenario.options.square_vs_pursuit));
}

// The place where the two touch is rough: no attempt (BBN-SQR-08).
bool OnRough(Field f, const Contact& c) {
  return RoughAt(f.scenario.ground, TouchingPoint(f.unit(c.attacker).block(),
                                                  f.unit(c.defender).block()));
}

// BBN-SQR-01, 02, 08, 12
bool MustTest(Field f, UnitId u) {
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

// The least gap between a footprint and the square with its guns.
Length GapToSquare(Field f, const Block& block, UnitId square) {
  Length gap = GapBetween(block, f.unit(square).block());
  ForEachGunOf(f, square, [&](UnitId gun) {
    gap = std::min(gap, GapBetween(block, f.unit(gun).block()));
  });
  return gap;
}

// A way walked backward, from its end.
class WayBackward {
 public:
  WayBackward(Field f, UnitId u)
      : size_(SizeOf(f, u)), formation_(f.unit(u).formation) {
    Add(f.unit(u).start_pose());
    for (const Knot& knot : WayOf(f.state, u)) Add(knot.pose());
    // Lining up at the end is no part of the way.
    const Pose now = f.unit(u).pose();
    if (now.heading == poses_[static_cast<size_t>(count_ - 1)].heading) {
      Add(now);
    }
  }
  Pose start() const { return poses_[0]; }
  // Calls g(pose) for poses a twentieth of an inch apart, the last first,
  // until it says true; false if it never does.
  template <typename G>
  bool Walk(G&& g) const {
    for (int i = count_ - 1; i > 0; --i) {
      const Pose a = poses_[static_cast<size_t>(i - 1)];
      const Pose z = poses_[static_cast<size_t>(i)];
      const int turn = a.heading.TurnTo(z.heading);
      if (turn == 0) {
        const Length length = LengthOf(z.centre - a.centre);
        for (Length back = {}; back < length; back += kStep) {
          if (g(Shifted(z, z.heading.Opposite(), back))) return true;
        }
      } else {
        const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
        for (int q = std::abs(turn); q > 0; --q) {
          if (g(WheelOf(a, size_, formation_, hand, q))) return true;
        }
      }
    }
    return g(poses_[0]);
  }

 private:
  static constexpr Length kStep = Ticks(10);
  void Add(Pose pose) {
    if (count_ < static_cast<int>(poses_.size())) {
      poses_[static_cast<size_t>(count_++)] = pose;
    }
  }
  BaseSize size_;
  Formation formation_;
  std::array<Pose, 12> poses_;
  int count_ = 0;
};

// BBN-SQR-09, BBN-I-67
void PutBack(const Battle& b, UnitId u, UnitId square) {
  const WayBackward way(b, u);
  const Length apart = Inches(kDistances.square_withdrawal);
  const BaseSize size = SizeOf(b, u);
  const Pose from = b.unit(u).pose();
  Pose first = way.start(), free = way.start();
  bool reached = false, found = false;
  way.Walk([&](Pose pose) {
    const Block block = MakeBlock(pose, size);
    if (GapToSquare(b, block, square) + kRounding < apart) return false;
    if (!reached) first = pose;
    reached = true;
    free = pose;
    found = !IsSome(UnitUnder(b, block, u));
    return found;
  });
  // Nowhere free: friends are overlapped at the first place far enough.
  const Pose to = !reached ? way.start() : found ? free : first;
  Place(b, u, to);
  TellMove(b, EventCode::kPutBack, b.scenario.Entity(u), from, to,
           b.scenario.Entity(square));
  UnitState& unit = b.unit(u);
  if (unit.Has(Flag::kPursuing)) {  // BBN-PUR-12
    unit.Clear(Flag::kPursuing);
    unit.Clear(Flag::kOnPursuit);
  }
  DropContactsApart(b, u);
}

// The square's pose: front midpoint kept, shifted back out of the enemy
// (BBN-I-35). `chargers` are about to be put back.
Pose SquarePose(Field f, UnitId u, UnitSet chargers) {
  const UnitState& unit = f.unit(u);
  const Pose pose =
      PoseAfterChange(f.data(u), unit.bases, unit.pose(), unit.formation,
                      Formation::kSquare, Anchor::kCentre);
  const BaseSize size = SizeOf(f.data(u), Formation::kSquare, unit.bases);
  const auto clear = [&](Pose p) {
    const Block block = MakeBlock(p, size);
    bool free = true;
    f.foes(u).units.ForEach([&](UnitId e) {
      free = free && (!f.unit(e).on_table() || chargers.Has(e) ||
                      !Overlaps(block, f.unit(e).block(), kPenetration));
    });
    return free;
  };
  const Length most = size.depth + size.front;
  for (Length back = {}; back <= most; back += Ticks(10)) {
    const Pose shifted = Shifted(pose, pose.heading.Opposite(), back);
    if (clear(shifted)) return shifted;
  }
  return pose;
}

void FormSquare(const Battle& b, UnitId u) {
  UnitSet chargers;
  for (const Contact& c : ContactsOf(b.state)) {
    if (c.defender == u && c.fresh != 0 && b.IsCavalry(c.attacker)) {
      chargers.Add(c.attacker);
    }
  }
  const Pose from = b.unit(u).pose();
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
  RenewGaps(b, u);
}

}  // namespace

SquareTest SquareTestOf(Field f, UnitId u, Roll* roll) {
  SquareTest test{.distance = Inches(100)};
  for (const Contact& c : ContactsOf(f.state)) {
    if (IsFreshCavalry(f, c, u)) {
      test.distance = std::min(test.distance, Ticks(c.distance_moved));
    }
  }
  const auto add = [&](SquareModifier m) {
    const int value = kSquare[static_cast<size_t>(m)].value;
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
