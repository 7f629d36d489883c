// The run of a fleeing unit: shelter, path, table edge (5.9, GT-FLE-10 to 20).

#include "engine/rulesets/grande_tactique/charge/run.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/geometry/half_plane.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/settle.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/facts/wire_words.h"
#include "engine/rulesets/grande_tactique/table/flight.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

constexpr int16_t kGround = -1;  // id of a blocker that is no unit

// Who and what a runner meets, as the tabletop wants to know it.
class Surroundings {
 public:
  Surroundings(PositionView f, UnitId runner, UnitSet barriers);

  FlightQuery Query(Length distance) const {
    const SideData& side = f_.scenario.side(f_.data(runner_).side);
    return {.pose = f_.unit(runner_).pose(),
            .size = LineBase(f_.scenario, runner_),
            .distance = distance,
            .home = HeadingToward(side.home),
            .table_width = f_.scenario.terrain.width,
            .table_depth = f_.scenario.terrain.depth,
            .barriers = {barriers_.data(), barrier_count_},
            .hard = {hard_.data(), hard_count_},
            .friends = {friends_.data(), friend_count_},
            .enemy_centres = {enemies_.data(), enemy_count_}};
  }

 private:
  void AddBarrier(UnitId enemy);
  void AddUnit(UnitId u);
  void AddGround();

  PositionView f_;
  UnitId runner_;
  std::array<Barrier, kMaxUnits> barriers_;
  std::array<std::array<Point, 4>, kMaxUnits> corners_;
  std::array<Blocker, kMaxUnits + kMaxAreas + kMaxAreas> hard_;
  std::array<Blocker, kMaxUnits> friends_;
  std::array<Point, kMaxUnits> enemies_;
  size_t barrier_count_ = 0;
  size_t hard_count_ = 0;
  size_t friend_count_ = 0;
  size_t enemy_count_ = 0;
};

Surroundings::Surroundings(PositionView f, UnitId runner, UnitSet barriers)
    : f_(f), runner_(runner) {
  barriers.ForEach([&](UnitId enemy) { AddBarrier(enemy); });
  const int n = static_cast<int>(f.scenario.units.size());
  for (int i = 0; i < n; ++i) AddUnit(MakeId<UnitId>(i));
  AddGround();
}

// 5.9.2; only members of the other side, as they stand now.
void Surroundings::AddBarrier(UnitId enemy) {
  if (!f_.unit(enemy).on_table() ||
      f_.data(enemy).side == f_.data(runner_).side) {
    return;
  }
  const Block runner = f_.unit(runner_).block();
  const HalfPlane line =
      IsSquare(f_, enemy) || InArea(f_, enemy)
          ? RadialLine(FootprintOf(f_, enemy).view(), CentreOf(f_, enemy),
                       runner)
          : FrontLine(f_.unit(enemy).pose(), BaseOf(f_, enemy));
  const std::optional<Barrier> barrier = MakeBarrier(line, runner);
  if (barrier.has_value()) barriers_[barrier_count_++] = *barrier;
}

// GT-FLE-16, GT-FLE-17
void Surroundings::AddUnit(UnitId u) {
  const UnitState& unit = f_.unit(u);
  if (u == runner_ || !unit.on_table()) return;
  const bool is_friend = f_.data(u).side == f_.data(runner_).side;
  if (!is_friend) enemies_[enemy_count_++] = CentreOf(f_, u);
  if (unit.cohesion == Cohesion::kSilenced) return;
  if (is_friend && unit.cohesion == Cohesion::kFleeing) return;
  Blocker blocker;
  const int16_t id = static_cast<int16_t>(Index(u));
  if (IsSome(unit.occupying)) {
    const Area& area = f_.scenario.area(unit.occupying);
    blocker = {id, area.polygon, area.box};
  } else {
    std::array<Point, 4>& corners = corners_[static_cast<size_t>(u)];
    corners = unit.block().corners();
    blocker = MakeBlocker(id, corners);
  }
  if (is_friend) {
    friends_[friend_count_++] = blocker;
  } else {
    hard_[hard_count_++] = blocker;
  }
}

// 5.9.3: woods for cavalry, the impassable for all.
void Surroundings::AddGround() {
  if (f_.scenario.IsCavalry(runner_)) {
    for (const Area& area : f_.scenario.terrain.areas) {
      if (area.kind != AreaKind::kWoods) continue;
      hard_[hard_count_++] = {kGround, area.polygon, area.box};
    }
  }
  const Terrain& terrain = f_.scenario.terrain;
  for (const GroundRef ref : terrain.impassable) {
    if (hard_count_ == hard_.size()) return;
    const GroundPart& part = terrain.part(ref);
    hard_[hard_count_++] = {kGround, part.polygon, part.box};
  }
}

