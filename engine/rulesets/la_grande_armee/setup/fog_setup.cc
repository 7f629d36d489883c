#include "engine/rulesets/la_grande_armee/setup/fog_setup.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/fog/tiles.h"

namespace berthier::la_grande_armee {
namespace {

// FOG-05. Decision: near his baseline means so far.
constexpr Length kNearBaseline = Inches(6);

// SCO-01
bool MayDetach(PositionView f, ElementId e) {
  return IsCavalryOf(f, e, CavalryType::kLight) &&
         f.unit(e).presence == Presence::kReserve && !f.unit(e).scouting() &&
         !f.state.IsAbsent(f.data(e).corps) &&
         f.state.corps_state(f.data(e).corps).revealed == 0;
}
// SCO-01, D26: the next who may be asked.
ElementId NextToDetach(PositionView f, Side side) {
  ElementId next = ElementId::kNone;
  f.scenario.side(side).elements.ForEach([&](ElementId e) {
    const bool is_next = !IsSome(next) && Index(e) >= f.state.cursor;
    if (is_next && MayDetach(f, e)) next = e;
  });
  return next;
}

// FOG-35: then nobody is asked about by name, for what is awaited is public.
bool AreForcesSecret(PositionView f) { return !f.options().known_oob; }

// Whom the side is asked about as to scouts; kNone if it is asked no more. With
// secret forces that is the side, until it says that that is all: as often as
// it has scouts, which will be seen, and once more.
EntityId AskedToDetach(PositionView f, Side side) {
  if (!AreForcesSecret(f)) {
    const ElementId e = NextToDetach(f, side);
    return IsSome(e) ? f.scenario.Entity(e) : EntityId::kNone;
  }
  bool any = false;
  for (const CorpsId c : f.scenario.side(side).corps) {
    if (f.state.corps_state(c).revealed != 0) continue;
    f.scenario.corps_data(c).elements.ForEach([&](ElementId e) {
      any = any || IsCavalryOf(f, e, CavalryType::kLight);
    });
  }
  return any ? f.scenario.Entity(side) : EntityId::kNone;
}

bool HasTile(PositionView f, CorpsId c) {
  const auto& tiles = f.scenario.side(f.scenario.corps_data(c).side).tiles;
  return std::any_of(tiles.begin(), tiles.end(),
                     [&](TileId t) { return f.state.tile(t).content == c; });
}
// A corps that still needs a tile.
bool NeedsTile(PositionView f, CorpsId c) {
  return f.state.corps_state(c).revealed == 0 && !f.state.IsAbsent(c) &&
         !HasTile(f, c);
}

// The next corps to be laid; kNone if all are.
CorpsId NextToLay(PositionView f, Side side) {
  for (const CorpsId c : f.scenario.side(side).corps) {
    if (NeedsTile(f, c)) return c;
  }
  return CorpsId::kNone;
}
// The first tile that nothing has been laid behind; kNone if there is none.
TileId NextTile(PositionView f, Side side) {
  for (const TileId t : f.scenario.side(side).tiles) {
    if (f.state.tile(t).laid == 0) return t;
  }
  return TileId::kNone;
}
bool MayBeFewer(PositionView f) {
  return f.options().dummies == Options::Dummies::kFewer;
}

void Lay(const Battle& b, TileId t, CorpsId c) {
  b.state.tile(t).content = c;
  b.state.tile(t).laid = 1;
  TellUnit(b, EventCode::kLaid, t);
}

// The next army commander who has not chosen.
LeaderId NextChief(PositionView f, Side side) {
  for (const LeaderId l : f.scenario.side(side).leaders) {
    const LeaderState& leader = f.state.leader(l);
    if (f.scenario.leader(l).kind == LeaderKind::kArmy &&
        leader.status == LeaderStatus::kOnTile && !IsSome(leader.tile)) {
      return l;
    }
  }
  return LeaderId::kNone;
}
TileId TileOf(PositionView f, CorpsId c) {
  for (const TileId t : f.scenario.side(f.scenario.corps_data(c).side).tiles) {
    if (f.state.tile(t).content == c) return t;
  }
  return TileId::kNone;
}

// Corps by corps, so that the number of orders tells nobody which tiles are
// dummies.
Progress LayTiles(const Battle& b, Side side, uint8_t& step) {
  if (const CorpsId c = NextToLay(b, side); IsSome(c)) {
    AwaitDecision(
        b, side, Decision::kFogSetup,
        AreForcesSecret(b) ? b.scenario.Entity(side) : b.scenario.Entity(c));
    return Progress::kAwaiting;
  }
  if (MayBeFewer(b) && IsSome(NextTile(b, side))) {
    AwaitDecision(b, side, Decision::kFogSetup, b.scenario.Entity(side));
    return Progress::kAwaiting;
  }
  for (TileId t = NextTile(b, side); IsSome(t); t = NextTile(b, side)) {
    Lay(b, t, CorpsId::kNone);
  }
  step = kChiefs;
  return Progress::kAgain;
}

Progress PlaceChiefs(const Battle& b, Side side, uint8_t& step) {
  const LeaderId l = NextChief(b, side);
  if (!IsSome(l)) {
    step = kReady;
    return Progress::kAgain;
  }
  if (const CorpsId c = b.scenario.leader(l).rides_with; IsSome(c)) {
    if (const TileId t = TileOf(b, c); IsSome(t)) {
      b.state.leader(l).tile = t;
      TellUnit(b, EventCode::kHasChosen, l);
      return Progress::kAgain;
    }
  }
  AwaitDecision(b, side, Decision::kFogSetup, b.scenario.Entity(l));
  return Progress::kAwaiting;
}

}  // namespace

Progress AdvanceFogSetup(const Battle& b) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    uint8_t& step = b.state.fog_step[static_cast<size_t>(side)];
    if (step == kReady) continue;
    if (step == kScouts) {
      if (const EntityId who = AskedToDetach(b, side); IsSome(who)) {
        AwaitDecision(b, side, Decision::kFogSetup, who);
        return Progress::kAwaiting;
      }
      b.state.cursor = 0;
      step = kTiles;
    }
    if (step == kTiles) return LayTiles(b, side, step);
    return PlaceChiefs(b, side, step);
  }
  return Progress::kDone;
}

