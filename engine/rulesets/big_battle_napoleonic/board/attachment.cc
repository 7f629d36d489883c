#include "engine/rulesets/big_battle_napoleonic/board/attachment.h"

#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/tabletop/contact.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Faces are parallel within two degrees, in quarters.
constexpr int kParallel = 8;

// Parent edges as EdgesOf lists them: front, left, rear, right.
constexpr Slot kSlots[] = {Slot::kFront, Slot::kLeft, Slot::kRear,
                           Slot::kRight};

struct Grip {
  Length common;
  Slot slot = Slot::kLeft;
};

// The longest contact of a battery with a unit that makes it attached
// (BBN-ART-01, 02).
Grip GripOf(PositionView f, UnitId gun, UnitId parent) {
  Grip best;
  if (!Within(f.unit(gun).block(), f.unit(parent).block(), kTouch)) return best;
  const auto mine = EdgesOf(f.unit(gun).pose(), SizeOf(f, gun));
  const auto theirs = EdgesOf(f.unit(parent).pose(), SizeOf(f, parent));
  for (const Edge& face : mine) {
    const Length whole = LengthOf(face.segment.b - face.segment.a);
    for (size_t k = 0; k < theirs.size(); ++k) {
      const Length common =
          EdgeToEdge(face.segment, theirs[k].segment, kParallel, kTouch);
      if (common * 2 + kPenetration >= whole && common > best.common) {
        best = {common, kSlots[k]};
      }
    }
  }
  return best;
}

// BBN-ART-05
bool MayHoldGuns(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.on_table() && !unit.routing() && !unit.garrison() &&
         !InRough(f, u);
}

void SettleGun(const Battle& b, UnitId gun) {
  UnitState& unit = b.unit(gun);
  if (!unit.on_table()) return;
  Grip best;
  UnitId parent = UnitId::kNone;
  PositionView(b).own(gun).fighters.ForEach([&](UnitId u) {
    if (!b.unit(u).on_table() ||
        internal::BoxesApart(unit.block(), b.unit(u).block(), kTouch.ticks)) {
      return;
    }
    const Grip grip = GripOf(b, gun, u);
    // BBN-ART-03
    if (grip.common > best.common && MayHoldGuns(b, u)) {
      best = grip;
      parent = u;
    }
  });
  if (parent != unit.attached_to) {
    if (IsSome(parent)) {
      Tell(b, EventCode::kAttached, b.scenario.Entity(gun),
           b.scenario.Entity(parent));
    } else {
      TellUnit(b, EventCode::kDetached, gun);
    }
  }
  unit.attached_to = parent;
  unit.slot = best.slot;
}

}  // namespace

void SettleAttachments(const Battle& b) {
  const UnitSet moved = b.state.moved;
  if (moved.empty()) return;
  b.state.moved = UnitSet();
  UnitSet guns;
  moved.ForEach([&](UnitId u) {
    if (b.IsBattery(u)) {
      guns.Add(u);
      return;
    }
    const Block block = b.unit(u).block();
    PositionView(b).own(u).batteries.ForEach([&](UnitId gun) {
      const UnitState& unit = b.unit(gun);
      if (unit.on_table() &&
          (unit.attached_to == u ||
           !internal::BoxesApart(unit.block(), block, kTouch.ticks))) {
        guns.Add(gun);
      }
    });
  });
  guns.ForEach([&](UnitId gun) { SettleGun(b, gun); });
}

void ReslotGuns(const Battle& b, UnitId u) {
  std::array<int, 4> taken = {0, 0, 0, 0};
  std::array<int, 4> sharing = {0, 0, 0, 0};
  ForEachGunOf(b, u, [&](UnitId gun) {
    ++sharing[static_cast<size_t>(b.unit(gun).slot)];
  });
  const Pose pose = b.unit(u).pose();
  const BaseSize size = SizeOf(b, u);
  ForEachGunOf(b, u, [&](UnitId gun) {
    const UnitState& unit = b.unit(gun);
    BaseSize own = SizeOf(b, gun);
    // Seen from the parent, a battery that faces a flank is as wide as deep.
    const int turn = std::abs(pose.heading.TurnTo(unit.heading));
    if (turn > Heading::kSteps / 8 && turn < 3 * Heading::kSteps / 8) {
      std::swap(own.front, own.depth);
    }
    const Slot slot = unit.slot;
    const int k = taken[static_cast<size_t>(slot)]++;
    const int n = sharing[static_cast<size_t>(slot)];
    // Decision: batteries that share a slot stand one behind the other on a
    // flank, side by side in front and rear.
    const Length beside = (size.front + own.front) / 2;
    const Length along = own.front * (2 * k - (n - 1)) / 2;
    const Length flush = (size.depth - own.depth) / 2 - own.depth * k;
    const Length ahead = (size.depth + own.depth) / 2;
    Point centre;
    switch (slot) {
      case Slot::kLeft:
        centre = Offset(pose, flush, -beside);
        break;
      case Slot::kRight:
        centre = Offset(pose, flush, beside);
        break;
      case Slot::kFront:
        centre = Offset(pose, ahead, along);
        break;
      case Slot::kRear:
        centre = Offset(pose, -ahead, along);
        break;
    }
    Place(b, gun, {centre, unit.heading});
  });
}

}  // namespace berthier::big_battle_napoleonic