bool IsFree(PositionView f, AreaId area) {
  return !IsSome(f.state.occupant[static_cast<size_t>(area)]);
}

// GT-MOV-26, option bua_infantry_only: what a runner may hold.
bool MayHold(PositionView f, UnitId u, const Area& area) {
  if (f.scenario.IsInfantry(u)) return true;
  return area.kind == AreaKind::kFort ||
         (area.kind == AreaKind::kBuiltUp &&
          f.scenario.options.bua_infantry_only == Options::Switch::kOff);
}

// 5.9.8: the free area on which it would end, the one with the nearest
// centroid.
AreaId AreaUnder(PositionView f, UnitId u, const Block& base) {
  AreaId best = AreaId::kNone;
  int64_t nearest = 0;
  const std::vector<Area>& areas = f.scenario.terrain.areas;
  for (size_t i = 0; i < areas.size(); ++i) {
    const AreaId id = static_cast<AreaId>(i);
    if (!IsFree(f, id) || !MayHold(f, u, areas[i]) ||
        !Overlaps(areas[i], base)) {
      continue;
    }
    const int64_t distance = NormSquared(areas[i].centroid - base.centre);
    if (!IsSome(best) || distance < nearest) {
      best = id;
      nearest = distance;
    }
  }
  return best;
}

// Whether the run may end here: in an area it becomes the occupant of, or
// clear of everything.
bool MayRest(PositionView f, UnitId u, Pose end) {
  const Block base = MakeBlock(end, LineBase(f.scenario, u));
  if (IsSome(AreaUnder(f, u, base))) return true;
  return !OverlapsAnyUnit(f, base, u) &&
         !OverlapsAnyArea(f, base, AreaId::kNone);
}

int64_t DistanceToEdge(const Scenario& s, TableEdge edge, Point p) {
  switch (edge) {
    case TableEdge::kNorth:
      return int64_t{s.terrain.depth.ticks} - p.y;
    case TableEdge::kEast:
      return int64_t{s.terrain.width.ticks} - p.x;
    case TableEdge::kSouth:
      return p.y;
    case TableEdge::kWest:
      return p.x;
  }
  return 0;
}

struct ShelterRun {
  AreaId area = AreaId::kNone;
  FlightPath path;
};

// GT-FLE-10, GT-FLE-11
std::optional<ShelterRun> FindShelter(PositionView f, UnitId u,
                                      const Frame& frame,
                                      const FlightQuery& query) {
  const std::vector<Area>& areas = f.scenario.terrain.areas;
  const AreaId abandoned = static_cast<AreaId>(frame.notes[1]);
  const bool continuing =
      static_cast<FlightCause>(frame.notes[0]) == FlightCause::kContinuing;
  const TableEdge home = f.scenario.side(f.data(u).side).home;
  const Block base = f.unit(u).block();
  struct Candidate {
    Length distance;
    size_t area;
  };
  std::array<Candidate, kMaxAreas> near;
  size_t count = 0;
  for (size_t i = 0; i < areas.size(); ++i) {
    const AreaId id = static_cast<AreaId>(i);
    if (areas[i].kind == AreaKind::kFort || id == abandoned || !IsFree(f, id) ||
        Apart(areas[i].box, BoxOf(base), kShelterReach + kRounding)) {
      continue;
    }
    // Decision: "nearer to the home edge" compares the centroid with the
    // centre of the unit, so that every shelter on the way is nearer than the
    // last and no two woods pass a unit to and fro.
    if (continuing && DistanceToEdge(f.scenario, home, areas[i].centroid) >=
                          DistanceToEdge(f.scenario, home, base.centre)) {
      continue;
    }
    const Length distance = Distance(base.corners(), areas[i].polygon);
    if (distance <= kShelterReach + kRounding) near[count++] = {distance, i};
  }
  std::sort(near.begin(), near.begin() + count,
            [](const Candidate& a, const Candidate& b) {
              return a.distance != b.distance ? a.distance < b.distance
                                              : a.area < b.area;
            });
  for (size_t k = 0; k < count; ++k) {
    const Area& area = areas[near[k].area];
    const std::optional<FlightPath> path =
        FindShelterRun(query, area.polygon, area.centroid);
    if (path.has_value()) {
      return ShelterRun{static_cast<AreaId>(near[k].area), *path};
    }
  }
  return std::nullopt;
}

FlightRecord RecordFrom(PositionView f, UnitId u, const FlightPath& path) {
  FlightRecord record;
  record.unit = u;
  record.start = f.unit(u).centre;
  record.end = path.end.centre;
  record.legs = static_cast<uint8_t>(path.track.legs);
  for (int i = 0; i < path.track.legs; ++i) {
    const size_t k = static_cast<size_t>(i);
    record.leg_heading[k] = path.track.leg[i].heading;
    record.leg_length[k] = path.track.leg[i].length.ticks;
  }
  record.total = path.total().ticks;
  return record;
}

