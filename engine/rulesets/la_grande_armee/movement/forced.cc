#include "engine/rulesets/la_grande_armee/movement/forced.h"

#include <algorithm>
#include <bitset>

#include "engine/geometry/direction.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/layouts.h"
#include "engine/tabletop/run.h"

namespace berthier::la_grande_armee {
namespace {

const Length kStep = Inches(1) / 2;  // COM-10
const Length kMostExtra = Inches(6);

// Nobody's friend and no settlement is under the shape.
bool IsClearEnd(PositionView f, ElementId e, const Shape& shape) {
  return !IsSome(FirstUnder(f, f.own(e).elements, shape, e)) &&
         !IsSome(SettlementUnder(f, shape));
}

// Where a run ends, and whether beyond the table edge (5.8).
RunEnd EndOf(PositionView f, ElementId e, UnitVec way, Length length,
             RunKind kind) {
  const Shape shape = ShapeOf(f, e);
  Stops stops;
  stops.edge = kind != RunKind::kEvade;
  const Length room = RoomFor(f, e, way, length + kMostExtra, stops);
  const Length wish = std::min(length, room);
  const auto there = [&](Length d) { return shape.Moved(Along(way, d)); };
  if (!stops.edge && LeavesTable(f, there(wish))) return {wish, true};
  for (Length d = wish; d <= std::min(room, wish + kMostExtra); d += kStep) {
    const Shape end = there(d);
    if (!stops.edge && LeavesTable(f, end)) return {d, true};
    if (IsClearEnd(f, e, end)) return {d, false};
  }
  for (Length d = wish - kStep; d > Length{}; d -= kStep) {
    if (IsClearEnd(f, e, there(d))) return {d, false};
  }
  return {};
}

EventCode EventOf(RunKind kind) {
  switch (kind) {
    case RunKind::kRecall:
      return EventCode::kRecalled;
    case RunKind::kPullOff:
      return EventCode::kDrawsOff;
    default:
      return EventCode::kRetires;
  }
}

}  // namespace

Length RoomFor(PositionView f, ElementId e, UnitVec way, Length wish,
               const Stops& stops) {
  const Shape shape = ShapeOf(f, e);
  const Length far = wish + stops.gap + kTouch;
  const Box swept = Union(shape.box(), shape.Moved(Along(way, far)).box());
  Length room = wish;
  const auto meet = [&](PolygonView polygon, Length gap) {
    for (const Block& block : shape.blocks()) {
      const Length run = RunTo(block, way, polygon, far, kPenetration);
      // Already near, it stays where it is.
      if (run < far) room = std::min(room, std::max(run - gap, Length{}));
    }
  };
  const Side side = f.data(e).side;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementId x = MakeId<ElementId>(i);
    const bool is_friend = f.data(x).side == side;
    if (x == e || !(is_friend ? stops.friends : stops.enemies) ||
        !f.unit(x).on_table() || Apart(NearBox(f, x), swept, Ticks(0))) {
      continue;
    }
    // 5.3: not within TOUCH of an enemy.
    const Length gap =
        std::max(stops.gap, is_friend ? Length{} : kTouch + kRounding);
    const Shape theirs = ShapeOf(f, x);
    for (const Block& block : theirs.blocks()) {
      meet(block.corners(), gap);
    }
  }
  const Ground& ground = f.scenario.ground;
  const auto pieces = [&](const GroundLayer& layer) {
    FirstPiece(ground, layer, swept, [&](const Piece&, const GroundPart& part) {
      meet(part.polygon, stops.gap);
      return false;
    });
  };
  pieces(ground.impassable);
  if (stops.settlements) pieces(ground.settlements);
  if (stops.edge) {
    const Length run =
        RunToEdge(shape.box(), ground.width, ground.depth, way, far);
    if (run < far) room = std::min(room, std::max(run - stops.gap, Length{}));
  }
  return room;
}

ElementSet FriendsUnder(PositionView f, ElementId e, const Swept& path) {
  ElementSet met;
  f.own(e).elements.ForEach([&](ElementId x) {
    if (x != e && f.unit(x).on_table() && !IsArtillery(f, x) &&
        !Apart(NearBox(f, x), path.box(), Ticks(0)) &&
        path.Overlaps(ShapeOf(f, x), kPenetration)) {
      met.Add(x);
    }
  });
  return met;
}

void MarkFriends(const Battle& b, const ElementSet& friends) {
  friends.ForEach(
      [&](ElementId x) { GainMarkers(b, x, kMarkerTable.interpenetration); });
}

