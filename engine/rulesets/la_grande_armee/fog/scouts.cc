#include "engine/rulesets/la_grande_armee/fog/scouts.h"

#include <algorithm>
#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"
#include "engine/rulesets/la_grande_armee/fog/spying.h"
#include "engine/rulesets/la_grande_armee/fog/tiles.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kLeastSure = 2;  // the least of two dice

// SCO-15
bool MayReturn(PositionView f, ElementId scout) {
  const Length radius = Inches(kDistances.horse_radius);
  const CorpsId c = f.data(scout).corps;
  for (const LeaderId l : f.own(scout).leaders) {
    const LeaderData& data = f.scenario.leader(l);
    const bool his = data.kind == LeaderKind::kArmy
                         ? data.army == f.scenario.corps_data(c).army
                         : data.corps == c;
    if (his && f.state.leader(l).on_table() &&
        WithinOf(f, scout, f.state.leader(l).pos, radius)) {
      return true;
    }
  }
  return false;
}

// ---- The ride (D19) ---------------------------------------------------------

struct Ride {
  ElementState there;
  Swept path;
  Length length;
  std::array<Point, 3> track;
};
Ride RideOf(PositionView f, ElementId e, const Order& order) {
  Ride ride = {.there = f.unit(e),
               .length = LengthOf(order.via - f.unit(e).place) +
                         LengthOf(order.pose.centre - order.via),
               .track = {f.unit(e).place, order.via, order.pose.centre}};
  ride.there.form = Form::kDeployed;
  ride.there.facing = order.pose.heading;
  ride.there.files = static_cast<uint8_t>(order.amount);
  for (size_t i = 1; i < ride.track.size(); ++i) {
    ride.there.place = ride.track[i - 1];
    Refit(f.scenario, ride.there);
    ride.path.AddRun(ShapeOf(f.scenario, ride.there),
                     ride.track[i] - ride.track[i - 1]);
  }
  ride.there.place = order.pose.centre;
  Refit(f.scenario, ride.there);
  return ride;
}

// SCO-04, SCO-18: the enemy element or tile that it comes too near.
EntityId TooNear(PositionView f, ElementId e, const Swept& path) {
  const Length near = Inches(kDistances.scout_near);
  const Shape now = ShapeOf(f, e);
  const auto least = [&](Length apart) {
    return apart > near ? near : apart - kRounding;
  };
  const ElementId foe =
      FirstNear(f, f.foes(e).elements, path.box(), near, [&](ElementId other) {
        const Shape shape = ShapeOf(f, other);
        const Length limit = least(Distance(now, shape));
        return limit > Ticks(0) && path.Within(shape, limit);
      });
  if (IsSome(foe)) return f.scenario.Entity(foe);
  const TileId near_tile =
      FirstTile(f, Opponent(f.data(e).side), [&](TileId t) {
        Shape tile;
        tile.Add(TileBlock(f, t));
        const Length limit = least(Distance(now, tile));
        return limit > Ticks(0) && path.Within(tile, limit);
      });
  return f.scenario.Entity(near_tile);
}

}  // namespace

// ---- The frame --------------------------------------------------------------

Progress AdvanceScout(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.unit;
  const EntityId about = b.scenario.Entity(e);
  const Side side = b.data(e).side;
  if (!b.unit(e).on_table() && frame.step > kScoutDeploys) {
    PopFrame(b);
    return Progress::kAgain;
  }
  switch (frame.step) {
    case kScoutBegins: {
      const bool deploys = static_cast<Use>(frame.what) == Use::kDeploy;
      const bool rolls =
          !deploys || b.scenario.side(side).fog == FogMode::kEncounter;
      frame.step = rolls ? kScoutRolls : kScoutDeploys;
      return Progress::kAgain;
    }
    case kScoutRolls:
      AwaitRoll(b, side, RollKind::kScoutMove, about);
      return Progress::kAwaiting;
    case kScoutDeploys:
      if (!HasEntry(b)) {
        DeployAnyhow(b);
        return Progress::kAgain;
      }
      AwaitDecision(b, side, Decision::kDeployItem, about);
      return Progress::kAwaiting;
    case kScoutAsksMove:
      AwaitDecision(b, side, Decision::kScout, about);
      return Progress::kAwaiting;
    case kScoutAsksTiles:
      if (AnyToSpy(b, e)) {
        AwaitDecision(b, side, Decision::kSpy, about);
        return Progress::kAwaiting;
      }
      frame.step = kScoutTries;
      return Progress::kAgain;
    case kScoutTries: {
      // A tile may have been revealed by the one before.
      while (!b.state.spied.empty() && !OnTable(b, b.state.spied.First())) {
        b.state.spied.Remove(b.state.spied.First());
      }
      if (b.state.spied.empty()) {
        frame.step = kScoutAsksReturn;
        return Progress::kAgain;
      }
      frame.tile = b.state.spied.First();
      const int needed = NeededFor(b, e, frame.tile);
      if (needed > kLeastSure && needed <= 2 * kDie) {
        AwaitRoll(b, side, RollKind::kSpy, about);
        return Progress::kAwaiting;
      }
      // Two dice cannot go otherwise.
      b.state.spied.Remove(frame.tile);
      if (needed <= kLeastSure) {
        PushReveal(b, frame.tile, RevealCause::kScouted);
      }
      return Progress::kAgain;
    }
    default:
      break;
  }
  if (MayReturn(b, e)) {
    AwaitDecision(b, side, Decision::kReturn, about);
    return Progress::kAwaiting;
  }
  PopFrame(b);
  return Progress::kAgain;
}

