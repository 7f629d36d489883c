#include "engine/rulesets/grandeur/board/travel.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/tabletop/run.h"

namespace berthier::grandeur {
namespace {

Pose PoseAhead(PositionView f, UnitId u, UnitVec direction, Length distance) {
  const UnitState& unit = f.unit(u);
  return {unit.centre + Along(direction, distance), unit.heading};
}

}  // namespace

Length RunTo(const Block& block, UnitVec direction, PolygonView polygon,
             Length limit) {
  return berthier::RunTo(block, direction, polygon, limit, kSeam);
}

Obstacle FirstObstacle(PositionView f, UnitId u, UnitVec direction, Length wish,
                       const UnitSet& passing) {
  const UnitState& unit = f.unit(u);
  const BaseSize base = f.data(u).base;
  const Block block = unit.block();
  const Block inner =
      MakeBlock(unit.pose(), {base.front - kSeam * 2, base.depth - kSeam * 2});
  const SmallPolygon sweep = TranslationSweep(block, Along(direction, wish));
  const Box box = BoxOf(sweep.view());
  Obstacle first = {.distance = wish};
  const auto meet = [&](PolygonView polygon, Stop stop, UnitId who,
                        PieceId piece) {
    const Length run = std::max(
        FreeRun(inner, direction, polygon, wish + kSeam) - kSeam, Length{});
    if (run < first.distance) {
      first = {.distance = run, .stop = stop, .unit = who, .piece = piece};
    }
  };
  const Side side = f.data(u).side;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (other == u || !f.unit(other).on_table() || InBua(f, other) ||
        passing.Has(other)) {
      continue;
    }
    const Block there = BlockOf(f, other);
    if (Apart(BoxOf(there), box, kSeam)) continue;
    meet(there.corners(),
         f.data(other).side == side ? Stop::kFriend : Stop::kEnemy, other,
         PieceId::kNone);
  }
  const bool foot = f.data(u).is_foot();
  const auto ground = [&](PieceId p, PolygonView polygon, bool bua) {
    const UnitId occupant = bua ? OccupantOf(f, p) : UnitId::kNone;
    // IMP-BUA-08: an occupied one is met as its occupant by foot.
    if (foot && IsSome(occupant) && f.data(occupant).side != side) {
      meet(polygon, Stop::kEnemy, occupant, p);
    } else {
      meet(polygon, Stop::kGround, UnitId::kNone, p);
    }
  };
  FirstPiece(f.scenario.ground, f.scenario.ground.impassable, box,
             [&](const Piece& piece, const GroundPart& part) {
               const auto index = &piece - f.scenario.ground.pieces.data();
               ground(MakeId<PieceId>(static_cast<int>(index)), part.polygon,
                      piece.kind == PieceKind::kBua);
               return false;
             });
  for (int i = 0; i < f.state.setup.placed_count; ++i) {
    const PieceId p = MakeId<PieceId>(f.scenario.first_placed() + i);
    if (IsBua(f, p)) ground(p, BuaOutline(f, p), true);
  }
  if (const Length run = RunToEdge(BoxOf(block), f.scenario.ground.width,
                                   f.scenario.ground.depth, direction, wish);
      run < first.distance) {
    first = {.distance = run, .stop = Stop::kEdge};
  }
  return first;
}

bool MayPass(PositionView f, UnitId mover, UnitId through) {
  const UnitData& data = f.data(mover);
  if (data.side != f.data(through).side || InBua(f, through)) return false;
  return f.data(through).is_artillery() || data.is_artillery() ||
         (data.is_light() && !InMelee(f, through));
}

Length ClearBeyond(PositionView f, UnitId u, UnitVec direction, UnitId over) {
  const BaseSize base = f.data(u).base, other = f.data(over).base;
  const Length far = Distance(f.unit(u).centre, Segment{f.unit(over).centre,
                                                        f.unit(over).centre}) +
                     base.front + base.depth + other.front + other.depth;
  const Block beyond = MakeBlock(PoseAhead(f, u, direction, far), base);
  return far - FreeRun(beyond, -direction, OutlineOf(f, over), far);
}

