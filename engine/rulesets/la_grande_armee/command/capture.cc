#include "engine/rulesets/la_grande_armee/command/capture.h"

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::la_grande_armee {
namespace {

// Steps of kCapture.
enum CaptureStep : uint8_t { kNextCommander, kRolled, kMustFlee };

Length Ride() { return Inches(kDistances.commander); }

// GEN-24: what keeps him from stopping there, his distance apart.
Verdict CheckRefuge(PositionView f, const Frame& frame, Point there) {
  const LeaderId l = frame.leader;
  if (!OnTable(f.scenario.ground, there)) {
    return Refuse(f, RefusalCode::kLeaderOffTable, l);
  }
  const ElementId mover = frame.unit;
  if (f.unit(mover).on_table()) {
    const Block now = f.unit(mover).block();
    Block before = now;
    before.centre = frame.place;
    Swept path;
    path.AddRun(before, now.centre - before.centre);
    if (path.Covers(there)) {
      return Refuse(f, RefusalCode::kOnPath, l, mover);
    }
  }
  ElementId on = ElementId::kNone;
  f.scenario.side(Opponent(f.scenario.leader(l).side))
      .elements.ForEach([&](ElementId e) {
        if (f.unit(e).on_table() && Contains(ShapeOf(f, e), there)) on = e;
      });
  if (IsSome(on)) return Refuse(f, RefusalCode::kLeaderBlocked, l, on);
  const int piece =
      FirstPiece(f.scenario.ground, f.scenario.ground.impassable, BoxOf(there),
                 [&](const Piece&, const GroundPart& part) {
                   return Contains(PolygonView(part.polygon), there);
                 });
  if (piece >= 0) {
    return Refuse(f, RefusalCode::kLeaderBlocked, l, MakeId<PieceId>(piece));
  }
  return {};
}

// The first refuge at that distance, by steps of five degrees.
bool HasRefuge(PositionView f, const Frame& frame, Length distance,
               Point& refuge) {
  constexpr int kStep = 20;
  const Point from = f.state.leader(frame.leader).pos;
  for (int q = 0; q < Heading::kSteps; q += kStep) {
    refuge = from + Along(Forward(Heading::Quarters(q)), distance);
    if (CheckRefuge(f, frame, refuge).ok()) return true;
  }
  return false;
}

void Flee(const Battle& b, LeaderId l, Point to) {
  LeaderState& leader = b.state.leader(l);
  const Pose from = {leader.pos, Heading()};
  leader.pos = to;
  TellMove(b, EventCode::kEscapes, b.scenario.Entity(l), from, {to, Heading()});
}

// GEN-24, GEN-26
Progress Escape(const Battle& b, Frame& frame) {
  Point refuge;
  frame.step = kNextCommander;
  if (HasRefuge(b, frame, Ride(), refuge)) {
    frame.step = kMustFlee;
    AwaitDecision(b, b.scenario.leader(frame.leader).side, Decision::kEscape,
                  b.scenario.Entity(frame.leader));
    return Progress::kAwaiting;
  }
  constexpr int kParts = 12;
  for (int part = kParts - 1; part > 0; --part) {
    if (!HasRefuge(b, frame, Ride() * part / kParts, refuge)) continue;
    Flee(b, frame.leader, refuge);
    return Progress::kAgain;
  }
  LoseCommander(b, frame.leader, LostHow::kCaptured);
  return Progress::kAgain;
}

bool IsEscape(PositionView f, int die) {
  const LeaderId l = TopFrame(f.state).leader;
  return die == 1 || die < f.scenario.leader(l).ability;
}

}  // namespace

void BeginMove(const Battle& b) { b.state.captured_at = {}; }

void PassOver(const Battle& b, ElementId mover, Point from, const Swept& path) {
  State& s = b.state;
  if (b.unit(mover).routing()) return;
  LeaderSet threatened;
  for (const LeaderId l :
       b.scenario.side(Opponent(b.data(mover).side)).leaders) {
    if (s.leader(l).status == LeaderStatus::kFree && !s.captured_at.Has(l) &&
        path.Covers(s.leader(l).pos)) {
      threatened.Add(l);
    }
  }
  if (threatened.empty()) return;
  s.captured_at = s.captured_at | threatened;
  s.threatened = s.threatened | threatened;
  if (HasFrame(s) && TopFrame(s).kind == FrameKind::kCapture) return;
  PushFrame(b, {.kind = FrameKind::kCapture, .unit = mover, .place = from});
}

Progress AdvanceCapture(const Battle& b) {
  State& s = b.state;
  Frame& frame = TopFrame(s);
  if (frame.step == kRolled) return Escape(b, frame);
  frame.leader = s.threatened.First();
  if (!IsSome(frame.leader)) {
    PopFrame(b);
    return Progress::kAgain;
  }
  s.threatened.Remove(frame.leader);
  AwaitRoll(b, b.scenario.leader(frame.leader).side, RollKind::kEscape,
            b.scenario.Entity(frame.leader));
  return Progress::kAwaiting;
}

const RollRow kEscapeRoll = {
    .describe =
        [](PositionView f, Roll& roll) {
          const Frame& frame = TopFrame(f.state);
          roll.subject = f.scenario.Entity(frame.leader);
          roll.object = f.scenario.Entity(frame.unit);
          roll.target = f.scenario.leader(frame.leader).ability;
        },
    .outcome =
        [](PositionView f, const Faces& faces) {
          return Outcome{IsEscape(f, faces[0]) ? OutcomeCode::kEscapes
                                               : OutcomeCode::kCaptured};
        },
    .tell =
        [](const Battle& b, const Faces& faces) {
          const Frame& frame = TopFrame(b.state);
          Tell(b, EventCode::kRiddenOver, b.scenario.Entity(frame.leader),
               b.scenario.Entity(frame.unit),
               {faces[0], IsEscape(b, faces[0]) ? 1 : 0, 0, 0});
        },
    .resolve =
        [](const Battle& b, Outcome outcome) {
          Frame& frame = TopFrame(b.state);
          if (outcome.code == OutcomeCode::kEscapes) {
            frame.step = kRolled;
          } else {
            LoseCommander(b, frame.leader, LostHow::kCaptured);
          }
        },
};

Verdict CheckEscape(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  if (static_cast<Verb>(order.verb) != Verb::kRide) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (order.subject != f.scenario.Entity(frame.leader)) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const Point there = order.pose.centre;
  const int32_t ride = LengthOf(there - f.state.leader(frame.leader).pos).ticks;
  if (std::abs(ride - Ride().ticks) > kRounding.ticks) {
    return Refuse(f, RefusalCode::kEscapesShort, frame.leader,
                  {Ride().ticks, 0, 0});
  }
  return CheckRefuge(f, frame, there);
}

void PlayEscape(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  frame.step = kNextCommander;
  Flee(b, frame.leader, order.pose.centre);
}

}  // namespace berthier::la_grande_armee
