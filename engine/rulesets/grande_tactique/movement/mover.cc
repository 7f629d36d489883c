#include "engine/rulesets/grande_tactique/movement/mover.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/charge_order.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/contact_making.h"
#include "engine/rulesets/grande_tactique/table/terrain.h"
#include "engine/tabletop/contact.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// The circle around any base; what is farther from the start of a move than
// allowance and two of these cannot matter to it.
constexpr int32_t kCircle = 1500;

Length Half(Length full) { return full / 2; }

}  // namespace

Length FullAllowance(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  if (IsSquare(f, u)) return f.scenario.options.square_move;  // GT-MOV-02
  switch (data.arm) {
    case Arm::kInfantry:
      return kAllowances.infantry;
    case Arm::kCavalry:
      return data.horse == Horse::kCuirassier ? kAllowances.cuirassiers
                                              : kAllowances.cavalry;
    case Arm::kFootArtillery:
      return kAllowances.foot_artillery;
    case Arm::kHorseArtillery:
      break;
  }
  return kAllowances.horse_artillery;
}

Length OpenAllowance(PositionView f, UnitId u) {
  const Length full = FullAllowance(f, u);
  // GT-MOV-02: a square's move is a half already.
  return Disrupted(f, u) && !IsSquare(f, u) ? Half(full) : full;
}

bool MayEnter(PositionView f, UnitId u, AreaKind kind) {
  if (IsSquare(f, u)) return false;
  if (kind == AreaKind::kWoods) return !f.scenario.IsCavalry(u);
  return kind == AreaKind::kFort || f.scenario.IsInfantry(u) ||
         f.scenario.options.bua_infantry_only == Options::Switch::kOff;
}

Verdict FindDeparture(PositionView f, UnitId u, Point via,
                      Departure& departure) {
  const UnitState& unit = f.unit(u);
  departure = {.unit = u, .pose = unit.pose()};
  if (!unit.on_table()) {
    const Arrival& arrival = ArrivalOf(f.scenario, u);
    if (!OnStretch(f.scenario, arrival, via)) {
      return Refuse(f, RefusalCode::kEntryNotOnStretch, u);
    }
    departure.from = Departure::From::kEdge;
    departure.pose = EntryPose(arrival, via, BaseOf(f, u));
    return {};
  }
  if (!IsSome(unit.occupying)) {
    if (via != Point{}) return Refuse(f, RefusalCode::kSurplus, u);
    return {};
  }
  // GT-MOV-28: rear edge on the boundary, facing straight outward.
  const Area& area = f.scenario.area(unit.occupying);
  departure.from = Departure::From::kArea;
  departure.left = unit.occupying;
  for (int side = 0; side < static_cast<int>(area.polygon.size()); ++side) {
    const Edge edge = EdgeOf(PolygonView(area.polygon), side);
    if (!Within(via, edge.segment, kRounding)) continue;
    const BaseSize size = LineBase(f.scenario, u);
    const Heading out = OutwardOf(area, side);
    departure.pose = {Offset({via, out}, size.depth / 2, {}), out};
    if (FreePose(f, MakeBlock(departure.pose, size), u)) return {};
    return Refuse(f, RefusalCode::kExitBlocked, u, unit.occupying);
  }
  return Refuse(f, RefusalCode::kExitNotOnEdge, u, unit.occupying);
}

Mover::Mover(PositionView f, const Departure& departure)
    : f_(f),
      departure_(departure),
      u_(departure.unit),
      size_(BaseOf(f, departure.unit)),
      square_(IsSquare(f, departure.unit)),
      horse_(f.scenario.IsCavalry(departure.unit)),
      full_(FullAllowance(f, departure.unit)),
      open_(OpenAllowance(f, departure.unit)) {
  GatherGround();
  GatherUnits();
}

void Mover::GatherGround() {
  const Terrain& terrain = f_.scenario.terrain;
  const Block start = MakeBlock(departure_.pose, size_);
  for (const Road& road : terrain.roads) {
    if (!Apart(road.box, BoxOf(start), {}) && TouchesRoad(road, start)) {
      near_road_ = true;
      open_ += kRoadBonus;  // GT-MOV-06: what it may come to at best
      break;
    }
  }
  const Box reach =
      Grown(BoxOf(departure_.pose.centre), open_ + Ticks(2 * kCircle));
  const auto any = [&](const auto& things) {
    return std::any_of(things.begin(), things.end(), [&](const auto& thing) {
      return !Apart(thing.box, reach, {});
    });
  };
  const auto any_part = [&](const GroundLayer& layer) {
    return FirstPiece(
               terrain, layer, reach,
               [](const GroundPiece&, const GroundPart&) { return true; }) >= 0;
  };
  near_ground_ = any(terrain.areas) || any_part(terrain.rough) ||
                 any(terrain.linear_features) || any_part(terrain.impassable);
}

