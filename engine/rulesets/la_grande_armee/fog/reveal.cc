#include "engine/rulesets/la_grande_armee/fog/reveal.h"

#include <algorithm>
#include <optional>

#include "engine/geometry/block.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"

namespace berthier::la_grande_armee {
namespace {

// Of a frame kReveal: `place` and `heading` are those of the tile, `ticks` how
// far from its centre the element or commander asked about may stand, `cursor`
// the next of them.
enum Step : uint8_t { kBegins, kPlacesElements, kPlacesChiefs };

constexpr Length kNearEnemy = Inches(1);  // FOG-20
constexpr Length kFarthest = Inches(12);

Pose TileOf(const Frame& frame) { return {frame.place, frame.heading}; }

// The corps whose tile has been revealed.
CorpsId CorpsOf(PositionView f, const Frame& frame) {
  return f.state.tile(frame.tile).content;
}

bool IsToBePlaced(PositionView f, ElementId e) {
  return f.unit(e).presence == Presence::kReserve && !f.unit(e).scouting();
}
bool IsWithTile(PositionView f, LeaderId l, TileId t) {
  const LeaderState& leader = f.state.leader(l);
  return f.scenario.leader(l).kind == LeaderKind::kArmy &&
         leader.status == LeaderStatus::kOnTile && leader.tile == t;
}

// FOG-19, FOG-20, but for the distance from the tile.
Verdict CheckColumn(PositionView f, const Frame& frame, ElementId e,
                    const Shape& shape) {
  const Pose tile = TileOf(frame);
  for (const Block& block : shape.blocks()) {
    for (const Point corner : block.corners()) {
      if (LocalCoordinates(tile, corner).y >
          kTileSize.depth.ticks / 2 + kRounding.ticks) {
        return Refuse(f, RefusalCode::kInFront, e);
      }
    }
  }
  if (Verdict room = CheckRoom(f, shape, f.scenario.Entity(e)); !room.ok()) {
    return room;
  }
  const ElementId foe = FirstNear(
      f, f.foes(e).elements, shape.box(), kNearEnemy, [&](ElementId other) {
        return Within(ShapeOf(f, other), shape, kNearEnemy - kRounding);
      });
  if (IsSome(foe)) return Refuse(f, RefusalCode::kNearOnReveal, e, foe);
  return {};
}

// Calls g(Pose) for heads of columns about the tile, row by row from its front
// line backward, until g returns true: first facing as it does, then the other
// three ways.
template <typename G>
void ForEachHead(const Frame& frame, G&& g) {
  constexpr int kReach = 14;  // inches aside and behind
  for (const int turn : {0, 2, 1, 3}) {
    const Heading heading = frame.heading.Turned(turn * Heading::kSteps / 4);
    for (int row = -1; row <= kReach; ++row) {
      for (int k = 0; k <= 2 * kReach; ++k) {
        const int column = k % 2 == 0 ? k / 2 : -(k / 2 + 1);
        const Point at = Offset(TileOf(frame), Inches(-row), Inches(column));
        if (g(Pose{at, heading})) return;
      }
    }
  }
}

// How far from the tile's centre e may stand (FOG-20): 6 in, or as near as the
// lattice has room; negative if there is none within 12 in.
Length LimitFor(PositionView f, const Frame& frame, ElementId e) {
  const Length usual = Inches(kDistances.reveal);
  Length best = kFarthest + Ticks(1);
  ForEachHead(frame, [&](Pose head) {
    const Shape shape = ColumnAt(f, e, head);
    const Length far = Distance(shape, frame.place);
    if (far < best && CheckColumn(f, frame, e, shape).ok()) best = far;
    return best <= usual;
  });
  return best > kFarthest ? Ticks(-1) : std::max(usual, best);
}

// Takes the tile away; its corps is there (FOG-19, FOG-21).
void Begin(const Battle& b, Frame& frame) {
  TileState& tile = b.state.tile(frame.tile);
  frame.place = tile.pos;
  frame.heading = tile.facing;
  frame.step = kPlacesElements;
  frame.cursor = 0;
  tile.status = TileStatus::kRemoved;
  const CorpsId c = tile.content;
  if (!IsSome(c)) {
    TellUnit(b, EventCode::kDummy, frame.tile);
    return;
  }
  Tell(b, EventCode::kRevealed, b.scenario.Entity(frame.tile),
       b.scenario.Entity(c));
  CorpsState& corps = b.state.corps_state(c);
  corps.revealed = 1;
  // FOG-22
  if (tile.used != 0 &&
      static_cast<RevealCause>(frame.what) != RevealCause::kDeclared) {
    corps.activated = 1;
  }
  LeaderState& commander = b.state.leader(b.scenario.corps_data(c).commander);
  commander.status = LeaderStatus::kFree;
  commander.pos = tile.pos;
}

}  // namespace

void RevealNear(const Battle& b) {
  if (b.scenario.tiles.empty()) return;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    for (const TileId t : b.scenario.side(side).tiles) {
      if (OnTable(b, t) &&
          IsSome(EnemyNear(b, side, TileBlock(b, t), Scouts::kWithout))) {
        PushReveal(b, t, RevealCause::kNear);
        return;
      }
    }
  }
}