void Shift(const Battle& b, ElementId e, Vec by) {
  ElementState& unit = b.unit(e);
  unit.place = unit.place + by;
  for (size_t i = 0; i < unit.trail_count; ++i) {
    unit.trail[i] = unit.trail[i] + by;
  }
  Settle(b, e);
}

void TurnToFace(const Battle& b, ElementId e, Edge edge) {
  const Pose from = b.unit(e).pose();
  if (edge == Edge::kFront || b.unit(e).form != Form::kDeployed) return;
  b.unit(e) = TurnedTo(b, e, edge);
  Settle(b, e);
  TellMove(b, EventCode::kTurns, b.scenario.Entity(e), from, b.unit(e).pose());
}

RunEnd Run(const Battle& b, ElementId e, Heading way, Length length,
           RunKind kind) {
  const UnitVec u = Forward(way);
  const RunEnd end = EndOf(b, e, u, length, kind);
  const Pose from = b.unit(e).pose();
  const Point centre = b.unit(e).centre;
  const Vec by = Along(u, end.moved);
  Swept path;
  path.AddRun(ShapeOf(b, e), by);
  // MOV-24
  const ElementSet passed =
      IsArtillery(b, e) ? ElementSet() : FriendsUnder(b, e, path);
  DropContacts(b, e);
  Shift(b, e, by);
  TellMove(b, EventOf(kind), b.scenario.Entity(e), from, b.unit(e).pose());
  MarkFriends(b, passed);
  if (end.off_table) {
    Remove(b, e, Presence::kOffTable);
    return end;
  }
  if (kind == RunKind::kPullOff) {
    // An action of its own (MOV-20, MOV-25; RIV-07): the disrupted shed first.
    const bool difficult = DifficultUnder(b, path);
    ShedMarker(b, e);
    if (!passed.empty()) GainMarkers(b, e, kMarkerTable.interpenetration);
    if (difficult) GainMarkers(b, e, kMarkerTable.difficult);
  }
  PassOver(b, e, centre, path);
  return end;
}

Length FreeRunOf(PositionView f, ElementId e, Heading way, Length length,
                 RunKind kind) {
  return EndOf(f, e, Forward(way), length, kind).moved;
}

// ---- COM-13 to COM-18 -------------------------------------------------------

void SetRetire(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  Vec sum = {};
  Heading way = unit.facing.Opposite();
  bool foot = false, horse = false, town = false;
  ElementSet from;
  Heading face = unit.facing;
  // Each edge counts once, however many enemies stand before it.
  std::bitset<Heading::kSteps> edges;
  ForEachContact(b, e, [&](const Contact& c) {
    const ElementId x = c.Other(e);
    if (b.unit(x).routing()) return;
    const bool lowest = from.empty() || x < from.First();
    from.Add(x);
    (IsHorse(b, x) ? horse : foot) = true;
    town = town || IsGarrison(b, x);
    // 5.6: its own edge there; a mover's is its front.
    Heading outward = OutwardOf(b.unit(e).facing, c.mover_edge);
    if (c.target == e) {
      outward =
          EdgeOf(b, e, c.target_edge, c.outside != 0, b.unit(x).place).outward;
    }
    if (lowest) face = outward;
    const size_t edge = static_cast<size_t>(outward.quarters());
    if (b.unit(e).form == Form::kGarrison || edges.test(edge)) return;
    edges.set(edge);
    sum = sum + Along(Forward(outward.Opposite()), Inches(10));
  });
  if (from.empty() || unit.routing() || !unit.on_table()) return;
  // COM-17: the garrison stays, its attackers go.
  if (IsGarrison(b, e)) return;
  const bool mounted = IsHorse(b, e);
  int inches = 0;
  if (town) {
    inches = kDistances.retire_settlement;
    unit.Set(Flag::kRetireMarker);
  } else if (mounted) {
    inches = foot ? kDistances.retire_horse : kDistances.retire;
  } else if (foot) {
    inches = kDistances.retire;
  }
  if (inches == 0) return;  // COM-15: foot stand against horse
  // A tenth of an inch in ten is no direction.
  if (NormSquared(sum) > NormSquared({Inches(1).ticks, 0})) {
    way = BearingOf(sum);
  }
  unit.retire = static_cast<uint8_t>(inches);
  unit.retire_way = way;
  unit.retire_face = face;
  unit.retire_from = from;
  Tell(b, EventCode::kMustRetire, b.scenario.Entity(e), EntityId::kNone,
       {inches, 0, 0, 0});
}

void ClearRetire(ElementState& unit) {
  unit.retire = 0;
  unit.retire_way = {};
  unit.retire_face = {};
  unit.retire_from = {};
  unit.Clear(Flag::kRetireMarker);
}

}  // namespace berthier::la_grande_armee