void Remember(const Battle& b, const FlightRecord& record) {
  if (IsConcerned(b.state, record.unit)) Record(b, record);
}

void TellRun(const Battle& b, UnitId u, const FlightPath& path) {
  TellMove(b, EventCode::kFlees, b.scenario.Entity(u), b.unit(u).pose(),
           path.end, EntityId::kNone, {path.total().ticks, 0, 0, 0});
}

// The point of the edge where a unit left the table (GT-DES-04): that of the
// front corner which came to it, or the middle between the two if both did.
// Decision: of several edges reached at once, its own.
Point EdgePoint(PositionView f, UnitId u, Pose end) {
  // Places are rounded to a tick, the way to the edge to another.
  constexpr int64_t kAtEdge = 2 * kRounding.ticks;
  const Block base = MakeBlock(end, LineBase(f.scenario, u));
  const Point left = base.front_left(), right = base.front_right();
  const TableEdge home = f.scenario.side(f.data(u).side).home;
  TableEdge edge = home;
  const auto room = [&](TableEdge e, Point p) {
    return std::max<int64_t>(DistanceToEdge(f.scenario, e, p), 0);
  };
  const auto least = [&](TableEdge e) {
    return std::min(room(e, left), room(e, right));
  };
  if (least(home) > kAtEdge) {
    for (const auto& [word, e] : kEdgeWords) {
      if (least(e) < least(edge)) edge = e;
    }
  }
  const int64_t to_left = room(edge, left), to_right = room(edge, right);
  Point p = to_left < to_right ? left : right;
  if (to_left <= kAtEdge && to_right <= kAtEdge) {
    p = {(left.x + right.x) / 2, (left.y + right.y) / 2};
  }
  const int32_t width = f.scenario.terrain.width.ticks;
  const int32_t depth = f.scenario.terrain.depth.ticks;
  switch (edge) {
    case TableEdge::kNorth:
      p.y = depth;
      break;
    case TableEdge::kEast:
      p.x = width;
      break;
    case TableEdge::kSouth:
      p.y = 0;
      break;
    case TableEdge::kWest:
      p.x = 0;
      break;
  }
  return {std::clamp(p.x, 0, width), std::clamp(p.y, 0, depth)};
}

}  // namespace

void Run(const Battle& b) {
  const PositionView f = b;
  const Frame frame = Top(b.state);
  const UnitId u = frame.subject;
  const UnitSet barriers = SetOf(frame);
  Pop(b);
  const Surroundings surroundings(f, u, barriers);
  const FlightQuery query = surroundings.Query(Ticks(frame.number));
  // FL4
  if (b.scenario.IsInfantry(u)) {
    const std::optional<ShelterRun> run = FindShelter(f, u, frame, query);
    if (run.has_value()) {
      FlightRecord record = RecordFrom(f, u, run->path);
      record.ended = FlightRecord::Ended::kSheltered;
      record.shelter = run->area;
      TellRun(b, u, run->path);
      Occupy(b, u, run->area, run->path.end.heading);
      Remember(b, record);
      AfterPlacement(b, u);
      return;
    }
  }
  // FL5
  const FlightPath path =
      FindFlight(query, [&](Pose end) { return MayRest(f, u, end); });
  if (path.outcome == FlightPath::Outcome::kNone) {
    FlightRecord record;
    record.unit = u;
    record.start = b.unit(u).centre;
    record.end = record.start;
    record.ended = FlightRecord::Ended::kDestroyed;
    Remember(b, record);
    Remove(b, u, Presence::kDestroyed, DestroyCause::kSurrounded, record.start);
    return;
  }
  // FL6
  FlightRecord record = RecordFrom(f, u, path);
  TellRun(b, u, path);
  if (path.outcome == FlightPath::Outcome::kLeftTable) {
    record.ended = FlightRecord::Ended::kOffTable;
    Remember(b, record);
    Remove(b, u, Presence::kFledOff, DestroyCause::kNone,
           EdgePoint(f, u, path.end));
  } else {
    const AreaId under = AreaUnder(f, u, MakeBlock(path.end, query.size));
    if (IsSome(under)) {
      record.ended = FlightRecord::Ended::kSheltered;
      record.shelter = under;
      Occupy(b, u, under, path.end.heading);
    } else {
      Place(b, u, path.end);
    }
    Remember(b, record);
    AfterPlacement(b, u);
  }
  // FL7
  PushContagion(b, path.crossed_ids(), barriers);
}

}  // namespace berthier::grande_tactique
