#include "engine/rulesets/la_grande_armee/fog/tiles.h"

#include <algorithm>
#include <optional>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"
#include "engine/tabletop/scaled.h"

namespace berthier::la_grande_armee {
namespace {

// Of a frame kTile; `ticks` is what the dice allow.
enum Step : uint8_t { kAsks, kRolls, kAsksPath };

Use UseOf(const Frame& frame) { return static_cast<Use>(frame.what); }
Side OwnerOf(PositionView f, const Frame& frame) {
  return frame.kind == FrameKind::kTile ? f.scenario.tile(frame.tile).side
                                        : f.data(frame.unit).side;
}
EntityId SubjectOf(PositionView f, const Frame& frame) {
  return frame.kind == FrameKind::kTile ? f.scenario.Entity(frame.tile)
                                        : f.scenario.Entity(frame.unit);
}

// FOG-17: how far a tile of `side` gets that moves so: to where it comes within
// 4 in of an enemy element; nullopt if it meets none.
std::optional<Vec> RunTile(PositionView f, Side side, Pose from, Vec leg) {
  const Length near = Inches(kDistances.tile_near);
  const int steps = std::max(1, LengthOf(leg).ticks);
  const auto passed = [&](int step) {
    Swept path;
    path.AddRun(MakeBlock(from, kTileSize), Scaled(leg, step, steps));
    return IsSome(FirstNear(
        f, f.scenario.side(Opponent(side)).elements, path.box(), near,
        [&](ElementId e) { return path.Within(ShapeOf(f, e), near); }));
  };
  const auto there = [&](int step) {
    const Point at = from.centre + Scaled(leg, step, steps);
    return IsSome(EnemyNear(f, side, MakeBlock({at, from.heading}, kTileSize),
                            Scouts::kWith));
  };
  const std::optional<int> step = StepsUntil(steps, passed, there);
  if (!step) return std::nullopt;
  return Scaled(leg, *step, steps);
}

void MoveTile(const Battle& b, TileId t, std::initializer_list<Point> way,
              Heading facing) {
  TileState& tile = b.state.tile(t);
  const Side side = b.scenario.tile(t).side;
  const Pose from = {tile.pos, tile.facing};
  tile.facing = facing;
  bool near = false;
  for (const Point to : way) {
    if (near) break;
    const Vec leg = to - tile.pos;
    const std::optional<Vec> run = RunTile(b, side, {tile.pos, facing}, leg);
    tile.pos = tile.pos + run.value_or(leg);
    near = run.has_value();
  }
  tile.used = 1;
  TellMove(b, EventCode::kTileMoves, b.scenario.Entity(t), from,
           {tile.pos, facing});
  PopFrame(b);
  if (near) PushReveal(b, t, RevealCause::kNear);
}

}  // namespace

Progress AdvanceTile(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const EntityId about = SubjectOf(b, frame);
  const Side side = OwnerOf(b, frame);
  const bool deploys = UseOf(frame) == Use::kDeploy;
  if (frame.step == kAsks && deploys) {
    const bool rolls = b.scenario.side(side).fog == FogMode::kEncounter;
    frame.step = rolls ? kRolls : kAsksPath;
    return Progress::kAgain;
  }
  switch (frame.step) {
    case kAsks:
      AwaitDecision(b, side, Decision::kTile, about);
      break;
    case kRolls:
      AwaitRoll(b, side, RollKind::kTileMove, about);
      break;
    default:
      if (deploys && !HasEntry(b)) {
        DeployAnyhow(b);
        return Progress::kAgain;
      }
      AwaitDecision(b, side,
                    deploys ? Decision::kDeployItem : Decision::kTilePath,
                    about);
      break;
  }
  return Progress::kAwaiting;
}

// ---- D17 --------------------------------------------------------------------

Verdict CheckTile(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb != Verb::kDeclareTile && verb != Verb::kMoveTile &&
      verb != Verb::kHoldTile) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (f.scenario.As<TileId>(order.subject) != frame.tile) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  return {};
}

void PlayTile(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const TileId t = frame.tile;
  TileState& tile = b.state.tile(t);
  if (static_cast<Verb>(order.verb) == Verb::kMoveTile) {
    frame.step = kRolls;
    return;
  }
  PopFrame(b);
  tile.used = 1;
  if (static_cast<Verb>(order.verb) == Verb::kHoldTile) {
    TellUnit(b, EventCode::kTileHolds, t);
    return;
  }
  // FOG-14: a corps is activated at once.
  b.state.corps = tile.content;
  PushReveal(b, t, RevealCause::kDeclared);
}

