#include "engine/rulesets/grandeur/movement/phase_move.h"

#include <array>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/movement/paths.h"
#include "engine/rulesets/grandeur/movement/road.h"

namespace berthier::grandeur {
namespace {

enum class Step : uint8_t { kBegin, kTested, kMove, kEnd };

void SetStep(Frame& frame, Step step) {
  frame.step = static_cast<uint8_t>(step);
}
bool OfGroup(const Frame& frame) { return (frame.flags & kOfGroup) != 0; }

// IMP-TER-01, 02, 04: what the ground on the way does to u, which has arrived.
void FeelGround(const Battle& b, UnitId u, PolygonView path) {
  if (IsSome(BrokenUnder(b, path)) ||
      (RiverUnder(b, path) && !RiverUnder(b, BlockOf(b, u).corners()))) {
    Disorder(b, u);
  }
}

void TellMoved(const Battle& b, UnitId u, Pose from, MoveKind kind) {
  const Pose to = b.unit(u).pose();
  if (kind == MoveKind::kWheel) {
    const int turn = from.heading.TurnTo(to.heading);
    TellMove(b, EventCode::kWheels, b.scenario.Entity(u), from, to,
             EntityId::kNone, {turn < 0 ? -turn : turn, 0, 0, 0});
    return;
  }
  TellMove(b, EventCode::kMoves, b.scenario.Entity(u), from, to,
           EntityId::kNone, {LengthOf(to.centre - from.centre).ticks, 0, 0, 0});
}

void Count(const Battle& b, UnitId u, const PlannedMove& move, bool failed) {
  UnitState& unit = b.unit(u);
  ++unit.phases;
  if (failed || move.passes != 0) unit.Set(Flag::kNoMorePhases);
  if (failed) Disorder(b, u);
}

void March(const Battle& b, UnitId u, const PlannedMove& move) {
  const RoadWay way = RoadTo(b, u, move.to);
  for (int i = 0; i < way.count; ++i) {
    const Pose to = way.legs[static_cast<size_t>(i)];
    const Point at = b.unit(u).centre;
    const Block start = MakeBlock({at, to.heading}, b.data(u).base);
    MenaceLeaders(b, u, TranslationSweep(start, to.centre - at));
    Place(b, u, to);
  }
}

void Leave(const Battle& b, UnitId u, const PlannedMove& move) {
  const PieceId bua = b.unit(u).bua;
  const Pose from = b.unit(u).pose(), to = {move.to, move.heading};
  b.unit(u).bua = PieceId::kNone;
  MenaceLeaders(b, u, MakeBlock(to, b.data(u).base).corners());
  Place(b, u, to);
  TellMove(b, EventCode::kLeaves, b.scenario.Entity(u), from, to,
           b.scenario.Entity(bua));
}

void Move(const Battle& b, UnitId u, const PlannedMove& move, bool failed) {
  const Pose from = b.unit(u).pose();
  const bool disorders = EndsDisordered(b, u, move);
  if (move.kind == MoveKind::kRoad) {
    March(b, u, move);  // ignores the ground
  } else if (move.kind == MoveKind::kLeave) {
    Leave(b, u, move);
    FeelGround(b, u, BlockOf(b, u).corners());
  } else {
    const Pose to = {move.to, move.heading};
    const SmallPolygon path = PathOf(b, u, to);
    MenaceLeaders(b, u, path);
    Place(b, u, to);
    FeelGround(b, u, path);
  }
  if (move.kind != MoveKind::kLeave) TellMoved(b, u, from, move.kind);
  if (disorders) Disorder(b, u);
  Count(b, u, move, failed);
}

void MoveGroup(const Battle& b, UnitId first, const PlannedMove& move,
               bool failed) {
  struct Part {
    Pose to;
    SmallPolygon path;
    bool disorders;
  };
  // All find their ways before the first one moves.
  const UnitSet members = b.state.group;
  std::array<Part, kMaxUnits> parts;
  members.ForEach([&](UnitId u) {
    Part& part = parts[static_cast<size_t>(u)];
    part.to = PoseInGroup(b, u, first, {move.to, move.heading});
    part.path = PathOf(b, u, part.to);
    part.disorders = EndsDisordered(
        b, u,
        {.to = part.to.centre, .heading = part.to.heading, .kind = move.kind});
  });
  members.ForEach([&](UnitId u) {
    const Part& part = parts[static_cast<size_t>(u)];
    const Pose from = b.unit(u).pose();
    MenaceLeaders(b, u, part.path);
    Place(b, u, part.to);
    TellMoved(b, u, from, move.kind);
    FeelGround(b, u, part.path);
    if (part.disorders) Disorder(b, u);
    Count(b, u, move, failed);
  });
}

}  // namespace

Progress AdvancePhaseMove(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  switch (static_cast<Step>(frame.step)) {
    case Step::kBegin:
      // IMP-MOV-01
      if (b.unit(u).phases == 0) {
        SetStep(frame, Step::kMove);
        return Progress::kAgain;
      }
      SetStep(frame, Step::kTested);
      PushTest(b, u, Reason::kPhase,
               static_cast<uint8_t>(OfGroup(frame) ? kTestsGroup : 0));
      return Progress::kAgain;
    case Step::kTested:
      if (b.state.test_passed == 0) frame.flags |= kTestFailed;
      SetStep(frame, Step::kMove);
      return Progress::kAgain;
    case Step::kMove: {
      const PlannedMove move = b.state.move;
      const bool failed = (frame.flags & kTestFailed) != 0;
      SetStep(frame, Step::kEnd);
      b.state.move = {};
      if (OfGroup(frame)) {
        MoveGroup(b, u, move, failed);
        PushReactions(b, u, kToGroup);
      } else {
        Move(b, u, move, failed);
        PushReactions(b, u, 0);
      }
      return Progress::kAgain;
    }
    case Step::kEnd:
      PopFrame(b);
      return Progress::kAgain;
  }
  return Progress::kAgain;
}

}  // namespace berthier::grandeur
