#include "engine/rulesets/la_grande_armee/fog/hidden.h"

#include <algorithm>
#include <array>

#include "engine/kit/orders/draw_order.h"

namespace berthier::la_grande_armee {
namespace {

bool IsRemoved(const State& state, TileId t) {
  return state.tile(t).status == TileStatus::kRemoved;
}

// D26: corps by corps.
bool IsBeingLaid(const State& state, Side side) {
  return state.phase == Phase::kFogSetup &&
         state.fog_step[static_cast<size_t>(side)] == kTiles;
}

// FOG-35: in the view they were all taken for there.
bool MissesAbsent(const State& state, const SideData& side) {
  int absent = 0;
  for (const CorpsId c : side.corps) absent += state.IsAbsent(c) ? 1 : 0;
  return absent < side.absent_corps;
}

// Of whom something has been seen: a scout, or whom an army commander is with.
bool IsKnown(const Scenario& s, const State& state, CorpsId c) {
  bool known = state.corps_state(c).revealed != 0;
  s.corps_data(c).elements.ForEach([&](ElementId e) {
    const ElementState& unit = state.unit(e);
    known = known || unit.scouting() || unit.presence != Presence::kReserve;
  });
  for (const LeaderId l : s.side(s.corps_data(c).side).leaders) {
    known = known || s.leader(l).rides_with == c;
  }
  return known;
}

void DealAbsent(const Scenario& s, State& state, const SideData& side,
                Chooser& chooser) {
  Hat<kMaxCorps> corps;
  for (const CorpsId c : side.corps) {
    if (!IsKnown(s, state, c)) corps.Put(Index(c));
  }
  for (int i = 0; i < side.absent_corps && !corps.empty(); ++i) {
    state.SetAbsent(MakeId<CorpsId>(corps.Draw(chooser)), true);
  }
}

// Those that have been laid are behind any of the tiles. With secret forces it
// is not known how many have been (setup/fog_setup.h): none.
void DealThoseLaid(PositionView view, State& state, Side side,
                   Hat<kMaxTiles>& tiles, Chooser& chooser) {
  const Scenario& s = view.scenario;
  const CorpsId next = s.As<CorpsId>(state.awaits.about());
  if (!s.options.known_oob) return;
  for (const CorpsId c : s.side(side).corps) {
    if (c == next) break;
    if (state.IsAbsent(c) || state.corps_state(c).revealed != 0) continue;
    TileState& tile = state.tile(MakeId<TileId>(tiles.Draw(chooser)));
    tile.content = c;
    tile.laid = 1;
  }
}

}  // namespace

void Hide(State& state, const Scenario& s, Side viewer) {
  const SideData& enemy = s.side(Opponent(viewer));
  for (const TileId t : enemy.tiles) {
    if (IsRemoved(state, t)) continue;
    state.tile(t).content = CorpsId::kNone;
    state.tile(t).hidden = 1;
    if (IsBeingLaid(state, Opponent(viewer))) state.tile(t).laid = 0;
  }
  for (const CorpsId c : enemy.corps) state.SetAbsent(c, false);
  for (const LeaderId l : enemy.leaders) {
    if (state.leader(l).status == LeaderStatus::kOnTile) {
      state.leader(l).tile = TileId::kNone;
    }
  }
  if (state.phase != Phase::kFogSetup) return;
  enemy.elements.ForEach(
      [&](ElementId e) { state.unit(e).Clear(Flag::kScouting); });
}

// FOG-33. All the tiles are dealt, those not laid yet as well, so that what is
// left to be laid fits.
void Deal(PositionView view, State& state, Side viewer, Chooser& chooser) {
  const Scenario& s = view.scenario;
  const SideData& enemy = s.side(Opponent(viewer));
  if (MissesAbsent(state, enemy)) DealAbsent(s, state, enemy, chooser);
  Hat<kMaxTiles> tiles;
  int left = 0;
  bool any_hidden = false;
  for (const TileId t : enemy.tiles) {
    if (IsRemoved(state, t)) continue;
    tiles.Put(Index(t));
    ++left;
    any_hidden = any_hidden || state.tile(t).hidden != 0;
  }
  if (!any_hidden) return;
  if (IsBeingLaid(state, Opponent(viewer))) {
    DealThoseLaid(view, state, Opponent(viewer), tiles, chooser);
    for (const TileId t : enemy.tiles) state.tile(t).hidden = 0;
    return;
  }
  Hat<kMaxCorps> corps;
  int real = 0;
  for (const CorpsId c : enemy.corps) {
    if (state.corps_state(c).revealed != 0 || state.IsAbsent(c)) continue;
    corps.Put(Index(c));
    ++real;
  }
  for (; real > 0 && left > 0; --real, --left) {
    const TileId t = MakeId<TileId>(tiles.Draw(chooser));
    const CorpsId c = MakeId<CorpsId>(corps.Draw(chooser));
    if (state.tile(t).laid != 0) state.tile(t).content = c;
  }
  for (const TileId t : enemy.tiles) state.tile(t).hidden = 0;
  // FOG-05
  for (const LeaderId l : enemy.leaders) {
    LeaderState& leader = state.leader(l);
    if (s.leader(l).kind != LeaderKind::kArmy ||
        leader.status != LeaderStatus::kOnTile) {
      continue;
    }
    Hat<kMaxTiles> carriers;
    for (const TileId t : enemy.tiles) {
      const CorpsId c = state.tile(t).content;
      const CorpsId with = s.leader(l).rides_with;
      if (IsSome(c) && !IsRemoved(state, t) && (!IsSome(with) || with == c)) {
        carriers.Put(Index(t));
      }
    }
    if (!carriers.empty()) {
      leader.tile = MakeId<TileId>(carriers.Draw(chooser));
    }
  }
}

}  // namespace berthier::la_grande_armee
