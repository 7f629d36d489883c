#include "engine/rulesets/grandeur/board/changes.h"

#include <algorithm>

#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/zones.h"

namespace berthier::grandeur {
namespace {

EventCode EventOf(Presence presence) {
  switch (presence) {
    case Presence::kDestroyed:
      return EventCode::kDestroyed;
    case Presence::kLeftTable:
      return EventCode::kLeavesTable;
    default:
      return EventCode::kRouted;
  }
}

void Touch(const Battle& b, UnitId charger, UnitId target, ContactSide side) {
  AddLink(b, charger, target, side);
  Tell(b, EventCode::kContact, b.scenario.Entity(charger),
       b.scenario.Entity(target), {static_cast<int32_t>(side), 0, 0, 0});
  // GRA-FLK-01
  if (side != ContactSide::kFront) Disorder(b, target);
  // GRA-APX-08
  if (b.data(charger).is_cavalry() && b.unit(target).Has(Flag::kInSquare)) {
    Disorder(b, charger);
  }
}

}  // namespace

void Place(const Battle& b, UnitId u, Pose pose) {
  UnitState& unit = b.unit(u);
  unit.Stand(pose, b.data(u).base);
  if (IsSome(unit.leader)) b.state.leader(unit.leader).pos = pose.centre;
}

void Disorder(const Battle& b, UnitId u) {
  EndOpportunity(b, u);
  if (b.unit(u).disordered()) return;
  b.unit(u).Set(Flag::kDisordered);
  TellUnit(b, EventCode::kDisordered, u);
}

void LoseVbu(const Battle& b, UnitId u, int vbu) {
  UnitState& unit = b.unit(u);
  const int lost = std::min(vbu, VbuOf(b, u));
  if (lost <= 0) return;
  unit.losses = static_cast<int8_t>(unit.losses + lost);
  Tell(b, EventCode::kLoses, b.scenario.Entity(u), EntityId::kNone,
       {lost, VbuOf(b, u), 0, 0});
}

void EndOpportunity(const Battle& b, UnitId u) {
  if (!b.unit(u).Has(Flag::kOpportunity)) return;
  b.unit(u).Clear(Flag::kOpportunity);
  TellUnit(b, EventCode::kOffOpportunity, u);
}

void Remove(const Battle& b, UnitId u, Presence presence) {
  UnitState& unit = b.unit(u);
  if (!unit.on_table()) return;
  unit.presence = presence;
  unit.Clear(Flag::kOpportunity);
  unit.bua = PieceId::kNone;
  int16_t& vd_lost = b.state.vd_lost[static_cast<size_t>(b.data(u).side)];
  vd_lost = static_cast<int16_t>(vd_lost + b.data(u).vd);
  TellUnit(b, EventOf(presence), u);
  DropLinks(b, u);
  EndActivation(b, u);
  // GRA-LDR-15
  if (const LeaderId l = unit.leader; IsSome(l)) {
    Detach(b, l);
    RideAway(b, l, UnitId::kNone);
  }
}

// ---- Links ------------------------------------------------------------------

void AddLink(const Battle& b, UnitId attacker, UnitId defender,
             ContactSide side) {
  State& s = b.state;
  for (int i = 0; i < s.link_count; ++i) {
    const Link& link = s.links[static_cast<size_t>(i)];
    if (link.Concerns(attacker) && link.Concerns(defender)) return;
  }
  BERTHIER_CHECK(s.link_count < State::kLinks);
  s.links[static_cast<size_t>(s.link_count++)] = {attacker, defender, side};
  EndOpportunity(b, attacker);
  EndOpportunity(b, defender);
}

void DropLinks(const Battle& b, UnitId u) {
  State& s = b.state;
  const auto begin = s.links.begin();
  const auto end = begin + s.link_count;
  const auto kept = std::remove_if(
      begin, end, [&](const Link& link) { return link.Concerns(u); });
  std::fill(kept, end, Link{});
  s.link_count = static_cast<int16_t>(kept - begin);
}

ContactSide SideCharged(PositionView f, const Block& from, UnitId target) {
  if (InBua(f, target) || f.unit(target).Has(Flag::kInSquare)) {
    return ContactSide::kFront;
  }
  return ChargeSide(f, from, target);
}

void MakeContact(const Battle& b, UnitId charger, UnitId target,
                 ContactSide side, const Block& from) {
  UnitSet met = EnemiesAt(b, charger, Ticks(0));
  met.Remove(target);
  // The target comes last: of equally wide contacts its link is the newest.
  met.ForEach([&](UnitId e) {
    // Cavalry meets a BUA as ground (IMP-BUA-08).
    if (InBua(b, e) && !b.data(charger).is_foot()) return;
    Touch(b, charger, e, SideCharged(b, from, e));
  });
  Touch(b, charger, target, side);
}

// ---- Activations ------------------------------------------------------------

void EndActivation(const Battle& b, UnitId u) {
  State& s = b.state;
  if (Frame* frame = FindFrame(s, FrameKind::kUnit);
      frame != nullptr && frame->unit == u) {
    frame->step = kEnds;
  } else if (s.group.Has(u) || s.leavers.Has(u)) {
    s.group.Remove(u);
    s.leavers.Remove(u);
    FinishUnit(b, u);
  }
}

void BeginUnit(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.phases = 0;
  unit.planned = 0;
  for (const Flag flag : {Flag::kFired, Flag::kRallyTried, Flag::kPlanned,
                          Flag::kNoMorePhases, Flag::kOpportunity}) {
    unit.Clear(flag);
  }
}

void FinishUnit(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  const bool waits = unit.Has(Flag::kOpportunity);
  BeginUnit(b, u);
  if (waits) unit.Set(Flag::kOpportunity);
  unit.Set(Flag::kActivated);
}

void ForgetReactions(const Battle& b) {
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    UnitState& unit = b.state.units[static_cast<size_t>(i)];
    unit.evades = 0;
    unit.shot_at = UnitId::kNone;
    unit.Clear(Flag::kEvaded);
  }
}

}  // namespace berthier::grandeur
