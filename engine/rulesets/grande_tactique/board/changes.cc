#include "engine/rulesets/grande_tactique/board/changes.h"

#include <utility>

#include "engine/model/fault.h"

namespace berthier::grande_tactique {

namespace {

// Aspects are kept in one form, so that equal positions are equal bytes:
// without gaps, by enemy id.
void SortAspects(UnitState& unit) {
  for (size_t i = 1; i < UnitState::kAspects; ++i) {
    for (size_t k = i; k > 0 && unit.aspect_enemy[k] < unit.aspect_enemy[k - 1];
         --k) {
      std::swap(unit.aspect_enemy[k], unit.aspect_enemy[k - 1]);
      std::swap(unit.aspect_kind[k], unit.aspect_kind[k - 1]);
    }
  }
}

void ForgetAspect(UnitState& unit, size_t k) {
  unit.aspect_enemy[k] = UnitId::kNone;  // the largest id: sorts to the end
  unit.aspect_kind[k] = Aspect::kFront;
}

}  // namespace

void Place(const Battle& b, UnitId u, Pose pose) {
  b.unit(u).Stand(pose, BaseOf(b, u));
}

void LeaveArea(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (!IsSome(unit.occupying)) return;
  Tell(b, EventCode::kLeavesArea, b.scenario.Entity(u),
       b.scenario.Entity(unit.occupying));
  b.state.occupant[static_cast<size_t>(unit.occupying)] = UnitId::kNone;
  unit.occupying = AreaId::kNone;
}

void Occupy(const Battle& b, UnitId u, AreaId area, Heading heading) {
  UnitState& unit = b.unit(u);
  BERTHIER_CHECK(!IsSome(b.state.occupant[static_cast<size_t>(area)]));
  unit.occupying = area;
  b.state.occupant[static_cast<size_t>(area)] = u;
  Place(b, u, {b.scenario.area(area).centroid, heading});
  Tell(b, EventCode::kOccupies, b.scenario.Entity(u), b.scenario.Entity(area));
}

void DropBrokenAspects(const Battle& b) {
  const int n = static_cast<int>(b.scenario.units.size());
  for (int i = 0; i < n; ++i) {
    const UnitId u = MakeId<UnitId>(i);
    UnitState& unit = b.unit(u);
    if (!IsSome(unit.aspect_enemy[0])) continue;
    for (size_t k = 0; k < UnitState::kAspects; ++k) {
      const UnitId e = unit.aspect_enemy[k];
      if (!IsSome(e)) continue;
      if (!unit.on_table() || !b.unit(e).on_table() || !Touching(b, u, e)) {
        ForgetAspect(unit, k);
      }
    }
    SortAspects(unit);
  }
}

void ResetAspectsAgainst(const Battle& b, UnitId enemy) {
  b.scenario.side(Opponent(b.data(enemy).side)).units.ForEach([&](UnitId u) {
    UnitState& unit = b.unit(u);
    for (size_t k = 0; k < UnitState::kAspects; ++k) {
      if (unit.aspect_enemy[k] == enemy) ForgetAspect(unit, k);
    }
    SortAspects(unit);
  });
}

void ClearOwnAspects(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.aspect_enemy.fill(UnitId::kNone);
  unit.aspect_kind.fill(Aspect::kFront);
}

void RecordAspect(const Battle& b, UnitId u, UnitId enemy, Aspect aspect) {
  UnitState& unit = b.unit(u);
  size_t slot = UnitState::kAspects;
  for (size_t k = UnitState::kAspects; k-- > 0;) {
    const UnitId e = unit.aspect_enemy[k];
    if (e == enemy) {
      slot = k;
      break;
    }
    if (!IsSome(e)) slot = k;
  }
  if (aspect == Aspect::kFront) {
    // FRONT is what is not recorded.
    if (slot < UnitState::kAspects) ForgetAspect(unit, slot);
  } else {
    BERTHIER_CHECK(slot < UnitState::kAspects);
    unit.aspect_enemy[slot] = enemy;
    unit.aspect_kind[slot] = aspect;
  }
  SortAspects(unit);
}

void Disrupt(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.cohesion != Cohesion::kCoherent) return;
  unit.cohesion = Cohesion::kDisrupted;
  TellUnit(b, EventCode::kDisrupted, u);
  LapseCharge(b, u);
  TestLatches(b, u);
}

void MakeCoherent(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  const Cohesion next =
      unit.Has(Flag::kExhausted) ? Cohesion::kDisrupted : Cohesion::kCoherent;
  if (unit.cohesion == next) return;
  unit.cohesion = next;
  TellUnit(b,
           next == Cohesion::kCoherent ? EventCode::kCoherent
                                       : EventCode::kDisrupted,
           u);
  TestLatches(b, u);
}

void Exhaust(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.Has(Flag::kExhausted)) return;
  unit.Set(Flag::kExhausted);
  TellUnit(b, EventCode::kExhausted, u);
  Disrupt(b, u);
}

void Silence(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.cohesion == Cohesion::kSilenced) return;
  StopFiring(b, u);
  unit.cohesion = Cohesion::kSilenced;
  TellUnit(b, EventCode::kSilenced, u);
  TestLatches(b, u);
}

void BeginFleeing(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  StopFiring(b, u);
  LapseCharge(b, u);
  LeaveArea(b, u);
  if (unit.Has(Flag::kSquare)) {
    unit.Clear(Flag::kSquare);
    unit.Clear(Flag::kCramped);
    Place(b, u, unit.pose());
  }
  ClearOwnAspects(b, u);
  ResetAspectsAgainst(b, u);
  unit.cohesion = Cohesion::kFleeing;
  TestLatches(b, u);
}

