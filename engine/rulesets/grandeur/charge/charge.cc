#include "engine/rulesets/grandeur/charge/charge.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/charge/reach.h"
#include "engine/rulesets/grandeur/charge/responses.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"

namespace berthier::grandeur {
namespace {

// Frame::step of a charge by `unit` on `other`; while it presses on, `other` is
// whom it meets first, if anybody. Frame::ticks is its reach in this phase; in
// contact Frame::other is the enemy main.
enum class Step : uint8_t {
  kBegin,
  kTested,   // C1
  kFiredAt,  // C2
  kAnswer,   // C3
  kEvadeTested,
  kCounterTested,
  kSquareTested,
  kAsk,  // C4, D11
  kPress,
  kReckon,  // C5, R5
  kRide,
  kFight,   // C8
  kOver,    // its activation ends
  kOnward,  // its activation goes on
};

enum ChargeFlag : uint8_t {
  kFailedTest = 1,  // of this phase (IMP-CHG-07)
  kOutOfZone = 2,   // began in the ZoC of a unit not ahead (IMP-ZOC-05)
  kPressing = 4,
  kCountered = 8,  // the target counter-charges
  kUphill = 16,    // GRA-I-45
  kReady = 32,     // the target was on Opportunity when it was declared
};

void SetStep(Frame& frame, Step step) {
  frame.step = static_cast<uint8_t>(step);
}
bool Has(const Frame& frame, ChargeFlag flag) {
  return (frame.flags & flag) != 0;
}
bool IsOpportunity(const Frame& frame) {
  return ChargeKindOf(frame) == ChargeKind::kOpportunity;
}
Menace MenaceOf(const Frame& frame) {
  return {frame.unit, frame.other, IsOpportunity(frame), Has(frame, kReady)};
}

// ---- Before the move --------------------------------------------------------

bool IsOutOfZone(PositionView f, UnitId u) {
  bool out = false;
  ZonesOver(f, u, BlockOf(f, u)).ForEach([&](UnitId e) {
    out = out || !InCorridor(f, u, e);
  });
  return out;
}

void Begin(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  UnitState& unit = b.unit(u);
  unit.StartAt(unit.pose());
  b.scenario.side(Opponent(b.data(u).side)).units.ForEach([&](UnitId e) {
    b.unit(e).Clear(Flag::kEvaded);
  });
  if (IsOutOfZone(b, u)) frame.flags |= kOutOfZone;
  if (IsSome(frame.other)) {
    Tell(b, EventCode::kCharges, b.scenario.Entity(u),
         b.scenario.Entity(frame.other),
         {ContactDistance(b, u, frame.other,
                          MoveOf(b, u) + GreatestBonus(b) + Ticks(1))
              .ticks,
          0, 0, 0});
  } else {
    Tell(b, EventCode::kChargesLeader, b.scenario.Entity(u),
         b.scenario.Entity(frame.leader));
  }
  if (IsOpportunity(frame)) {
    EndOpportunity(b, u);  // IMP-OPP-07
    return SetStep(frame, Step::kFiredAt);
  }
  SetStep(frame, Step::kTested);
  b.state.test_passed = 1;
  if (unit.phases >= 1) PushTest(b, u, Reason::kPhase);
}

void Tested(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  UnitState& unit = b.unit(frame.unit);
  ++unit.phases;
  if (b.state.test_passed == 0) {
    frame.flags |= kFailedTest;
    unit.Set(Flag::kNoMorePhases);
  }
  if (IsSome(frame.other) && b.unit(frame.other).Has(Flag::kOpportunity)) {
    frame.flags |= kReady;
  }
  SetStep(frame, Step::kFiredAt);
  PushReactions(b, frame.unit, kToCharge);
}

void FiredAt(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  if (!b.unit(frame.unit).on_table()) return PopFrame(b);
  if (!IsSome(frame.leader)) return SetStep(frame, Step::kAnswer);
  // IMP-CHG-08
  const LeaderId leader = frame.leader;
  frame.leader = LeaderId::kNone;
  SetStep(frame, Step::kAsk);
  RideAway(b, leader, frame.unit);
}

Progress Answer(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  if (CanOnlyStand(b, MenaceOf(frame))) {
    SetStep(frame, Step::kReckon);
    return Progress::kAgain;
  }
  AwaitDecision(b, b.data(frame.other).side, Decision::kRespond,
                b.scenario.Entity(frame.other));
  return Progress::kAwaiting;
}

void MakeEvade(const Battle& b, bool in_order) {
  Frame& frame = TopFrame(b.state);
  const UnitId target = frame.other;
  SetStep(frame, Step::kAsk);
  Evade(b, target, frame.unit);
  if (!in_order) Disorder(b, target);  // IMP-EVA-03
}

void MakeCounterCharge(const Battle& b, bool passed) {
  Frame& frame = TopFrame(b.state);
  SetStep(frame, Step::kReckon);
  if (!passed) return Disorder(b, frame.other);  // IMP-CCH-03
  frame.flags |= kCountered;
  Tell(b, EventCode::kCounterCharges, b.scenario.Entity(frame.other),
       b.scenario.Entity(frame.unit));
}

// IMP-EVA-07: whom a charger that presses on meets first.
void Press(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  frame.other = UnitId::kNone;
  frame.flags &= static_cast<uint8_t>(~kReady);
  SetStep(frame, Step::kReckon);
  const Ahead ahead = FirstInReach(b, frame.unit, Has(frame, kFailedTest));
  // IMP-BUA-04: for cavalry a garrison is ground.
  if (!IsSome(ahead.unit) ||
      (InBua(b, ahead.unit) && !b.data(frame.unit).is_foot())) {
    return;
  }
  const Obstacle obstacle =
      FirstObstacle(b, frame.unit, Forward(b.unit(frame.unit).heading),
                    ahead.distance, UnitSet());
  if (obstacle.stop != Stop::kNone && obstacle.stop != Stop::kEnemy) return;
  frame.other = ahead.unit;
  if (!b.unit(ahead.unit).Has(Flag::kEvaded)) SetStep(frame, Step::kAnswer);
}

// ---- The move ---------------------------------------------------------------

Progress Reckon(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const bool failed = Has(frame, kFailedTest);
  Speed speed;
  bool farther = true;  // than M (IMP-CHG-04)
  if (IsSome(frame.other)) {
    const Length far = MoveOf(b, u) + GreatestBonus(b) + Ticks(1);
    const Length gap = ContactDistance(b, u, frame.other, far);
    speed = SpeedTo(b, u, gap, failed);
    farther = gap > speed.move;
  } else {
    speed = SpeedAhead(b, u, failed);
  }
  frame.ticks = speed.move.ticks;
  SetStep(frame, Step::kRide);
  if (!speed.bonus || !farther) return Progress::kAgain;
  AwaitRoll(b, b.data(u).side, RollKind::kChargeBonus, b.scenario.Entity(u));
  return Progress::kAwaiting;
}

// What is put off until the end of the move: IMP-CHG-07, IMP-ZOC-05.
void SettleMove(const Battle& b, const Frame& frame) {
  if (Has(frame, kFailedTest) || Has(frame, kOutOfZone)) {
    Disorder(b, frame.unit);
  }
}

// C6, C7
void Contact(const Battle& b, UnitId target, const Block& from, int level) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const bool caught = b.unit(target).Has(Flag::kEvaded);  // IMP-EVA-06
  const ContactSide side =
      caught ? ContactSide::kRear : SideCharged(b, from, target);
  UnitSet met = EnemiesAt(b, u, Ticks(0));
  met.Add(target);
  MakeContact(b, u, target, side, from);
  if (IsOpportunity(frame)) {
    met.ForEach([&](UnitId e) { EndActivation(b, e); });  // IMP-OPP-06
  }
  const UnitId main = EnemyMain(b, u, target, met);
  const bool fires = side == ContactSide::kFront && !Has(frame, kCountered);
  // Who counter-charges is not charging the one beside it.
  if (main != target) frame.flags &= static_cast<uint8_t>(~kCountered);
  if (level < LevelOf(b, main)) frame.flags |= kUphill;
  frame.other = main;
  SetStep(frame, Step::kFight);
  if (fires) PushDefensiveFire(b, target, u);
}

void FallShort(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  SettleMove(b, frame);
  if (Has(frame, kPressing)) {
    SetStep(frame, Step::kOnward);
    return PushReactions(b, u, 0);
  }
  TellMove(b, EventCode::kFallsShort, b.scenario.Entity(u), {},
           b.unit(u).pose());
  SetStep(frame, Step::kOver);
  // IMP-OPP-06: nobody reacts to a reaction.
  if (!IsOpportunity(frame)) PushReactions(b, u, 0);
}

void Ride(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const Pose start = b.unit(u).pose();
  const Block from = b.unit(u).block();
  const UnitVec way = Forward(start.heading);
  const int level = LevelOf(b, u);
  const Length reach = Ticks(frame.ticks);
  const Obstacle obstacle = FirstObstacle(b, u, way, reach + Gap(b), UnitSet());
  const bool enemy = obstacle.stop == Stop::kEnemy;
  const bool meets = enemy && obstacle.distance <= reach;
  // IMP-EVA-04: it stops 0.5 U short of what is no enemy.
  const Length distance = enemy
                              ? std::min(reach, obstacle.distance)
                              : std::max(obstacle.distance - Gap(b), Length{});
  UnitId target = obstacle.unit;
  if (meets && IsSome(frame.other) &&
      EnemiesAt(b, u, distance).Has(frame.other)) {
    target = frame.other;
  }
  Travel(b, u, way, distance);
  TellMove(b, EventCode::kMoves, b.scenario.Entity(u), start, b.unit(u).pose(),
           EntityId::kNone, {distance.ticks, 0, 0, 0});
  if (!meets) return FallShort(b);
  SettleMove(b, frame);
  Contact(b, target, from, level);
}

void Fight(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const Frame charge = frame;
  SetStep(frame, Step::kOver);
  if (!b.unit(charge.unit).on_table() || !b.unit(charge.other).on_table()) {
    return;
  }
  const int flags = kActiveCharged |
                    (Has(charge, kCountered) ? kEnemyCharged : 0) |
                    (Has(charge, kUphill) ? kActiveUphill : 0);
  PushMelee(b, charge.unit, charge.other, static_cast<uint8_t>(flags));
}

void End(const Battle& b, bool ends_activation) {
  const Frame charge = TopFrame(b.state);
  PopFrame(b);
  if (ends_activation && !IsOpportunity(charge)) EndActivation(b, charge.unit);
}

// ---- R5 ---------------------------------------------------------------------

void DescribeBonus(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.object = f.scenario.Entity(frame.other);
}
Outcome BonusOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kBonus, faces[0]};
}
void ResolveBonus(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.ticks += Units(b, outcome.detail).ticks;
  Tell(b, EventCode::kBonus, b.scenario.Entity(frame.unit), EntityId::kNone,
       {outcome.detail, 0, 0, 0});
}

}  // namespace

