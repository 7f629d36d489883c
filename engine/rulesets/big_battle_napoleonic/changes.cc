#include "engine/rulesets/big_battle_napoleonic/changes.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {

void Tell(const Battle& b, EventCode code, EntityId subject, EntityId object,
          Operands operands) {
  TellMove(b, code, subject, {}, {}, object, operands);
}

void TellMove(const Battle& b, EventCode code, EntityId subject, Pose from,
              Pose to, EntityId object, Operands operands) {
  if (b.listener == nullptr) return;
  b.listener->Hear({.code = static_cast<uint16_t>(code),
                    .subject = subject,
                    .object = object,
                    .from = from,
                    .to = to,
                    .operands = operands});
}

// ---- Places -----------------------------------------------------------------

void Place(const Battle& b, UnitId u, Pose pose) {
  UnitState& unit = b.unit(u);
  const Block block = MakeBlock(pose, SizeOf(b, u));
  unit.centre = pose.centre;
  unit.heading = pose.heading;
  unit.corner_offsets = {
      static_cast<int16_t>(block.left.x), static_cast<int16_t>(block.left.y),
      static_cast<int16_t>(block.right.x), static_cast<int16_t>(block.right.y)};
  b.state.moved.Add(u);
}

void PlaceIn(const Battle& b, UnitId u, Formation formation, Pose pose) {
  b.unit(u).formation = formation;
  Place(b, u, pose);
}

void BeginWay(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.start_centre = unit.centre;
  unit.start_heading = unit.heading;
  unit.start_formation = unit.formation;
  State& s = b.state;
  if (unit.way_count == 0) return;
  const size_t first = static_cast<size_t>(WayOf(s, u).data() - s.knots.data());
  const size_t end = static_cast<size_t>(s.knot_count);
  std::copy(
      s.knots.begin() + static_cast<std::ptrdiff_t>(first) + unit.way_count,
      s.knots.begin() + static_cast<std::ptrdiff_t>(end),
      s.knots.begin() + static_cast<std::ptrdiff_t>(first));
  for (size_t i = end - unit.way_count; i < end; ++i) s.knots[i] = Knot{};
  s.knot_count = static_cast<int16_t>(s.knot_count - unit.way_count);
  unit.way_count = 0;
}

void AddKnot(const Battle& b, UnitId u, Pose pose, Formation formation) {
  State& s = b.state;
  UnitState& unit = b.unit(u);
  // Decision: if more ways are laid in one move than there is room for (over
  // three corners for every unit of both armies), the last ones are known by
  // their ends only.
  if (s.knot_count >= State::kKnots) return;
  const std::ptrdiff_t at =
      (WayOf(s, u).data() - s.knots.data()) + unit.way_count;
  std::copy_backward(s.knots.begin() + at, s.knots.begin() + s.knot_count,
                     s.knots.begin() + s.knot_count + 1);
  s.knots[static_cast<size_t>(at)] = {pose.centre, pose.heading, formation, 0};
  ++unit.way_count;
  ++s.knot_count;
}

void ForgetWays(const Battle& b) {
  State& s = b.state;
  std::fill(s.knots.begin(), s.knots.begin() + s.knot_count, Knot{});
  s.knot_count = 0;
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    UnitState& unit = s.units[static_cast<size_t>(i)];
    unit.way_count = 0;
    unit.start_centre = unit.centre;
    unit.start_heading = unit.heading;
    unit.start_formation = unit.formation;
  }
}

void RideOver(const Battle& b, UnitId u, PolygonView sweep) {
  for (int i = 0; i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (b.scenario.general(g).side == b.data(u).side ||
        !b.state.general(g).on_table()) {
      continue;
    }
    if (Overlaps(sweep, BlockOfGeneral(b, g).corners(), kPenetration)) {
      b.state.displaced |= uint32_t{1} << i;
    }
  }
}

void RideOver(const Battle& b, UnitId u, const Block& start, Vec by) {
  if (by == Vec{}) return;
  RideOver(b, u, TranslationSweep(start, by));
}

// ---- Units ------------------------------------------------------------------

