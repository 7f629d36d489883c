#include "engine/rulesets/grandeur/combat/melee.h"

#include "engine/model/modified.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/combat/cohesion.h"
#include "engine/rulesets/grandeur/combat/losses.h"
#include "engine/rulesets/grandeur/combat/melee_dice.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"
#include "engine/rulesets/grandeur/combat/retreat.h"

namespace berthier::grandeur {
namespace {

// Frame::step of a round. Frame::value and Frame::count are the VBU of the
// active and of the enemy main before it.
enum class Step : uint8_t { kCount, kActiveDice, kEnemyDice, kTests, kResult };

// Frame::ticks: a byte each.
enum class Byte : uint8_t { kActiveDice, kEnemyDice, kActiveHits, kEnemyHits };
int Get(const Frame& frame, Byte byte) {
  return frame.ticks >> (8 * static_cast<int>(byte)) & 0xFF;
}
void Put(Frame& frame, Byte byte, int value) {
  frame.ticks |= value << (8 * static_cast<int>(byte));
}

// The two mains as they came into this round.
MeleeSide ActiveSide(const Frame& frame) {
  return {frame.unit, frame.other, (frame.flags & kActiveCharged) != 0,
          (frame.flags & kActiveUphill) != 0};
}
MeleeSide EnemySide(PositionView f, const Frame& frame) {
  // Decision: who counter-charges does so uphill if he stands lower.
  return {frame.other, frame.unit, (frame.flags & kEnemyCharged) != 0,
          LevelOf(f, frame.other) < LevelOf(f, frame.unit)};
}
bool IsActiveThrow(const Frame& frame) {
  return static_cast<Step>(frame.step) == Step::kActiveDice;
}
MeleeSide ThrowingSide(PositionView f, const Frame& frame) {
  return IsActiveThrow(frame) ? ActiveSide(frame) : EnemySide(f, frame);
}

void DescribeMelee(PositionView f, Roll& roll) {
  const MeleeSide side = ThrowingSide(f, TopFrame(f.state));
  roll.subject = f.scenario.Entity(side.main);
  roll.object = f.scenario.Entity(side.enemy);
  ForEachMeleeDice(f, side, [&](ModifierCode code, int value) {
    AddModifier(roll, code, value, kOfTheNumber);
  });
}

int MeleePool(PositionView f) {
  const Frame& frame = TopFrame(f.state);
  return Get(frame,
             IsActiveThrow(frame) ? Byte::kActiveDice : Byte::kEnemyDice);
}

void ResolveMelee(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  const bool active = IsActiveThrow(frame);
  Put(frame, active ? Byte::kActiveHits : Byte::kEnemyHits, outcome.detail);
  ++frame.step;
  Tell(b, EventCode::kFights,
       b.scenario.Entity(active ? frame.unit : frame.other),
       b.scenario.Entity(active ? frame.other : frame.unit),
       {Get(frame, active ? Byte::kActiveDice : Byte::kEnemyDice),
        outcome.detail, 0, 0});
}

// IMP-MEL-10: u has fought in this round.
void MarkFought(const Battle& b, UnitId u) {
  if (b.data(u).side == b.state.active && b.data(u).corps == b.state.corps) {
    b.unit(u).Set(Flag::kActivated);
  }
}
void MarkSide(const Battle& b, UnitId main, UnitId enemy) {
  MarkFought(b, main);
  SupportsOf(b, main, enemy).ForEach([&](UnitId u) {
    if (SupportDice(b, u, enemy) > 0) MarkFought(b, u);
  });
}

// M3 to M5; takes the frame of the round away.
void Conclude(const Battle& b) {
  const Frame frame = TopFrame(b.state);
  const UnitId a = frame.unit, e = frame.other;
  const int lead = (frame.count - VbuOf(b, e)) - (frame.value - VbuOf(b, a));
  const PieceId held = b.unit(e).bua;
  RoutInMelee(b, e);
  RoutInMelee(b, a);
  const bool a_stands = b.unit(a).on_table(), e_stands = b.unit(e).on_table();
  if (!a_stands && !e_stands) return PopFrame(b);  // IMP-MEL-07
  if (a_stands && e_stands && lead == 0) {
    Tell(b, EventCode::kMeleeDrawn, b.scenario.Entity(a), b.scenario.Entity(e));
    PopFrame(b);
    // GRA-RET-01; IMP-RET-10: the enemy main first.
    if (b.data(a).is_cavalry()) PushRetreat(b, a, e);
    if (b.data(e).is_cavalry()) PushRetreat(b, e, a);
    return;
  }
  const bool a_wins = a_stands && (!e_stands || lead > 0);
  const UnitId winner = a_wins ? a : e, loser = a_wins ? e : a;
  Tell(b, EventCode::kMeleeWon, b.scenario.Entity(winner),
       b.scenario.Entity(loser));
  if (b.unit(loser).on_table() && IsFormed(b, loser)) {
    TellUnit(b, EventCode::kHolds, loser);  // GRA-RET-02, GRA-I-29
    return PopFrame(b);
  }
  ReplaceByPursuit(b, winner, loser, a_wins ? held : PieceId::kNone);
  if (b.unit(loser).on_table()) PushRetreat(b, loser, winner);
}

}  // namespace

const RollRow kMeleeRoll = {.dice = 0,
                            .pool = &MeleePool,
                            .describe = &DescribeMelee,
                            .resolve = &ResolveMelee};

Progress AdvanceMelee(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId a = frame.unit, e = frame.other;
  switch (static_cast<Step>(frame.step)) {
    case Step::kCount:
      Put(frame, Byte::kActiveDice, MeleeDice(b, ActiveSide(frame)));
      Put(frame, Byte::kEnemyDice, MeleeDice(b, EnemySide(b, frame)));
      frame.value = static_cast<int8_t>(VbuOf(b, a));
      frame.count = static_cast<int8_t>(VbuOf(b, e));
      ++frame.step;
      return Progress::kAgain;
    case Step::kActiveDice:
      AwaitRoll(b, b.data(a).side, RollKind::kMelee, b.scenario.Entity(a));
      return Progress::kAwaiting;
    case Step::kEnemyDice:
      AwaitRoll(b, b.data(e).side, RollKind::kMelee, b.scenario.Entity(e));
      return Progress::kAwaiting;
    case Step::kTests: {
      const int by_active = Get(frame, Byte::kActiveHits);
      const int by_enemy = Get(frame, Byte::kEnemyHits);
      ++frame.step;
      MarkSide(b, a, e);
      MarkSide(b, e, a);
      // Decision: the enemy main tests first. Both numbers are of this moment
      // (IMP-MEL-04).
      if (by_enemy > 0) PushCohesion(b, a, by_enemy, HitBy::kMelee);
      if (by_active > 0) PushCohesion(b, e, by_active, HitBy::kMelee);
      return Progress::kAgain;
    }
    case Step::kResult:
      break;
  }
  Conclude(b);
  return Progress::kAgain;
}

}  // namespace berthier::grandeur
