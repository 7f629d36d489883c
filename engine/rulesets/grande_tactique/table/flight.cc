#include "engine/rulesets/grande_tactique/table/flight.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/geometry/wide.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

constexpr int kOneLegStep = 20;  // 5 degrees
constexpr int kTwoLegStep = 60;  // 15 degrees
constexpr int kQuarterTurn = Heading::kSteps / 4;
constexpr int kHalfTurn = Heading::kSteps / 2;

enum class Friends : uint8_t { kAvoid, kCross };
enum class Edges : uint8_t { kHomeOnly, kAny };

struct StageRule {
  int limit;  // largest deviation from home, in quarter degrees
  Friends friends;
  Edges edges;
};
constexpr std::array<StageRule, 6> kStages = {{
    {kQuarterTurn, Friends::kAvoid, Edges::kHomeOnly},
    {kQuarterTurn, Friends::kCross, Edges::kHomeOnly},
    {kHalfTurn, Friends::kAvoid, Edges::kHomeOnly},
    {kHalfTurn, Friends::kCross, Edges::kHomeOnly},
    {kHalfTurn, Friends::kAvoid, Edges::kAny},
    {kHalfTurn, Friends::kCross, Edges::kAny},
}};

// How far a point can run to an edge `room` ticks away, when `speed` is the
// part of its unit vector toward it; negative when it never gets there.
int64_t RunToEdge(int64_t room, int64_t speed) {
  if (room < -kRounding.ticks) return 0;
  if (speed <= 0) return -1;
  return std::max<int64_t>(
      0, static_cast<int64_t>(RoundedDivide(Wide{room} * kUnit, speed)));
}

// One leg, cut at the edge it leaves the table by.
struct Run {
  Pose at;  // where it begins, heading along it
  Length length;
  bool leaves = false;
  bool leaves_home = false;

  Pose end() const { return {Offset(at, length, {0}), at.heading}; }
};

struct Path {
  int legs = 0;
  std::array<Run, Track::kMaxLegs> run;
  int deviation[Track::kMaxLegs] = {};

  const Run& last() const { return run[static_cast<uint32_t>(legs - 1)]; }
  Run& last() { return run[static_cast<uint32_t>(legs - 1)]; }
  Length total() const {
    return legs == 2 ? run[0].length + run[1].length : run[0].length;
  }
};

// The obstacles a flight could meet at all, kept in order.
class Near {
 public:
  Near(std::span<const Blocker> all, const Box& reach) {
    for (const Blocker& b : all) {
      if (Apart(b.box, reach, {0})) continue;
      assert(size_ < kCapacity);
      near_[size_++] = &b;
      if (size_ == kCapacity) break;
    }
  }
  std::span<const Blocker* const> items() const {
    return {near_.data(), size_};
  }
  bool Meets(PolygonView corridor, const Box& box) const {
    return std::any_of(items().begin(), items().end(), [&](const Blocker* b) {
      return !Apart(b->box, box, {0}) &&
             Overlaps(corridor, b->polygon, kPenetration);
    });
  }

 private:
  static constexpr uint32_t kCapacity = 256;
  std::array<const Blocker*, kCapacity> near_;
  uint32_t size_ = 0;
};

Box ReachOf(const FlightQuery& q) {
  const Length longest =
      q.distance + kProlongStep * kProlongSteps + q.size.front + q.size.depth;
  return Grown(BoxOf(q.pose.centre), longest);
}

class Search {
 public:
  explicit Search(const FlightQuery& query)
      : q_(query),
        reach_(ReachOf(query)),
        hard_(query.hard, reach_),
        friends_(query.friends, reach_) {}

  FlightPath Find(Free free);
  std::optional<FlightPath> Shelter(PolygonView ground, Point goal);

 private:
  Run Cut(Pose at, Length length, Edges edges) const;
  bool OnTable(const Run& run) const;
  bool Clear(const Run& run, Friends friends) const;
  bool Prolong(Path& path, const StageRule& rule, Free free) const;
  int32_t Progress(const Path& path) const;
  int32_t EnemyDistance(const Path& path) const;
  bool Better(const Path& a, const Path& b) const;
  void Consider(const Path& path);
  bool RunStage(const StageRule& rule, Free free);
  FlightPath Told(const Path& path, int stage) const;

