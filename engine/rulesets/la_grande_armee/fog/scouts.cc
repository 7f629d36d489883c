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
#include "engine/rulesets/la_grande_armee/fog/tiles.h"

namespace berthier::la_grande_armee {
namespace {

// Of a frame kScout; `ticks` is what the dice allow, `tile` the one that is
// tried.
enum Step : uint8_t {
  kBegins,
  kRolls,
  kDeploys,  // D16
  kAsksMove,
  kAsksTiles,
  kTries,
  kAsksReturn,
};

constexpr int kLeastSure = 2;  // the least of two dice

Side SideOf(PositionView f, ElementId e) { return f.data(e).side; }

// ---- Distances and lines (SCO-12, 5.9) --------------------------------------

struct Line {
  Length length;
  Segment line;
};

// The line from the block to the tile; of a row of equally near pairs the
// middle one.
Line LineBetween(const Block& from, const Block& tile) {
  const SmallPolygon a(from), b(tile);
  const Length least = Distance(PolygonView(a), PolygonView(b));
  std::array<Segment, 8> pairs;
  size_t count = 0;
  const auto offer = [&](Point on_a, Point on_b) {
    if (LengthOf(on_b - on_a) <= least + kRounding) {
      pairs[count++] = {on_a, on_b};
    }
  };
  for (const Point p : from.corners()) offer(p, NearestPoint(b, p));
  for (const Point p : tile.corners()) offer(NearestPoint(a, p), p);
  Segment middle = pairs[0];
  int64_t widest = -1;
  for (size_t i = 0; i < count; ++i) {
    for (size_t k = 0; k < i; ++k) {
      const int64_t apart = NormSquared(pairs[i].a - pairs[k].a);
      if (apart <= widest) continue;
      widest = apart;
      middle = {MiddleOf(Segment{pairs[i].a, pairs[k].a}),
                MiddleOf(Segment{pairs[i].b, pairs[k].b})};
    }
  }
  return {least, middle};
}
Line LineTo(PositionView f, ElementId scout, TileId t) {
  const Shape shape = ShapeOf(f, scout);
  const Block tile = BlockOf(f.state.tile(t));
  Line best = LineBetween(shape.blocks()[0], tile);
  for (const Block& block : shape.blocks().subspan(1)) {
    const Line line = LineBetween(block, tile);
    if (line.length < best.length) best = line;
  }
  return best;
}

// SCO-13: bases of revealed elements on the line.
int BasesCrossed(PositionView f, ElementId scout, Segment line) {
  int crossed = 0;
  const BaseSize base = BaseOf(f.scenario);
  const auto meets = [&](const Block& block) {
    Shape one;
    one.Add(block);
    return LengthIn(one, line) > kPenetration;
  };
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    const ElementState& unit = f.unit(e);
    if (e == scout || !unit.on_table() ||
        Apart(NearBox(f, e), BoxOf(line), Ticks(0))) {
      continue;
    }
    if (unit.form == Form::kMarch) {
      for (int k = 0; k < unit.bases(); ++k) {
        const Pose pose = ColumnBase(unit.pose(), TrailOf(unit), base, k);
        if (meets(MakeBlock(pose, base))) ++crossed;
      }
      continue;
    }
    ForEachBase(f, e, [&](Point centre) {
      if (meets(MakeBlock({centre, unit.facing}, base))) ++crossed;
    });
  }
  return crossed;
}

struct Need {
  int distance = 0;  // inches, rounded up
  int crossed = 0;
  int markers = 0;
  int needed = 0;  // of 2d6
};
Need NeedFor(PositionView f, ElementId scout, TileId t) {
  const Line line = LineTo(f, scout, t);
  Need need;
  need.distance =
      (line.length.ticks - kRounding.ticks + kTicksPerInch - 1) / kTicksPerInch;
  need.crossed = BasesCrossed(f, scout, line.line);
  need.markers = f.unit(scout).markers;
  const int more = need.crossed + need.markers;
  const bool literal = f.options().scout_mod == Options::ScoutMod::kLiteral;
  need.needed = need.distance + (literal ? -more : more);
  return need;
}

bool MaySpy(PositionView f, ElementId scout, TileId t) {
  return OnTable(f, t) && !f.state.spied.Has(t) &&
         LineTo(f, scout, t).length <=
             Inches(kDistances.scout_range) + kRounding;
}
bool AnyToSpy(PositionView f, ElementId scout) {
  bool any = false;
  ForEachTile(f, Opponent(SideOf(f, scout)),
              [&](TileId t) { any = any || MaySpy(f, scout, t); });
  return any;
}

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
  TileId found = TileId::kNone;
  ForEachTile(f, Opponent(SideOf(f, e)), [&](TileId t) {
    Shape tile;
    tile.Add(BlockOf(f.state.tile(t)));
    const Length limit = least(Distance(now, tile));
    if (limit > Ticks(0) && path.Within(tile, limit)) found = t;
  });
  return f.scenario.Entity(found);
}

}  // namespace

// ---- The frame --------------------------------------------------------------

