#include "engine/rulesets/simple_grand_tactical/fire/fire.h"

#include "engine/kit/orders/refusing.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/fire/shot.h"

namespace berthier::simple_grand_tactical {
namespace {

enum class FireLevel : int8_t { kNone, kDisordered, kRetreat, kEliminated };

int SumOfShot(PositionView f) {
  const Frame& frame = TopFrame(f.state);
  return ModifiersOfShot(f, frame.unit, frame.other, f.state.target).sum();
}

// FIR-14, 15
FireLevel LevelOf(PositionView f, const Faces& faces) {
  const int total = faces[0] + faces[1] + SumOfShot(f);
  if (total >= kFireRows.eliminated) return FireLevel::kEliminated;
  if (total >= kFireRows.retreat) return FireLevel::kRetreat;
  return total >= kFireRows.disordered ? FireLevel::kDisordered
                                       : FireLevel::kNone;
}

void DescribeFire(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.object = f.scenario.Entity(f.state.target);
  roll.target = kFireRows.disordered;
  const ShotModifiers modifiers =
      ModifiersOfShot(f, frame.unit, frame.other, f.state.target);
  roll.modifiers.assign(modifiers.list.begin(),
                        modifiers.list.begin() + modifiers.count);
}

Outcome FireOutcome(PositionView f, const Faces& faces) {
  constexpr OutcomeCode kCodes[] = {
      OutcomeCode::kNothing, OutcomeCode::kDisordered, OutcomeCode::kRetreat,
      OutcomeCode::kEliminated};
  return {kCodes[static_cast<size_t>(LevelOf(f, faces))]};
}

// What the shot does in the end; the general, if any, owes his roll.
void Apply(const Battle& b, FireLevel level) {
  const GeneralId g = TopFrame(b.state).general;
  const UnitId target = b.state.target;
  PopFrame(b);
  b.state.target = UnitId::kNone;
  switch (level) {
    case FireLevel::kNone:
      TellUnit(b, EventCode::kNoEffect, target);
      break;
    case FireLevel::kDisordered:
      Disorder(b, target);
      break;
    case FireLevel::kRetreat:
      RetreatFromNearest(b, target);
      break;
    case FireLevel::kEliminated:
      Remove(b, target, Presence::kEliminated);
      break;
  }
  if (IsSome(g) && b.state.phase != Phase::kOver &&
      b.state.general(g).on_table()) {
    OweMortality(b, g);  // GEN-12
  }
}

void ResolveFire(const Battle& b, const Faces& faces) {
  const FireLevel level = LevelOf(b, faces);
  Frame& frame = TopFrame(b.state);
  if (b.listener != nullptr) {
    const int sum = SumOfShot(b);
    Tell(b, EventCode::kFires, b.scenario.Entity(frame.unit),
         b.scenario.Entity(b.state.target),
         {faces[0], faces[1], sum, faces[0] + faces[1] + sum});
  }
  const GeneralId g = b.unit(b.state.target).general;
  if (level == FireLevel::kNone || !IsSome(g)) return Apply(b, level);
  // GEN-08, 09
  frame.value = static_cast<int8_t>(level);
  frame.general = g;
  frame.step = 1;
}

void DescribeDowngrade(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).general);
  roll.object = f.scenario.Entity(f.state.target);
  roll.target = kDowngrade;
}
Outcome DowngradeOutcome(PositionView, const Faces& faces) {
  return {faces[0] >= kDowngrade ? OutcomeCode::kMilder
                                 : OutcomeCode::kUnchanged};
}
void ResolveDowngrade(const Battle& b, const Faces& faces) {
  const Frame& frame = TopFrame(b.state);
  Tell(b, EventCode::kDowngrade, b.scenario.Entity(frame.general),
       b.scenario.Entity(b.state.target), {faces[0], 0, 0, 0});
  const int milder = faces[0] >= kDowngrade ? 1 : 0;
  if (milder > 0) {
    Tell(b, EventCode::kFireTells, b.scenario.Entity(b.state.target),
         EntityId::kNone, {frame.value, frame.value - milder, 0, 0});
  }
  Apply(b, static_cast<FireLevel>(frame.value - milder));
}

