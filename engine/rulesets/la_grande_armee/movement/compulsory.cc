#include "engine/rulesets/la_grande_armee/movement/compulsory.h"

#include <algorithm>
#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"
#include "engine/rulesets/la_grande_armee/movement/layouts.h"
#include "engine/rulesets/la_grande_armee/movement/rout.h"

namespace berthier::la_grande_armee {
namespace {

constexpr Length kApart = InchHundredths(10);  // COM-19: 0.1 in
constexpr int kFiveDegrees = 20;
constexpr int kQuarter = Heading::kSteps / 4;

// ---- Retires ----------------------------------------------------------------

// COM-18: its edge that looks that way.
Edge EdgeLooking(PositionView f, ElementId e, Heading outward) {
  Edge best = Edge::kFront;
  int least = Heading::kSteps;
  for (int k = 0; k < kEdges; ++k) {
    const Edge edge = static_cast<Edge>(k);
    const int turn =
        std::abs(OutwardOf(f.unit(e).facing, edge).TurnTo(outward));
    if (turn < least) {
      least = turn;
      best = edge;
    }
  }
  return best;
}

bool StandsFree(PositionView f, ElementId e, const ElementState& there) {
  const Shape shape = ShapeOf(f.scenario, there);
  return !LeavesTable(f, shape) && !IsSome(ImpassableUnder(f, shape)) &&
         !IsSome(SettlementUnder(f, shape)) &&
         !IsSome(FirstUnder(f, f.foes(e).elements, shape, e)) &&
         !IsSome(FirstUnder(f, f.own(e).elements, shape, e));
}

bool IsApart(PositionView f, ElementId e, const ElementSet& from) {
  bool apart = true;
  from.ForEach([&](ElementId x) {
    apart = apart && (!f.unit(x).on_table() ||
                      !WithinOf(f, e, x, kApart - kRounding * 2));
  });
  return apart;
}

// COM-19: a tenth of an inch from all who were in contact, anywhere behind.
bool PushApart(const Battle& b, ElementId e, Heading way,
               const ElementSet& from) {
  for (int turn = 0; turn <= kQuarter; turn += kFiveDegrees) {
    for (const int hand : {1, -1}) {
      const Vec by = Along(Forward(way.Turned(hand * turn)), kApart);
      const Point place = b.unit(e).place;
      Shift(b, e, by);
      if (IsApart(b, e, from) && StandsFree(b, e, b.unit(e))) return true;
      Shift(b, e, place - b.unit(e).place);
    }
  }
  return false;
}

void Retire(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  const int inches = unit.retire;
  const Heading way = unit.retire_way;
  const Edge edge = EdgeLooking(b, e, unit.retire_face);
  const ElementSet from = unit.retire_from;
  const bool marker = unit.Has(Flag::kRetireMarker);
  ClearRetire(unit);
  unit.Clear(Flag::kIntruder);
  unit.settlement = PieceId::kNone;
  bool all_gone = true;  // COM-29
  from.ForEach(
      [&](ElementId x) { all_gone = all_gone && !b.unit(x).on_table(); });
  if (all_gone) return;
  BeginMove(b);
  Run(b, e, way, Inches(inches), RunKind::kRetire);
  if (!IsApart(b, e, from) && !PushApart(b, e, way, from)) {
    TellUnit(b, EventCode::kNoWayOut, e);
    return Disperse(b, e);
  }
  if (edge != Edge::kFront && StandsFree(b, e, TurnedTo(b, e, edge))) {
    TurnToFace(b, e, edge);
  }
  if (marker) GainMarkers(b, e, kMarkerTable.from_settlement);  // COM-17
}

// COM-26 to COM-28
void Recall(const Battle& b, ElementId e) {
  b.unit(e).Set(Flag::kNoActions);
  const Vec way = b.state.leader(CommanderOf(b, e)).pos - CentroidOf(b, e);
  BeginMove(b);
  Run(b, e, BearingOf(way), Inches(kDistances.recall), RunKind::kRecall);
}

// ---- The phase --------------------------------------------------------------

enum class Sub : uint8_t { kDispersals, kRunners, kRouts, kRetires, kRecalls };
constexpr int kSubs = 5;

ElementId FirstWorn(PositionView f, const ElementSet& set) {
  ElementId worn = ElementId::kNone;
  set.ForEach([&](ElementId e) {
    if (!IsSome(worn) && IsWorn(f, e)) worn = e;
  });
  return worn;
}

// COM-01; SET-31: what it leaves may be taken.
void DisperseNow(const Battle& b, ElementId e) {
  if (b.unit(e).routing()) AskOccupiers(b, e);
  Disperse(b, e);
}

// 2b: the one nearest to its own baseline runs first.
ElementId NextRunner(PositionView f, Side side) {
  ElementId next = ElementId::kNone;
  int64_t least = INT64_MAX;
  const UnitVec home = Forward(HomeWay(f, side));
  const Vec corner = {f.scenario.ground.width.ticks,
                      f.scenario.ground.depth.ticks};
  f.state.runners.ForEach([&](ElementId e) {
    if (!f.unit(e).on_table()) return;
    // Nearest part: the least way left in the direction of home.
    const Box box = ShapeOf(f, e).box();
    int64_t left = INT64_MAX;
    for (const Point p : {box.low, box.high}) {
      left = std::min(left, Dot(corner, home) - Dot(p - Point{}, home));
    }
    if (left < least) {
      least = left;
      next = e;
    }
  });
  return next;
}

// COM-26, SCO-17
bool IsRecalled(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  return unit.on_table() && !unit.routing() && !unit.scouting() &&
         IsCavalry(f, e) && !unit.Has(Flag::kNoActions) && !IsInCommand(f, e);
}

}  // namespace

Progress AdvanceCompulsory(const Battle& b) {
  State& s = b.state;
  if (s.step >= kSubs * kSides) return Progress::kDone;
  const Side side = static_cast<Side>(s.step / kSubs);
  const ElementSet& own = b.scenario.side(side).elements;
  s.active = side;
  // COM-02: before everything, and after every event.
  if (const ElementId worn = FirstWorn(b, own); IsSome(worn)) {
    DisperseNow(b, worn);
    return Progress::kAgain;
  }
  switch (static_cast<Sub>(s.step % kSubs)) {
    case Sub::kDispersals:
      break;
    case Sub::kRunners:
      own.ForEach([&](ElementId e) {
        if (b.unit(e).on_table() && b.unit(e).routing()) s.runners.Add(e);
      });
      break;
    case Sub::kRouts:
      if (const ElementId e = NextRunner(b, side); IsSome(e)) {
        s.runners.Remove(e);
        PushFrame(b, {.kind = FrameKind::kRout, .unit = e});
        return Progress::kAgain;
      }
      s.runners = {};
      break;
    case Sub::kRetires:
      for (; s.cursor < b.scenario.unit_count(); ++s.cursor) {
        const ElementId e = MakeId<ElementId>(s.cursor);
        if (own.Has(e) && b.unit(e).on_table() && b.unit(e).retire > 0) {
          ++s.cursor;
          Retire(b, e);
          return Progress::kAgain;
        }
      }
      break;
    case Sub::kRecalls:
      for (; s.cursor < b.scenario.unit_count(); ++s.cursor) {
        const ElementId e = MakeId<ElementId>(s.cursor);
        if (own.Has(e) && IsRecalled(b, e)) {
          ++s.cursor;
          Recall(b, e);
          return Progress::kAgain;
        }
      }
      break;
  }
  ++s.step;
  s.cursor = 0;
  return Progress::kAgain;
}

}  // namespace berthier::la_grande_armee
