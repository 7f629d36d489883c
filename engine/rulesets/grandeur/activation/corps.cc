#include "engine/rulesets/grandeur/activation/corps.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/activation/group.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/progress.h"
#include "engine/rulesets/grandeur/command/leaders.h"

namespace berthier::grandeur {
namespace {

// GRA-ACT-05: the eligible unit that keeps the activation from ending.
UnitId MustFight(PositionView f) {
  UnitId fighter = UnitId::kNone;
  f.scenario.corps_data(f.state.corps).units.ForEach([&](UnitId u) {
    if (!IsSome(fighter) && IsEligible(f, u) && InMelee(f, u)) fighter = u;
  });
  return fighter;
}

bool AnyChoice(PositionView f) {
  bool any = false;
  f.scenario.corps_data(f.state.corps).units.ForEach([&](UnitId u) {
    any = any || IsEligible(f, u);
  });
  if (any) return true;
  for (const LeaderId l : f.scenario.side(f.state.active).leaders) {
    if (MayLeaderMove(f, l)) return true;
  }
  return false;
}

Verdict CheckEligible(PositionView f, UnitId u) {
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.data(u).side != f.state.active) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!f.unit(u).on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (f.data(u).corps != f.state.corps) {
    return Refuse(f, RefusalCode::kOtherCorps, u);
  }
  if (f.unit(u).Has(Flag::kActivated)) {
    return Refuse(f, RefusalCode::kActivated, u);
  }
  if (!DivisionActs(f, u)) return Refuse(f, RefusalCode::kRefused, u);
  return {};
}

}  // namespace

Progress AdvanceCorps(const Battle& b) {
  State& s = b.state;
  if (s.step == 0 && AnyChoice(b)) {
    AwaitDecision(b, s.active, Decision::kNext, b.scenario.Entity(s.corps));
    return Progress::kAwaiting;
  }
  s.corps_state(s.corps).activated = 1;
  TellUnit(b, EventCode::kCorpsDone, s.corps);
  s.corps = CorpsId::kNone;
  EnterPhase(b, Phase::kContest);
  return Progress::kAgain;
}

Verdict CheckNext(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kEndCorps: {
      const UnitId fighter = MustFight(f);
      if (IsSome(fighter)) return Refuse(f, RefusalCode::kMustFight, fighter);
      return {};
    }
    case Verb::kActivate:
      return CheckEligible(f, u);
    case Verb::kFormGroup: {
      const UnitId other = f.scenario.As<UnitId>(order.object);
      if (!IsSome(other)) return Refuse(RefusalCode::kNoSuchObject);
      if (const Verdict v = CheckEligible(f, u); !v.ok()) return v;
      if (const Verdict v = CheckEligible(f, other); !v.ok()) return v;
      if (u == other || !MayJoin(f, u) || !MayJoin(f, other) ||
          !AreAdjacent(f, u, other)) {
        return Refuse(f, RefusalCode::kNotAGroup, u, other);
      }
      return {};
    }
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

void PlayNext(const Battle& b, const Order& order) {
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kEndCorps:
      b.state.step = 1;
      return;
    case Verb::kActivate:
      PushUnit(b, u, kBegins);
      return;
    default: {
      const UnitId other = b.scenario.As<UnitId>(order.object);
      ForgetReactions(b);
      Tell(b, EventCode::kFormsGroup, order.subject, order.object);
      for (const UnitId member : {u, other}) {
        EndOpportunity(b, member);
        BeginUnit(b, member);
        b.state.group.Add(member);
      }
      PushFrame(b, {.kind = FrameKind::kGroup});
      return;
    }
  }
}

}  // namespace berthier::grandeur
