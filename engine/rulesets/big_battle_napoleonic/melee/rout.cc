#include "engine/rulesets/big_battle_napoleonic/melee/rout.h"

#include <algorithm>
#include <optional>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/clear_place.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Steps of 5 degrees up to 85 either side of home, in quarters.
constexpr int kHeadingStep = 20;
constexpr int kHeadings = 17;
// Progress that is none (5.9, 6).
constexpr Length kNoProgress = Ticks(102);

Length ToBaseline(const Scenario& s, Side side, const Block& block) {
  const Box box = BoxOf(block);
  switch (s.side(side).baseline) {
    case TableEdge::kNorth:
      return s.ground.depth - Ticks(box.high.y);
    case TableEdge::kEast:
      return s.ground.width - Ticks(box.high.x);
    case TableEdge::kSouth:
      return Ticks(box.low.y);
    case TableEdge::kWest:
      break;
  }
  return Ticks(box.low.x);
}

// On the table, but for the baseline, which may be crossed.
bool WithinWalls(const Scenario& s, Side side, const Block& block) {
  const Box box = BoxOf(block);
  const TableEdge home = s.side(side).baseline;
  const int32_t slack = kRounding.ticks;
  return (home == TableEdge::kWest || box.low.x >= -slack) &&
         (home == TableEdge::kSouth || box.low.y >= -slack) &&
         (home == TableEdge::kEast ||
          box.high.x <= s.ground.width.ticks + slack) &&
         (home == TableEdge::kNorth ||
          box.high.y <= s.ground.depth.ticks + slack);
}

struct Run {
  Heading way;
  Length length;
  bool full = false;  // or over the baseline
  Length clear;       // from the nearest enemy at its end
};

class Router {
 public:
  Router(const Battle& b, UnitId u)
      : b_(b),
        side_(b.data(u).side),
        pose_(b.unit(u).pose()),
        size_(SizeOf(b, u)),
        allowance_(RoutOf(b.data(u))),
        ranger_(b, u, Formation::kColumn, pose_, kWholeMove, Purpose::kForced) {
    const Block block = b.unit(u).block();
    const Length near = Inches(kDistances.rout_clear);
    const Box reach =
        Grown(BoxOf(block), allowance_ + near + size_.front + size_.depth);
    PositionView(b).foes(u).units.ForEach([&](UnitId e) {
      const UnitState& enemy = b.unit(e);
      if (!enemy.on_table() || Apart(BoxOf(enemy.block()), reach, Ticks(0))) {
        return;
      }
      enemies_[static_cast<size_t>(count_++)] = enemy.block();
    });
  }

  std::optional<Run> Best() const;
  Block At(Heading way, Length by) const {
    const Pose turned = {pose_.centre, way};
    return MakeBlock(Shifted(turned, way, by), size_);
  }

 private:
  using Limits = std::array<Length, kMaxUnits>;
  bool Legal(Heading way, Length by, const Limits& limits) const;
  Run Try(Heading way) const;

  const Battle& b_;
  Side side_;
  Pose pose_;
  BaseSize size_;
  Length allowance_;
  Ranger ranger_;
  std::array<Block, kMaxUnits> enemies_;
  int count_ = 0;
};

// Everything up to `by` keeps off the enemy, on the table and off what is
// impassable.
bool Router::Legal(Heading way, Length by, const Limits& limits) const {
  const Block start = At(way, {});
  const Block end = At(way, by);
  if (!WithinWalls(b_.scenario, side_, end)) return false;
  const SmallPolygon sweep = TranslationSweep(start, end.centre - start.centre);
  const Box box = BoxOf(sweep.view());
  for (int i = 0; i < count_; ++i) {
    const size_t k = static_cast<size_t>(i);
    const auto corners = enemies_[k].corners();
    if (Apart(BoxOf(enemies_[k]), box, limits[k])) continue;
    const Length least = limits[k] - kRounding - kRounding;
    if (least.ticks > 0) {
      if (Within(sweep, corners, least)) return false;
    } else if (Overlaps(sweep, corners, kPenetration)) {
      // Out of an enemy on whom it stood, having formed column, but never
      // into one.
      const Vec to = enemies_[k].centre - start.centre;
      if (!Overlaps(start, enemies_[k], kPenetration) ||
          Dot(to, Forward(way)) > 0) {
        return false;
      }
    }
  }
  for (const GroundRef ref : b_.scenario.ground.impassable) {
    if (Overlaps(sweep, b_.scenario.ground.part(ref).polygon, kPenetration)) {
      return false;
    }
  }
  return true;
}

Run Router::Try(Heading way) const {
  Run run{.way = way};
  const Block start = At(way, {});
  // An inch, or what it has when it has turned that way (5.9, 4).
  Limits limits;
  for (int i = 0; i < count_; ++i) {
    const size_t k = static_cast<size_t>(i);
    limits[k] =
        std::min(Inches(kDistances.rout_clear), GapBetween(start, enemies_[k]));
  }
  if (!Legal(way, {}, limits)) return run;
  const Length most = ranger_.StretchesOf(start, way, allowance_)
                          .Reach(allowance_.ticks, allowance_);
  Length low = {}, high = most;
  if (Legal(way, most, limits)) {
    low = most;
    run.full = true;
  } else {
    while (high - low > Ticks(1)) {
      const Length middle = (low + high) / 2;
      (Legal(way, middle, limits) ? low : high) = middle;
    }
  }
  run.length = low;
  if (ToBaseline(b_.scenario, side_, At(way, low)) < Ticks(0)) run.full = true;
  run.clear = Inches(1000);
  const Block end = At(way, low);
  for (int i = 0; i < count_; ++i) {
    run.clear =
        std::min(run.clear, GapBetween(end, enemies_[static_cast<size_t>(i)]));
  }
  return run;
}