  const FlightQuery& q_;
  Box reach_;
  Near hard_;
  Near friends_;
  bool found_ = false;
  Path best_;        // as ranked
  Path best_final_;  // with its prolongation
};

Run Search::Cut(Pose at, Length length, Edges edges) const {
  Run run = {at, length};
  const Block base = MakeBlock(at, q_.size);
  const UnitVec u = Forward(at.heading);
  int64_t nearest = int64_t{length.ticks} + kRounding.ticks;
  for (const Point p : {base.front_left(), base.front_right()}) {
    const struct {
      Heading way;
      int64_t room;
      int64_t speed;
    } edge[] = {
        {Heading::Degrees(0), int64_t{q_.table_depth.ticks} - p.y, u.y},
        {Heading::Degrees(90), int64_t{q_.table_width.ticks} - p.x, u.x},
        {Heading::Degrees(180), int64_t{p.y}, -int64_t{u.y}},
        {Heading::Degrees(270), int64_t{p.x}, -int64_t{u.x}},
    };
    for (const auto& e : edge) {
      const bool home = e.way == q_.home;
      if (!home && edges == Edges::kHomeOnly) continue;
      const int64_t to_edge = RunToEdge(e.room, e.speed);
      if (to_edge < 0 || to_edge > nearest) continue;
      run.leaves_home = home || (to_edge == nearest && run.leaves_home);
      run.leaves = true;
      nearest = to_edge;
    }
  }
  run.length.ticks =
      static_cast<int32_t>(std::min<int64_t>(nearest, length.ticks));
  return run;
}

bool Search::OnTable(const Run& run) const {
  const auto on_table = [&](Point p) {
    const int32_t slack = kRounding.ticks;
    const bool west = p.x < -slack && q_.home != Heading::Degrees(270);
    const bool south = p.y < -slack && q_.home != Heading::Degrees(180);
    const bool east =
        p.x > q_.table_width.ticks + slack && q_.home != Heading::Degrees(90);
    const bool north =
        p.y > q_.table_depth.ticks + slack && q_.home != Heading::Degrees(0);
    return !west && !south && !east && !north;
  };
  const Block base = MakeBlock(run.at, q_.size);
  const Vec ahead = Along(Forward(run.at.heading), run.length);
  return on_table(base.front_left()) && on_table(base.front_right()) &&
         on_table(base.front_left() + ahead) &&
         on_table(base.front_right() + ahead);
}

bool Search::Clear(const Run& run, Friends friends) const {
  const SmallPolygon corridor = Corridor(run.at, q_.size, run.length);
  for (const Barrier& barrier : q_.barriers) {
    if (!AllAtLeast(barrier.line, corridor, barrier.limit - kPenetration)) {
      return false;
    }
  }
  if (run.length <= Length{}) return true;
  const Box box = BoxOf(corridor.view());
  return !hard_.Meets(corridor, box) &&
         (friends == Friends::kCross || !friends_.Meets(corridor, box));
}

// Lengthens the last leg until its end is free. False when it cannot be.
bool Search::Prolong(Path& path, const StageRule& rule, Free free) const {
  Run& last = path.last();
  if (last.leaves || free(last.end())) return true;
  const Length whole = last.length;
  for (int k = 1; k <= kProlongSteps; ++k) {
    const Run longer = Cut(last.at, whole + kProlongStep * k, rule.edges);
    if (rule.edges == Edges::kHomeOnly && !OnTable(longer)) return false;
    if (!longer.leaves && !free(longer.end())) continue;
    last = longer;
    return Clear(last, rule.friends);
  }
  return false;
}

int32_t Search::Progress(const Path& path) const {
  const Vec moved = path.last().end().centre - q_.pose.centre;
  const int64_t along = Dot(moved, Forward(q_.home)) >> kUnitShift;
  const int64_t step = kProgressStep.ticks;
  return static_cast<int32_t>(along >= 0 ? along / step
                                         : -((-along + step - 1) / step));
}

