#include "engine/rulesets/grandeur/combat/retreat.h"

#include <algorithm>
#include <array>

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/combat/push_chain.h"

namespace berthier::grandeur {
namespace {

// Frame::step of a retreat. Frame::heading is its way, Frame::ticks its length
// once thrown for. Frame::count friends that may be passed through have been
// decided about; bit i of Frame::what: through the i-th.
enum class Step : uint8_t { kThrow, kFriends, kGo };

enum RetreatFlag : uint8_t {
  kTurns = 1,    // IMP-RET-03: to face the enemy, at the end
  kFromBua = 2,  // IMP-BUA-06
};

constexpr int kMostPassed = 8;  // bits of Frame::what

// What a retreat comes to.
struct Plan {
  Length distance;
  UnitSet passed;
  UnitId met = UnitId::kNone;  // the friend in melee that stopped it
};

// The straight retreat of a unit that is in no BUA.
class Path {
 public:
  Path(PositionView f, const Frame& frame)
      : f_(f),
        u_(frame.unit),
        way_(Forward(frame.heading)),
        start_(f.unit(frame.unit).block()),
        wish_(Ticks(frame.ticks)),
        chain_(f, frame.unit, way_) {
    // IMP-RET-05, 06: it ends no nearer than that (IMP-MOV-09).
    fixed_ = FreeOfFixed(f, u_, start_, way_, wish_ + Gap(f), Edge::kIgnored,
                         &met_) -
             Gap(f);
  }

  // The friends whom it meets and may pass through, nearest first.
  int Passable(std::array<UnitId, kMostPassed>& friends) const {
    std::array<Length, kMostPassed> at;
    int n = 0;
    f_.own(u_).units.ForEach([&](UnitId k) {
      if (!chain_.CanBePushed(k) || !MayPass(f_, u_, k)) return;
      const Length run = RunToward(k, fixed_);
      if (run >= fixed_ || n == kMostPassed) return;
      int i = n++;
      for (; i > 0 && at[static_cast<size_t>(i - 1)] > run; --i) {
        at[static_cast<size_t>(i)] = at[static_cast<size_t>(i - 1)];
        friends[static_cast<size_t>(i)] = friends[static_cast<size_t>(i - 1)];
      }
      at[static_cast<size_t>(i)] = run;
      friends[static_cast<size_t>(i)] = k;
    });
    return n;
  }

  // The retreat through `passed`, as far as it ends clear of them, pushing all
  // others. Leaves the pushes in chain().
  Plan Solve(UnitSet passed) {
    for (;;) {
      Length reach = fixed_;
      bool blocked = false;
      while (reach > Length{}) {
        Collect(reach, passed);
        const Length excess = chain_.Excess();
        if (excess <= Length{}) break;
        blocked = true;
        reach -= excess;
      }
      if (reach <= Length{}) chain_.Clear();
      // IMP-RET-06: a chain that cannot move at all.
      if (blocked && chain_.pushes().empty()) reach -= Gap(f_);
      const UnitId under = FirstUnder(passed, reach);
      if (!IsSome(under)) {
        return {reach, Met(passed, reach),
                reach == fixed_ ? met_ : UnitId::kNone};
      }
      passed.Remove(under);  // it would not end clear
    }
  }

  const PushChain& chain() const { return chain_; }
  Block BlockAt(Length length) const {
    return {start_.centre + Along(way_, length), start_.left, start_.right};
  }

 private:
  Length RunToward(UnitId k, Length limit) const {
    return RunTo(start_, way_, f_.unit(k).block().corners(), limit);
  }
  void Collect(Length reach, const UnitSet& passed) {
    chain_.Clear();
    f_.own(u_).units.ForEach([&](UnitId k) {
      if (passed.Has(k) || !chain_.CanBePushed(k)) return;
      const Length run = RunToward(k, reach);
      // Decision: who is pushed goes before the retreating base all the way.
      if (run < reach) chain_.Need(k, reach - run);
    });
    chain_.Spread();
  }
  // Those of `passed` that lie on the way.
  UnitSet Met(const UnitSet& passed, Length reach) const {
    UnitSet met;
    passed.ForEach([&](UnitId k) {
      if (reach > Length{} && RunToward(k, reach) < reach) met.Add(k);
    });
    return met;
  }
  UnitId FirstUnder(const UnitSet& passed, Length reach) const {
    UnitId under = UnitId::kNone;
    if (reach <= Length{}) return under;
    const Block end = BlockAt(reach);
    passed.ForEach([&](UnitId k) {
      if (!IsSome(under) && Overlaps(end, f_.unit(k).block(), kSeam)) {
        under = k;
      }
    });
    return under;
  }