void Mover::GatherUnits() {
  const int64_t reach = open_.ticks + 2 * kCircle;
  const Box box =
      Grown(BoxOf(departure_.pose.centre), open_ + Ticks(kCircle) + kTouch);
  const Side side = f_.data(u_).side;
  const bool standing = departure_.from != Departure::From::kEdge;
  const int n = static_cast<int>(f_.scenario.units.size());
  for (int i = 0; i < n; ++i) {
    const UnitId id = MakeId<UnitId>(i);
    const UnitState& unit = f_.unit(id);
    if (!unit.on_table() || id == u_) continue;
    if (IsSome(unit.occupying)) {
      if (Apart(f_.scenario.area(unit.occupying).box, box, {})) continue;
    } else if (NormSquared(unit.centre - departure_.pose.centre) >
               reach * reach) {
      continue;
    }
    uint8_t bits = 0;
    if (unit.cohesion == Cohesion::kSilenced) bits |= kSilenced;
    if (f_.data(id).side != side) {
      bits |= kEnemy;
      if (bits == kEnemy) enemy_in_reach_ = true;
      if (standing && Touching(f_, u_, id)) bits |= kTouched;
    }
    near_[static_cast<size_t>(n_near_++)] = {id, bits};
  }
}

Box Mover::BoxAround(const Near& near) const {
  const UnitState& unit = f_.unit(near.id);
  return IsSome(unit.occupying) ? f_.scenario.area(unit.occupying).box
                                : BoxOf(unit.block());
}

UnitSet Mover::ContactsAt(const Block& block) const {
  UnitSet contacts;
  const Box box = BoxOf(block);
  for (const Near& near : near()) {
    if (!near.Is(kEnemy) || Apart(box, BoxAround(near), kTouch)) continue;
    if (Touching(f_, block, near.id)) contacts.Add(near.id);
  }
  return contacts;
}

// GT-MOV-13, 19, 27 and 5.6 (d), (e), (f).
Verdict Mover::CheckEnd(Pose to) const {
  const Block block = MakeBlock(to, size_);
  if (!OnTable(f_.scenario, block)) {
    return Refuse(f_, RefusalCode::kOffTable, u_);
  }
  for (const Near& near : near()) {
    if (OverlapsUnit(f_, block, near.id)) {
      return Refuse(f_, RefusalCode::kEndsOnUnit, u_, near.id);
    }
  }
  if (!near_ground_) return {};
  const std::vector<Area>& areas = f_.scenario.terrain.areas;
  for (size_t i = 0; i < areas.size(); ++i) {
    if (Overlaps(areas[i], block)) {
      return Refuse(f_, RefusalCode::kEndsOnArea, u_,
                    MakeId<AreaId>(static_cast<int>(i)));
    }
  }
  if (OverlapsImpassable(f_, block)) {
    return Refuse(f_, RefusalCode::kEndsOnImpassable, u_);
  }
  return {};
}

// GT-MOV-20 to 24: `contacts` are the new ones.
Verdict Mover::CheckContacts(const Block& end, UnitId charged,
                             UnitSet contacts) const {
  Verdict verdict;
  bool must_charge = false;
  contacts.ForEach([&](UnitId e) {
    if (!verdict.ok()) return;
    if (departure_.from == Departure::From::kEdge) {
      // Decision: overdue units, too, come on out of contact (GT-SCN-07).
      verdict = Refuse(f_, RefusalCode::kEntersInContact, u_, e);
    } else if (f_.scenario.IsArtillery(u_)) {
      verdict = Refuse(f_, RefusalCode::kNoContactAllowed, u_, e);
    } else if (!berthier::FrontTouches(end, FootprintOf(f_, e).view())) {
      verdict = Refuse(f_, RefusalCode::kContactNotFront, u_, e);
    } else if (horse_ && !IsSome(charged) &&
               f_.unit(e).cohesion != Cohesion::kSilenced) {
      must_charge = true;  // GT-MOV-23: silenced guns alone need no charge
    }
  });
  if (!verdict.ok()) return verdict;
  if (must_charge) {
    return Refuse(f_, RefusalCode::kMustCharge, u_, contacts.First());
  }
  if (!IsSome(charged)) return {};
  verdict = CheckChargeBetween(f_, u_, charged);
  if (!verdict.ok()) return verdict;
  if (!berthier::FrontTouches(end, FootprintOf(f_, charged).view())) {
    return Refuse(f_, RefusalCode::kFrontNotTouching, u_, charged);
  }
  return {};
}

