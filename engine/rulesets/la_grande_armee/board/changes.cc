#include "engine/rulesets/la_grande_armee/board/changes.h"

#include <algorithm>
#include <limits>

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"

namespace berthier::la_grande_armee {
namespace {

uint8_t Byte(int n) { return static_cast<uint8_t>(n); }

void Count(const Battle& b, ElementId e, int bases) {
  int16_t& lost = b.state.lost_bases[static_cast<size_t>(b.data(e).side)];
  lost = static_cast<int16_t>(lost + bases);
}

// Where a garrison or square loses its next base of a kind: in `first` if it
// has one, else in the fullest part, else outside (SQR-16, SET-20).
Part& PlaceOfLoss(ElementState& unit, uint8_t Part::*kind, Part* first) {
  if (first != nullptr && first->*kind > 0) return *first;
  Part* fullest = nullptr;
  for (Part& part : unit.parts) {
    if (part.*kind > 0 &&
        (fullest == nullptr || part.bases() > fullest->bases())) {
      fullest = &part;
    }
  }
  return fullest != nullptr ? *fullest : unit.outside;
}

// SET-22: with nobody left inside, those outside come in.
void ComeIn(PositionView f, ElementState& unit, Edge edge) {
  for (const Part& part : unit.parts) {
    if (part.bases() > 0) return;
  }
  int room = f.scenario.piece(unit.settlement).capacity;
  const int most = room / 2;
  for (int k = 0; k < kEdges && room > 0; ++k) {
    Part& part =
        unit.parts[static_cast<size_t>((static_cast<int>(edge) + k) % kEdges)];
    for (uint8_t Part::*kind : {&Part::troops, &Part::guns}) {
      const int n =
          std::min({int{unit.outside.*kind}, most - part.bases(), room});
      part.*kind = Byte(part.*kind + n);
      unit.outside.*kind = Byte(unit.outside.*kind - n);
      room -= n;
    }
  }
}

// GEN-35
void FreeCommander(const Battle& b, ElementId e, Presence presence) {
  const LeaderId l = AttachedTo(b, e);
  if (!IsSome(l)) return;
  LeaderState& leader = b.state.leader(l);
  leader.status = LeaderStatus::kFree;
  leader.element = ElementId::kNone;
  if (presence == Presence::kOffTable) {
    const Ground& ground = b.scenario.ground;
    leader.pos = {std::clamp(leader.pos.x, 0, ground.width.ticks),
                  std::clamp(leader.pos.y, 0, ground.depth.ticks)};
  }
}

// SEQ-12
void CloseCorps(const Battle& b, CorpsId c) {
  CorpsState& state = b.state.corps_state(c);
  const CorpsData& corps = b.scenario.corps_data(c);
  bool left = state.gone != 0;
  corps.elements.ForEach([&](ElementId e) {
    left = left || b.unit(e).presence <= Presence::kOnTable;
  });
  if (left) return;
  state.gone = 1;
  if (IsSome(corps.commander)) {
    LeaderState& leader = b.state.leader(corps.commander);
    leader.status = LeaderStatus::kGone;
    leader.element = ElementId::kNone;
  }
  Tell(b, EventCode::kCorpsRemoved, b.scenario.Entity(c));
}

EventCode EventOf(Presence presence) {
  switch (presence) {
    case Presence::kDispersed:
      return EventCode::kDispersed;
    case Presence::kOffTable:
      return EventCode::kLeavesTable;
    default:
      return EventCode::kDestroyed;
  }
}

}  // namespace

// ---- Where elements stand ---------------------------------------------------

void Settle(const Battle& b, ElementId e) {
  Refit(b.scenario, b.unit(e));
  if (const LeaderId l = AttachedTo(b, e); IsSome(l)) {
    b.state.leader(l).pos = b.unit(e).place;
  }
}

void Stand(const Battle& b, ElementId e, Pose pose) {
  b.unit(e).place = pose.centre;
  b.unit(e).facing = pose.heading;
  Settle(b, e);
}

void Deploy(const Battle& b, ElementId e, Pose pose, int files) {
  ElementState& unit = b.unit(e);
  unit.form = Form::kDeployed;
  unit.files = Byte(std::clamp(files, 1, std::max(1, unit.bases())));
  unit.trail = {};
  unit.trail_count = 0;
  unit.parts = {};
  unit.outside = {};
  unit.settlement = PieceId::kNone;
  unit.Clear(Flag::kIntruder);
  Stand(b, e, pose);
}

// ---- Markers ----------------------------------------------------------------

void GainMarkers(const Battle& b, ElementId e, int markers) {
  ElementState& unit = b.unit(e);
  if (markers <= 0 || !unit.on_table()) return;
  // SYS-07 sets no limit; nobody lives to see this one.
  constexpr int kMost = std::numeric_limits<uint8_t>::max();
  unit.markers = Byte(std::min(unit.markers + markers, kMost));
  Tell(b, EventCode::kMarkers, b.scenario.Entity(e), EntityId::kNone,
       {markers, unit.markers, 0, 0});
}

void ShedMarker(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  if (unit.markers == 0 || !unit.on_table() || IsLocked(b, e)) return;
  --unit.markers;
  Tell(b, EventCode::kShedsMarker, b.scenario.Entity(e), EntityId::kNone,
       {unit.markers, 0, 0, 0});
}

// ---- Losses -----------------------------------------------------------------

void LoseBases(const Battle& b, ElementId e, int troops, int guns, Edge edge,
               bool outside) {
  ElementState& unit = b.unit(e);
  troops = std::min(troops, int{unit.troops});
  guns = std::min(guns, int{unit.guns});
  if (troops + guns == 0) return;
  if (unit.form == Form::kSquare || unit.form == Form::kGarrison) {
    Part* first = outside                        ? &unit.outside
                  : unit.form == Form::kGarrison ? &unit.part(edge)
                                                 : nullptr;
    for (int i = 0; i < troops; ++i) {
      --PlaceOfLoss(unit, &Part::troops, first).troops;
    }
    for (int i = 0; i < guns; ++i) {
      --PlaceOfLoss(unit, &Part::guns, first).guns;
    }
  }
  unit.troops = Byte(unit.troops - troops);
  unit.guns = Byte(unit.guns - guns);
  unit.heavy = std::min(unit.heavy, unit.guns);  // I-51
  Count(b, e, troops + guns);
  Tell(b, EventCode::kLosesBases, b.scenario.Entity(e), EntityId::kNone,
       {troops | guns << 8, unit.bases(), 0, 0});
  if (unit.bases() == 0) return;
  unit.files = Byte(std::min(int{unit.files}, unit.bases()));  // BAS-08
  if (unit.form == Form::kGarrison) ComeIn(b, unit, edge);
  Settle(b, e);
}

void RemoveIfEmpty(const Battle& b, ElementId e) {
  if (b.unit(e).on_table() && b.unit(e).bases() == 0) {
    Remove(b, e, Presence::kDestroyed);
  }
}

void Remove(const Battle& b, ElementId e, Presence presence) {
  ElementState& unit = b.unit(e);
  if (!unit.on_table()) return;
  FreeCommander(b, e, presence);
  unit.presence = presence;
  Count(b, e, unit.bases());
  TellUnit(b, EventOf(presence), e);
  DropContacts(b, e);
  EndActivation(b, e);
  if (presence != Presence::kDispersed) Forget(b, e);
  CloseCorps(b, b.data(e).corps);
}

void Forget(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  ElementState gone;
  gone.presence = unit.presence;
  gone.troops = unit.troops;
  gone.guns = unit.guns;
  gone.heavy = unit.heavy;
  unit = gone;
}

void Disperse(const Battle& b, ElementId e) {
  State& s = b.state;
  Remove(b, e, Presence::kDispersed);
  s.dispersed[s.dispersed_count++] = e;
  if (FindFrame(s, FrameKind::kSight) == nullptr) {
    PushFrame(b, {.kind = FrameKind::kSight});
  }
}

void StartRout(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  if (!unit.on_table() || unit.routing()) return;
  unit.Set(Flag::kRouting);
  unit.Clear(Flag::kScouting);  // SCO-09
  unit.rout_moves = 0;
  unit.retire = 0;  // COM-30
  TellUnit(b, EventCode::kRouts, e);
  EndActivation(b, e);
}

void CollapseSquares(const Battle& b) {
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    const ElementState& unit = b.unit(e);
    if (!unit.on_table() || !InSquare(b, e) || unit.bases() >= kLeastSquare) {
      continue;
    }
    TellUnit(b, EventCode::kSquareCollapses, e);
    const int files = std::max(1, (unit.bases() + 1) / 2);
    const int ranks = (unit.bases() + files - 1) / files;
    const Pose centre = {unit.place, unit.facing};
    Deploy(b, e, FrontOf(centre, BaseDepth(b) * ranks), files);
  }
}

