#include "engine/rulesets/grandeur/activation/opportunity.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/charge/targets.h"
#include "engine/rulesets/grandeur/combat/fire.h"

namespace berthier::grandeur {
namespace {

Verdict CheckFireReaction(PositionView f, UnitId u, UnitId target) {
  // IMP-OPP-05
  if (f.unit(u).shot_at == target) return Refuse(f, RefusalCode::kHasFired, u);
  return CheckShot(f, u, target, ShotKind::kOpportunity, 0);
}

Verdict CheckChargeReaction(PositionView f, UnitId u, UnitId target) {
  if ((TopFrame(f.state).flags & kToCharge) != 0) {  // IMP-OPP-04
    return Refuse(RefusalCode::kNotNow);
  }
  if (InBua(f, u)) return Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua);
  return CheckCharge(f, u, f.scenario.Entity(target));
}

bool IsReady(PositionView f, UnitId u) {
  return f.unit(u).on_table() && f.unit(u).Has(Flag::kOpportunity);
}

bool AnyReaction(PositionView f, Side side) {
  const UnitSet targets = ReactedTo(f);
  if (targets.empty()) return false;
  bool any = false;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (any || !IsReady(f, u)) return;
    targets.ForEach([&](UnitId target) {
      any = any || CheckFireReaction(f, u, target).ok() ||
            CheckChargeReaction(f, u, target).ok();
    });
  });
  return any;
}

}  // namespace

UnitSet ReactedTo(PositionView f) {
  const Frame& frame = TopFrame(f.state);
  UnitSet targets;
  const auto add = [&](UnitId u) {
    if (f.unit(u).on_table() && !InMelee(f, u)) targets.Add(u);
  };
  if ((frame.flags & kToGroup) != 0) {
    f.state.group.ForEach(add);
  } else {
    add(frame.unit);
  }
  return targets;
}

Progress AdvanceReactions(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  const Side side = Opponent(b.data(frame.unit).side);
  if (!AnyReaction(b, side)) {
    PopFrame(b);
    return Progress::kAgain;
  }
  AwaitDecision(b, side, Decision::kReact, b.scenario.Entity(frame.unit));
  return Progress::kAwaiting;
}

Verdict CheckReaction(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kNoReaction) return {};
  if (verb != Verb::kOpportunityFire && verb != Verb::kOpportunityCharge) {
    return Refuse(RefusalCode::kNotNow);
  }
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const UnitId target = f.scenario.As<UnitId>(order.object);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (!IsSome(target) || !ReactedTo(f).Has(target)) {
    return Refuse(RefusalCode::kNoSuchObject);
  }
  if (f.data(u).side != f.state.awaits.side) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!IsReady(f, u)) return Refuse(f, RefusalCode::kNotOnOpportunity, u);
  return verb == Verb::kOpportunityFire ? CheckFireReaction(f, u, target)
                                        : CheckChargeReaction(f, u, target);
}

void PlayReaction(const Battle& b, const Order& order) {
  if (static_cast<Verb>(order.verb) == Verb::kNoReaction) {
    Tell(b, EventCode::kNoReaction,
         b.scenario.Entity(Opponent(b.data(TopFrame(b.state).unit).side)));
    PopFrame(b);
    return;
  }
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  const UnitId target = b.scenario.As<UnitId>(order.object);
  Tell(b, EventCode::kReacts, order.subject, order.object);
  EndOpportunity(b, u);  // IMP-OPP-07
  if (static_cast<Verb>(order.verb) == Verb::kOpportunityFire) {
    PushFire(b, u, target, ShotKind::kOpportunity);
  } else {
    PushCharge(b, u, target, LeaderId::kNone, ChargeKind::kOpportunity);
  }
}

}  // namespace berthier::grandeur
