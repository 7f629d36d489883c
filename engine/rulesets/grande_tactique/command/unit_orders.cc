#include "engine/rulesets/grande_tactique/command/unit_orders.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/board/charge_order.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/board/standing.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/movement/contact_making.h"
#include "engine/rulesets/grande_tactique/movement/square.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

bool FreePivotOnLimber(PositionView f) {
  return f.scenario.options.free_pivot_on_limber == Options::Switch::kOn;
}

// A turn about the centre, checked at its end only (GT-MOV-12).
Verdict CheckTurnedPose(PositionView f, UnitId u, Heading heading) {
  if (InArea(f, u)) return {};  // its footprint is the area
  const UnitState& unit = f.unit(u);
  const Block block = MakeBlock({unit.centre, heading}, BaseOf(f, u));
  if (const Verdict v = CheckStanding(f, block, u); !v.ok()) return v;
  return CheckNotNearer(f, u, FootprintOf(f, u).view(), block.corners());
}

// Enemies that the turned base would touch and does not touch now.
UnitSet ContactsByTurning(PositionView f, UnitId u, const Block& block) {
  UnitSet contacts;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    if (f.unit(e).on_table() && Touching(f, block, e) && !Touching(f, u, e)) {
      contacts.Add(e);
    }
  });
  return contacts;
}

}  // namespace

// ---- Pivot (GT-D6) ----------------------------------------------------------

Verdict CheckPivot(PositionView f, UnitId u, Heading heading, UnitId charged) {
  if (const Verdict v = CheckMayMove(f, u); !v.ok()) return v;
  if (IsSquare(f, u)) return Refuse(f, RefusalCode::kSquaresDoNotTurn, u);
  const UnitState& unit = f.unit(u);
  if (heading == unit.heading) return Refuse(f, RefusalCode::kStaysPut, u);
  if (const Verdict v = CheckTurnedPose(f, u, heading); !v.ok()) return v;
  const int charge = IsSome(charged) ? kPrices.charge : 0;
  if (const Verdict v = CheckPay(f, u, kPrices.pivot + charge); !v.ok()) {
    return v;
  }
  const Block block = MakeBlock({unit.centre, heading}, BaseOf(f, u));
  if (!InArea(f, u)) {
    const UnitSet contacts = ContactsByTurning(f, u, block);
    Verdict verdict;
    contacts.ForEach([&](UnitId e) {
      if (!verdict.ok()) return;
      const bool silenced = f.unit(e).cohesion == Cohesion::kSilenced;
      if (f.scenario.IsArtillery(u)) {
        verdict = Refuse(f, RefusalCode::kNoContactAllowed, u, e);
      } else if (!berthier::FrontTouches(block, FootprintOf(f, e).view())) {
        verdict = Refuse(f, RefusalCode::kContactNotFront, u, e);
      } else if (f.scenario.IsCavalry(u) && !IsSome(charged) && !silenced) {
        verdict = Refuse(f, RefusalCode::kMustCharge, u, e);
      }
    });
    if (!verdict.ok()) return verdict;
  }
  if (!IsSome(charged)) return {};
  if (const Verdict v = CheckChargeBetween(f, u, charged); !v.ok()) return v;
  const bool touches =
      InArea(f, u)
          ? Touching(f, u, charged)
          : berthier::FrontTouches(block, FootprintOf(f, charged).view()) &&
                berthier::Touching(block.corners(),
                                   FootprintOf(f, charged).view());
  if (!touches) return Refuse(f, RefusalCode::kFrontNotTouching, u, charged);
  if (f.scenario.IsCavalry(u) &&
      LinearFeatureBetween(f, unit.centre, unit.centre, charged)) {
    return Refuse(f, RefusalCode::kLinearFeatureBetween, u, charged);
  }
  return {};
}

void PlayPivot(const Battle& b, UnitId u, Heading heading, UnitId charged) {
  UnitState& unit = b.unit(u);
  Pay(b, u, kPrices.pivot + (IsSome(charged) ? kPrices.charge : 0));
  const Pose from = unit.pose();
  const UnitSet before = ContactsOf(b, u);
  Place(b, u, {from.centre, heading});
  unit.Set(Flag::kMoved);
  TellMove(b, EventCode::kPivots, b.scenario.Entity(u), from, unit.pose());
  ResetAspectsAgainst(b, u);  // GT-CON-10
  RecordNewContacts(b, u, from, before);
  DropBrokenAspects(b);
  if (IsSome(charged)) OrderCharge(b, u, charged);
}

