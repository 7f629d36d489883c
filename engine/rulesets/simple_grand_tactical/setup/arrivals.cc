#include "engine/rulesets/simple_grand_tactical/setup/arrivals.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/outline.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr Length kLattice = Ticks(400);  // 1 cm

// State::step of phase kArrivals: whether the unit at the cursor is diced for
// or has its place asked for.
enum class Step : uint8_t { kBegin, kLook, kRoom };

bool IsDue(PositionView f, UnitId u) {
  const ArrivalId a = f.data(u).arrival;
  return f.data(u).side == f.state.active && IsSome(a) &&
         f.unit(u).presence == Presence::kReserve &&
         f.scenario.arrivals[static_cast<size_t>(a)].turn <= f.state.turn;
}

Formation EntryFormation(const UnitData& data) {
  return data.arm == Arm::kArtillery ? Formation::kLimbered
                                     : Formation::kColumn;
}

// Where its centre stands with the middle of its rear edge at p.
Pose EntryPose(PositionView f, UnitId u, Point p) {
  const ArrivalData& arrival =
      f.scenario.arrivals[static_cast<size_t>(f.data(u).arrival)];
  const Heading inward = Inward(arrival.stretch.edge);
  const Length half = SizeOf(f.data(u), EntryFormation(f.data(u))).depth / 2;
  return {Offset({p, inward}, half, {}), inward};
}

bool HasRoom(PositionView f, UnitId u, Pose pose) {
  const Block block =
      MakeBlock(pose, SizeOf(f.data(u), EntryFormation(f.data(u))));
  const Ground& ground = f.scenario.ground;
  if (!OnTable(ground, block) || InImpassable(ground, block)) return false;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (!f.unit(other).on_table()) continue;
    const Block its = f.unit(other).block();
    if (Overlaps(block, its, kOverlap)) return false;
    if (f.data(other).side != f.data(u).side && Within(block, its, kKeepOff)) {
      return false;
    }
  }
  return true;
}

// Calls take(Pose) for places along the stretch that have room, until it says
// true.
template <typename Take>
bool AnyEntry(PositionView f, UnitId u, Take&& take) {
  const Segment stretch = f.scenario.StretchOf(f.data(u).arrival);
  const Length half = SizeOf(f.data(u), EntryFormation(f.data(u))).front / 2;
  const Length whole = LengthOf(stretch.b - stretch.a);
  const UnitVec along = Forward(BearingOf(stretch.b - stretch.a));
  for (Length t = half; t + half <= whole + kLimit; t += kLattice) {
    const Pose pose = EntryPose(f, u, stretch.a + Along(along, t));
    if (HasRoom(f, u, pose) && take(pose)) return true;
  }
  return false;
}
bool AnyRoom(PositionView f, UnitId u) {
  return AnyEntry(f, u, [](Pose) { return true; });
}

UnitId Arriving(PositionView f) { return MakeId<UnitId>(f.state.cursor); }

void DescribeArrival(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(Arriving(f));
  roll.target = kRandomArrival;
}
Outcome ArrivalOutcome(PositionView, const Faces& faces) {
  return {faces[0] >= kRandomArrival ? OutcomeCode::kArrives
                                     : OutcomeCode::kNotYet};
}
void GoOn(State& s) {
  ++s.cursor;
  s.step = static_cast<uint8_t>(Step::kLook);
}
void ResolveArrival(const Battle& b, const Faces& faces) {
  Tell(b, EventCode::kArrivalDie, b.scenario.Entity(Arriving(b)),
       EntityId::kNone, {faces[0], 0, 0, 0});
  if (faces[0] >= kRandomArrival) {
    b.state.step = static_cast<uint8_t>(Step::kRoom);
  } else {
    GoOn(b.state);
  }
}

