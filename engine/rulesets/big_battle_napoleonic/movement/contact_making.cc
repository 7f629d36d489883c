#include "engine/rulesets/big_battle_napoleonic/movement/contact_making.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// 45 degrees in quarters (BBN-CHG-13).
constexpr int kMostConforming = 180;

// Has no front zone: it may be charged from anywhere (BBN-CHG-08).
bool HasNoFront(const UnitState& unit) {
  return unit.garrison() || unit.formation == Formation::kSquare;
}

// Whom a unit would end on in contact: anybody but the guns that it overruns,
// those attached to its target, which it touches (5.4), and in pursuit its own,
// which come along (BBN-ART-12).
UnitId UnitInTheWay(PositionView f, const Approach& approach,
                    const Block& block, UnitSet overruns, UnitId target) {
  return UnitUnder(f, block, [&](UnitId other) {
    const UnitId parent = f.unit(other).attached_to;
    return other == approach.unit || overruns.Has(other) || parent == target ||
           (approach.kind == ContactKind::kPursuit && parent == approach.unit);
  });
}

// Lines up with the touched edge: sets `pose` to `arrived`, turned about
// `pivot` toward the edge with normal `outward` by at most 45 degrees, as far
// as there is room. Refused if there is no room even without a turn.
Verdict Conform(PositionView f, const Approach& approach, BaseSize size,
                Pose arrived, Point pivot, Heading outward, UnitSet overruns,
                UnitId target, Pose& pose) {
  const UnitId u = approach.unit;
  const int whole = std::clamp(arrived.heading.TurnTo(outward.Opposite()),
                               -kMostConforming, kMostConforming);
  Verdict refusal;
  for (int tenth = 10; tenth >= 0; --tenth) {
    pose = TurnedAbout(arrived, pivot, whole * tenth / 10);
    if (tenth == 0) pose = arrived;
    const Block block = MakeBlock(pose, size);
    if (!OnTable(f.scenario.ground, block)) {
      refusal = Refuse(f, RefusalCode::kOffTable, u);
    } else if (InImpassable(f.scenario.ground, block)) {
      refusal = Refuse(f, RefusalCode::kImpassable, u);
    } else if (const UnitId other =
                   UnitInTheWay(f, approach, block, overruns, target);
               IsSome(other)) {
      refusal = Refuse(f, RefusalCode::kFriendInTheWay, u, other);
    } else {
      return {};
    }
  }
  return refusal;
}

bool IsChosen(ContactKind kind) {
  return kind == ContactKind::kCharge || kind == ContactKind::kCounter;
}

}  // namespace

Verdict MakeContact(PositionView f, const Approach& approach, UnitId enemy,
                    UnitId via, const Block& block, Heading came,
                    Contact& contact) {
  const UnitId u = approach.unit;
  const UnitState& target = f.unit(enemy);
  const BaseSize target_size = SizeOf(f, enemy);
  const bool no_front = HasNoFront(target);
  const bool chosen = IsChosen(approach.kind);
  const bool must = !no_front && chosen &&
                    InFrontZone(approach.began, target.pose(), target_size);
  const MustHit hit = must ? MustHit::kFront : MustHit::kAny;
  Point at;
  if (IsSome(via)) {
    const Touch touch =
        TouchOf(block, came, f.unit(via).pose(), SizeOf(f, via), MustHit::kAny);
    at = touch.at;
    contact.edge = must ? ContactEdge::kFront
                        : ZoneOf(target.pose(), target_size, block.centre);
  } else {
    const Touch touch = TouchOf(block, came, target.pose(), target_size, hit);
    at = touch.at;
    contact.edge = touch.edge;
  }
  if (no_front) contact.edge = ContactEdge::kNone;
  contact.attacker = u;
  contact.defender = enemy;
  contact.via_battery = via;
  contact.kind = approach.kind;
  contact.fresh = 1;
  contact.distance_moved = approach.distance.ticks;
  contact.defended = target.garrison()
                         ? Defended::kNone
                         : DefendedAgainst(f, approach.began.centre, enemy, at);
  if (must && contact.edge != ContactEdge::kFront) {
    return Refuse(f, RefusalCode::kMustHitFront, u, enemy,
                  {static_cast<int>(contact.edge), 0, 0});
  }
  // What is not chosen is not forbidden (BBN-I-57, BBN-I-58).
  if (!chosen) return {};
  if (f.IsInfantry(u) && f.IsCavalry(enemy) && WhollyInOpen(f, enemy)) {
    return Refuse(f, RefusalCode::kCavalryInOpen, u, enemy);  // BBN-CHG-10
  }
  if (f.IsCavalry(u) && (target.garrison() || RoughAt(f.scenario.ground, at))) {
    return Refuse(f, RefusalCode::kChargeIntoRough, u);  // BBN-CHG-11
  }
  return {};
}

Verdict LineUp(PositionView f, Approach approach, BaseSize size, Pose arrived,
               UnitId target, UnitId via, UnitSet overruns, Pose& end,
               std::array<Contact, OrderEffect::kMaxContacts>& contacts,
               int& count) {
  const UnitId u = approach.unit;
  const Block block = MakeBlock(arrived, size);
  Contact first;
  if (const Verdict v =
          MakeContact(f, approach, target, via, block, arrived.heading, first);
      !v.ok()) {
    return v;
  }
  const UnitId touched = IsSome(via) ? via : target;
  const bool must = !IsSome(via) && first.edge == ContactEdge::kFront;
  const Touch touch =
      TouchOf(block, arrived.heading, f.unit(touched).pose(),
              SizeOf(f, touched), must ? MustHit::kFront : MustHit::kAny);
  if (const Verdict v = Conform(f, approach, size, arrived, touch.at,
                                touch.outward, overruns, target, end);
      !v.ok()) {
    return v;
  }
  const Block last = MakeBlock(end, size);
  if (approach.kind != ContactKind::kPursuit && f.IsCavalry(u) &&
      InRough(f.scenario.ground, last)) {
    return Refuse(f, RefusalCode::kChargeIntoRough, u);
  }
  // Decision: nor may they touch there once it has lined up, for it would be
  // broken (BBN-MEL-03), which no charge that is chosen can end in (BBN-I-58).
  if (IsChosen(approach.kind) && f.IsCavalry(u) && !IsSome(via) &&
      RoughAt(f.scenario.ground, TouchingPoint(last, f.unit(target).block()))) {
    return Refuse(f, RefusalCode::kChargeIntoRough, u);
  }
  first.axis = end.heading;
  contacts[0] = first;
  count = 1;
  // BBN-CHG-19
  Verdict refusal;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!refusal.ok() || count >= OrderEffect::kMaxContacts ||
        overruns.Has(e) || !IsObstacle(f, e)) {
      return;
    }
    const UnitId body = BodyOf(f, e);
    for (int i = 0; i < count; ++i) {
      if (contacts[static_cast<size_t>(i)].defender == body) return;
    }
    if (!Within(last, f.unit(e).block(), kTouch)) return;
    Contact other;
    if (const Verdict v =
            MakeContact(f, approach, body, body == e ? UnitId::kNone : e, last,
                        end.heading, other);
        !v.ok()) {
      refusal = Refuse(f, RefusalCode::kAlsoTouches, u, body);
      return;
    }
    other.axis = end.heading;
    contacts[static_cast<size_t>(count++)] = other;
  });
  return refusal;
}

}  // namespace berthier::big_battle_napoleonic
