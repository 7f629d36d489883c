#include "engine/rulesets/grandeur/combat/pursuit.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/rulesets/grandeur/combat/fire.h"

namespace berthier::grandeur {
namespace {

// Frame::step of a pursuit of `unit` after `other`, which it has beaten.
// Frame::piece is the BUA that `other` held, Frame::ticks the length of the
// pursuit. kFight: in contact; Frame::other is the enemy main.
enum class Step : uint8_t {
  kChoose,
  kThrow,
  kAnswer,  // D9
  kTest,    // R4
  kRide,
  kFight,
};

enum PursuitFlag : uint8_t { kUphill = 1 };

constexpr int kFarthestTurn = 180;  // quarter degrees (IMP-PUR-04)

void SetStep(Frame& frame, Step step) {
  frame.step = static_cast<uint8_t>(step);
}

// IMP-PUR-01, GRA-PUR-02, 03; IMP-BUA-08
bool MayPursue(PositionView f, const Frame& frame) {
  const UnitId u = frame.unit;
  return f.unit(u).on_table() && !InMelee(f, u) && !InBua(f, u) &&
         f.data(u).impetus >= 1 &&
         (!f.data(u).is_foot() || f.data(frame.other).is_foot());
}
// IMP-BUA-06
bool MayOccupy(PositionView f, const Frame& frame) {
  const UnitId u = frame.unit;
  return IsSome(frame.piece) && f.data(u).is_foot() && f.unit(u).on_table() &&
         !InMelee(f, u) && !InBua(f, u) && !IsSome(OccupantOf(f, frame.piece));
}
// GRA-PUR-01
bool MustPursue(PositionView f, UnitId u) {
  return f.data(u).kind == UnitType::kHeavyCavalry;
}

// IMP-PUR-04: the signed turn toward the beaten enemy; 0 if he is gone.
int GreatestTurn(PositionView f, const Frame& frame) {
  const UnitState& beaten = f.unit(frame.other);
  const UnitState& unit = f.unit(frame.unit);
  if (!beaten.on_table() || beaten.centre == unit.centre) return 0;
  const int turn = unit.heading.TurnTo(BearingOf(beaten.centre - unit.centre));
  return std::clamp(turn, -kFarthestTurn, kFarthestTurn);
}

// Somebody whom u would overlap at that pose.
UnitId UnitUnder(PositionView f, UnitId u, Pose pose) {
  const Block block = MakeBlock(pose, f.data(u).base);
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId k = MakeId<UnitId>(i);
    if (k != u && f.unit(k).on_table() && !InBua(f, k) &&
        Overlaps(block, f.unit(k).block(), kSeam)) {
      return k;
    }
  }
  return UnitId::kNone;
}

// ---- The ride ---------------------------------------------------------------

// Whom a ride of that length reaches, and how far it goes.
struct Ride {
  Length distance;
  UnitId target = UnitId::kNone;
  UnitSet reached = {};
};
Ride RideOf(PositionView f, const Frame& frame) {
  const UnitId u = frame.unit;
  const UnitVec way = Forward(f.unit(u).heading);
  const Length wish = Ticks(frame.ticks);
  const Obstacle obstacle = FirstObstacle(f, u, way, wish + Gap(f), UnitSet());
  if (obstacle.stop != Stop::kEnemy) {  // IMP-PUR-07
    return {std::max(Length{}, obstacle.distance - Gap(f))};
  }
  // Whom it reaches with its last tick it has reached.
  if (obstacle.distance > wish) return {wish};
  Ride ride = {obstacle.distance, obstacle.unit,
               EnemiesAt(f, u, obstacle.distance)};
  ride.reached.Add(obstacle.unit);
  // 5.10: the beaten enemy is the one it rides after.
  if (ride.reached.Has(frame.other)) ride.target = frame.other;
  return ride;
}

void RideOn(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit, beaten = frame.other;
  const Ride ride = RideOf(b, frame);
  const Pose start = b.unit(u).pose();
  const Block from = b.unit(u).block();
  const int level = LevelOf(b, u);
  if (ride.distance > Length{}) {
    Travel(b, u, Forward(start.heading), ride.distance);
  }
  TellMove(b, EventCode::kPursues, b.scenario.Entity(u), start,
           b.unit(u).pose(), b.scenario.Entity(beaten),
           {ride.distance.ticks, 0, 0, 0});
  if (!IsSome(ride.target)) return PopFrame(b);
  // IMP-PUR-05, IMP-PUR-06
  const bool caught = ride.target == beaten;
  const ContactSide side =
      caught ? ContactSide::kFront : SideCharged(b, from, ride.target);
  if (level < LevelOf(b, ride.target)) frame.flags |= kUphill;
  MakeContact(b, u, ride.target, side, from);
  frame.other = EnemyMain(b, u, ride.target, ride.reached);
  SetStep(frame, Step::kFight);
  if (!caught && side == ContactSide::kFront) {
    PushDefensiveFire(b, ride.target, u);
  }
}

// In contact: a new round takes the place of the pursuit.
void Fight(const Battle& b) {
  const Frame frame = TopFrame(b.state);
  PopFrame(b);
  if (!b.unit(frame.unit).on_table() || !b.unit(frame.other).on_table()) {
    return;
  }
  const int uphill = (frame.flags & kUphill) != 0 ? kActiveUphill : 0;
  PushMelee(b, frame.unit, frame.other,
            static_cast<uint8_t>(kActiveCharged | uphill));
}

// ---- R11 --------------------------------------------------------------------

void DescribePursuit(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).unit);
  roll.object = f.scenario.Entity(TopFrame(f.state).other);
}
// IMP-PUR-03: in U, before OPT-DIVSCALE.
Outcome PursuitOutcome(PositionView f, const Faces& faces) {
  const bool mounted = f.data(TopFrame(f.state).unit).is_cavalry();
  return {OutcomeCode::kDistance,
          faces[0] + (mounted ? kDistances.mounted_retreat : 0)};
}
void ResolvePursuit(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.ticks = Units(b, outcome.detail).ticks;
  const UnitId target = RideOf(b, frame).target;
  const bool asks = IsSome(target) && target != frame.other &&
                    MayFormSquare(b, target, frame.unit);
  SetStep(frame, asks ? Step::kAnswer : Step::kRide);
  if (!asks) return;
  Tell(b, EventCode::kComesUp, b.scenario.Entity(frame.unit),
       b.scenario.Entity(target));
}