const RollRow kChargeBonusRoll = {.describe = &DescribeBonus,
                                  .outcome = &BonusOutcome,
                                  .resolve = &ResolveBonus};

Progress AdvanceCharge(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  switch (static_cast<Step>(frame.step)) {
    case Step::kBegin:
      Begin(b);
      break;
    case Step::kTested:
      Tested(b);
      break;
    case Step::kFiredAt:
      FiredAt(b);
      break;
    case Step::kAnswer:
      return Answer(b);
    case Step::kEvadeTested:
      MakeEvade(b, b.state.test_passed != 0);
      break;
    case Step::kCounterTested:
      MakeCounterCharge(b, b.state.test_passed != 0);
      break;
    case Step::kSquareTested:
      if (b.state.test_passed != 0) FormSquare(b, frame.other);
      SetStep(TopFrame(b.state), Step::kReckon);
      break;
    case Step::kAsk:
      AwaitDecision(b, b.data(frame.unit).side, Decision::kPress,
                    b.scenario.Entity(frame.unit));
      return Progress::kAwaiting;
    case Step::kPress:
      Press(b);
      break;
    case Step::kReckon:
      return Reckon(b);
    case Step::kRide:
      Ride(b);
      break;
    case Step::kFight:
      Fight(b);
      break;
    case Step::kOver:
      End(b, true);
      break;
    case Step::kOnward:
      End(b, false);
      break;
  }
  return Progress::kAgain;
}