// ---- R20 --------------------------------------------------------------------

namespace {

Outcome InchesOf(PositionView, const Faces& faces) {
  return {OutcomeCode::kInches, faces[0] + faces[1]};
}
void DescribeTileMove(PositionView f, Roll& roll) {
  roll.subject = SubjectOf(f, TopFrame(f.state));
}
void ResolveTileMove(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  frame.ticks = Inches(outcome.detail).ticks;
  frame.step = kAsksPath;
  Tell(b, EventCode::kTileRolls, SubjectOf(b, frame), EntityId::kNone,
       {outcome.detail, 0, 0, 0});
}

}  // namespace

const RollRow kTileMoveRoll = {.dice = 2,
                               .describe = &DescribeTileMove,
                               .outcome = &InchesOf,
                               .resolve = &ResolveTileMove};

// ---- D22 --------------------------------------------------------------------

Verdict CheckTilePath(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  if (static_cast<Verb>(order.verb) != Verb::kTilePath) {
    return Refuse(RefusalCode::kNotNow);
  }
  const TileId t = f.scenario.As<TileId>(order.subject);
  if (t != frame.tile) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const TileState& tile = f.state.tile(t);
  const Length far =
      LengthOf(order.via - tile.pos) + LengthOf(order.pose.centre - order.via);
  if (far.ticks > frame.ticks + kRounding.ticks) {
    return Refuse(f, RefusalCode::kTileTooFar, t, {far.ticks, frame.ticks, 0});
  }
  const Block start = MakeBlock({tile.pos, order.pose.heading}, kTileSize);
  const Block turn = MakeBlock({order.via, order.pose.heading}, kTileSize);
  Swept path;
  path.AddRun(start, order.via - tile.pos);
  path.AddRun(turn, order.pose.centre - order.via);
  if (LeavesTable(f, path)) return Refuse(f, RefusalCode::kOffTable, t);
  if (const PieceId p = ImpassableUnder(f, path); IsSome(p)) {
    return Refuse(f, RefusalCode::kTileBlocked, t, p);
  }
  if (const TileId o = TileInTheWay(f, t, TileBlock(f, t), path); IsSome(o)) {
    return Refuse(f, RefusalCode::kNearTile, t, o);
  }
  if (order.pose.centre == tile.pos) return {};
  // It may stop at a settlement and on nobody.
  Shape end;
  end.Add(MakeBlock(order.pose, kTileSize));
  return CheckClear(f, end, order.subject);
}

void PlayTilePath(const Battle& b, const Order& order) {
  MoveTile(b, TopFrame(b.state).tile, {order.via, order.pose.centre},
           order.pose.heading);
}

// ---- D16: where it is deployed ----------------------------------------------

