#include "engine/rulesets/simple_grand_tactical/board/changes.h"

#include <algorithm>

#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/progress.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

EventCode EventOf(Presence presence) {
  switch (presence) {
    case Presence::kRouted:
      return EventCode::kRouts;
    case Presence::kSurrendered:
      return EventCode::kSurrenders;
    case Presence::kLeftTable:
      return EventCode::kLeavesTable;
    default:
      return EventCode::kEliminated;
  }
}

// Of the corps, on the table, nearest to the point; ties: lower id.
UnitId NearestOfCorps(const Battle& b, CorpsId c, Point p) {
  UnitId nearest = UnitId::kNone;
  Length least;
  b.scenario.corps_data(c).units.ForEach([&](UnitId u) {
    if (!b.unit(u).on_table()) return;
    const Length distance = DistanceFrom(b, p, u);
    if (IsSome(nearest) && distance >= least) return;
    nearest = u;
    least = distance;
  });
  return nearest;
}

// GEN-15: where the general of a unit that is gone goes.
void FreeGeneral(const Battle& b, GeneralId g) {
  Detach(b, g);
  const CorpsId c = b.scenario.general(g).corps;
  const GeneralId commander = b.scenario.corps_data(c).commander;
  GeneralState& general = b.state.general(g);
  if (IsSome(commander) && commander != g &&
      b.state.general(commander).on_table()) {
    general.pos = b.state.general(commander).pos;
  } else if (const UnitId u = NearestOfCorps(b, c, general.pos); IsSome(u)) {
    general.pos = b.unit(u).centre;
  } else {
    RemoveGeneral(b, g, Presence::kRemoved);
    return;
  }
  TellMove(b, EventCode::kRides, b.scenario.Entity(g), {},
           {general.pos, Heading()});
}

// VIC-04, VIC-09
bool IsDefeated(const Battle& b, Side side) {
  if (b.state.dish[static_cast<size_t>(side)] >= ArmyMorale(b, side)) {
    return true;
  }
  bool some = false;
  b.scenario.side(side).units.ForEach([&](UnitId u) {
    const Presence presence = b.unit(u).presence;
    some = some || presence == Presence::kOnTable ||
           presence == Presence::kReserve;
  });
  return !some;
}

}  // namespace

void Place(const Battle& b, UnitId u, Formation formation, Pose pose) {
  UnitState& unit = b.unit(u);
  unit.formation = formation;
  unit.Stand(pose, SizeOf(b.data(u), formation));
  if (IsSome(unit.general)) b.state.general(unit.general).pos = pose.centre;
}

void Disorder(const Battle& b, UnitId u) {
  if (b.unit(u).order == OrderState::kDisordered) return;
  b.unit(u).order = OrderState::kDisordered;
  TellUnit(b, EventCode::kDisordered, u);
}

void Unform(const Battle& b, UnitId u) {
  if (b.unit(u).order != OrderState::kOrdered) return;
  b.unit(u).order = OrderState::kUnformed;
  TellUnit(b, EventCode::kUnformed, u);
}

void PutInOrder(const Battle& b, UnitId u) {
  if (b.unit(u).order == OrderState::kOrdered) return;
  b.unit(u).order = OrderState::kOrdered;
  TellUnit(b, EventCode::kRallied, u);
}

void Remove(const Battle& b, UnitId u, Presence presence) {
  // SGT-OPT-05
  const bool counts =
      !b.IsBattery(u) || !IsOn(b.scenario.options.batteries_not_regiments);
  Remove(b, u, presence, counts ? kChips.unit_lost : 0);
}

void Remove(const Battle& b, UnitId u, Presence presence, int chips) {
  UnitState& unit = b.unit(u);
  unit.presence = presence;
  TellUnit(b, EventOf(presence), u);
  DropContacts(b, u);
  if (const GeneralId g = unit.general; IsSome(g)) {
    if (presence == Presence::kSurrendered) {
      RemoveGeneral(b, g, Presence::kRemoved);
    } else {
      FreeGeneral(b, g);
    }
  }
  LoseChips(b, b.data(u).corps, chips);
}