// SCN-04: with the first unit of their corps.
void BringLeaders(const Battle& b, UnitId u) {
  for (int i = 0; i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    GeneralState& general = b.state.general(g);
    if (b.scenario.general(g).corps != b.data(u).corps ||
        general.presence != Presence::kReserve) {
      continue;
    }
    general.presence = Presence::kOnTable;
    general.pos = b.unit(u).centre;
  }
}

}  // namespace

const RollRow kArrivalRoll = {.dice = 1,
                              .describe = &DescribeArrival,
                              .outcome = &ArrivalOutcome,
                              .resolve = &ResolveArrival};

Progress AdvanceArrivals(const Battle& b) {
  State& s = b.state;
  if (s.step == static_cast<uint8_t>(Step::kBegin)) {
    s.step = static_cast<uint8_t>(Step::kLook);
  }
  for (; s.cursor < b.scenario.unit_count(); GoOn(s)) {
    const UnitId u = Arriving(b);
    if (!IsDue(b, u)) continue;
    const bool diced = s.step == static_cast<uint8_t>(Step::kRoom);
    if (!diced && IsOn(b.scenario.options.random_arrival)) {
      AwaitRoll(b, s.active, RollKind::kArrival, b.scenario.Entity(u));
      return Progress::kAwaiting;
    }
    if (AnyRoom(b, u)) {
      AwaitDecision(b, s.active, Decision::kArrive, b.scenario.Entity(u));
      return Progress::kAwaiting;
    }
    TellUnit(b, EventCode::kWaits, u);
  }
  return Progress::kDone;
}

Verdict CheckArrival(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (order.subject != f.state.awaits.about()) {
    return Refuse(f, RefusalCode::kNotAsked, u);
  }
  // Decision: whoever has room comes on (D15: passed only if there is none).
  if (static_cast<Verb>(order.verb) == Verb::kWait) {
    return Refuse(f, RefusalCode::kHasRoom, u);
  }
  const Segment stretch = f.scenario.StretchOf(f.data(u).arrival);
  const Heading inward = Inward(
      f.scenario.arrivals[static_cast<size_t>(f.data(u).arrival)].stretch.edge);
  const BaseSize size = SizeOf(f.data(u), EntryFormation(f.data(u)));
  const Block block = MakeBlock(order.pose, size);
  if (order.pose.heading != inward ||
      !Within(block.rear_left(), stretch, kLimit) ||
      !Within(block.rear_right(), stretch, kLimit)) {
    return Refuse(f, RefusalCode::kEntersElsewhere, u);
  }
  if (HasRoom(f, u, order.pose)) return {};
  const UnitId own = UnitUnder(f, block, u, f.own(u).units);
  if (IsSome(own)) return Refuse(f, RefusalCode::kEndsOnFriend, u, own);
  return Refuse(f, RefusalCode::kNoRoom, u,
                UnitUnder(f, Resized(block, kKeepOff), u, f.foes(u).units));
}

void PlayArrival(const Battle& b, const Order& order) {
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  b.unit(u).presence = Presence::kOnTable;
  Place(b, u, EntryFormation(b.data(u)), order.pose);
  b.unit(u).StartAt(order.pose);
  TellMove(b, EventCode::kEnters, order.subject, {}, order.pose);
  BringLeaders(b, u);
  GoOn(b.state);
}

void ProposeArrivals(PositionView f, int most, std::vector<Order>& orders) {
  const UnitId u = Arriving(f);
  std::vector<Pose> poses;
  AnyEntry(f, u, [&](Pose pose) {
    poses.push_back(pose);
    return false;
  });
  const auto n = static_cast<int>(poses.size());
  const int count = std::min(n, most);
  for (int i = 0; i < count; ++i) {
    const int at = count == 1 ? n / 2 : i * (n - 1) / (count - 1);
    orders.push_back({.verb = static_cast<uint8_t>(Verb::kEnter),
                      .subject = f.scenario.Entity(u),
                      .pose = poses[static_cast<size_t>(at)]});
  }
}

}  // namespace berthier::simple_grand_tactical