namespace {

bool InZone(PositionView f, Side side, const Shape& shape) {
  const Box& zone = f.scenario.side(side).zone;
  return Contains(zone, shape.box().low) && Contains(zone, shape.box().high);
}

// FOG-07: the first enemy element or tile within 12 in.
EntityId FoeNear(PositionView f, Side side, const Shape& shape) {
  const Length apart = Inches(kDistances.fog_apart);
  const ElementId e =
      FirstNear(f, f.scenario.side(Opponent(side)).elements, shape.box(), apart,
                [&](ElementId foe) {
                  return Within(ShapeOf(f, foe), shape, apart - kRounding);
                });
  if (IsSome(e)) return f.scenario.Entity(e);
  return f.scenario.Entity(FirstTile(f, Opponent(side), [&](TileId t) {
    return Within(shape, SmallPolygon(TileBlock(f, t)), apart - kRounding);
  }));
}

// FOG-07: from the shape to the nearest enemy element or tile.
Length FromFoes(PositionView f, Side side, const Shape& shape) {
  Length least = f.scenario.ground.width + f.scenario.ground.depth;
  f.scenario.side(Opponent(side)).elements.ForEach([&](ElementId e) {
    if (f.unit(e).on_table()) {
      least = std::min(least, Distance(ShapeOf(f, e), shape));
    }
  });
  for (const TileId t : f.scenario.side(Opponent(side)).tiles) {
    if (!OnTable(f, t)) continue;
    Shape tile;
    tile.Add(TileBlock(f, t));
    least = std::min(least, Distance(tile, shape));
  }
  return least;
}

// From the baseline of the side to the point.
Length Inland(PositionView f, Side side, Point p) {
  return f.scenario.side(side).baseline == TableEdge::kSouth
             ? Ticks(p.y)
             : f.scenario.ground.depth - Ticks(p.y);
}

struct Entering {
  Pose front;  // of its leading edge
  Shape shape;
  Length depth;
};
Entering EnteringOf(PositionView f, const Frame& frame, const Order& order) {
  if (frame.kind == FrameKind::kTile) {
    Entering e = {.front = FrontOf(order.pose, kTileSize.depth),
                  .depth = kTileSize.depth};
    e.shape.Add(MakeBlock(order.pose, kTileSize));
    return e;
  }
  const int files =
      std::clamp(static_cast<int>(order.amount), 1, f.unit(frame.unit).bases());
  const GridSize grid = {f.unit(frame.unit).bases(), files};
  return {.front = order.pose,
          .shape = LineAt(f, frame.unit, order.pose, files),
          .depth = BoundsOf(BaseOf(f.scenario), grid).depth};
}

// Where lattices of the zone and of the baseline have their points.
constexpr Length kLatticeStep = Inches(3);
constexpr Length kFineStep = Ticks(kTicksPerInch / 2);
constexpr Length kFineStart = Inches(2) + kFineStep / 2;

// The item of the frame as it enters, facing ahead; without a place.
Order EntryOf(PositionView f, const Frame& frame) {
  const bool tile = frame.kind == FrameKind::kTile;
  Order order = {
      .verb = static_cast<uint8_t>(tile ? Verb::kDeployHere : Verb::kDeploy),
      .subject = SubjectOf(f, frame)};
  order.pose.heading = HomeWay(f, OwnerOf(f, frame)).Opposite();
  if (!tile) order.amount = std::max(1, (f.unit(frame.unit).bases() + 1) / 2);
  return order;
}
// With its leading edge so far from the baseline.
Point EntryAt(PositionView f, const Frame& frame, int32_t x, Length inland) {
  const Length back =
      frame.kind == FrameKind::kTile ? kTileSize.depth / 2 : Length{};
  const int32_t y = (inland - back).ticks;
  const bool south =
      f.scenario.side(OwnerOf(f, frame)).baseline == TableEdge::kSouth;
  return {x, south ? y : f.scenario.ground.depth.ticks - y};
}

// FOG-07: somewhere in the zone it could stand 12 in from every enemy.
bool HasClearPlace(PositionView f, const Frame& frame) {
  const Side side = OwnerOf(f, frame);
  Order order = EntryOf(f, frame);
  return AnyPlace(
      f.scenario.side(side).zone, Inches(1), kLatticeStep, [&](Point p) {
        order.pose.centre = p;
        const Shape shape = EnteringOf(f, frame, order).shape;
        return InZone(f, side, shape) && !IsSome(FoeNear(f, side, shape)) &&
               CheckRoom(f, shape, order.subject).ok();
      });
}

// FOG-07: nowhere on the baseline, facing ahead, would it stand farther from
// the enemy. Decision: its places there are those of the finer lattice.
bool IsFarthest(PositionView f, const Frame& frame, const Shape& shape) {
  const Side side = OwnerOf(f, frame);
  const Length apart = FromFoes(f, side, shape);
  Order order = EntryOf(f, frame);
  const Length depth = EnteringOf(f, frame, order).depth;
  for (int32_t x = kFineStart.ticks; x < f.scenario.ground.width.ticks;
       x += kFineStep.ticks) {
    order.pose.centre = EntryAt(f, frame, x, depth);
    const Shape there = EnteringOf(f, frame, order).shape;
    if (InZone(f, side, there) && CheckRoom(f, there, order.subject).ok() &&
        FromFoes(f, side, there) > apart + kRounding) {
      return false;
    }
  }
  return true;
}

}  // namespace