int32_t Search::EnemyDistance(const Path& path) const {
  const Point end = path.last().end().centre;
  int64_t nearest = INT64_MAX;
  for (const Point enemy : q_.enemy_centres) {
    nearest = std::min(nearest, NormSquared(enemy - end));
  }
  if (nearest == INT64_MAX) return 0;
  return static_cast<int32_t>(IntegerSqrt(nearest) / kProgressStep.ticks);
}

bool Search::Better(const Path& a, const Path& b) const {
  const bool home_a = a.last().leaves_home, home_b = b.last().leaves_home;
  if (home_a != home_b) return home_a;
  if (home_a && a.total() != b.total()) return a.total() < b.total();
  const int32_t progress_a = Progress(a), progress_b = Progress(b);
  if (progress_a != progress_b) return progress_a > progress_b;
  if (a.legs != b.legs) return a.legs < b.legs;
  const int32_t far_a = EnemyDistance(a), far_b = EnemyDistance(b);
  if (far_a != far_b) return far_a > far_b;
  const auto order = [](const Path& p) {
    const auto size = [](int d) { return d < 0 ? -d : d; };
    return std::tuple(p.deviation[0] < 0, size(p.deviation[0]), p.run[0].length,
                      p.deviation[1] < 0, size(p.deviation[1]));
  };
  return order(a) < order(b);
}

bool Search::RunStage(const StageRule& rule, Free free) {
  found_ = false;
  // Ranks first, for that is cheap; a path that would not win is not looked
  // at any closer.
  const auto consider = [&](const Path& path) {
    if (found_ && !Better(path, best_)) return;
    const Run& last = path.last();
    if (rule.edges == Edges::kHomeOnly && !OnTable(last)) return;
    if (!Clear(last, rule.friends)) return;
    Path final_path = path;
    if (!Prolong(final_path, rule, free)) return;
    found_ = true;
    best_ = path;
    best_final_ = final_path;
  };
  const auto one_leg = [&](int deviation) {
    Path path;
    path.legs = 1;
    path.deviation[0] = deviation;
    path.run[0] = Cut({q_.pose.centre, q_.home.Turned(deviation)}, q_.distance,
                      rule.edges);
    return path;
  };
  consider(one_leg(0));
  if (found_) return true;
  for (int a = kOneLegStep; a <= rule.limit; a += kOneLegStep) {
    consider(one_leg(a));
    consider(one_leg(-a));
  }
  const std::array<Length, 3> firsts = {q_.distance / 3, q_.distance / 2,
                                        q_.distance * 2 / 3};
  for (int a = -rule.limit; a <= rule.limit; a += kTwoLegStep) {
    const Pose start = {q_.pose.centre, q_.home.Turned(a)};
    for (const Length first : firsts) {
      Path path;
      path.legs = 2;
      path.deviation[0] = a;
      path.run[0] = Cut(start, first, rule.edges);
      if (path.run[0].leaves) continue;
      if (rule.edges == Edges::kHomeOnly && !OnTable(path.run[0])) continue;
      if (!Clear(path.run[0], rule.friends)) continue;
      const Point bend = path.run[0].end().centre;
      for (int b = -rule.limit; b <= rule.limit; b += kTwoLegStep) {
        const Heading heading = q_.home.Turned(b);
        const int bent = start.heading.TurnTo(heading);
        if (bent == 0 || bent > kQuarterTurn || bent < -kQuarterTurn) {
          continue;
        }
        path.deviation[1] = b;
        path.run[1] = Cut({bend, heading}, q_.distance - first, rule.edges);
        consider(path);
      }
    }
  }
  return found_;
}