// Somebody could fire at somebody, or form square.
bool AnyFire(PositionView f, Side side) {
  bool some = false;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (some || !CheckMayFire(f, u).ok()) return;
    Pose square;
    if (f.state.phase == Phase::kDefensiveFire &&
        CheckFormSquare(f, u, square).ok()) {
      some = true;
      return;
    }
    f.foes(u).units.ForEach([&](UnitId e) {
      some = some || (f.unit(e).on_table() && IsInReach(f, u, e) &&
                      CheckShot(f, u, e).ok());
    });
  });
  return some;
}

UnitId HelperOfOrder(PositionView f, const Order& order, UnitId u) {
  if (order.amount < 0 || order.amount >= kMaxUnits) return UnitId::kNone;
  return HelperAt(f, u, static_cast<int>(order.amount));
}

}  // namespace

const RollRow kFireRoll = {.dice = 2,
                           .describe = &DescribeFire,
                           .outcome = &FireOutcome,
                           .resolve = &ResolveFire};
const RollRow kDowngradeRoll = {.dice = 1,
                                .describe = &DescribeDowngrade,
                                .outcome = &DowngradeOutcome,
                                .resolve = &ResolveDowngrade};

Progress AdvanceFirePhase(const Battle& b) {
  State& s = b.state;
  const bool defensive = s.phase == Phase::kDefensiveFire;
  const Side side = defensive ? s.passive() : s.active;
  if (s.step == 0) {
    for (int i = 0; i < b.scenario.unit_count(); ++i) {
      b.unit(MakeId<UnitId>(i)).Clear(Flag::kActed);
    }
    s.step = 1;
  }
  if (s.step == 2 || !AnyFire(b, side)) return Progress::kDone;
  AwaitDecision(b, side, defensive ? Decision::kDefend : Decision::kFire,
                EntityId::kNone);
  return Progress::kAwaiting;
}

Verdict CheckFireOrder(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kEndFire) return {};
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (verb == Verb::kFormSquare) {
    Pose square;
    if (f.state.phase != Phase::kDefensiveFire) {
      return Refuse(RefusalCode::kNotNow);
    }
    return CheckFormSquare(f, u, square);
  }
  if (verb != Verb::kFire && verb != Verb::kFireTogether) {
    return Refuse(RefusalCode::kNotNow);
  }
  const UnitId target = f.scenario.As<UnitId>(order.object);
  if (!IsSome(target)) return Refuse(RefusalCode::kNoSuchObject);
  if (const Verdict v = CheckMayFire(f, u); !v.ok()) return v;
  if (const Verdict v = CheckShot(f, u, target); !v.ok()) return v;
  if (verb == Verb::kFire) return {};
  return CheckFireTogether(f, u, HelperOfOrder(f, order, u), target);
}

void PlayFireOrder(const Battle& b, const Order& order) {
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kEndFire:
      b.state.step = 2;
      return;
    case Verb::kFormSquare: {
      Pose square;
      BERTHIER_CHECK(CheckFormSquare(b, u, square).ok());
      const Pose from = b.unit(u).pose();
      Place(b, u, Formation::kSquare, square);
      b.unit(u).Set(Flag::kActed);
      TellMove(b, EventCode::kSquare, order.subject, from, square);
      return;
    }
    default:
      break;
  }
  UnitId helper = UnitId::kNone;
  b.unit(u).Set(Flag::kActed);
  if (static_cast<Verb>(order.verb) == Verb::kFireTogether) {
    helper = HelperOfOrder(b, order, u);
    b.unit(helper).Set(Flag::kActed);
    Tell(b, EventCode::kFiresToo, order.subject, b.scenario.Entity(helper));
  }
  b.state.target = b.scenario.As<UnitId>(order.object);
  PushFrame(b, {.kind = FrameKind::kFire, .unit = u, .other = helper});
}

Progress AdvanceFire(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  if (frame.step == 0) {
    AwaitRoll(b, b.data(frame.unit).side, RollKind::kFire,
              b.scenario.Entity(frame.unit));
  } else {
    AwaitRoll(b, b.scenario.general(frame.general).side, RollKind::kDowngrade,
              b.scenario.Entity(frame.general));
  }
  return Progress::kAwaiting;
}

}  // namespace berthier::simple_grand_tactical