// ---- D26 --------------------------------------------------------------------

namespace {

Verdict CheckDetach(PositionView f, Side side, const Order& order) {
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  const Verb verb = static_cast<Verb>(order.verb);
  const bool secret = AreForcesSecret(f);
  if (secret && verb == Verb::kNoMore) return {};
  if (verb != Verb::kDetach && (verb != Verb::kStay || secret)) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (!IsSome(e)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.data(e).side != side) return Refuse(f, RefusalCode::kNotYours, e);
  if (!MayDetach(f, e)) return Refuse(f, RefusalCode::kNotLight, e);
  if (secret || order.subject == f.state.awaits.about()) return {};
  return Refuse(f, RefusalCode::kNotAsked, e);
}

Verdict CheckLay(PositionView f, Side side, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const CorpsId next = NextToLay(f, side);
  // FOG-04: the rest are dummies; of these some may be left out.
  const bool dummies = !IsSome(next) && MayBeFewer(f);
  if (verb == Verb::kNoMore && dummies) return {};
  if (verb != Verb::kLay && (verb != Verb::kLayDummy || !dummies)) {
    return Refuse(RefusalCode::kNotNow);
  }
  const TileId t = f.scenario.As<TileId>(order.subject);
  if (!IsSome(t)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.scenario.tile(t).side != side) {
    return Refuse(f, RefusalCode::kNotYours, order.subject);
  }
  if (verb == Verb::kLay) {
    const CorpsId c = f.scenario.As<CorpsId>(order.object);
    if (!IsSome(c) || f.scenario.corps_data(c).side != side) {
      return Refuse(f, RefusalCode::kNoSuchObject, order.subject, order.object);
    }
    if (!NeedsTile(f, c)) return Refuse(f, RefusalCode::kHasTile, t, c);
    if (c != next) return Refuse(f, RefusalCode::kNotAsked, order.object);
  }
  if (f.state.tile(t).laid == 0) return {};
  return Refuse(f, RefusalCode::kIsLaid, t);
}

}  // namespace