// ---- D9 ---------------------------------------------------------------------

Verdict CheckRespond(PositionView f, const Order& order) {
  const Menace menace = MenaceOf(TopFrame(f.state));
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kEvade:
      return CheckEvade(f, menace);
    case Verb::kCounterCharge:
      return CheckCounterCharge(f, menace);
    case Verb::kFormSquare:
      return CheckSquare(f, menace);
    case Verb::kStand:
      return {};
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

void PlayRespond(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit, target = frame.other;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kEvade:
      if (b.unit(target).evades == 0) return MakeEvade(b, true);
      SetStep(frame, Step::kEvadeTested);
      return PushTest(b, target, Reason::kEvadeAgain);
    case Verb::kCounterCharge:
      // IMP-CCH-01
      if (b.unit(target).Has(Flag::kOpportunity)) {
        EndOpportunity(b, target);
        return MakeCounterCharge(b, true);
      }
      SetStep(frame, Step::kCounterTested);
      return PushTest(b, target, Reason::kCounterCharge);
    case Verb::kFormSquare:
      SetStep(frame, Step::kSquareTested);
      return PushSquareTest(b, target, SideCharged(b, BlockOf(b, u), target),
                            IsOpportunity(frame) ? 1 : b.unit(u).phases);
    default:
      SetStep(frame, Step::kReckon);
      return TellUnit(b, EventCode::kStands, target);
  }
}

// ---- D11 --------------------------------------------------------------------

Length GreatestHalt(PositionView f) {
  return GreatestForward(f, TopFrame(f.state).unit);
}

Verdict CheckPress(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kPress) return {};
  if (verb != Verb::kHalt) return Refuse(RefusalCode::kNotNow);
  const UnitId u = TopFrame(f.state).unit;
  const int32_t most = GreatestHalt(f).ticks;
  if (order.amount < 0 || order.amount > most) {
    return Refuse(f, RefusalCode::kNoAmount, u, {0, most, 0});
  }
  return {};
}

void PlayPress(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  if (static_cast<Verb>(order.verb) == Verb::kPress) {
    frame.flags |= kPressing;
    SetStep(frame, Step::kPress);
    return TellUnit(b, EventCode::kPresses, u);
  }
  SetStep(frame, Step::kOnward);
  Travel(b, u, Forward(b.unit(u).heading),
         Ticks(static_cast<int32_t>(order.amount)));
  SettleMove(b, frame);
  TellMove(b, EventCode::kHalts, b.scenario.Entity(u), {}, b.unit(u).pose());
  PushReactions(b, u, 0);
}

}  // namespace berthier::grandeur