// ---- R21 --------------------------------------------------------------------

namespace {

Outcome BestTwo(PositionView, const Faces& faces) {
  const int all = faces[0] + faces[1] + faces[2];
  return {OutcomeCode::kInches, all - std::min({faces[0], faces[1], faces[2]})};
}
void DescribeScout(PositionView f, Roll& roll) {
  roll.subject = f.scenario.Entity(TopFrame(f.state).unit);
}
void ResolveScoutMove(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.ticks = Inches(outcome.detail).ticks;
  frame.step = static_cast<Use>(frame.what) == Use::kDeploy ? kScoutDeploys
                                                            : kScoutAsksMove;
  b.state.spied = {};
  Tell(b, EventCode::kScoutRolls, b.scenario.Entity(frame.unit),
       EntityId::kNone, {outcome.detail, 0, 0, 0});
}

}  // namespace

const RollRow kScoutMoveRoll = {.dice = 3,
                                .describe = &DescribeScout,
                                .outcome = &BestTwo,
                                .resolve = &ResolveScoutMove};

// ---- D19 --------------------------------------------------------------------

Verdict CheckScout(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  const ElementId e = frame.unit;
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb != Verb::kScoutMove && verb != Verb::kStay) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (f.scenario.As<ElementId>(order.subject) != e) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  if (verb == Verb::kStay) return {};
  const int bases = f.unit(e).bases();
  if (order.amount < 1 || order.amount > bases) {
    return Refuse(f, RefusalCode::kFilesOut, e, {bases, 0, 0});
  }
  const Ride ride = RideOf(f, e, order);
  if (ride.length.ticks > frame.ticks + kRounding.ticks) {
    return Refuse(f, RefusalCode::kScoutTooFar, e,
                  {ride.length.ticks, frame.ticks, 0});
  }
  if (LeavesTable(f, ride.path)) return Refuse(f, RefusalCode::kOffTable, e);
  if (const PieceId p = ImpassableUnder(f, ride.path); IsSome(p)) {
    return Refuse(f, RefusalCode::kStandsOn, e, p);
  }
  if (const EntityId near = TooNear(f, e, ride.path); IsSome(near)) {
    return Refuse(f, RefusalCode::kScoutNear, e, near);
  }
  return CheckRoom(f, ShapeOf(f.scenario, ride.there), order.subject);
}

void PlayScout(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.unit;
  b.unit(e).Set(Flag::kScoutUsed);
  frame.step = kScoutAsksTiles;
  if (static_cast<Verb>(order.verb) == Verb::kStay) {
    TellUnit(b, EventCode::kStays, e);
    return;
  }
  const Pose from = b.unit(e).pose();
  const Ride ride = RideOf(b, e, order);
  // SCO-03
  const int markers =
      (DifficultUnder(b, ride.path) ? kMarkerTable.difficult : 0) +
      RiverMarkers(b, e, ride.track);
  TellMove(b, EventCode::kScoutRides, order.subject, from, order.pose);
  const Point centre = b.unit(e).centre;
  BeginMove(b);
  DropContacts(b, e);
  Deploy(b, e, order.pose, static_cast<int>(order.amount));
  if (markers > 0) GainMarkers(b, e, markers);
  PassOver(b, e, centre, ride.path);
}

// ---- D21 --------------------------------------------------------------------

Verdict CheckReturn(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb != Verb::kReturn && verb != Verb::kRemain) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (f.scenario.As<ElementId>(order.subject) != TopFrame(f.state).unit) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  return {};
}

void PlayReturn(const Battle& b, const Order& order) {
  const ElementId e = TopFrame(b.state).unit;
  PopFrame(b);
  if (static_cast<Verb>(order.verb) == Verb::kReturn) {
    // SCO-16: not twice in one bound.
    b.unit(e).Clear(Flag::kScouting);
    b.unit(e).Set(Flag::kActivated);
    TellUnit(b, EventCode::kReturns, e);
  }
}

}  // namespace berthier::la_grande_armee