Verdict CheckFogSetup(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const Side side = f.state.awaits.side;
  const uint8_t step = f.state.fog_step[static_cast<size_t>(side)];
  const Refusal not_now = Refuse(RefusalCode::kNotNow);
  if (step == kScouts) return CheckDetach(f, side, order);
  if (step == kTiles) return CheckLay(f, side, order);
  if (order.subject != f.state.awaits.about()) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  if (verb == Verb::kWithTile) {
    const TileId t = f.scenario.As<TileId>(order.object);
    if (!IsSome(t) || f.scenario.tile(t).side != side) {
      return Refuse(f, RefusalCode::kNoSuchObject, order.subject, order.object);
    }
    if (IsSome(f.state.tile(t).content)) return {};
    return Refuse(f, RefusalCode::kIsDummy, order.subject, t);
  }
  if (verb != Verb::kPlaceLeader) return not_now;
  const Point p = order.pose.centre;
  const Length depth = f.scenario.ground.depth;
  const bool south = f.scenario.side(side).baseline == TableEdge::kSouth;
  const Length inland = south ? Ticks(p.y) : depth - Ticks(p.y);
  if (OnTable(f.scenario.ground, p) && inland <= kNearBaseline + kRounding) {
    return {};
  }
  return Refuse(f, RefusalCode::kFarFromBaseline, order.subject);
}

void PlayFogSetup(const Battle& b, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  switch (verb) {
    case Verb::kDetach: {
      const ElementId e = b.scenario.As<ElementId>(order.subject);
      b.unit(e).Set(Flag::kScouting);
      // It would tell whom the enemy has.
      if (!AreForcesSecret(b)) {
        b.state.cursor = static_cast<uint8_t>(Index(e) + 1);
      }
      TellUnit(b, EventCode::kDetached, e);
      return;
    }
    case Verb::kStay:
      b.state.cursor = static_cast<uint8_t>(
          Index(b.scenario.As<ElementId>(order.subject)) + 1);
      return;
    case Verb::kLay:
    case Verb::kLayDummy:
      Lay(b, b.scenario.As<TileId>(order.subject),
          b.scenario.As<CorpsId>(order.object));
      return;
    case Verb::kNoMore: {
      // What was awaited is forgotten by now.
      const Side side =
          b.state.fog_step[0] == kReady ? Side::kSecond : Side::kFirst;
      uint8_t& step = b.state.fog_step[static_cast<size_t>(side)];
      if (step == kScouts) {
        step = kTiles;
        return;
      }
      for (TileId t = NextTile(b, side); IsSome(t); t = NextTile(b, side)) {
        b.state.tile(t).status = TileStatus::kRemoved;
        b.state.tile(t).laid = 1;
      }
      return;
    }
    default: {
      LeaderState& leader =
          b.state.leader(b.scenario.As<LeaderId>(order.subject));
      leader.tile = b.scenario.As<TileId>(order.object);
      if (!IsSome(leader.tile)) {
        leader.status = LeaderStatus::kFree;
        leader.pos = order.pose.centre;
      }
      Tell(b, EventCode::kHasChosen, order.subject);
      return;
    }
  }
}

// ---- FOG-06 to FOG-09 -------------------------------------------------------

