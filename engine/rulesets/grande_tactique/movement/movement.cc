#include "engine/rulesets/grande_tactique/movement/movement.h"

#include "engine/kit/orders/refusing.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/charge_order.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/contact_making.h"
#include "engine/rulesets/grande_tactique/movement/square.h"

namespace berthier::grande_tactique {
namespace {

// What every move changes before the unit stands in its new place: out of the
// area, onto the table, where the move is said to have begun (GT-CON-08).
void SetOut(const Battle& b, const Departure& departure) {
  const UnitId u = departure.unit;
  UnitState& unit = b.unit(u);
  if (departure.from == Departure::From::kStanding) return;
  if (departure.from == Departure::From::kArea) {
    LeaveArea(b, u);
    unit.Set(Flag::kLeftArea);
  } else {
    unit.presence = Presence::kOnTable;
    unit.Clear(Flag::kArriving);
    // Decision: reinforcements come on limbered.
    if (b.scenario.IsArtillery(u)) unit.Set(Flag::kLimbered);
  }
  unit.StartAt(departure.pose);
}

// What every move changes once the unit stands there.
void Arrive(const Battle& b, const Departure& departure,
            const Movement& movement, UnitSet before) {
  const UnitId u = departure.unit;
  UnitState& unit = b.unit(u);
  unit.Set(Flag::kMoved);
  ResetAspectsAgainst(b, u);  // GT-CON-10
  DropBrokenAspects(b);
  Uncramp(b, u);  // GT-MOV-38
  if (b.scenario.IsInfantry(u) && IsSome(movement.passed)) {
    Tell(b, EventCode::kPassesThrough, b.scenario.Entity(u),
         b.scenario.Entity(movement.passed));
    Disrupt(b, u);  // GT-MOV-16
  }
  RecordNewContacts(b, u, departure.pose, before);
}

}  // namespace

AreaId AreaCentredOn(const Scenario& s, Point p) {
  const std::vector<Area>& areas = s.terrain.areas;
  for (size_t i = 0; i < areas.size(); ++i) {
    if (areas[i].centroid == p) return MakeId<AreaId>(static_cast<int>(i));
  }
  return AreaId::kNone;
}

Verdict CheckMover(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (unit.presence == Presence::kPending) {
    if (!Arriving(f, u) && !Overdue(f, u)) {
      return Refuse(f, RefusalCode::kNotArrived, u);
    }
    return CheckPay(f, u, kPrices.move);
  }
  if (const Verdict v = CheckMayMove(f, u); !v.ok()) return v;
  if (f.scenario.IsArtillery(u) && !unit.Has(Flag::kLimbered)) {
    return Refuse(f, RefusalCode::kMustLimber, u);
  }
  return {};
}

Verdict CheckMove(PositionView f, UnitId u, Pose to, Point via, UnitId charged,
                  SearchDepth last, Movement& movement) {
  if (const Verdict v = CheckMover(f, u); !v.ok()) return v;
  if (IsSome(charged)) {
    if (const Verdict v = CheckPay(f, u, kPrices.move + kPrices.charge);
        !v.ok()) {
      return v;
    }
    if (const Verdict v = CheckChargeBetween(f, u, charged); !v.ok()) return v;
    const AreaId area = AreaCentredOn(f.scenario, to.centre);
    if (IsSome(area)) return CheckOccupy(f, u, area, via, charged, movement);
  }
  Departure departure;
  if (const Verdict v = FindDeparture(f, u, via, departure); !v.ok()) return v;
  return Mover(f, departure).To(to, charged, last, movement);
}

void PlayMove(const Battle& b, UnitId u, Pose to, Point via, UnitId charged) {
  const AreaId area =
      IsSome(charged) ? AreaCentredOn(b.scenario, to.centre) : AreaId::kNone;
  if (IsSome(area)) return PlayOccupy(b, u, area, to.heading, via, charged);
  Departure departure;
  Movement movement;
  const Verdict found = FindDeparture(b, u, via, departure);
  const Verdict moved =
      Mover(b, departure).To(to, charged, SearchDepth::kFourLegs, movement);
  BERTHIER_CHECK(found.ok() && moved.ok());
  Pay(b, u, kPrices.move + (IsSome(charged) ? kPrices.charge : 0));
  const bool enters = departure.from == Departure::From::kEdge;
  const UnitSet before = enters ? UnitSet() : ContactsOf(b, u);
  SetOut(b, departure);
  Place(b, u, movement.end);
  TellMove(b, enters ? EventCode::kEnters : EventCode::kMoves,
           b.scenario.Entity(u), departure.pose, movement.asked);
  if (movement.end != movement.asked) {
    TellMove(b, EventCode::kSquaredUp, b.scenario.Entity(u), movement.asked,
             movement.end);
  }
  Arrive(b, departure, movement, before);
  if (IsSome(charged)) OrderCharge(b, u, charged);
}

Verdict CheckOccupy(PositionView f, UnitId u, AreaId area, Point via,
                    UnitId charged, Movement& movement) {
  if (const Verdict v = CheckMover(f, u); !v.ok()) return v;
  Departure departure;
  if (const Verdict v = FindDeparture(f, u, via, departure); !v.ok()) return v;
  return Mover(f, departure).Into(area, charged, movement);
}

void PlayOccupy(const Battle& b, UnitId u, AreaId area, Heading heading,
                Point via, UnitId charged) {
  Departure departure;
  Movement movement;
  const Verdict found = FindDeparture(b, u, via, departure);
  const Verdict moved = Mover(b, departure).Into(area, charged, movement);
  BERTHIER_CHECK(found.ok() && moved.ok());
  Pay(b, u, kPrices.move + (IsSome(charged) ? kPrices.charge : 0));
  const bool enters = departure.from == Departure::From::kEdge;
  const UnitSet before = enters ? UnitSet() : ContactsOf(b, u);
  SetOut(b, departure);
  const Pose at = {b.scenario.area(area).centroid, heading};
  TellMove(b, enters ? EventCode::kEnters : EventCode::kMoves,
           b.scenario.Entity(u), departure.pose, at);
  Occupy(b, u, area, heading);
  Arrive(b, departure, movement, before);
  if (IsSome(charged)) OrderCharge(b, u, charged);
}

}  // namespace berthier::grande_tactique