Verdict CheckDeployHere(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  const EntityId who = SubjectOf(f, frame);
  if (order.subject != who) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const bool is_tile = frame.kind == FrameKind::kTile;
  if (static_cast<Verb>(order.verb) !=
      (is_tile ? Verb::kDeployHere : Verb::kDeploy)) {
    return Refuse(f, RefusalCode::kNotNow, who);
  }
  if (!is_tile) {
    const int bases = f.unit(frame.unit).bases();
    if (order.amount < 1 || order.amount > bases) {
      return Refuse(f, RefusalCode::kFilesOut, who, {bases, 0, 0});
    }
  }
  const Side side = OwnerOf(f, frame);
  const Entering at = EnteringOf(f, frame, order);
  if (Verdict room = CheckRoom(f, at.shape, who); !room.ok()) return room;
  if (f.scenario.side(side).fog == FogMode::kDefensive) {
    if (!InZone(f, side, at.shape)) {
      return Refuse(f, RefusalCode::kOutsideZone, who);
    }
    const EntityId foe = FoeNear(f, side, at.shape);
    // Where the whole zone is too near it stands on the baseline, as far from
    // the enemy as it can.
    const Length depth = Inland(f, side, at.front.centre);
    if (IsSome(foe) &&
        (depth > at.depth + kRounding || HasClearPlace(f, frame) ||
         !IsFarthest(f, frame, at.shape))) {
      return Refuse(f, RefusalCode::kNearFoes, who, foe);
    }
    return {};
  }
  // FOG-08: straight ahead, the leading edge as far as the dice allow; who is
  // deeper than that stands with its rear on the edge.
  const Heading ahead = HomeWay(f, side).Opposite();
  const Length most = std::max(Ticks(frame.ticks), at.depth);
  if (order.pose.heading != ahead ||
      Inland(f, side, at.front.centre) > most + kRounding) {
    return Refuse(f, RefusalCode::kNotFromEdge, who, {most.ticks, 0, 0});
  }
  const Length near = Inches(kDistances.tile_near);
  const TileId too_near = FirstTile(f, Opponent(side), [&](TileId t) {
    return Within(at.shape, SmallPolygon(TileBlock(f, t)), near);
  });
  if (IsSome(too_near)) {
    return Refuse(f, RefusalCode::kNearTile, who, too_near);
  }
  return {};
}

void PlayDeployHere(const Battle& b, const Order& order) {
  const Frame frame = TopFrame(b.state);
  TellMove(b, EventCode::kDeployed, order.subject, {}, order.pose);
  if (frame.kind == FrameKind::kScout) {
    ElementState& unit = b.unit(frame.unit);
    unit.presence = Presence::kOnTable;
    unit.gun_place = GunPlace::kRear;
    Deploy(b, frame.unit, order.pose, static_cast<int>(order.amount));
    PopFrame(b);
    RevealNear(b);
    return;
  }
  TileState& tile = b.state.tile(frame.tile);
  tile.pos = order.pose.centre;
  tile.facing = order.pose.heading;
  tile.status = TileStatus::kOnTable;
  PopFrame(b);
  // FOG-10: FOG-17 applies.
  if (IsSome(EnemyNear(b, b.scenario.tile(frame.tile).side,
                       TileBlock(b, frame.tile), Scouts::kWith))) {
    PushReveal(b, frame.tile, RevealCause::kNear);
  }
}

void ForEachEntry(PositionView f, FunctionRef<bool(const Order&)> g) {
  const Frame& frame = TopFrame(f.state);
  const SideData& side = f.scenario.side(OwnerOf(f, frame));
  Order order = EntryOf(f, frame);
  const Length own = EnteringOf(f, frame, order).depth;
  bool done = false;
  const auto offer = [&](Point p) {
    order.pose.centre = p;
    return CheckDeployHere(f, order).ok() && g(order);
  };
  const auto row = [&](Length inland, Length first, Length step) {
    for (int32_t x = first.ticks; !done && x < f.scenario.ground.width.ticks;
         x += step.ticks) {
      done = offer(EntryAt(f, frame, x, inland));
    }
  };
  if (side.fog == FogMode::kDefensive) {
    done = AnyPlace(side.zone, Inches(1), kLatticeStep, offer);
  }
  const Length most = Ticks(frame.ticks);
  if (most > own) row(most, Inches(2), kLatticeStep);
  row(own, Inches(2), kLatticeStep);
  // Where it is crowded there is room somewhere on the baseline.
  row(own, kFineStart, kFineStep);
}

bool HasEntry(PositionView f) {
  bool any = false;
  ForEachEntry(f, [&](const Order&) { return any = true; });
  return any;
}

void DeployAnyhow(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  Order order = EntryOf(b, frame);
  order.pose.centre = EntryAt(b, frame, b.scenario.ground.width.ticks / 2,
                              EnteringOf(b, frame, order).depth);
  PlayDeployHere(b, order);
}

}  // namespace berthier::la_grande_armee