  PositionView f_;
  UnitId u_;
  UnitVec way_;
  Block start_;
  Length wish_;
  Length fixed_;
  UnitId met_ = UnitId::kNone;
  PushChain chain_;
};

UnitSet ChosenPasses(const Path& path, const Frame& frame) {
  std::array<UnitId, kMostPassed> friends;
  const int n = path.Passable(friends);
  UnitSet passed;
  for (int i = 0; i < std::min<int>(n, frame.count); ++i) {
    if ((frame.what >> i & 1) != 0) passed.Add(friends[static_cast<size_t>(i)]);
  }
  return passed;
}

// D13: the next friend about whom the owner has a choice; kNone if there is
// none left. Those that cannot be passed through are decided on the way.
UnitId NextChoice(const Battle& b, Frame& frame) {
  if ((frame.flags & kFromBua) != 0) return UnitId::kNone;
  Path path(b, frame);
  std::array<UnitId, kMostPassed> friends;
  const int n = path.Passable(friends);
  for (; frame.count < n; ++frame.count) {
    const UnitId k = friends[static_cast<size_t>(frame.count)];
    UnitSet passed = ChosenPasses(path, frame);
    passed.Add(k);
    if (path.Solve(passed).passed.Has(k)) return k;
  }
  return UnitId::kNone;
}

// Moves those pushed, nearest first; nobody ends on another by rounding.
void PushFriends(const Battle& b, UnitId u, UnitVec way,
                 std::span<const PushChain::Push> pushes) {
  UnitSet done;
  done.Add(u);
  for (const PushChain::Push& push : pushes) {
    const Pose from = b.unit(push.unit).pose();
    Travel(b, push.unit, way, push.by);
    const auto overlaps = [&] {
      bool some = false;
      const Block block = b.unit(push.unit).block();
      done.ForEach([&](UnitId k) {
        some = some || (b.unit(k).on_table() &&
                        Overlaps(block, b.unit(k).block(), kSeam));
      });
      return some;
    };
    for (int i = 0; i < 3 && overlaps(); ++i) {
      Travel(b, push.unit, way, Ticks(1));
    }
    done.Add(push.unit);
    TellMove(b, EventCode::kPushed, b.scenario.Entity(push.unit), from,
             b.unit(push.unit).pose(), b.scenario.Entity(u));
    Disorder(b, push.unit);
  }
}

void TellRetreat(const Battle& b, UnitId u, Pose from) {
  const Pose to = b.unit(u).pose();
  TellMove(b, EventCode::kRetreats, b.scenario.Entity(u), from, to,
           EntityId::kNone, {LengthOf(to.centre - from.centre).ticks, 0, 0, 0});
}

void GoStraight(const Battle& b, const Frame& frame) {
  const UnitId u = frame.unit;
  Path path(b, frame);
  const Plan plan = path.Solve(ChosenPasses(path, frame));
  if (IsSome(plan.met)) Disorder(b, plan.met);
  if (plan.distance < Gap(b)) {  // IMP-RET-07
    return Remove(b, u, Presence::kDestroyed);
  }
  const UnitVec way = Forward(frame.heading);
  const Pose from = b.unit(u).pose();
  DropLinks(b, u);  // IMP-RET-04, GRA-I-87
  plan.passed.ForEach([&](UnitId k) { Disorder(b, k); });
  if (!CentreOnTable(b, path.BlockAt(plan.distance).centre)) {  // IMP-RET-08
    return Remove(b, u, Presence::kLeftTable);
  }
  Travel(b, u, way, plan.distance);
  Disorder(b, u);
  PushFriends(b, u, way, path.chain().pushes());
  if ((frame.flags & kTurns) != 0) TurnIfFree(b, u, frame.heading.Opposite());
  TellRetreat(b, u, from);
}

// The pose of IMP-BUA-08: so far beyond the farthest point of the BUA.
Pose PoseBeyond(PositionView f, UnitId u, Heading way, Length distance) {
  const SmallPolygon bua = OutlineOf(f, u);
  const Point centre = Centroid(bua);
  int64_t farthest = 0;
  for (const Point p : bua.view()) {
    farthest = std::max(farthest, Dot(p - centre, Forward(way)));
  }
  const Length edge = Ticks(static_cast<int32_t>(farthest / kUnit));
  const Length away = edge + distance + f.data(u).base.depth / 2;
  return {centre + Along(Forward(way), away), way.Opposite()};
}

// How far k must go along `way` to be clear of the block.
Length ClearanceOf(PositionView f, UnitId k, UnitVec way, const Block& block) {
  const Block from = f.unit(k).block();
  Length low = {}, high = Centimetres(40);
  while (high - low > Ticks(1)) {
    const Length middle = (low + high) / 2;
    const Block there = {from.centre + Along(way, middle), from.left,
                         from.right};
    (Overlaps(there, block, kSeam) ? low : high) = middle;
  }
  return high;
}

void GoOutOfBua(const Battle& b, const Frame& frame) {
  const UnitId u = frame.unit;
  const UnitVec way = Forward(frame.heading);
  const Pose from = b.unit(u).pose();
  const Pose to = PoseBeyond(b, u, frame.heading, Ticks(frame.ticks));
  const Block there = MakeBlock(to, b.data(u).base);
  PushChain chain(b, u, way);
  b.scenario.side(b.data(u).side).units.ForEach([&](UnitId k) {
    if (chain.CanBePushed(k) && Overlaps(there, b.unit(k).block(), kSeam)) {
      chain.Need(k, ClearanceOf(b, k, way, there));
    }
  });
  chain.Spread();
  if (!CentreOnTable(b, to.centre)) return Remove(b, u, Presence::kLeftTable);
  if (IsSome(FixedUnder(b, u, there)) ||
      IsSome(ImpassableUnder(b, there.corners())) ||
      chain.Excess() > Length{}) {  // IMP-RET-07
    return Remove(b, u, Presence::kDestroyed);
  }
  DropLinks(b, u);
  b.unit(u).bua = PieceId::kNone;
  Place(b, u, to);
  MenaceLeaders(b, u, there.corners());
  Disorder(b, u);
  PushFriends(b, u, way, chain.pushes());
  TellRetreat(b, u, from);
}

// ---- R10 --------------------------------------------------------------------

void DescribeRetreat(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).unit);
  roll.object = f.scenario.Entity(TopFrame(f.state).other);
}
// GRA-RET-01, IMP-RET-01: in U, before OPT-DIVSCALE.
Outcome RetreatOutcome(PositionView f, const Faces& faces) {
  const bool mounted = f.data(TopFrame(f.state).unit).is_cavalry();
  return {OutcomeCode::kDistance,
          faces[0] + (mounted ? kDistances.mounted_retreat : 0)};
}
void ResolveRetreat(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.ticks = Units(b, outcome.detail).ticks;
  frame.step = static_cast<uint8_t>(Step::kFriends);
  Tell(b, EventCode::kGivesWay, b.scenario.Entity(frame.unit), EntityId::kNone,
       {frame.ticks, 0, 0, 0});
}

