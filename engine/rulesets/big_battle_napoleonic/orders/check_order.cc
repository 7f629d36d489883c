#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"

#include "engine/kit/orders/refusing.h"
#include "engine/model/form.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/facts/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/fire/snapshot.h"
#include "engine/rulesets/big_battle_napoleonic/melee/fights.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"
#include "engine/rulesets/big_battle_napoleonic/melee/recoil.h"
#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

namespace berthier::big_battle_napoleonic {
namespace {

Verb VerbOf(const Order& order) { return static_cast<Verb>(order.verb); }

// D04
Verdict CheckTest(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  const UnitState& unit = f.unit(u);
  if (f.data(u).side != f.state.phasing) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (!unit.routing()) return Refuse(f, RefusalCode::kNotRouting, u);
  if (unit.Has(Flag::kTested)) return Refuse(f, RefusalCode::kTested, u);
  const UnitId enemy = EnemyInContact(f.state, u);
  if (IsSome(enemy)) return Refuse(f, RefusalCode::kRallyContact, u, enemy);
  if (f.IsCavalry(u) && InRough(f, u)) {
    return Refuse(f, RefusalCode::kRallyInRough, u);
  }
  if (!InCommand(f, u)) return Refuse(f, RefusalCode::kNoGeneralNear, u);
  return {};
}

// HOLD, RALLY, COUNTER: halts.
Verdict CheckHalt(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (const Verdict v = CheckMayOrder(f, u); !v.ok()) return v;
  if (VerbOf(order) == Verb::kHold) return {};
  const UnitState& unit = f.unit(u);
  const UnitId enemy = EnemyInContact(f.state, u);
  if (VerbOf(order) == Verb::kRally) {
    if (IsSome(enemy)) {
      return Refuse(f, RefusalCode::kRallyUnderAttack, u, enemy);
    }
    if (unit.Has(Flag::kPursuing)) {
      return Refuse(f, RefusalCode::kPursuing, u);
    }
    if (!unit.disordered()) return Refuse(f, RefusalCode::kNotDisordered, u);
    if (f.IsCavalry(u) && InRough(f, u)) {
      return Refuse(f, RefusalCode::kRallyInRough, u);
    }
    return {};
  }
  // BBN-CTR-02
  if (!f.IsCavalry(u)) return Refuse(f, RefusalCode::kNotCavalry, u);
  if (IsSome(enemy)) return Refuse(f, RefusalCode::kInContact, u, enemy);
  if (unit.Has(Flag::kPursuing)) return Refuse(f, RefusalCode::kPursuing, u);
  if (unit.formation == Formation::kMarch) {
    return Refuse(f, RefusalCode::kMarchNoCounter, u);
  }
  if (!unit.Has(Flag::kCommanded)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  return {};
}

Verdict CheckPlan(PositionView f, const Order& order) {
  OrderEffect effect;
  return PlanOrder(f, order, effect);
}

Verdict CheckMoveOrder(PositionView f, const Order& order) {
  const Verb verb = VerbOf(order);
  if (verb == Verb::kEndMoves) return {};
  if (verb == Verb::kHold || verb == Verb::kRally || verb == Verb::kCounter) {
    return CheckHalt(f, order);
  }
  const bool enters = verb == Verb::kEnter;
  if (verb == Verb::kMoveGeneral ||
      (enters && IsSome(f.scenario.As<GeneralId>(order.subject)))) {
    return CheckGeneralMove(f, order);
  }
  if (enters || IsPlanned(verb)) return CheckPlan(f, order);
  return Refuse(RefusalCode::kNotNow);
}

Verdict CheckCounterOrder(PositionView f, const Order& order) {
  if (VerbOf(order) == Verb::kEndCounters) return {};
  if (IsPlannedInCounterMoves(VerbOf(order))) return CheckPlan(f, order);
  return Refuse(RefusalCode::kNotNow);
}

// D09
Verdict CheckFire(PositionView f, const Order& order) {
  if (VerbOf(order) == Verb::kEndFire) return {};
  if (VerbOf(order) != Verb::kFire) return Refuse(RefusalCode::kNotNow);
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const UnitId target = f.scenario.As<UnitId>(order.object);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (!IsSome(target)) return Refuse(RefusalCode::kNoSuchObject);
  if (f.data(u).side != f.state.awaits.side) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!f.unit(u).on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (f.unit(u).Has(Flag::kFired)) return Refuse(f, RefusalCode::kHasFired, u);
  const int i = ShotIndex(f, u, target);
  if (i < 0) {
    return MayFire(f, u) ? Refuse(f, RefusalCode::kNoTarget, u, target)
                         : Refuse(f, RefusalCode::kMayNotFire, u);
  }
  if (!IsLive(f, f.state.shots[static_cast<size_t>(i)])) {
    return Refuse(f, RefusalCode::kTargetGone, u, target);
  }
  return {};
}

// D10
Verdict CheckPairing(PositionView f, const Order& order) {
  const UnitId a = f.scenario.As<UnitId>(order.subject);
  const UnitId d = f.scenario.As<UnitId>(order.object);
  const Verb verb = VerbOf(order);
  if (verb != Verb::kPair && verb != Verb::kSupport) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (!IsSome(a)) return Refuse(RefusalCode::kNoSuchSubject);
  if (!IsSome(d)) return Refuse(RefusalCode::kNoSuchObject);
  if (verb == Verb::kSupport) {
    if (InPairs(f.state)) return Refuse(RefusalCode::kNotNow);
    if (!MaySupport(f, a, d)) {
      return Refuse(f, RefusalCode::kNoSuchSupport, a, d);
    }
    return {};
  }
  const int i = ContactBetween(f.state, a, d);
  if (!InPairs(f.state)) return Refuse(RefusalCode::kNotNow);
  if (i < 0 || f.state.contacts[static_cast<size_t>(i)].resolved != 0 ||
      f.unit(a).fight != 0xFF || f.unit(d).fight != 0xFF) {
    return Refuse(f, RefusalCode::kNoSuchPair, a, d);
  }
  if (!IsAllowedPair(f, a, d)) return Refuse(f, RefusalCode::kNotMaximum, a, d);
  return {};
}

// D11
Verdict CheckNextFight(PositionView f, const Order& order) {
  if (VerbOf(order) != Verb::kFight) return Refuse(RefusalCode::kNotNow);
  const UnitId a = f.scenario.As<UnitId>(order.subject);
  const UnitId d = f.scenario.As<UnitId>(order.object);
  if (!IsSome(a)) return Refuse(RefusalCode::kNoSuchSubject);
  if (!IsSome(d)) return Refuse(RefusalCode::kNoSuchObject);
  const int i = FightOf(f.state, a, d);
  if (i < 0 || f.state.fights[static_cast<size_t>(i)].done != 0) {
    return Refuse(f, RefusalCode::kNoSuchFight, a, d);
  }
  return {};
}

// D12
Verdict CheckRecoil(PositionView f, const Order& order) {
  if (VerbOf(order) != Verb::kRecoil) return Refuse(RefusalCode::kNotNow);
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.scenario.Entity(u) != f.state.awaits.about()) {
    return Refuse(f, RefusalCode::kNotRecoiling, u);
  }
  if (order.amount < 0 || order.amount > kDistances.recoil) {
    return Refuse(
        f, RefusalCode::kRecoilTooFar, u,
        {static_cast<int32_t>(order.amount & 0xFFFF), kDistances.recoil, 0});
  }
  const int inches = static_cast<int>(order.amount);
  if (inches > 0 && !MayRecoil(f, u, inches)) {
    return Refuse(f, RefusalCode::kRecoilBlocked, u, {inches, 0, 0});
  }
  return {};
}

Verdict OneOf(const Order& order, Verb a, Verb b) {
  if (VerbOf(order) == a || VerbOf(order) == b) return {};
  return Refuse(RefusalCode::kNotNow);
}

}  // namespace

Verdict CheckOrder(PositionView f, const Order& order) {
  if (const FormFault fault =
          FaultOf(TheVocabulary(), f.scenario.entities().size(), order);
      fault != FormFault::kNone) {
    Refusal refusal = Refuse(RefusalCode::kMalformed);
    refusal.operands[0] = static_cast<int32_t>(fault);
    return refusal;
  }
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kChooseSide:
      return OneOf(order, Verb::kAttack, Verb::kDefend);
    case Decision::kDeploy:
      if (VerbOf(order) == Verb::kDeploy) return CheckDeploy(f, order);
      if (VerbOf(order) == Verb::kEndDeployment) return CheckEndDeployment(f);
      break;
    case Decision::kRally:
      if (VerbOf(order) == Verb::kEndRallying) return {};
      if (VerbOf(order) == Verb::kTestRally) return CheckTest(f, order);
      break;
    case Decision::kOrder:
      return CheckMoveOrder(f, order);
    case Decision::kDisplaceGeneral:
      if (VerbOf(order) == Verb::kDisplace) return CheckDisplace(f, order);
      break;
    case Decision::kEnemyCounter:
    case Decision::kOwnCounter:
      return CheckCounterOrder(f, order);
    case Decision::kFire:
      return CheckFire(f, order);
    case Decision::kPair:
      return CheckPairing(f, order);
    case Decision::kNextFight:
      return CheckNextFight(f, order);
    case Decision::kRecoil:
      return CheckRecoil(f, order);
    case Decision::kExploit:
      return OneOf(order, Verb::kFollowSupports, Verb::kDefault);
    case Decision::kSquare:
      return OneOf(order, Verb::kAttemptSquare, Verb::kStand);
  }
  return Refuse(RefusalCode::kNotNow);
}

}  // namespace berthier::big_battle_napoleonic