namespace {

enum DeployStep : uint8_t { kRolls, kNames, kPicks };

bool IsOpen(PositionView f, TileId t) {
  return f.state.tile(t).status == TileStatus::kUndeployed;
}
bool IsOpen(PositionView f, ElementId e) {
  return f.unit(e).scouting() && f.unit(e).presence == Presence::kReserve;
}
// What the side has left to deploy; the last of it.
struct Items {
  int count = 0;
  EntityId last = EntityId::kNone;
};
Items ItemsOf(PositionView f, Side side) {
  Items items;
  for (const TileId t : f.scenario.side(side).tiles) {
    if (!IsOpen(f, t)) continue;
    ++items.count;
    items.last = f.scenario.Entity(t);
  }
  f.scenario.side(side).elements.ForEach([&](ElementId e) {
    if (!IsOpen(f, e)) return;
    ++items.count;
    items.last = f.scenario.Entity(e);
  });
  return items;
}

void Pick(const Battle& b, EntityId who) {
  b.state.step = kRolls;
  Tell(b, EventCode::kPicked, who);
  Frame frame = {.what = static_cast<uint8_t>(Use::kDeploy)};
  frame.tile = b.scenario.As<TileId>(who);
  frame.unit = b.scenario.As<ElementId>(who);
  frame.kind = IsSome(frame.tile) ? FrameKind::kTile : FrameKind::kScout;
  PushFrame(b, frame);
}

}  // namespace

Progress AdvanceFogDeploy(const Battle& b) {
  State& s = b.state;
  const bool first = ItemsOf(b, Side::kFirst).count > 0;
  const bool second = ItemsOf(b, Side::kSecond).count > 0;
  if (!first && !second) {
    EnterPhase(b, Phase::kRecovery);
    return Progress::kAgain;
  }
  if (s.step == kRolls && first && second) {
    AwaitRoll(b, Side::kFirst, RollKind::kCommand, EntityId::kNone);
    return Progress::kAwaiting;
  }
  if (s.step == kNames) {
    AwaitDecision(b, s.active, Decision::kNameSide, EntityId::kNone);
    return Progress::kAwaiting;
  }
  if (s.step == kRolls) s.active = first ? Side::kFirst : Side::kSecond;
  const Items items = ItemsOf(b, s.active);
  if (items.count == 1) {
    Pick(b, items.last);
    return Progress::kAgain;
  }
  s.step = kPicks;
  AwaitDecision(b, s.active, Decision::kDeployItem, EntityId::kNone);
  return Progress::kAwaiting;
}

Verdict CheckNameSide(PositionView f, const Order& order) {
  if (static_cast<Verb>(order.verb) != Verb::kNameSide) {
    return Refuse(RefusalCode::kNotNow);
  }
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (f.scenario.Entity(side) != order.subject) continue;
    if (ItemsOf(f, side).count > 0) return {};
    return Refuse(f, RefusalCode::kNothingLeft, side);
  }
  return Refuse(RefusalCode::kNoSuchSubject);
}

void PlayNameSide(const Battle& b, const Order& order) {
  b.state.active = order.subject == b.scenario.Entity(Side::kFirst)
                       ? Side::kFirst
                       : Side::kSecond;
  b.state.step = kPicks;
  Tell(b, EventCode::kNamesSide, order.subject);
}

Verdict CheckDeployItem(PositionView f, const Order& order) {
  if (HasFrame(f.state)) return CheckDeployHere(f, order);
  if (static_cast<Verb>(order.verb) != Verb::kPick) {
    return Refuse(RefusalCode::kNotNow);
  }
  const TileId t = f.scenario.As<TileId>(order.subject);
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  if (!IsSome(t) && !IsSome(e)) return Refuse(RefusalCode::kNoSuchSubject);
  const Side side = IsSome(t) ? f.scenario.tile(t).side : f.data(e).side;
  if (side != f.state.active) {
    return Refuse(f, RefusalCode::kNotYours, order.subject);
  }
  if (IsSome(t) ? IsOpen(f, t) : IsOpen(f, e)) return {};
  return Refuse(f, RefusalCode::kNotToDeploy, order.subject);
}

void PlayDeployItem(const Battle& b, const Order& order) {
  if (HasFrame(b.state)) return PlayDeployHere(b, order);
  Pick(b, order.subject);
}

}  // namespace berthier::la_grande_armee
