#include "engine/rulesets/simple_grand_tactical/melee/control.h"

#include "engine/kit/orders/refusing.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/dice_rows.h"
#include "engine/rulesets/simple_grand_tactical/board/sight.h"
#include "engine/rulesets/simple_grand_tactical/board/zones.h"
#include "engine/rulesets/simple_grand_tactical/movement/charge.h"
#include "engine/rulesets/simple_grand_tactical/movement/movement.h"

namespace berthier::simple_grand_tactical {
namespace {

// Frame::step of a control test.
enum class Step : uint8_t { kBegin, kDice, kInHand, kRidden };

// CTL-04
template <typename Add>
void ForEachModifier(PositionView f, Add&& add) {
  const Frame& frame = TopFrame(f.state);
  const auto plain = [&](ControlModifier m) { add(m, ValueOf(m)); };
  if (frame.general_used != 0) plain(ControlModifier::kGeneral);
  if (f.data(frame.unit).nationality == Nationality::kBritish) {
    plain(ControlModifier::kBritish);
  }
  if (f.unit(frame.unit).disordered()) plain(ControlModifier::kDisordered);
  if (SeesFlank(f, frame.unit)) plain(ControlModifier::kFlankSeen);
}
int SumOf(PositionView f) {
  int sum = 0;
  ForEachModifier(f, [&](ControlModifier, int value) { sum += value; });
  return sum;
}

void DescribeControl(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).unit);
  roll.target = kControlRows.controlled;
  ForEachModifier(
      f, [&](ControlModifier m, int value) { AddModifier(roll, m, value); });
}

OutcomeCode CodeOfControl(PositionView f, const Faces& faces) {
  const int natural = faces[0] + faces[1];
  if (natural <= kControlRows.removed) return OutcomeCode::kRemoved;
  const int total = natural + SumOf(f);
  if (total >= kControlRows.controlled) return OutcomeCode::kControlled;
  if (total >= kControlRows.mill) return OutcomeCode::kMills;
  return total >= kControlRows.uncontrolled_move
             ? OutcomeCode::kUncontrolledMove
             : OutcomeCode::kUncontrolledCharge;
}
Outcome ControlOutcome(PositionView f, const Faces& faces) {
  return {CodeOfControl(f, faces)};
}

// The general's roll comes before the checks of who was ridden into (3.8 e).
void End(const Battle& b) {
  const Frame frame = TopFrame(b.state);
  PopFrame(b);
  if (b.unit(frame.unit).on_table()) {
    PushFrame(b, {.kind = FrameKind::kChecks});
  }
  if (frame.general_used != 0 && b.state.general(frame.general).on_table()) {
    OweMortality(b, frame.general);
  }
}

void ResolveControl(const Battle& b, const Faces& faces) {
  const OutcomeCode code = CodeOfControl(b, faces);
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  if (b.listener != nullptr) {
    const int sum = SumOf(b);
    Tell(b, EventCode::kControlDice, b.scenario.Entity(u), EntityId::kNone,
         {faces[0], faces[1], sum, faces[0] + faces[1] + sum});
  }
  switch (code) {
    case OutcomeCode::kRemoved:
      TellUnit(b, EventCode::kLeavesField, u);
      Remove(b, u, Presence::kLeftTable);
      break;
    case OutcomeCode::kUncontrolledCharge:
      RideOutOfHand(b, u, Gallop::kCharge);
      break;
    case OutcomeCode::kUncontrolledMove:
      RideOutOfHand(b, u, Gallop::kMove);
      break;
    case OutcomeCode::kMills:
      TellUnit(b, EventCode::kMills, u);
      break;
    default:
      TellUnit(b, EventCode::kControlled, u);
      // CTL-15
      if (b.unit(u).ordered()) {
        frame.step = static_cast<uint8_t>(Step::kInHand);
        return;
      }
      TellUnit(b, EventCode::kStays, u);
  }
  if (b.state.phase != Phase::kOver) End(b);
}

}  // namespace

const RollRow kControlRoll = {.dice = 2,
                              .describe = &DescribeControl,
                              .outcome = &ControlOutcome,
                              .resolve = &ResolveControl};

void PushControl(const Battle& b, UnitId u) {
  PushFrame(b, {.kind = FrameKind::kControl, .unit = u});
}

Progress AdvanceControl(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  UnitState& unit = b.unit(frame.unit);
  const Side owner = b.data(frame.unit).side;
  const EntityId about = b.scenario.Entity(frame.unit);
  switch (static_cast<Step>(frame.step)) {
    case Step::kBegin:
      // CTL-01, 02, 17
      if (!unit.on_table() || IsSome(EnemyInContact(b.state, frame.unit)) ||
          unit.Has(Flag::kControlled)) {
        PopFrame(b);
        return Progress::kAgain;
      }
      frame.general = HelperOf(b, frame.unit);
      if (IsSome(frame.general) && !IsOn(b.scenario.options.general_always)) {
        AwaitDecision(b, owner, Decision::kUseGeneral, about);
        return Progress::kAwaiting;
      }
      frame.general_used = IsSome(frame.general) ? 1 : 0;
      frame.step = static_cast<uint8_t>(Step::kDice);
      [[fallthrough]];
    case Step::kDice:
      unit.Set(Flag::kControlled);
      AwaitRoll(b, owner, RollKind::kControl, about);
      return Progress::kAwaiting;
    case Step::kInHand:
      AwaitDecision(b, owner, Decision::kControlled, about);
      return Progress::kAwaiting;
    case Step::kRidden:
      break;
  }
  End(b);
  return Progress::kAgain;
}

Verdict CheckControlled(PositionView f, const Order& order) {
  const UnitId u = TopFrame(f.state).unit;
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kStay) return {};
  if (f.scenario.As<UnitId>(order.subject) != u) {
    return Refuse(f, RefusalCode::kNotAsked,
                  f.scenario.As<UnitId>(order.subject));
  }
  if (verb == Verb::kCharge) {
    const UnitId target = f.scenario.As<UnitId>(order.object);
    if (!IsSome(target)) return Refuse(RefusalCode::kNoSuchObject);
    Pose end;
    return PlanCharge(f, u, target, ChargeOccasion::kControlled, end);
  }
  if (verb == Verb::kMove || verb == Verb::kMarch || verb == Verb::kForm) {
    return CheckMoveOrder(f, order, MoveOccasion::kControlled);
  }
  return Refuse(RefusalCode::kNotNow);
}

void PlayControlled(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  frame.step = static_cast<uint8_t>(Step::kRidden);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kStay:
      TellUnit(b, EventCode::kStays, frame.unit);
      return;
    case Verb::kCharge:
      Charge(b, frame.unit, b.scenario.As<UnitId>(order.object),
             ChargeOccasion::kControlled);
      return;
    default:
      PlayMoveOrder(b, order, MoveOccasion::kControlled);
  }
}

bool SeesFlank(PositionView f, UnitId u) {
  const Length limit = Centimetres(kDistances.visible_flank) + kLimit;
  const Block block = f.unit(u).block();
  bool sees = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (sees || !enemy.on_table() || f.state.beaten.Has(e) ||
        enemy.all_round() || !Within(block, enemy.block(), limit)) {
      return;
    }
    sees = PartInFrontZone(f, u, enemy.block()) && Visible(f, u, e) &&
           !InFrontZone(f, e, FrontPoint(f, u));
  });
  return sees;
}

}  // namespace berthier::simple_grand_tactical