void Remove(const Battle& b, UnitId u, Presence presence) {
  UnitState& unit = b.unit(u);
  unit.presence = presence;
  unit.flags &= static_cast<uint16_t>(Flag::kFought);
  unit.attached_to = UnitId::kNone;
  unit.slot = Slot::kLeft;
  for (int i = b.state.contact_count; i-- > 0;) {
    if (b.state.contacts[static_cast<size_t>(i)].Concerns(u)) {
      DeleteContact(b, i);
    }
  }
  b.state.recoiling.Remove(u);
  if (!b.IsBattery(u)) b.state.moved.Add(u);
  switch (presence) {
    case Presence::kDispersed:
      TellUnit(b, EventCode::kDispersed, u);
      break;
    case Presence::kDestroyed:
      TellUnit(b, EventCode::kDestroyed, u);
      break;
    default:
      TellUnit(b, EventCode::kLeavesTable, u);
  }
}

void DestroyGunsOf(const Battle& b, UnitId u) {
  ForEachGunOf(b, u, [&](UnitId gun) { Remove(b, gun, Presence::kDestroyed); });
}

void LoseBases(const Battle& b, UnitId u, int bases, LossCause cause) {
  UnitState& unit = b.unit(u);
  const int lost = std::min<int>(bases, unit.bases);
  const BaseSize before = SizeOf(b, u);
  const UnitSet together = TogetherWith(b, u);
  unit.bases = static_cast<uint8_t>(unit.bases - lost);
  uint8_t& log = cause == LossCause::kFire    ? unit.lost_fire
                 : cause == LossCause::kMelee ? unit.lost_melee
                                              : unit.lost_march;
  log = static_cast<uint8_t>(log + lost);
  Tell(b, EventCode::kBaseLost, b.scenario.Entity(u), EntityId::kNone,
       {lost, unit.bases, 0, 0});
  const BaseSize after = SizeOf(b, u);
  Pose pose = unit.pose();
  if (unit.formation != Formation::kSquare) {
    pose.centre = Offset(pose, (before.depth - after.depth) / 2, {});
  }
  Place(b, u, pose);
  if (unit.bases <= kDispersedAt) {
    // BBN-ART-14
    if (cause != LossCause::kFire) DestroyGunsOf(b, u);
    Remove(b, u, Presence::kDispersed);
    return;
  }
  ReslotGuns(b, u);
  RenewGaps(b, u, together);
}

void SpoilRally(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.order == UnitOrder::kRally) unit.Set(Flag::kRallySpoiled);
}

void Disorder(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  SpoilRally(b, u);  // BBN-STA-05
  if (unit.condition != Condition::kSteady) return;
  unit.condition = Condition::kDisordered;
  TellUnit(b, EventCode::kDisordered, u);
}

void DisorderInRough(const Battle& b, UnitId u) {
  const UnitState& unit = b.unit(u);
  if (!b.IsCavalry(u) || unit.condition != Condition::kSteady) return;
  const Block block = unit.block();
  for (const Ground::Ref ref : b.scenario.ground.rough) {
    if (Multiplier(b.scenario.ground.piece(ref), Arm::kCavalry,
                   unit.formation) > 1 &&
        Overlaps(b.scenario.ground.part(ref), block)) {
      Disorder(b, u);
      return;
    }
  }
}

void BreakUnit(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  DestroyGunsOf(b, u);  // BBN-ART-11
  SpoilRally(b, u);
  if (!unit.routing()) {
    unit.condition = Condition::kRouting;
    unit.Clear(Flag::kRoutColumn);
  }
  unit.Clear(Flag::kCounter);
  unit.Clear(Flag::kPursuing);
  unit.Clear(Flag::kOnPursuit);
  unit.Set(Flag::kClosed);
  CloseContacts(b, u);
  b.state.recoiling.Remove(u);
  TellUnit(b, EventCode::kRouts, u);
}

void StartPursuing(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.Set(Flag::kPursuing);
  unit.Clear(Flag::kOnPursuit);
  unit.Clear(Flag::kCounter);  // BBN-CTR-09
  TellUnit(b, EventCode::kPursues, u);
}

void Overrun(const Battle& b, UnitId u, UnitId battery) {
  Tell(b, EventCode::kOverruns, b.scenario.Entity(u),
       b.scenario.Entity(battery));
  Remove(b, battery, Presence::kDestroyed);
  if (b.IsCavalry(u)) b.unit(u).Set(Flag::kOverran);
}

// ---- Contacts ---------------------------------------------------------------