int StepsToTiles(const Battle& b, Side side, int steps,
                 FunctionRef<Swept(int)> swept, FunctionRef<Shape(int)> there) {
  if (b.scenario.tiles.empty()) return steps;
  const Length near = Inches(kDistances.tile_near);
  const Swept whole = swept(steps);
  const auto steps_to = [&](TileId t) -> std::optional<int> {
    const SmallPolygon tile(TileBlock(b, t));
    if (!whole.Within(tile, near)) return std::nullopt;
    return StepsUntil(
        steps, [&](int step) { return swept(step).Within(tile, near); },
        [&](int step) { return Within(there(step), tile, near); });
  };
  const Side other = Opponent(side);
  int made = steps;
  for (const TileId t : b.scenario.side(other).tiles) {
    if (OnTable(b, t) && IsSome(b.state.tile(t).content)) {
      made = std::min(made, steps_to(t).value_or(steps));
    }
  }
  for (const TileId t : b.scenario.side(other).tiles) {
    if (!OnTable(b, t) || IsSome(b.state.tile(t).content)) continue;
    const std::optional<int> met = steps_to(t);
    if (!met || *met > made) continue;
    b.state.tile(t).status = TileStatus::kRemoved;
    TellUnit(b, EventCode::kDummy, t);
  }
  return made;
}

Progress AdvanceReveal(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  if (frame.step == kBegins) {
    Begin(b, frame);
    return Progress::kAgain;
  }
  const Side side = b.scenario.tile(frame.tile).side;
  const CorpsId c = CorpsOf(b, frame);
  if (frame.step == kPlacesElements) {
    for (; IsSome(c) && frame.cursor < b.scenario.unit_count();
         ++frame.cursor) {
      const ElementId e = MakeId<ElementId>(frame.cursor);
      if (!b.scenario.corps_data(c).elements.Has(e) || !IsToBePlaced(b, e)) {
        continue;
      }
      const Length limit = LimitFor(b, frame, e);
      if (limit < Ticks(0)) {
        // It comes from its baseline (SCN-05).
        TellUnit(b, EventCode::kNoRoomYet, e);
        continue;
      }
      frame.ticks = limit.ticks;
      AwaitDecision(b, side, Decision::kReveal, b.scenario.Entity(e));
      return Progress::kAwaiting;
    }
    frame.step = kPlacesChiefs;
    frame.cursor = 0;
  }
  for (const LeaderId l : b.scenario.side(side).leaders) {
    if (!IsWithTile(b, l, frame.tile)) continue;
    AwaitDecision(b, side, Decision::kReveal, b.scenario.Entity(l));
    return Progress::kAwaiting;
  }
  PopFrame(b);
  RevealNear(b);
  return Progress::kAgain;
}

// ---- D18 --------------------------------------------------------------------

Verdict CheckReveal(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  if (order.subject != f.state.awaits.about()) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const ElementId e = f.scenario.As<ElementId>(order.subject);
  const bool leader = !IsSome(e);
  if (static_cast<Verb>(order.verb) !=
      (leader ? Verb::kPlaceLeader : Verb::kDeployHere)) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (leader) {
    const Length far = LengthOf(order.pose.centre - frame.place);
    const Length most = Inches(kDistances.reveal);
    if (far > most + kRounding) {
      return Refuse(f, RefusalCode::kFarFromTile, order.subject,
                    {far.ticks, most.ticks, 0});
    }
    if (!OnTable(f.scenario.ground, order.pose.centre)) {
      return Refuse(f, RefusalCode::kOffTable, order.subject);
    }
    return {};
  }
  const Shape shape = ColumnAt(f, e, order.pose);
  const Length far = Distance(shape, frame.place);
  if (far.ticks > frame.ticks + kRounding.ticks) {
    return Refuse(f, RefusalCode::kFarFromTile, e, {far.ticks, frame.ticks, 0});
  }
  return CheckColumn(f, frame, e, shape);
}

void PlayReveal(const Battle& b, const Order& order) {
  const Frame& frame = TopFrame(b.state);
  TellMove(b, EventCode::kDeployed, order.subject, TileOf(frame), order.pose);
  const ElementId e = b.scenario.As<ElementId>(order.subject);
  if (IsSome(e)) {
    PutColumn(b.scenario, b.unit(e), order.pose);
    Settle(b, e);
    return;
  }
  LeaderState& leader = b.state.leader(b.scenario.As<LeaderId>(order.subject));
  leader.status = LeaderStatus::kFree;
  leader.tile = TileId::kNone;
  leader.pos = order.pose.centre;
}

void ForEachRevealOrder(PositionView f, FunctionRef<bool(const Order&)> g) {
  const Frame& frame = TopFrame(f.state);
  const EntityId who = f.state.awaits.about();
  const ElementId e = f.scenario.As<ElementId>(who);
  Order order = {.subject = who};
  if (!IsSome(e)) {
    order.verb = static_cast<uint8_t>(Verb::kPlaceLeader);
    for (const int behind : {0, 2, 4}) {
      for (const int aside : {0, -2, 2, -4, 4}) {
        order.pose.centre =
            Offset(TileOf(frame), Inches(-behind), Inches(aside));
        if (CheckReveal(f, order).ok() && g(order)) return;
      }
    }
    return;
  }
  order.verb = static_cast<uint8_t>(Verb::kDeployHere);
  ForEachHead(frame, [&](Pose head) {
    order.pose = head;
    return CheckReveal(f, order).ok() && g(order);
  });
}

}  // namespace berthier::la_grande_armee