FlightPath Search::Told(const Path& path, int stage) const {
  FlightPath told;
  told.outcome = path.last().leaves ? FlightPath::Outcome::kLeftTable
                                    : FlightPath::Outcome::kRun;
  told.stage = static_cast<int8_t>(stage);
  told.track.legs = path.legs;
  told.end = path.last().end();
  struct Crossing {
    Length at;
    uint32_t order;
    int16_t id;
  };
  std::array<Crossing, FlightPath::kMaxCrossed> crossings;
  uint32_t count = 0;
  Length before;
  for (int i = 0; i < path.legs; ++i) {
    const Run& run = path.run[static_cast<uint32_t>(i)];
    told.track.leg[i] = {run.at.centre, run.at.heading, run.length};
    if (run.length > Length{}) {
      const SmallPolygon corridor = Corridor(run.at, q_.size, run.length);
      const Box box = BoxOf(corridor.view());
      const Length front = q_.size.depth / 2;
      const Strip strip = {run.at, q_.size.front, front, front + run.length};
      for (const Blocker* b : friends_.items()) {
        const bool met =
            std::any_of(crossings.begin(), crossings.begin() + count,
                        [&](const Crossing& c) { return c.id == b->id; });
        if (met || count == crossings.size() || Apart(b->box, box, {0}) ||
            !Overlaps(corridor, b->polygon, kPenetration)) {
          continue;
        }
        const Length at = FirstIn(strip, b->polygon).value_or(front);
        crossings[count] = {before + at, count, b->id};
        ++count;
      }
    }
    before += run.length;
  }
  std::sort(crossings.begin(), crossings.begin() + count,
            [](const Crossing& a, const Crossing& b) {
              return std::pair(a.at, a.order) < std::pair(b.at, b.order);
            });
  told.crossed_count = static_cast<int8_t>(count);
  for (uint32_t i = 0; i < count; ++i) told.crossed[i] = crossings[i].id;
  return told;
}

FlightPath Search::Find(Free free) {
  for (size_t i = 0; i < kStages.size(); ++i) {
    if (RunStage(kStages[i], free)) {
      return Told(best_final_, static_cast<int>(i) + 1);
    }
  }
  FlightPath none;
  none.end = q_.pose;
  return none;
}

std::optional<FlightPath> Search::Shelter(PolygonView ground, Point goal) {
  const Vec way = goal - q_.pose.centre;
  const Heading heading = way == Vec{} ? q_.pose.heading : BearingOf(way);
  const Pose at = {q_.pose.centre, heading};
  const Length length =
      FreeRun(MakeBlock(at, q_.size), Forward(heading), ground, LengthOf(way));
  Path path;
  path.legs = 1;
  path.run[0] = {at, length};
  const Run cut = Cut(at, length, Edges::kAny);
  if (cut.leaves && cut.length < length) return std::nullopt;
  if (!Clear(path.run[0], Friends::kAvoid)) return std::nullopt;
  return Told(path, 1);
}

}  // namespace

std::optional<Barrier> MakeBarrier(const HalfPlane& line, const Block& runner) {
  int64_t nearest = INT64_MAX;
  int64_t farthest = INT64_MIN;
  for (const Point p : runner.corners()) {
    const int64_t side = ScaledSide(line, p);
    nearest = std::min(nearest, side);
    farthest = std::max(farthest, side);
  }
  if (farthest <= int64_t{kTouch.ticks} * kUnit) return std::nullopt;
  const Length rearmost = {static_cast<int32_t>(nearest >> kUnitShift)};
  return Barrier{line, std::min(Length{}, rearmost)};
}

HalfPlane RadialLine(PolygonView enemy, Point enemy_centre,
                     const Block& runner) {
  const Vec way = runner.centre - enemy_centre;
  const Heading bearing = way == Vec{} ? Heading() : BearingOf(way);
  return {NearestPoints(enemy, runner.corners()).on_a, Forward(bearing)};
}

FlightPath FindFlight(const FlightQuery& query, Free free) {
  return Search(query).Find(free);
}

std::optional<FlightPath> FindShelterRun(const FlightQuery& query,
                                         PolygonView ground, Point goal) {
  return Search(query).Shelter(ground, goal);
}

}  // namespace berthier::grande_tactique