void AddContact(const Battle& b, Contact contact) {
  State& s = b.state;
  const int known = ContactBetween(s, contact.attacker, contact.defender);
  if (known >= 0) {
    // One record a pair, the first attacker stays attacker (BBN-I-130); but
    // what was settled before does not settle a new contact.
    if (s.contacts[static_cast<size_t>(known)].resolved == 0) return;
    DeleteContact(b, known);
  }
  BERTHIER_CHECK(s.contact_count < State::kContacts);
  const Length gap = GapBetween(b.unit(contact.attacker).block(),
                                b.unit(contact.defender).block());
  contact.gap0 = static_cast<int16_t>(gap.ticks);
  int at = s.contact_count;
  const auto key = [](const Contact& c) {
    return Index(c.attacker) * 256 + Index(c.defender);
  };
  while (at > 0 &&
         key(s.contacts[static_cast<size_t>(at - 1)]) > key(contact)) {
    s.contacts[static_cast<size_t>(at)] =
        s.contacts[static_cast<size_t>(at - 1)];
    --at;
  }
  s.contacts[static_cast<size_t>(at)] = contact;
  ++s.contact_count;
  Tell(b, EventCode::kContact, b.scenario.Entity(contact.attacker),
       b.scenario.Entity(contact.defender),
       {static_cast<int32_t>(contact.edge), 0, 0, 0});
}

void DeleteContact(const Battle& b, int index) {
  State& s = b.state;
  const Contact gone = s.contacts[static_cast<size_t>(index)];
  for (int i = index + 1; i < s.contact_count; ++i) {
    s.contacts[static_cast<size_t>(i - 1)] = s.contacts[static_cast<size_t>(i)];
  }
  --s.contact_count;
  s.contacts[static_cast<size_t>(s.contact_count)] = Contact{};
  Tell(b, EventCode::kContactEnds, b.scenario.Entity(gone.attacker),
       b.scenario.Entity(gone.defender));
}

void CloseContacts(const Battle& b, UnitId u) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (c.Concerns(u)) c.resolved = 1;
  }
}

bool IsTogether(Field f, const Contact& c) {
  return GapBetween(f.unit(c.attacker).block(), f.unit(c.defender).block()) <=
         Ticks(c.gap0) + kTouch;
}

UnitSet TogetherWith(Field f, UnitId u) {
  UnitSet together;
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.Concerns(u) && IsTogether(f, c)) together.Add(c.Other(u));
  }
  return together;
}

void RenewGaps(const Battle& b, UnitId u, UnitSet together) {
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (!c.Concerns(u) || !together.Has(c.Other(u))) continue;
    c.gap0 = static_cast<int16_t>(
        GapBetween(b.unit(c.attacker).block(), b.unit(c.defender).block())
            .ticks);
  }
}

namespace {

// Both parties are still to fight one another: the fight is fought though they
// are displaced (BBN-MEL-49).
bool IsToBeFought(const State& s, const Contact& c) {
  const uint8_t fight = s.unit(c.attacker).fight;
  return fight < s.fight_count && fight == s.unit(c.defender).fight &&
         s.fights[fight].done == 0;
}

}  // namespace

void DropContactsApart(const Battle& b, UnitId u) {
  for (int i = b.state.contact_count; i-- > 0;) {
    const Contact& c = b.state.contacts[static_cast<size_t>(i)];
    if (!c.Concerns(u) || IsToBeFought(b.state, c)) continue;
    if (!IsTogether(b, c)) DeleteContact(b, i);
  }
}

// ---- Waiting ----------------------------------------------------------------

void AwaitDecision(const Battle& b, Side side, Decision decision,
                   EntityId about) {
  State& s = b.state;
  s.awaits = Awaited::What::kDecision;
  s.awaits_side = side;
  s.awaits_kind = static_cast<uint8_t>(decision);
  s.awaits_about = about;
}

void AwaitRoll(const Battle& b, Side thrower, RollKind kind, EntityId about) {
  State& s = b.state;
  s.awaits = Awaited::What::kRoll;
  s.awaits_side = thrower;
  s.awaits_kind = static_cast<uint8_t>(kind);
  s.awaits_about = about;
}

void ClearAwaited(const Battle& b) {
  State& s = b.state;
  s.awaits = Awaited::What::kNothing;
  s.awaits_side = Side::kFirst;
  s.awaits_kind = 0;
  s.awaits_about = EntityId::kNone;
}

}  // namespace berthier::big_battle_napoleonic