// The side of u on which the enemy main is (IMP-RET-03).
ContactSide SideToward(PositionView f, UnitId u, UnitId enemy) {
  for (int i = 0; i < f.state.link_count; ++i) {
    const Link& link = f.state.links[static_cast<size_t>(i)];
    if (link.defender == u && link.attacker == enemy) return link.side;
  }
  return ContactSide::kFront;  // an attacker has its front to the enemy
}

}  // namespace

const RollRow kRetreatRoll = {.describe = &DescribeRetreat,
                              .outcome = &RetreatOutcome,
                              .resolve = &ResolveRetreat};

void PushRetreat(const Battle& b, UnitId u, UnitId from) {
  Frame frame = {.kind = FrameKind::kRetreat, .unit = u, .other = from};
  if (InBua(b, u)) {
    frame.flags = kFromBua;
    frame.heading = b.unit(from).heading;
  } else if (SideToward(b, u, from) == ContactSide::kFront) {
    frame.heading = b.unit(u).heading.Opposite();
  } else {
    frame.flags = kTurns;
    frame.heading = b.unit(from).heading;
  }
  PushFrame(b, frame);
}

Progress AdvanceRetreat(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const Side owner = b.data(u).side;
  switch (static_cast<Step>(frame.step)) {
    case Step::kThrow:
      AwaitRoll(b, owner, RollKind::kRetreat, b.scenario.Entity(u));
      return Progress::kAwaiting;
    case Step::kFriends:
      if (const UnitId k = NextChoice(b, frame); IsSome(k)) {
        AwaitDecision(b, owner, Decision::kPassage, b.scenario.Entity(k));
        return Progress::kAwaiting;
      }
      frame.step = static_cast<uint8_t>(Step::kGo);
      return Progress::kAgain;
    case Step::kGo:
      break;
  }
  const Frame done = frame;
  PopFrame(b);
  if ((done.flags & kFromBua) != 0) {
    GoOutOfBua(b, done);
  } else {
    GoStraight(b, done);
  }
  return Progress::kAgain;
}

Verdict CheckPassage(PositionView, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kPush || verb == Verb::kPassThrough) return {};
  return Refuse(RefusalCode::kNotNow);
}

void PlayPassage(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  if (static_cast<Verb>(order.verb) == Verb::kPassThrough) {
    frame.what = static_cast<uint8_t>(frame.what | 1 << frame.count);
  }
  ++frame.count;
}

}  // namespace berthier::grandeur