void StartFiring(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.Has(Flag::kFiring)) return;
  unit.Set(Flag::kFiring);
  TellUnit(b, EventCode::kStartsFiring, u);
}

void StopFiring(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (!unit.Has(Flag::kFiring)) return;
  unit.Clear(Flag::kFiring);
  TellUnit(b, EventCode::kStopsFiring, u);
}

void LapseCharge(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (!IsSome(unit.charge_target)) return;
  Tell(b, EventCode::kChargeLapses, b.scenario.Entity(u),
       b.scenario.Entity(unit.charge_target));
  unit.charge_target = UnitId::kNone;
}

void Remove(const Battle& b, UnitId u, Presence presence, DestroyCause cause,
            Point place) {
  UnitState& unit = b.unit(u);
  const UnitData& data = b.data(u);
  StopFiring(b, u);
  LapseCharge(b, u);
  LeaveArea(b, u);
  ClearOwnAspects(b, u);
  ResetAspectsAgainst(b, u);
  if (IsSome(unit.attached)) {
    // GT-DES-04: he survives, detached, at its last place.
    const GeneralId g = unit.attached;
    Detach(b, g);
    StandAt(b.state, g, place);
  }
  unit.presence = presence;
  unit.destroy_cause = cause;
  const bool lost = presence != Presence::kWithdrawn;
  if (lost) {
    // GT-VIC-01: full points destroyed, half fled off; doubled here.
    const int x2 =
        presence == Presence::kFledOff ? data.points : 2 * data.points;
    int16_t& sum = b.state.side(data.side).lost_x2;
    sum = static_cast<int16_t>(sum + x2);
  }
  if (IsSome(data.division)) {
    DivisionState& division = b.state.division(data.division);
    ++(lost ? division.n_destroyed : division.n_withdrawn);
  }
  if (lost && IsSome(data.corps)) ++b.state.corps_of(data.corps).n_lost;
  const EventCode code = presence == Presence::kFledOff ? EventCode::kFledOff
                         : lost                         ? EventCode::kDestroyed
                                                        : EventCode::kWithdrawn;
  Tell(b, code, b.scenario.Entity(u), EntityId::kNone,
       {static_cast<int32_t>(cause), 0, 0, 0});
  TestLatches(b, u);
}

void StandAt(State& state, GeneralId g, Point place) {
  BERTHIER_CHECK(!IsSome(state.general(g).attached_to));
  state.general(g).own_place.point_ = place;
}

void Attach(const Battle& b, GeneralId g, UnitId u) {
  GeneralState& general = b.state.general(g);
  StandAt(b.state, g, {});
  general.attached_to = u;
  general.attached_now = 1;
  b.unit(u).attached = g;
  Tell(b, EventCode::kAttached, b.scenario.Entity(g), b.scenario.Entity(u));
}

void Detach(const Battle& b, GeneralId g) {
  GeneralState& general = b.state.general(g);
  if (!IsSome(general.attached_to)) return;
  const UnitId u = general.attached_to;
  Tell(b, EventCode::kDetached, b.scenario.Entity(g), b.scenario.Entity(u));
  general.attached_to = UnitId::kNone;
  StandAt(b.state, g, CentreOf(b, u));
  b.unit(u).attached = GeneralId::kNone;
}

void Kill(const Battle& b, GeneralId g) {
  GeneralState& general = b.state.general(g);
  if (IsSome(general.attached_to)) {
    const UnitId u = general.attached_to;
    b.unit(u).attached = GeneralId::kNone;
    general.attached_to = UnitId::kNone;
    StandAt(b.state, g, CentreOf(b, u));
  }
  general.dead = 1;
  general.presence = GeneralState::Where::kGone;
  Tell(b, EventCode::kGeneralKilled, b.scenario.Entity(g));
}

void TestLatches(const Battle& b, UnitId u) {
  const UnitData& data = b.data(u);
  if (IsSome(data.division)) {
    DivisionState& division = b.state.division(data.division);
    const std::vector<UnitId>& units = b.scenario.division(data.division).units;
    // GT-DES-05: all but one, or all, of two or more.
    size_t gone = 0;
    for (const UnitId v : units) {
      const UnitState& unit = b.unit(v);
      const bool away = unit.presence != Presence::kOnTable &&
                        unit.presence != Presence::kPending;
      if (away || unit.cohesion == Cohesion::kFleeing) ++gone;
    }
    const bool collapsed = units.size() >= 2 && gone + 1 >= units.size();
    if (collapsed && division.collapsed == 0) {
      division.collapsed = 1;
      Tell(b, EventCode::kCollapsed, b.scenario.Entity(data.division));
    } else if (!collapsed &&
               b.scenario.options.collapse_latched == Options::Switch::kOff) {
      division.collapsed = 0;
    }
  }
  if (IsSome(data.corps)) {
    CorpsState& corps = b.state.corps_of(data.corps);
    // GT-DES-07: half or more of the original units.
    if (corps.broken == 0 &&
        2 * corps.n_lost >= b.scenario.corps_of(data.corps).n_original &&
        corps.n_lost > 0) {
      corps.broken = 1;
      Tell(b, EventCode::kBroken, b.scenario.Entity(data.corps));
    }
  }
}

void AwaitMorale(const Battle& b, UnitId u, Purpose purpose) {
  AwaitRoll(b, b.data(u).side, RollKind::kMoraleCheck, b.scenario.Entity(u));
  b.state.awaits_purpose = purpose;
}

void ClearAwaited(const Battle& b) {
  berthier::ClearAwaited(b);
  b.state.awaits_purpose = Purpose::kRegroup;
}

}  // namespace berthier::grande_tactique