void AbandonGuns(const Battle& b, ElementId e) {
  LoseBases(b, e, 0, b.unit(e).guns);
}

void LoseCommander(const Battle& b, LeaderId l, LostHow how) {
  LeaderState& leader = b.state.leader(l);
  leader.status = b.scenario.leader(l).kind == LeaderKind::kCorps
                      ? LeaderStatus::kCounter
                      : LeaderStatus::kGone;
  leader.lost = how;
  leader.element = ElementId::kNone;
  Tell(b, EventCode::kCommanderLost, b.scenario.Entity(l), EntityId::kNone,
       {static_cast<int32_t>(how), 0, 0, 0});
}

// ---- Contacts ---------------------------------------------------------------

namespace {

template <typename Is>
void DropIf(const Battle& b, Is&& is) {
  State& s = b.state;
  for (int i = 0; i < s.contact_count; ++i) {
    const Contact& c = s.contacts[static_cast<size_t>(i)];
    if (c.source != ContactSource::kIntruder || !is(c)) continue;
    // SET-24: it is an intruder as long as it is at them.
    ElementState& intruder = b.unit(c.mover);
    intruder.Clear(Flag::kIntruder);
    if (intruder.form != Form::kGarrison) intruder.settlement = PieceId::kNone;
  }
  const auto begin = s.contacts.begin();
  const auto end = begin + s.contact_count;
  const auto kept = std::remove_if(begin, end, is);
  std::fill(kept, end, Contact{});
  s.contact_count = Byte(static_cast<int>(kept - begin));
}

}  // namespace

void AddContact(const Battle& b, const Contact& contact) {
  State& s = b.state;
  DropIf(b, [&](const Contact& c) {
    return c.Concerns(contact.mover) && c.Concerns(contact.target);
  });
  BERTHIER_CHECK(s.contact_count < State::kContacts);
  s.contacts[s.contact_count++] = contact;
}

void DropContacts(const Battle& b, ElementId e) {
  DropIf(b, [&](const Contact& c) { return c.Concerns(e); });
}

// ---- Activations ------------------------------------------------------------

void EndActivation(const Battle& b, ElementId e) {
  Frame* frame = FindFrame(b.state, FrameKind::kActivation);
  if (frame != nullptr && frame->unit == e) b.unit(e).actions_left = 0;
}

}  // namespace berthier::la_grande_armee