Verdict Mover::CheckBroken(PolygonView end) const {
  if (departure_.from != Departure::From::kEdge) {
    return CheckNotNearer(f_, u_, FootprintOf(f_, u_).view(), end);
  }
  const Block start = MakeBlock(departure_.pose, size_);
  return CheckNotNearer(f_, u_, start.corners(), end);
}

// For whatever it could do at best.
RefusalCode Mover::TooFar() const {
  return Disrupted(f_, u_) && !square_ ? RefusalCode::kTooFarDisrupted
                                       : RefusalCode::kTooFar;
}

Verdict Mover::RefusalOf(const ManoeuvreSearchResult& plan) const {
  if (plan.status == ManoeuvreSearchResult::Status::kTooFar) {
    return Refuse(f_, TooFar(), u_, UnitId::kNone,
                  {plan.least.ticks, open_.ticks, 0});
  }
  const Judgement& why = plan.verdict;
  return Refusal{.code = static_cast<uint16_t>(why.reason),
                 .subject = f_.scenario.Entity(u_),
                 .object = static_cast<EntityId>(why.operands[2]),
                 .operands = {why.operands[0], why.operands[1], 0}};
}

Verdict Mover::To(Pose to, UnitId charged, SearchDepth last,
                  Movement& movement) const {
  if (square_ && to.heading != departure_.pose.heading) {
    return Refuse(f_, RefusalCode::kSquaresDoNotTurn, u_);
  }
  if (departure_.from == Departure::From::kStanding && to == departure_.pose) {
    return Refuse(f_, RefusalCode::kStaysPut, u_);
  }
  // A wheel moves the centre less than it costs, so a straight line is the
  // least that any chain needs.
  const Vec way = to.centre - departure_.pose.centre;
  const int64_t most = (open_ + Ticks(kCircle)).ticks;
  if (NormSquared(way) > most * (most + 1)) {  // its length, rounded, is more
    return Refuse(f_, TooFar(), u_, UnitId::kNone,
                  {LengthOf(way).ticks, open_.ticks, 0});
  }
  if (const Verdict v = CheckEnd(to); !v.ok()) return v;
  Block end = MakeBlock(to, size_);
  UnitSet started;
  for (const Near& near : near()) {
    if (near.Is(kTouched)) started.Add(near.id);
  }
  movement.asked = movement.end = to;
  movement.new_contacts = Minus(ContactsAt(end), started);
  if (!movement.new_contacts.empty()) {
    if (const Verdict v = CheckContacts(end, charged, movement.new_contacts);
        !v.ok()) {
      return v;
    }
    movement.end = SquaredUp(f_, u_, to, charged);
    if (movement.end != to) {
      end = MakeBlock(movement.end, size_);
      movement.new_contacts = Minus(ContactsAt(end), started);
      if (const Verdict v = CheckContacts(end, charged, movement.new_contacts);
          !v.ok()) {
        return v;
      }
    }
  } else if (IsSome(charged)) {
    if (const Verdict v = CheckContacts(end, charged, {}); !v.ok()) return v;
  }
  if (const Verdict v = CheckBroken(end.corners()); !v.ok()) return v;
  const Ending ending = {.charged = charged,
                         .area = AreaId::kNone,
                         .new_contacts = movement.new_contacts};
  const auto judge = [&](const Manoeuvre& m, Length cost) {
    return Judge(m, cost, ending);
  };
  const ManoeuvreSearchResult plan =
      FindManoeuvre(departure_.pose, to, size_, open_, judge,
                    square_ ? std::min(last, SearchDepth::kTwoLegs) : last);
  if (!plan.found()) return RefusalOf(plan);
  movement.manoeuvre = plan.manoeuvre;
  movement.passed =
      plan.verdict.penalty > 0
          ? FriendPassed(Sweep(departure_.pose, size_, plan.manoeuvre))
          : UnitId::kNone;
  return {};
}

}  // namespace berthier::grande_tactique
