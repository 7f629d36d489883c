#include "engine/rulesets/la_grande_armee/combat/aftermath.h"

#include <algorithm>

#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/combat/marks.h"
#include "engine/rulesets/la_grande_armee/combat/strength.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"

namespace berthier::la_grande_armee {
namespace {

ElementId Other(const Frame& contact, ElementId e) {
  return e == contact.unit ? contact.other : contact.unit;
}

// ---- Breakthroughs ----------------------------------------------------------

// The least and the greatest distance of the shape ahead of `from`.
struct Extent {
  Length least;
  Length most;
};
Extent ExtentAlong(const Shape& shape, Point from, UnitVec way) {
  int64_t least = INT64_MAX, most = INT64_MIN;
  for (const Block& block : shape.blocks()) {
    for (const Point corner : block.corners()) {
      const int64_t ahead = Dot(corner - from, way);
      least = std::min(least, ahead);
      most = std::max(most, ahead);
    }
  }
  return {Ticks(static_cast<int32_t>(least >> kUnitShift)),
          Ticks(static_cast<int32_t>((most + kUnit - 1) >> kUnitShift))};
}

ElementId FirstUnderAny(PositionView f, const Shape& shape, ElementId but) {
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const ElementId e =
        FirstUnder(f, f.scenario.side(side).elements, shape, but);
    if (IsSome(e)) return e;
  }
  return ElementId::kNone;
}

bool OnRiver(PositionView f, const Shape& shape) {
  for (const PieceId river : f.scenario.ground.rivers) {
    for (const Block& block : shape.blocks()) {
      if (Crosses(PolylineView(f.scenario.piece(river).line), block.corners(),
                  kPenetration)) {
        return true;
      }
    }
  }
  return false;
}

// LGA-BRK-05
bool IsClear(PositionView f, ElementId e, const Shape& shape) {
  return !LeavesTable(f, shape) && !IsSome(FirstUnderAny(f, shape, e)) &&
         !IsSome(SettlementUnder(f, shape)) &&
         !IsSome(ImpassableUnder(f, shape)) && !OnRiver(f, shape);
}

// LGA-BRK-04, 05, 08; `there`: where the broken element stands in contact.
void Place(const Battle& b, ElementId e, ElementId broken, const Shape& there,
           Heading charge, bool both) {
  const UnitVec way = Forward(charge);
  const Shape shape = SolidOf(b, e);
  const Point from = b.unit(e).centre;
  const Extent own = ExtentAlong(shape, from, way);
  const Extent enemy = ExtentAlong(there, from, way);
  const Length gap = Inches(kDistances.breakthrough);
  Length run = enemy.most + gap - own.least;
  const bool beyond = !both && IsClear(b, e, shape.Moved(Along(way, run)));
  if (!beyond) {
    run = enemy.least - gap - own.most;
    const Length step = Inches(1) / 2;
    const Length farthest = run - Inches(kDistances.breakthrough) * 40;
    Length back = run;
    while (back > farthest && !IsClear(b, e, shape.Moved(Along(way, back)))) {
      back -= step;
    }
    // Decision (LGA-SYS-11): nowhere clear, it stays.
    run = back > farthest ? back : Ticks(0);
  }
  const Pose start = b.unit(e).pose();
  const Point centre = b.unit(e).centre;
  const Vec by = Along(way, run);
  Swept path;
  path.AddRun(shape, by);
  BeginMove(b);
  MarkFriends(b, FriendsUnder(b, e, path));
  DropContacts(b, e);
  Shift(b, e, by);
  TellMove(b, beyond ? EventCode::kRidesBeyond : EventCode::kRalliesForward,
           b.scenario.Entity(e), start, b.unit(e).pose(),
           b.scenario.Entity(broken));
  PassOver(b, e, centre, path);
}

}  // namespace

void BreakThrough(const Battle& b, const Frame& contact) {
  const bool square = b.unit(contact.unit).form == Form::kSquare ||
                      b.unit(contact.other).form == Form::kSquare;
  if (square) return;  // LGA-SQR-18
  for (const ElementId e : {contact.unit, contact.other}) {
    ElementState& unit = b.unit(e);
    if (unit.losses == 0 || unit.losses != unit.cap) continue;
    SetMark(unit, Mark::kBroken);
    Tell(b, EventCode::kBreaksThrough, b.scenario.Entity(Other(contact, e)),
         b.scenario.Entity(e));
    if (unit.on_table()) GainMarkers(b, e, kMarkerTable.broken_through);
  }
}