void LoseChips(const Battle& b, CorpsId c, int chips) {
  CorpsState& corps = b.state.corps_state(c);
  const Side side = b.scenario.corps_data(c).side;
  int16_t& dish = b.state.dish[static_cast<size_t>(side)];
  const bool had = corps.fatigue > 0;
  corps.fatigue = static_cast<int16_t>(std::max(0, corps.fatigue - chips));
  dish = static_cast<int16_t>(dish + chips);
  if (chips > 0 && b.listener != nullptr) {
    Tell(b, EventCode::kChips, b.scenario.Entity(c), EntityId::kNone,
         {chips, corps.fatigue, dish, ArmyMorale(b, side)});
    if (had && IsExhausted(b, c)) TellUnit(b, EventCode::kExhausted, c);
  }
  CheckVictory(b);
}

bool CheckVictory(const Battle& b) {
  State& s = b.state;
  if (s.phase == Phase::kOver) return true;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (!IsDefeated(b, side)) continue;
    s.defeated |= static_cast<uint8_t>(1 << berthier::Index(side));
    Tell(b, EventCode::kDefeated, b.scenario.Entity(side));
  }
  if (s.defeated == 0) return false;
  while (HasFrame(s)) PopFrame(b);
  s.course = {};
  s.target = UnitId::kNone;
  s.beaten = {};
  s.over = 1;
  ClearAwaited(b);
  EnterPhase(b, Phase::kOver);
  Tell(b, EventCode::kGameOver, EntityId::kNone, EntityId::kNone,
       {s.turn, 0, 0, 0});
  return true;
}

// ---- Leaders ----------------------------------------------------------------

void Attach(const Battle& b, GeneralId g, UnitId u) {
  GeneralState& general = b.state.general(g);
  general.unit = u;
  general.pos = b.unit(u).centre;
  b.unit(u).general = g;
}

void Detach(const Battle& b, GeneralId g) {
  GeneralState& general = b.state.general(g);
  if (!IsSome(general.unit)) return;
  b.unit(general.unit).general = GeneralId::kNone;
  general.unit = UnitId::kNone;
}

void RemoveGeneral(const Battle& b, GeneralId g, Presence presence) {
  Detach(b, g);
  b.state.general(g).presence = presence;
  const CorpsId c = b.scenario.general(g).corps;
  if (presence != Presence::kDead) {
    TellUnit(b, EventCode::kLeaderLost, g);
    return;
  }
  TellUnit(b, EventCode::kGeneralDies, g);
  // SGT-OPT-06: passes die with him who holds them.
  if (b.scenario.general(g).rank == Rank::kCorpsCommander) {
    b.state.corps_state(c).passes = 0;
  }
  // SGT-OPT-04
  if (IsOn(b.scenario.options.general_death_chip)) {
    LoseChips(b, c, kChips.general_dead);
  }
}

void ShiftLeaders(const Battle& b, UnitId u) {
  const Block block = b.unit(u).block();
  const Length apart = Centimetres(kDistances.leader_apart) + kLimit;
  for (int i = 0; i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralData& data = b.scenario.general(g);
    GeneralState& general = b.state.general(g);
    if (data.side == b.data(u).side || !general.on_table() ||
        IsSome(general.unit) || !Within(general.pos, block.corners(), apart)) {
      continue;
    }
    const UnitId refuge = NearestOfCorps(b, data.corps, general.pos);
    if (!IsSome(refuge)) {
      RemoveGeneral(b, g, Presence::kRemoved);
      continue;
    }
    const Point from = general.pos;
    general.pos = b.unit(refuge).centre;
    TellMove(b, EventCode::kShifted, b.scenario.Entity(g), {from, Heading()},
             {general.pos, Heading()});
    if (WorksFor(b, g, refuge) && !IsSome(b.unit(refuge).general)) {
      Attach(b, g, refuge);
    }
  }
}

void OweMortality(const Battle& b, GeneralId g) {
  PushFrame(b, {.kind = FrameKind::kMortality, .general = g});
}

}  // namespace berthier::simple_grand_tactical