Progress Choose(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const bool pursues = MayPursue(b, frame);
  if (!pursues && !MayOccupy(b, frame)) {
    PopFrame(b);
    return Progress::kAgain;
  }
  // A CP that cannot turn has no choice.
  if (pursues && MustPursue(b, frame.unit) && GreatestTurn(b, frame) == 0) {
    SetStep(frame, Step::kThrow);
    return Progress::kAgain;
  }
  AwaitDecision(b, b.data(frame.unit).side, Decision::kPursue,
                b.scenario.Entity(frame.unit));
  return Progress::kAwaiting;
}

// How many phases the pursuer counts as having taken (GRA-APX-06).
int PhasesOfPursuer(PositionView f, UnitId u) {
  return (ActingUnit(f.state) == u ? f.unit(u).phases : 0) + 1;
}

}  // namespace

const RollRow kPursuitRoll = {.describe = &DescribePursuit,
                              .outcome = &PursuitOutcome,
                              .resolve = &ResolvePursuit};

void ReplaceByPursuit(const Battle& b, UnitId winner, UnitId beaten,
                      PieceId bua) {
  PopFrame(b);
  PushFrame(b, {.kind = FrameKind::kPursuit,
                .unit = winner,
                .other = beaten,
                .piece = bua});
}

Progress AdvancePursuit(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  switch (static_cast<Step>(frame.step)) {
    case Step::kChoose:
      return Choose(b);
    case Step::kThrow:
      AwaitRoll(b, b.data(u).side, RollKind::kPursuit, b.scenario.Entity(u));
      return Progress::kAwaiting;
    case Step::kAnswer: {
      const UnitId target = RideOf(b, frame).target;
      AwaitDecision(b, b.data(target).side, Decision::kRespond,
                    b.scenario.Entity(target));
      return Progress::kAwaiting;
    }
    case Step::kTest:
      if (b.state.test_passed != 0) FormSquare(b, RideOf(b, frame).target);
      SetStep(frame, Step::kRide);
      return Progress::kAgain;
    case Step::kRide:
      RideOn(b);
      return Progress::kAgain;
    case Step::kFight:
      break;
  }
  Fight(b);
  return Progress::kAgain;
}

