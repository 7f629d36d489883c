#include "engine/rulesets/la_grande_armee/setup/fog_setup.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/fog/tiles.h"

namespace berthier::la_grande_armee {
namespace {

// Of State::fog_step.
enum FogStep : uint8_t { kScouts, kTiles, kChiefs, kReady };

// FOG-05. Decision: near his baseline means so far.
constexpr Length kNearBaseline = Inches(6);

// SCO-01
bool MayDetach(PositionView f, ElementId e) {
  return IsCavalryOf(f, e, CavalryType::kLight) &&
         f.unit(e).presence == Presence::kReserve && !f.unit(e).scouting() &&
         !f.scenario.corps_data(f.data(e).corps).possible &&
         f.state.corps_state(f.data(e).corps).revealed == 0;
}
bool AnyToDetach(PositionView f, Side side) {
  bool any = false;
  f.scenario.side(side).elements.ForEach(
      [&](ElementId e) { any = any || MayDetach(f, e); });
  return any;
}

bool HasTile(PositionView f, CorpsId c) {
  const auto& tiles = f.scenario.side(f.scenario.corps_data(c).side).tiles;
  return std::any_of(tiles.begin(), tiles.end(),
                     [&](TileId t) { return f.state.tile(t).content == c; });
}
// A corps that still needs a tile.
bool NeedsTile(PositionView f, CorpsId c) {
  return f.state.corps_state(c).revealed == 0 &&
         !f.scenario.corps_data(c).possible && !HasTile(f, c);
}

// What is left to be laid.
struct Left {
  TileId next = TileId::kNone;
  int tiles = 0;
  int corps = 0;
  CorpsId last = CorpsId::kNone;
};
Left LeftToLay(PositionView f, Side side) {
  Left left;
  for (const TileId t : f.scenario.side(side).tiles) {
    if (f.state.tile(t).laid != 0) continue;
    if (!IsSome(left.next)) left.next = t;
    ++left.tiles;
  }
  for (const CorpsId c : f.scenario.side(side).corps) {
    if (!NeedsTile(f, c)) continue;
    ++left.corps;
    left.last = c;
  }
  return left;
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

Progress LayTiles(const Battle& b, Side side, uint8_t& step) {
  const Left left = LeftToLay(b, side);
  if (left.tiles == 0) {
    step = kChiefs;
    return Progress::kAgain;
  }
  const bool fewer = b.options().dummies == Options::Dummies::kFewer;
  const bool only_dummies = left.corps == 0 && !fewer;
  const bool only_last = left.corps == 1 && left.tiles == 1;
  if (only_dummies || only_last) {
    Lay(b, left.next, left.last);
    return Progress::kAgain;
  }
  AwaitDecision(b, side, Decision::kFogSetup, b.scenario.Entity(left.next));
  return Progress::kAwaiting;
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
    if (step == kScouts && AnyToDetach(b, side)) {
      AwaitDecision(b, side, Decision::kFogSetup, b.scenario.Entity(side));
      return Progress::kAwaiting;
    }
    if (step == kScouts) step = kTiles;
    if (step == kTiles) return LayTiles(b, side, step);
    return PlaceChiefs(b, side, step);
  }
  return Progress::kDone;
}

// ---- D26 --------------------------------------------------------------------

Verdict CheckFogSetup(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  const Side side = f.state.awaits.side;
  const uint8_t step = f.state.fog_step[static_cast<size_t>(side)];
  const Refusal not_now = Refuse(RefusalCode::kNotNow);
  if (step == kScouts) {
    if (verb == Verb::kNoMore) return {};
    const ElementId e = f.scenario.As<ElementId>(order.subject);
    if (verb != Verb::kDetach) return not_now;
    if (!IsSome(e)) return Refuse(RefusalCode::kNoSuchSubject);
    if (f.data(e).side != side) return Refuse(f, RefusalCode::kNotYours, e);
    if (MayDetach(f, e)) return {};
    return Refuse(f, RefusalCode::kNotLight, e);
  }
  const Left left = LeftToLay(f, side);
  if (step == kTiles) {
    if (verb == Verb::kNoMore) {
      const bool fewer = f.options().dummies == Options::Dummies::kFewer;
      if (fewer && left.corps == 0) return {};
      return not_now;
    }
    if (verb != Verb::kLay && verb != Verb::kLayDummy) return not_now;
    if (f.scenario.As<TileId>(order.subject) != left.next) {
      return Refuse(f, RefusalCode::kNotAsked, order.subject);
    }
    if (verb == Verb::kLayDummy) {
      if (left.tiles > left.corps) return {};
      return Refuse(f, RefusalCode::kNoDummy, left.next);
    }
    const CorpsId c = f.scenario.As<CorpsId>(order.object);
    if (!IsSome(c) || f.scenario.corps_data(c).side != side) {
      return Refuse(f, RefusalCode::kNoSuchObject, left.next, order.object);
    }
    if (NeedsTile(f, c)) return {};
    return Refuse(f, RefusalCode::kHasTile, left.next, c);
  }
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
      TellUnit(b, EventCode::kDetached, e);
      return;
    }
    case Verb::kLay:
    case Verb::kLayDummy:
      Lay(b, b.scenario.As<TileId>(order.subject),
          b.scenario.As<CorpsId>(order.object));
      return;
    case Verb::kNoMore:
      break;
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
  // No more scouts, or no more dummies: the side is the one not ready.
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    uint8_t& step = b.state.fog_step[static_cast<size_t>(side)];
    if (step == kReady) continue;
    if (step == kTiles) {
      for (const TileId t : b.scenario.side(side).tiles) {
        TileState& tile = b.state.tile(t);
        if (tile.laid == 0) tile.status = TileStatus::kRemoved;
        tile.laid = 1;
      }
    }
    ++step;
    return;
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
