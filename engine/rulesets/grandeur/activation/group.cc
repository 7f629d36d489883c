#include "engine/rulesets/grandeur/activation/group.h"

#include <algorithm>
#include <cstdlib>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/movement/group_moves.h"
#include "engine/rulesets/grandeur/movement/moves.h"

namespace berthier::grandeur {
namespace {

enum class Step : uint8_t { kMoves, kMembers };
constexpr int kDegree = 4;  // quarters

bool IsSideBySide(PositionView f, UnitId a, UnitId b) {
  const UnitState& unit = f.unit(a);
  const UnitState& other = f.unit(b);
  if (std::abs(unit.heading.TurnTo(other.heading)) > kDegree) return false;
  const Vec at = LocalCoordinates(unit.pose(), other.centre);
  const BaseSize base = f.data(a).base, its = f.data(b).base;
  const int32_t level = at.y + (its.depth.ticks - base.depth.ticks) / 2;
  const int32_t gap =
      std::abs(at.x) - base.front.ticks / 2 - its.front.ticks / 2;
  return std::abs(level) <= Gap(f).ticks && std::abs(gap) <= Gap(f).ticks;
}

bool IsConnected(PositionView f, const UnitSet& set) {
  UnitSet reached;
  if (set.empty()) return false;
  reached.Add(set.First());
  for (bool grows = true; grows;) {
    grows = false;
    Minus(set, reached).ForEach([&](UnitId u) {
      bool touches = false;
      reached.ForEach(
          [&](UnitId r) { touches = touches || AreAdjacent(f, r, u); });
      if (!touches) return;
      reached.Add(u);
      grows = true;
    });
  }
  return reached == set;
}

bool MayMoveOn(PositionView f) {
  bool may = true;
  f.state.group.ForEach(
      [&](UnitId u) { may = may && CheckAnyPhase(f, u).ok(); });
  return may;
}

bool HasMoved(const State& s) { return s.unit(s.group.First()).phases > 0; }

void Dissolve(const Battle& b, Frame& frame) {
  State& s = b.state;
  s.leavers = s.leavers | s.group;
  s.group = {};
  frame.step = static_cast<uint8_t>(Step::kMembers);
}

}  // namespace

bool IsDirectlyBehind(PositionView f, UnitId u, UnitId front) {
  const UnitState& unit = f.unit(u);
  const UnitState& ahead = f.unit(front);
  if (std::abs(unit.heading.TurnTo(ahead.heading)) > kDegree) return false;
  const Vec at = LocalCoordinates(unit.pose(), ahead.centre);
  const int32_t gap = at.y - f.data(u).base.depth.ticks / 2 -
                      f.data(front).base.depth.ticks / 2;
  return std::abs(gap) <= Gap(f).ticks && std::abs(at.x) <= Gap(f).ticks;
}

bool AreAdjacent(PositionView f, UnitId a, UnitId b) {
  return IsSideBySide(f, a, b) || IsDirectlyBehind(f, a, b) ||
         IsDirectlyBehind(f, b, a);
}

bool MayJoin(PositionView f, UnitId u) {
  // Decision: with OPT-DIVROLL-LATE a division is tested by the activation of
  // one of its units before others of it move in a group.
  const DivisionId d = f.data(u).division;
  return IsEligible(f, u) && !f.unit(u).disordered() && !InMelee(f, u) &&
         !InBua(f, u) &&
         (!IsSome(d) || f.state.division(d) == DivisionStatus::kActive);
}

Progress AdvanceGroup(const Battle& b) {
  State& s = b.state;
  Frame& frame = TopFrame(s);
  if (static_cast<Step>(frame.step) == Step::kMoves) {
    // IMP-GRP-05
    s.group.ForEach([&](UnitId u) {
      if (!s.unit(u).disordered()) return;
      s.leavers.Add(u);
    });
    s.group = Minus(s.group, s.leavers);
    if (s.group.size() < 2 || !IsConnected(b, s.group) || !MayMoveOn(b)) {
      Dissolve(b, frame);
      return Progress::kAgain;
    }
    const UnitId first = s.group.First();
    AwaitDecision(b, b.data(first).side, Decision::kGroup,
                  b.scenario.Entity(first));
    return Progress::kAwaiting;
  }
  if (s.leavers.empty()) {
    PopFrame(b);
    return Progress::kAgain;
  }
  const UnitId first = s.leavers.First();
  if (s.leavers.size() == 1) {
    s.leavers = {};
    PushUnit(b, first, kContinues);
    return Progress::kAgain;
  }
  AwaitDecision(b, b.data(first).side, Decision::kMember,
                b.scenario.Entity(first));
  return Progress::kAwaiting;
}

Verdict CheckGroup(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (static_cast<Decision>(f.state.awaits.kind) == Decision::kMember) {
    if (static_cast<Verb>(order.verb) != Verb::kActivate) {
      return Refuse(RefusalCode::kNotNow);
    }
    if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
    if (!f.state.leavers.Has(u)) return Refuse(f, RefusalCode::kNotAsked, u);
    return {};
  }
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kDissolve:
      return {};
    case Verb::kForward:
    case Verb::kWheel: {
      PlannedMove move;
      return PlanGroupMove(f, order, move);
    }
    case Verb::kJoinGroup: {
      if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
      bool touches = false;
      f.state.group.ForEach(
          [&](UnitId m) { touches = touches || AreAdjacent(f, m, u); });
      if (HasMoved(f.state) || f.state.group.Has(u) || !touches ||
          !MayJoin(f, u)) {
        return Refuse(f, RefusalCode::kNotAGroup, u, f.state.group.First());
      }
      return {};
    }
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

void PlayGroup(const Battle& b, const Order& order) {
  State& s = b.state;
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kActivate:
      s.leavers.Remove(u);
      PushUnit(b, u, kContinues);
      return;
    case Verb::kDissolve:
      TellUnit(b, EventCode::kDissolves, s.group.First());
      Dissolve(b, TopFrame(s));
      return;
    case Verb::kJoinGroup:
      Tell(b, EventCode::kFormsGroup, order.subject,
           b.scenario.Entity(s.group.First()));
      EndOpportunity(b, u);
      BeginUnit(b, u);
      s.group.Add(u);
      return;
    default: {
      PlannedMove move;
      PlanGroupMove(b, order, move);
      PushPhase(b, s.group.First(), move, kOfGroup);
      return;
    }
  }
}

}  // namespace berthier::grandeur