// ---- Limber (GT-D7) ---------------------------------------------------------

Verdict CheckLimber(PositionView f, UnitId u, Limbering how, Heading heading) {
  if (!f.scenario.IsArtillery(u)) {
    return Refuse(f, RefusalCode::kNotArtillery, u);
  }
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  const UnitState& unit = f.unit(u);
  if (how == Limbering::kLimber && unit.Has(Flag::kLimbered)) {
    return Refuse(f, RefusalCode::kLimberedAlready, u);
  }
  if (how == Limbering::kUnlimber && !unit.Has(Flag::kLimbered)) {
    return Refuse(f, RefusalCode::kUnlimberedAlready, u);
  }
  if (const Verdict v = CheckPay(f, u, kPrices.limber); !v.ok()) return v;
  if (!FreePivotOnLimber(f)) {
    if (heading != Heading()) return Refuse(f, RefusalCode::kSurplus, u);
    return {};
  }
  if (heading == unit.heading) return {};
  if (const Verdict v = CheckTurnedPose(f, u, heading); !v.ok()) return v;
  if (InArea(f, u)) return {};
  const UnitSet contacts =
      ContactsByTurning(f, u, MakeBlock({unit.centre, heading}, BaseOf(f, u)));
  if (contacts.empty()) return {};
  return Refuse(f, RefusalCode::kNoContactAllowed, u, contacts.First());
}

void PlayLimber(const Battle& b, UnitId u, Limbering how, Heading heading) {
  UnitState& unit = b.unit(u);
  Pay(b, u, kPrices.limber);
  if (how == Limbering::kLimber) {
    unit.Set(Flag::kLimbered);
  } else {
    unit.Clear(Flag::kLimbered);
  }
  Tell(b,
       how == Limbering::kLimber ? EventCode::kLimbers : EventCode::kUnlimbers,
       b.scenario.Entity(u));
  if (!FreePivotOnLimber(b) || heading == unit.heading) return;
  const Pose from = unit.pose();
  Place(b, u, {unit.centre, heading});
  TellMove(b, EventCode::kPivots, b.scenario.Entity(u), from, unit.pose());
  ResetAspectsAgainst(b, u);
  DropBrokenAspects(b);
}

// ---- Square (GT-D8) ---------------------------------------------------------

Verdict CheckFormSquare(PositionView f, UnitId u) {
  if (!f.scenario.IsInfantry(u)) {
    return Refuse(f, RefusalCode::kNotInfantry, u);
  }
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  if (IsSquare(f, u)) return Refuse(f, RefusalCode::kInSquare, u);
  if (InArea(f, u)) {
    return Refuse(f, RefusalCode::kHoldsArea, u, f.unit(u).occupying);
  }
  return CheckPay(f, u, kPrices.square);
}

void PlayFormSquare(const Battle& b, UnitId u) {
  Pay(b, u, kPrices.square);
  FormSquare(b, u);
}

Verdict CheckLeaveSquare(PositionView f, UnitId u, Heading heading) {
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  if (!IsSquare(f, u)) return Refuse(f, RefusalCode::kNotInSquare, u);
  if (const Verdict v = CheckPay(f, u, kPrices.square); !v.ok()) return v;
  Pose pose;
  if (FindLineFromSquare(f, u, heading, pose)) return {};
  return Refuse(f, RefusalCode::kNoRoomForLine, u);
}

void PlayLeaveSquare(const Battle& b, UnitId u, Heading heading) {
  Pay(b, u, kPrices.square);
  Pose pose;
  if (FindLineFromSquare(b, u, heading, pose)) LeaveSquare(b, u, pose);
}

// ---- Firing (GT-D9) ---------------------------------------------------------

Verdict CheckStartFiring(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (f.scenario.IsCavalry(u)) return Refuse(f, RefusalCode::kNoTarget, u);
  if (unit.Has(Flag::kFiring)) {
    return Refuse(f, RefusalCode::kFiringAlready, u);
  }
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  if (f.scenario.IsArtillery(u) && unit.Has(Flag::kLimbered)) {
    return Refuse(f, RefusalCode::kIsLimbered, u);
  }
  if (const Verdict v = CheckPay(f, u, kPrices.firing); !v.ok()) return v;
  if (!HasTarget(f, u)) return Refuse(f, RefusalCode::kNoTarget, u);
  return {};
}