Pose PoseOutside(PositionView f, UnitId u, PieceId bua, Heading way,
                 Length distance) {
  const SmallPolygon outline = BuaOutline(f, bua);
  const Point centre = Centroid(outline);
  const UnitVec direction = Forward(way);
  int64_t far = 0;
  for (const Point p : outline.view()) {
    far = std::max(far, Dot(p - centre, direction));
  }
  // Rounded away from the BUA.
  Length edge = Ticks(static_cast<int32_t>((far + kUnit - 1) / kUnit));
  const BaseSize base = f.data(u).base;
  const auto at = [&](Length beyond) {
    return Pose{centre + Along(direction, beyond + base.depth / 2), way};
  };
  while (Overlaps(outline, MakeBlock(at(edge), base).corners(), Ticks(0))) {
    edge += Ticks(1);
  }
  return at(edge + distance);
}

Escape EscapeAlong(PositionView f, UnitId u, UnitVec direction, Length wish) {
  const Length most = wish + Units(f, kDistances.passage);
  UnitSet passing;
  f.own(u).units.ForEach([&](UnitId friendly) {
    if (friendly != u && f.unit(friendly).on_table() &&
        MayPass(f, u, friendly)) {
      passing.Add(friendly);
    }
  });
  // Friends among whom there is no clear place stop it, one after the other.
  while (true) {
    const Obstacle stop = FirstObstacle(f, u, direction, most, passing);
    Length limit = most;
    if (stop.stop != Stop::kNone) {
      limit = std::max(stop.distance - Gap(f), Length{});
    }
    Escape escape = {.distance = std::min(wish, limit),
                     .stop = limit < wish ? stop.stop : Stop::kNone};
    UnitId over = UnitId::kNone;
    const auto under = [&](Length distance) {
      const Block there =
          MakeBlock(PoseAhead(f, u, direction, distance), f.data(u).base);
      over = UnitId::kNone;
      passing.ForEach([&](UnitId friendly) {
        if (!IsSome(over) && Overlaps(there, BlockOf(f, friendly), kSeam)) {
          over = friendly;
        }
      });
      return IsSome(over);
    };
    UnitId first = UnitId::kNone;
    while (escape.distance <= limit && under(escape.distance)) {
      if (!IsSome(first)) first = over;
      const Length clear = ClearBeyond(f, u, direction, over);
      if (clear <= escape.distance) break;
      escape.distance = clear;
    }
    if (IsSome(first) && (escape.distance > limit || IsSome(over))) {
      passing.Remove(first);
      continue;
    }
    const SmallPolygon sweep =
        TranslationSweep(BlockOf(f, u), Along(direction, escape.distance));
    passing.ForEach([&](UnitId friendly) {
      if (Overlaps(sweep, BlockOf(f, friendly).corners(), kSeam)) {
        escape.passed.Add(friendly);
      }
    });
    return escape;
  }
}

SmallPolygon Travel(const Battle& b, UnitId u, UnitVec direction,
                    Length distance) {
  const Vec by = Along(direction, distance);
  const SmallPolygon sweep = TranslationSweep(BlockOf(b, u), by);
  MenaceLeaders(b, u, sweep);
  const UnitState& unit = b.unit(u);
  Place(b, u, {unit.centre + by, unit.heading});
  if (distance == Length{}) return sweep;
  if (IsSome(BrokenUnder(b, sweep)) ||
      (RiverUnder(b, sweep) && !RiverUnder(b, unit.block().corners()))) {
    Disorder(b, u);
  }
  return sweep;
}

void SettlePassage(const Battle& b, UnitId u, const UnitSet& passed) {
  if (passed.empty()) return;
  Disorder(b, u);
  if (!b.data(u).is_cavalry()) return;
  passed.ForEach([&](UnitId friendly) {
    if (!b.data(friendly).is_artillery()) Disorder(b, friendly);
  });
}

void TurnIfFree(const Battle& b, UnitId u, Heading heading) {
  const Pose pose = {b.unit(u).centre, heading};
  const Block turned = MakeBlock(pose, b.data(u).base);
  if (!OnTable(b, turned) || IsSome(ImpassableUnder(b, turned.corners()))) {
    return;
  }
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (other != u && b.unit(other).on_table() && !InBua(b, other) &&
        Overlaps(turned, BlockOf(b, other), kSeam)) {
      return;
    }
  }
  Place(b, u, pose);
}

}  // namespace berthier::grandeur