Progress AdvanceScout(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.unit;
  const EntityId about = b.scenario.Entity(e);
  const Side side = SideOf(b, e);
  if (!b.unit(e).on_table() && frame.step > kDeploys) {
    PopFrame(b);
    return Progress::kAgain;
  }
  switch (frame.step) {
    case kBegins: {
      const bool deploys = static_cast<Use>(frame.what) == Use::kDeploy;
      const bool rolls =
          !deploys || b.scenario.side(side).fog == FogMode::kEncounter;
      frame.step = rolls ? kRolls : kDeploys;
      return Progress::kAgain;
    }
    case kRolls:
      AwaitRoll(b, side, RollKind::kScoutMove, about);
      return Progress::kAwaiting;
    case kDeploys:
      AwaitDecision(b, side, Decision::kDeployItem, about);
      return Progress::kAwaiting;
    case kAsksMove:
      AwaitDecision(b, side, Decision::kScout, about);
      return Progress::kAwaiting;
    case kAsksTiles:
      if (AnyToSpy(b, e)) {
        AwaitDecision(b, side, Decision::kSpy, about);
        return Progress::kAwaiting;
      }
      frame.step = kTries;
      return Progress::kAgain;
    case kTries: {
      // A tile may have been revealed by the one before.
      while (!b.state.spied.empty() && !OnTable(b, b.state.spied.First())) {
        b.state.spied.Remove(b.state.spied.First());
      }
      if (b.state.spied.empty()) {
        frame.step = kAsksReturn;
        return Progress::kAgain;
      }
      frame.tile = b.state.spied.First();
      const int needed = NeedFor(b, e, frame.tile).needed;
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
  frame.step =
      static_cast<Use>(frame.what) == Use::kDeploy ? kDeploys : kAsksMove;
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
    return Refusal{.code = static_cast<uint16_t>(RefusalCode::kNotAsked),
                   .subject = order.subject};
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
  frame.step = kAsksTiles;
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

// ---- D20, R22 ---------------------------------------------------------------

Verdict CheckSpy(PositionView f, const Order& order) {
  const ElementId e = TopFrame(f.state).unit;
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb != Verb::kSpy && verb != Verb::kGo) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (f.scenario.As<ElementId>(order.subject) != e) {
    return Refusal{.code = static_cast<uint16_t>(RefusalCode::kNotAsked),
                   .subject = order.subject};
  }
  if (verb == Verb::kGo) return {};
  const TileId t = f.scenario.As<TileId>(order.object);
  if (!IsSome(t) || !OnTable(f, t) || f.scenario.tile(t).side == SideOf(f, e)) {
    return Refuse(f, RefusalCode::kNoSuchObject, e, order.object);
  }
  if (f.state.spied.Has(t)) return Refuse(f, RefusalCode::kSpied, e, t);
  if (MaySpy(f, e, t)) return {};
  return Refuse(f, RefusalCode::kSpyTooFar, e, t,
                {LineTo(f, e, t).length.ticks, 0, 0});
}

void PlaySpy(const Battle& b, const Order& order) {
  if (static_cast<Verb>(order.verb) == Verb::kGo) {
    TopFrame(b.state).step = kTries;
  } else {
    b.state.spied.Add(b.scenario.As<TileId>(order.object));
  }
}

namespace {

Outcome SpyOutcome(PositionView f, const Faces& faces) {
  const Frame& frame = TopFrame(f.state);
  return PassedIf(faces[0] + faces[1] >=
                  NeedFor(f, frame.unit, frame.tile).needed);
}
void DescribeSpy(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  const Need need = NeedFor(f, frame.unit, frame.tile);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.object = f.scenario.Entity(frame.tile);
  roll.target = need.needed;
  AddModifier(roll, ModifierCode::kDistance, need.distance);
  AddModifier(roll, ModifierCode::kCrossed, need.crossed);
  AddModifier(roll, ModifierCode::kScoutMarkers, need.markers);
}
void TellSpy(const Battle& b, const Faces& faces) {
  const Frame& frame = TopFrame(b.state);
  const int needed = NeedFor(b, frame.unit, frame.tile).needed;
  const int sum = faces[0] + faces[1];
  Tell(b, EventCode::kSpies, b.scenario.Entity(frame.unit),
       b.scenario.Entity(frame.tile), {sum, needed, sum >= needed ? 1 : 0, 0});
}
void ResolveSpy(const Battle& b, Outcome outcome) {
  const TileId t = TopFrame(b.state).tile;
  b.state.spied.Remove(t);
  if (outcome.code == OutcomeCode::kPassed) {
    PushReveal(b, t, RevealCause::kScouted);
  }
}

}  // namespace

const RollRow kSpyRoll = {.dice = 2,
                          .describe = &DescribeSpy,
                          .outcome = &SpyOutcome,
                          .tell = &TellSpy,
                          .resolve = &ResolveSpy};

// ---- D21 --------------------------------------------------------------------

Verdict CheckReturn(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb != Verb::kReturn && verb != Verb::kRemain) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (f.scenario.As<ElementId>(order.subject) != TopFrame(f.state).unit) {
    return Refusal{.code = static_cast<uint16_t>(RefusalCode::kNotAsked),
                   .subject = order.subject};
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