Heading FarthestAim(PositionView f) {
  const Frame& frame = TopFrame(f.state);
  return f.unit(frame.unit).heading.Turned(GreatestTurn(f, frame));
}

Verdict CheckPursuit(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  const UnitId u = frame.unit;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kStay:
      if (MayPursue(f, frame) && MustPursue(f, u)) {
        return Refuse(f, RefusalCode::kMustPursue, u);
      }
      return {};
    case Verb::kOccupy:
      if (!MayOccupy(f, frame) ||
          f.scenario.As<PieceId>(order.object) != frame.piece) {
        return Refuse(f, RefusalCode::kNotNow, u);
      }
      return {};
    case Verb::kPursue:
      break;
    default:
      return Refuse(RefusalCode::kNotNow);
  }
  if (!MayPursue(f, frame)) return Refuse(f, RefusalCode::kNotNow, u);
  const Pose now = f.unit(u).pose();
  const int most = GreatestTurn(f, frame);
  const int turn = now.heading.TurnTo(order.pose.heading);
  if (turn < std::min(0, most) || turn > std::max(0, most)) {
    return Refuse(f, RefusalCode::kAimTooFar, u, frame.other,
                  {std::abs(turn), 0, 0});
  }
  if (turn != 0) {
    const UnitId k = UnitUnder(f, u, {now.centre, order.pose.heading});
    if (IsSome(k)) return Refuse(f, RefusalCode::kEndsOnFriend, u, k);
  }
  return {};
}

void PlayPursuit(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kStay:
      TellUnit(b, EventCode::kStays, u);
      return PopFrame(b);
    case Verb::kOccupy: {
      const PieceId bua = frame.piece;
      PopFrame(b);
      return Occupy(b, u, bua);
    }
    default:
      break;
  }
  if (order.pose.heading != b.unit(u).heading) {
    Place(b, u, {b.unit(u).centre, order.pose.heading});
  }
  SetStep(frame, Step::kThrow);
}

// ---- Squares against a pursuit (IMP-PUR-06) ---------------------------------

Verdict CheckPursued(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kStand || verb == Verb::kFormSquare) return {};
  return Refuse(f, RefusalCode::kNotNow, TopFrame(f.state).unit);
}

void PlayPursued(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const UnitId target = RideOf(b, frame).target;
  if (static_cast<Verb>(order.verb) == Verb::kStand) {
    TellUnit(b, EventCode::kStands, target);
    return SetStep(frame, Step::kRide);
  }
  SetStep(frame, Step::kTest);
  PushSquareTest(b, target, SideCharged(b, b.unit(u).block(), target),
                 PhasesOfPursuer(b, u));
}

bool MayFormSquare(PositionView f, UnitId u, UnitId charger) {
  return IsOn(f.scenario.options.squares) && f.data(u).is_foot() &&
         f.data(charger).is_cavalry() && f.unit(u).on_table() &&
         !f.unit(u).Has(Flag::kInSquare) && !InMelee(f, u) && !InBua(f, u);
}

void PushSquareTest(const Battle& b, UnitId u, ContactSide side, int phases) {
  const bool ready = b.unit(u).Has(Flag::kOpportunity);
  const int flags = kTestsReaction |
                    (side != ContactSide::kFront ? kTestsFlank : 0) |
                    (ready ? kTestsOpportunity : 0);
  EndOpportunity(b, u);
  PushTest(b, u, Reason::kSquare, static_cast<uint8_t>(flags), phases);
}

void FormSquare(const Battle& b, UnitId u) {
  b.unit(u).Set(Flag::kInSquare);
  TellUnit(b, EventCode::kFormsSquare, u);
}

void Occupy(const Battle& b, UnitId u, PieceId bua) {
  b.unit(u).bua = bua;
  b.unit(u).Clear(Flag::kInSquare);
  Place(b, u, {Centroid(BuaOutline(b, bua)), b.unit(u).heading});
  Tell(b, EventCode::kOccupies, b.scenario.Entity(u), b.scenario.Entity(bua));
}

}  // namespace berthier::grandeur