void PlayStartFiring(const Battle& b, UnitId u) {
  Pay(b, u, kPrices.firing);
  StartFiring(b, u);
}

Verdict CheckStopFiring(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (!unit.Has(Flag::kFiring)) return Refuse(f, RefusalCode::kNotFiring, u);
  return CheckPay(f, u, kPrices.firing);
}

void PlayStopFiring(const Battle& b, UnitId u) {
  Pay(b, u, kPrices.firing);
  StopFiring(b, u);
}

// ---- Charge (GT-D10) --------------------------------------------------------

Verdict CheckCharge(PositionView f, UnitId u, UnitId target) {
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  if (const Verdict v = CheckChargeBetween(f, u, target); !v.ok()) return v;
  if (!FrontTouches(f, u, target)) {
    return Refuse(f, RefusalCode::kFrontNotTouching, u, target);
  }
  // Decision: the approach of a unit that is in contact already is the
  // straight line from where its turn began (5.7).
  if (f.scenario.IsCavalry(u) &&
      LinearFeatureBetween(f, f.unit(u).start_centre, CentreOf(f, u), target)) {
    return Refuse(f, RefusalCode::kLinearFeatureBetween, u, target);
  }
  return CheckPay(f, u, kPrices.charge);
}

void PlayCharge(const Battle& b, UnitId u, UnitId target) {
  Pay(b, u, kPrices.charge);
  OrderCharge(b, u, target);
}

// ---- Spike, rally, withdraw (GT-D11 to 13) ----------------------------------

Verdict CheckSpike(PositionView f, UnitId u, UnitId target) {
  if (f.scenario.IsArtillery(u)) {
    return Refuse(f, RefusalCode::kNotCavalryOrInfantry, u);
  }
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  const UnitState& guns = f.unit(target);
  if (f.data(target).side == f.data(u).side || !guns.on_table() ||
      guns.cohesion != Cohesion::kSilenced) {
    return Refuse(f, RefusalCode::kNotSilencedGuns, u, target);
  }
  if (!Touching(f, u, target)) {
    return Refuse(f, RefusalCode::kNotTouching, u, target,
                  {DistanceBetween(f, u, target).ticks, 0, 0});
  }
  return CheckPay(f, u, kPrices.spike);
}

void PlaySpike(const Battle& b, UnitId u, UnitId target) {
  Pay(b, u, kPrices.spike);
  Tell(b, EventCode::kSpikes, b.scenario.Entity(u), b.scenario.Entity(target));
  Remove(b, target, Presence::kDestroyed, DestroyCause::kSpiked,
         CentreOf(b, target));
  DropBrokenAspects(b);
}

Verdict CheckRally(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (unit.cohesion != Cohesion::kFleeing &&
      unit.cohesion != Cohesion::kSilenced) {
    return Refuse(f, RefusalCode::kNothingToRally, u);
  }
  if (!CanPay(f, u, kPrices.rally)) return CheckPay(f, u, kPrices.rally);
  const UnitSet enemies = EffectiveContactsOf(f, u);
  if (enemies.empty()) return {};
  return Refuse(f, RefusalCode::kEnemyInContact, u, enemies.First());
}

void PlayRally(const Battle& b, UnitId u) {
  Pay(b, u, kPrices.rally);
  b.unit(u).cohesion = Cohesion::kDisrupted;  // GT-CMD-33
  Tell(b, EventCode::kRallied, b.scenario.Entity(u));
  TestLatches(b, u);
}

Verdict CheckWithdraw(PositionView f, UnitId u) {
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  // Touching the edge is contact with it (5.3).
  const Length distance =
      DistanceToEdge(f, u, f.scenario.side(f.data(u).side).home);
  if (distance > kTouch) {
    return Refuse(f, RefusalCode::kNotAtHomeEdge, u, UnitId::kNone,
                  {distance.ticks, 0, 0});
  }
  if (!f.scenario.IsInfantry(u)) return {};
  const UnitSet enemies = EffectiveContactsOf(f, u);
  if (enemies.empty()) return {};
  return Refuse(f, RefusalCode::kPinned, u, enemies.First());
}

void PlayWithdraw(const Battle& b, UnitId u) {
  Remove(b, u, Presence::kWithdrawn, DestroyCause::kNone, CentreOf(b, u));
  DropBrokenAspects(b);
}

}  // namespace berthier::grande_tactique