std::optional<Run> Router::Best() const {
  const Heading home = HeadingToward(b_.scenario.side(side_).baseline);
  std::optional<Run> best;
  int64_t most = int64_t{kNoProgress.ticks} * kUnit;
  for (int i = 0; i <= kHeadings; ++i) {
    const Run left = Try(home.Turned(-i * kHeadingStep));
    const Run right = i == 0 ? left : Try(home.Turned(i * kHeadingStep));
    if (left.full && right.full) {
      // Counter-clockwise on a tie, to a fiftieth of an inch.
      return right.clear > left.clear + kPenetration ? right : left;
    }
    if (left.full) return left;
    if (right.full) return right;
    for (const Run& run : {left, right}) {
      const UnitVec way = Forward(run.way), goal = Forward(home);
      const int64_t cosine =
          (int64_t{way.x} * goal.x + int64_t{way.y} * goal.y) >> kUnitShift;
      const int64_t progress = cosine * run.length.ticks;
      if (progress > most) {
        most = progress;
        best = run;
      }
    }
  }
  return best;
}

// BBN-FRM-20, 5.9 step 1
void FormRoutColumn(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  if (unit.Has(Flag::kRoutColumn)) return;
  unit.Set(Flag::kRoutColumn);
  PlaceIn(b, u, Formation::kColumn, unit.pose());
  const Box box = BoxOf(unit.block());
  const TableEdge home = b.scenario.side(b.data(u).side).baseline;
  const int32_t w = b.scenario.ground.width.ticks;
  const int32_t d = b.scenario.ground.depth.ticks;
  Vec in = {};
  if (box.low.x < 0 && home != TableEdge::kWest) in.x = -box.low.x;
  if (box.high.x > w && home != TableEdge::kEast) in.x = w - box.high.x;
  if (box.low.y < 0 && home != TableEdge::kSouth) in.y = -box.low.y;
  if (box.high.y > d && home != TableEdge::kNorth) in.y = d - box.high.y;
  Place(b, u, {unit.centre + in, unit.heading});
}

UnitId FriendUnder(PositionView f, const Block& block, UnitId u) {
  UnitId under = UnitId::kNone;
  f.own(u).units.ForEach([&](UnitId other) {
    if (!IsSome(under) && other != u && f.unit(other).on_table() &&
        Overlaps(block, f.unit(other).block(), kPenetration)) {
      under = other;
    }
  });
  return under;
}

void RunAway(const Battle& b, UnitId u) {
  UnitState& unit = b.unit(u);
  unit.Set(Flag::kTested);
  FormRoutColumn(b, u);
  BeginWay(b, u);
  const Pose from = unit.pose();
  const Router router(b, u);
  const std::optional<Run> best = router.Best();
  if (!best.has_value()) {
    Remove(b, u, Presence::kDestroyed);  // BBN-FLE-07
    return;
  }
  Length length = best->length;
  const Side side = b.data(u).side;
  Block end = router.At(best->way, length);
  const bool leaves = ToBaseline(b.scenario, side, end) < Ticks(0);
  if (!leaves) {
    // No less than half of it; else it ends on them (5.9, 8).
    const auto there = [&](Length by) { return router.At(best->way, by); };
    length =
        NearestClear(
            length, Ticks((length.ticks + 1) / 2),
            [&](Length by) { return FriendUnder(b, there(by), u); },
            [&](UnitId other, Length by) {
              return Overlaps(there(by), b.unit(other).block(), kPenetration);
            })
            .value_or(length);
    end = there(length);
  }
  const Block start = router.At(best->way, {});
  RideOver(b, u, start, end.centre - start.centre);
  Place(b, u, {end.centre, best->way});
  TellMove(b, EventCode::kFlees, b.scenario.Entity(u), from, unit.pose(),
           EntityId::kNone, {length.ticks, 0, 0, 0});
  if (leaves) {
    Remove(b, u, Presence::kLeftTable);  // BBN-FLE-06
    return;
  }
  bool overlaps = false;
  PositionView(b).foes(u).units.ForEach([&](UnitId e) {
    overlaps = overlaps || (b.unit(e).on_table() &&
                            Overlaps(end, b.unit(e).block(), kPenetration));
  });
  if (overlaps) {
    Remove(b, u, Presence::kDestroyed);
    return;
  }
  DropContactsApart(b, u);
}

}  // namespace

Progress AdvanceRouts(const Battle& b) {
  State& s = b.state;
  if (s.step == 0) {
    s.step = 1;
    ForgetWays(b);
    for (int i = 0; i < b.scenario.unit_count(); ++i) {
      b.unit(MakeId<UnitId>(i)).Clear(Flag::kTested);
    }
  }
  // BBN-FLE-08
  for (const Side side : {s.phasing, s.nonphasing()}) {
    UnitId next = UnitId::kNone;
    Length nearest;
    b.scenario.side(side).fighters.ForEach([&](UnitId u) {
      const UnitState& unit = b.unit(u);
      if (!unit.on_table() || !unit.routing() || unit.Has(Flag::kTested)) {
        return;
      }
      const Length distance = ToBaseline(b.scenario, side, unit.block());
      if (!IsSome(next) || distance < nearest) {
        next = u;
        nearest = distance;
      }
    });
    if (IsSome(next)) {
      RunAway(b, next);
      return Progress::kAgain;
    }
  }
  return Progress::kDone;
}

}  // namespace berthier::big_battle_napoleonic