void HoldOrBreak(const Battle& b, const Frame& contact, bool lost) {
  const ElementId horse = contact.unit, square = contact.other;
  if (!b.unit(square).on_table() || !InSquare(b, square) ||
      !b.unit(horse).on_table() || !IsCavalry(b, horse)) {
    return;
  }
  if (lost && HasMark(b.unit(square), Mark::kFailed)) {  // LGA-SQR-10
    Tell(b, EventCode::kSquareBroken, b.scenario.Entity(horse),
         b.scenario.Entity(square));
    return OpenSquare(b, square, contact.edge, kMarkerTable.broken_square);
  }
  SetMark(b.unit(horse), Mark::kRepulsed);
  GainMarkers(b, horse, kMarkerTable.repulsed);
}

void OpenSquare(const Battle& b, ElementId square, Edge face, int markers) {
  GainMarkers(b, square, markers);
  if (!b.unit(square).on_table()) return;
  const ElementState& unit = b.unit(square);
  const Heading facing = OutwardOf(unit.facing, face);
  const Length side = BaseWidth(b) * FullestFace(unit) + BaseDepth(b);
  const Point front = Offset({unit.centre, facing}, side / 2, Length{});
  ElementState line = unit;
  line.form = Form::kDeployed;
  line.place = front;
  line.facing = facing;
  line.parts = {};
  line.files = static_cast<uint8_t>(std::max(1, (unit.bases() + 1) / 2));
  const auto crowded = [&] {
    Refit(b.scenario, line);
    const Shape shape = ShapeOf(b.scenario, line);
    return LeavesTable(b, shape) || IsSome(FirstUnderAny(b, shape, square)) ||
           IsSome(SettlementUnder(b, shape)) ||
           IsSome(ImpassableUnder(b, shape));
  };
  while (line.files > 1 && crowded()) --line.files;
  Deploy(b, square, {front, facing}, line.files);
  // The edges turn with it.
  for (int i = 0; i < b.state.contact_count; ++i) {
    Contact& pair = b.state.contacts[static_cast<size_t>(i)];
    const auto turn = [&](Edge& edge) {
      edge = static_cast<Edge>(
          (static_cast<int>(edge) - static_cast<int>(face) + kEdges) % kEdges);
    };
    if (pair.mover == square) turn(pair.mover_edge);
    if (pair.target == square) turn(pair.target_edge);
  }
}

void MoveApart(const Battle& b, const Frame& contact) {
  const auto stands = [&](ElementId e) {
    return b.unit(e).on_table() && !b.unit(e).routing();
  };
  const ElementId mover = contact.unit, target = contact.other;
  const Heading charge = b.unit(mover).facing;
  if (HasMark(b.unit(mover), Mark::kRepulsed) && stands(mover) &&
      stands(target)) {
    Tell(b, EventCode::kRepulsed, b.scenario.Entity(mover),
         b.scenario.Entity(target));
    BeginMove(b);
    Run(b, mover, charge.Opposite(), Inches(kDistances.repulse),
        RunKind::kRepulse);
    return;
  }
  const auto broken = [&](ElementId e) {
    return HasMark(b.unit(e), Mark::kBroken);
  };
  if (!broken(mover) && !broken(target)) return;
  const bool both = broken(mover) && broken(target);
  const Shape shapes[] = {SolidOf(b, target), SolidOf(b, mover)};
  for (const ElementId e : {mover, target}) {
    const ElementId enemy = Other(contact, e);
    // LGA-BRK-07, 09, 11, LGA-SET-30
    if (!broken(enemy) || !b.unit(enemy).on_table() || !stands(e) ||
        !IsCavalry(b, e) || IsGarrison(b, enemy)) {
      continue;
    }
    Place(b, e, enemy, shapes[e == mover ? 0 : 1],
          e == mover ? charge : charge.Opposite(), both);
  }
}

bool ScoutEvades(PositionView f, const Frame& contact) {
  const ElementId e = contact.other;
  return f.unit(e).on_table() && f.unit(e).scouting() && !f.unit(e).routing() &&
         AreInContact(f, contact.unit, e);
}

void EvadeAsScout(const Battle& b, const Frame& contact, Length distance) {
  const ElementId e = contact.other;
  Tell(b, EventCode::kScoutEvades, b.scenario.Entity(e), EntityId::kNone,
       {distance.ticks, 0, 0, 0});
  BeginMove(b);
  Run(b, e, b.unit(contact.unit).facing, distance, RunKind::kEvade);
}

}  // namespace berthier::la_grande_armee
