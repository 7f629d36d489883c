#include "engine/rulesets/la_grande_armee/combat/fire.h"

#include <algorithm>
#include <bit>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/overlaps.h"
#include "engine/rulesets/la_grande_armee/combat/losses.h"
#include "engine/rulesets/la_grande_armee/combat/tests.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"

namespace berthier::la_grande_armee {
namespace {

// Frame::step. Frame::cursor counts the faces that have had their turn; of the
// shot in progress `count` are its dice, `left` those still to be thrown,
// `total` the hits, `value` the bases that can be hit, `ticks` the range.
enum class Step : uint8_t { kAim, kThrow, kFall, kTest, kEnd };
enum FireFlag : uint8_t {
  kDisrupted = 1,  // LGA-FIR-11, 13
  kAtBlock = 2,    // LGA-SET-12: the bases outside are met
};
// LGA-FRT-04
constexpr int kFewestDice = 4;

ShotKind KindOf(const Frame& frame) {
  return static_cast<ShotKind>(frame.what);
}
size_t Slot(Edge edge) { return static_cast<size_t>(edge); }

// ---- Dice -------------------------------------------------------------------

struct Firing {
  int troops = 0;
  int guns = 0;
};

// The bases of one file of a grid (LGA-BAS-05, 09, 10); `front_gun`: the first
// is a gun.
Firing InFile(const ElementState& unit, int file, bool front_gun) {
  const GridSize grid = GridOf(unit);
  const int in_front = std::popcount(FrontGuns(unit));
  // Guns that do not stand in front are the last bases of the grid.
  const int first_gun = unit.bases() - (unit.guns - in_front);
  Firing bases;
  (front_gun ? bases.guns : bases.troops) = 1;
  for (int rank = 1; rank < grid.ranks(); ++rank) {
    const bool last = rank == grid.ranks() - 1;
    const int place = file - (last ? grid.last_rank_offset() : 0);
    if (place < 0 || (last && place >= grid.in_last_rank())) continue;
    ++(rank * grid.files + place >= first_gun ? bases.guns : bases.troops);
  }
  return bases;
}

// LGA-HIL-05
bool FiresFromAllRanks(PositionView f, ElementId e, ElementId target) {
  return f.options().hill_all_ranks && !IsCavalry(f, e) &&
         f.unit(e).form == Form::kDeployed &&
         LevelOf(f, e) > LevelOf(f, target) && WhollyOnHill(f, e) &&
         OnForwardSlope(f, e, CentroidOf(f, target));
}

Firing FiringBases(PositionView f, ElementId e, ElementId target,
                   const Aim& aim) {
  Firing firing;
  const bool all = FiresFromAllRanks(f, e, target);
  for (uint32_t rest = aim.fires; rest != 0; rest &= rest - 1) {
    const int i = std::countr_zero(rest);
    const bool gun = (aim.guns >> i & 1) != 0;
    const Firing bases =
        all ? InFile(f.unit(e), i, gun) : Firing{gun ? 0 : 1, gun ? 1 : 0};
    firing.troops += bases.troops;
    firing.guns += bases.guns;
  }
  return firing;
}

bool HasHeavyGuns(PositionView f, ElementId e) { return f.unit(e).heavy > 0; }

// LGA-FIR-08, 09, LGA-HIL-03
Length Limit(const FireRow& row, bool higher) {
  return Inches(higher ? row.limit_higher : row.limit);
}
Length FarthestOf(PositionView f, ElementId e, bool higher) {
  return Limit(kFireBands[HasHeavyGuns(f, e) ? 2 : 1], higher);
}

// The dice in eighths, so that halves of halves are whole; LGA-FIR-12.
constexpr int kEighths = 8;

}  // namespace

Shot ShotAt(PositionView f, ElementId shooter, Edge edge, ElementId target,
            ShotKind kind) {
  const bool higher = LevelOf(f, shooter) > LevelOf(f, target);
  Shot shot;
  shot.aim = AimAt(f, shooter, edge, target, FarthestOf(f, shooter, higher));
  if (!shot.aim.any()) return shot;
  size_t band = 0;
  // LGA-REA-10, LGA-SQR-06
  if (kind != ShotKind::kReaction || !InSquare(f, shooter)) {
    while (band < kFireBands.size() &&
           shot.aim.range > Limit(kFireBands[band], higher) + kRounding) {
      ++band;
    }
  }
  if (band == kFireBands.size()) return shot;
  const FireRow& row = kFireBands[band];
  const Firing firing = FiringBases(f, shooter, target, shot.aim);
  shot.band = static_cast<int>(band);
  shot.muskets = firing.troops;
  shot.guns = firing.guns;
  const int heavy = std::min<int>(firing.guns, f.unit(shooter).heavy);
  int eighths =
      firing.troops * row.half_dice_of_musket * kEighths / 2 +
      (heavy * row.heavy_gun + (firing.guns - heavy) * row.gun) * kEighths;
  if (shot.aim.covered) eighths /= 2;         // LGA-FIR-10
  if (IsDisrupted(f, shooter)) eighths /= 2;  // LGA-FIR-11
  shot.dice = (eighths + kEighths / 2) / kEighths;
  return shot;
}

// ---- Who may fire -----------------------------------------------------------

namespace {

Verdict CheckShot(PositionView f, ElementId e, Edge edge, ElementId target) {
  const Shot shot = ShotAt(f, e, edge, target, ShotKind::kAction);
  if (!shot.aim.any()) return Refuse(f, RefusalCode::kNoShot, e, target);
  if (shot.muskets + shot.guns == 0) {
    return Refuse(f, RefusalCode::kCannotFire, e);
  }
  if (shot.dice == 0) {
    return Refuse(f, RefusalCode::kNoDice, e, target,
                  {shot.aim.range.ticks, 0, 0});
  }
  return {};
}

// The target that the order names, an enemy on the table.
Verdict CheckTarget(PositionView f, ElementId e, EntityId object) {
  const ElementId target = f.scenario.As<ElementId>(object);
  if (!IsSome(target) || !f.unit(target).on_table()) {
    return Refuse(f, RefusalCode::kNoSuchObject, e);
  }
  if (f.data(target).side == f.data(e).side) {
    return Refuse(f, RefusalCode::kNotEnemy, e, target);
  }
  return {};
}

Verdict CheckShooter(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  if (unit.routing()) return Refuse(f, RefusalCode::kRouting, e);
  if (unit.scouting()) return Refuse(f, RefusalCode::kScouting, e);
  if (IsLocked(f, e)) return Refuse(f, RefusalCode::kLocked, e);
  if (OverlapsAnyFriend(f, e)) {
    return Refuse(f, RefusalCode::kFiresOverlapping, e);
  }
  return {};
}

bool HasFaces(const ElementState& unit) {
  return unit.form == Form::kSquare || unit.form == Form::kGarrison;
}

}  // namespace

Verdict CheckFire(PositionView f, ElementId e, const Order& order) {
  if (const Verdict v = CheckShooter(f, e); !v.ok()) return v;
  if (const Verdict v = CheckTarget(f, e, order.object); !v.ok()) return v;
  if (order.manner != 0 && !HasFaces(f.unit(e))) {
    return Refuse(f, RefusalCode::kCannotFire, e);
  }
  const Edge edge = static_cast<Edge>(order.manner);
  if (IsSome(f.state.face_targets[Slot(edge)])) {
    return Refuse(f, RefusalCode::kFaceNamed, e);
  }
  return CheckShot(f, e, edge, f.scenario.As<ElementId>(order.object));
}

bool MoreFaces(PositionView f, ElementId e) {
  if (!InSquare(f, e)) return false;
  for (int i = 0; i < kEdges; ++i) {
    const Edge edge = static_cast<Edge>(i);
    if (IsSome(f.state.face_targets[Slot(edge)])) continue;
    bool some = false;
    f.foes(e).elements.ForEach([&](ElementId target) {
      some = some ||
             (f.unit(target).on_table() && CheckShot(f, e, edge, target).ok());
    });
    if (some) return true;
  }
  return false;
}

void StartFire(const Battle& b, ElementId e) {
  const Order order = OrderFrom(b.state.declared, b.scenario.Entity(e));
  PushFire(b, e, b.scenario.As<ElementId>(order.object),
           static_cast<Edge>(order.manner), ShotKind::kAction);
}

bool MayReceiveWithFire(PositionView f, ElementId shooter, Edge edge,
                        ElementId charger) {
  if (!CheckShooter(f, shooter).ok()) return false;
  return ShotAt(f, shooter, edge, charger, ShotKind::kReaction).dice > 0;
}

// ---- The fire ---------------------------------------------------------------

namespace {

int DiceLeft(PositionView f) {
  return std::min<int>(TopFrame(f.state).left, kMostDice);
}

void DescribeFire(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.object = f.scenario.Entity(frame.other);
  const Shot shot =
      ShotAt(f, frame.unit, frame.edge, frame.other, KindOf(frame));
  AddModifier(roll, ModifierCode::kMuskets, shot.muskets);
  AddModifier(roll, ModifierCode::kGuns, shot.guns);
  AddModifier(roll, ModifierCode::kHalved,
              -(shot.aim.covered ? 1 : 0) - (frame.flags & kDisrupted));
}

void ResolveFire(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.left = static_cast<int16_t>(frame.left - DiceLeft(b));
  frame.total = static_cast<int16_t>(frame.total + outcome.hits());
  if (frame.left > 0) return;
  Tell(b, EventCode::kFires, b.scenario.Entity(frame.unit),
       b.scenario.Entity(frame.other),
       {frame.ticks, frame.total, frame.count, 0});
  frame.step = static_cast<uint8_t>(Step::kFall);
}

// The next shot of the action; false if there is none.
bool NextShot(const Battle& b, Frame& frame) {
  const bool faces = KindOf(frame) == ShotKind::kAction &&
                     b.unit(frame.unit).form == Form::kSquare;
  const int most = faces ? kEdges : 1;
  for (; frame.cursor < most; ++frame.cursor) {
    if (!faces) return ++frame.cursor, true;
    const ElementId target = b.state.face_targets[frame.cursor];
    if (!IsSome(target) || !b.unit(target).on_table()) continue;
    frame.other = target;
    frame.edge = static_cast<Edge>(frame.cursor++);
    return true;
  }
  return false;
}

void TakeAim(const Battle& b, Frame& frame) {
  if (frame.cursor == 0 && IsDisrupted(b, frame.unit)) {
    frame.flags |= kDisrupted;
  }
  if (!NextShot(b, frame)) {
    frame.step = static_cast<uint8_t>(Step::kEnd);
    return;
  }
  const Shot shot =
      ShotAt(b, frame.unit, frame.edge, frame.other, KindOf(frame));
  if (shot.dice == 0) return;  // an earlier face has left nothing to hit
  frame.count = static_cast<uint8_t>(shot.dice);
  frame.left = static_cast<int16_t>(shot.dice);
  frame.total = 0;
  frame.value = static_cast<uint8_t>(shot.aim.open);
  frame.ticks = shot.aim.range.ticks;
  frame.who = frame.other;
  frame.group = static_cast<uint8_t>(shot.aim.struck);
  const bool block = IsGarrison(b, frame.other) && !shot.aim.covered;
  frame.flags =
      static_cast<uint8_t>((frame.flags & kDisrupted) | (block ? kAtBlock : 0));
  frame.hits = {0, 0};
  frame.step = static_cast<uint8_t>(Step::kThrow);
}

void Fall(const Battle& b, Frame& frame) {
  frame.step = static_cast<uint8_t>(Step::kTest);
  const int hits = std::min<int>(frame.total, frame.value);  // LGA-FIR-20
  if (hits == 0) return;
  PushLosses(b, frame.other, hits, LossCause::kFire,
             {static_cast<Edge>(frame.group), (frame.flags & kAtBlock) != 0});
}

// LGA-FRT-01, 10
void Test(const Battle& b, Frame& frame) {
  frame.step = static_cast<uint8_t>(Step::kAim);
  const ElementId target = frame.other;
  if (!b.unit(target).on_table()) return;
  b.unit(target).losses = 0;
  const int lost = frame.hits[static_cast<size_t>(b.data(target).side)];
  if (lost == 0 && KindOf(frame) == ShotKind::kReaction) return;
  const bool few = frame.count <= kFewestDice && lost == 0;
  PushTest(b, target, TestKind::kFire, lost, few ? kFewDice : 0);
}

// LGA-FIR-13, 17, LGA-SQR-04
void End(const Battle& b) {
  const Frame frame = TopFrame(b.state);
  PopFrame(b);
  b.state.face_targets.fill(ElementId::kNone);
  if ((frame.flags & kDisrupted) != 0) ShedMarker(b, frame.unit);
  CollapseSquares(b);
}

}  // namespace

const RollRow kFireRoll = {
    .pool = &DiceLeft, .describe = &DescribeFire, .resolve = &ResolveFire};

Progress AdvanceFire(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  switch (static_cast<Step>(frame.step)) {
    case Step::kAim:
      TakeAim(b, frame);
      break;
    case Step::kThrow:
      AwaitRoll(b, b.data(frame.unit).side, RollKind::kFire,
                b.scenario.Entity(frame.unit));
      return Progress::kAwaiting;
    case Step::kFall:
      Fall(b, frame);
      break;
    case Step::kTest:
      Test(b, frame);
      break;
    case Step::kEnd:
      End(b);
      break;
  }
  return Progress::kAgain;
}

}  // namespace berthier::la_grande_armee
