// The path of flight: as directly as possible toward the home edge, respecting
// the barriers of the enemies who caused it, round friends if possible and
// otherwise through them (GT 5.9).
//
// A path has one or two legs. There are six stages, from "within 90 degrees of
// home, friends avoided" to "any edge, through friends"; the first stage that
// yields a path decides. Preferences within a stage: leaving by the home edge,
// the shorter run first; else the greatest progress home in whole steps
// (kProgressStep); fewer legs; the end centre farther from the nearest enemy;
// then the order of deviations: the clockwise one, the smaller one. Straight
// home on one leg is taken at once.
//
// Progress and distance from the enemy are measured for the run of the given
// distance; lengthening it to get clear of a unit does not improve a path.
//
// Laws: the same query gives the same path; every corridor respects the
// barriers, stays on the table and avoids hard obstacles; without obstacles,
// barriers and edges the path is straight home; a mirrored query gives the
// mirrored path unless a left-right tie decides.
//
//   FlightPath path = FindFlight(query, [&](Pose end) { return Free(end); });
//   if (path.outcome == FlightPath::Outcome::kNone) Destroy(runner);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_FLIGHT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_FLIGHT_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/table/corridor.h"
#include "engine/rulesets/grande_tactique/table/sight.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::grande_tactique {

// No point of a corridor may be less than `limit` minus kPenetration ahead of
// `line`.
struct Barrier {
  HalfPlane line;
  Length limit;
};
// The barrier that an enemy's front line sets to a runner: nullopt if the
// runner is wholly behind the line (no corner more than kTouch ahead of it).
// The limit is 0, or the distance of the runner's rearmost corner if that is
// negative (GT 5.9.2).
std::optional<Barrier> MakeBarrier(const HalfPlane& line, const Block& runner);
// The line of an enemy without a front (a square or the occupant of an area):
// through its point nearest to the runner, perpendicular to the bearing from
// its centre to the runner's.
HalfPlane RadialLine(PolygonView enemy, Point enemy_centre,
                     const Block& runner);

struct FlightQuery {
  Pose pose;  // where the runner stands now
  BaseSize size;
  Length distance;
  Heading home;  // 0, 90, 180 or 270 degrees: the home edge lies that way
  Length table_width;
  Length table_depth;
  std::span<const Barrier> barriers;
  std::span<const Blocker> hard;     // enemies and closed ground: never crossed
  std::span<const Blocker> friends;  // avoided in the stages that avoid friends
  std::span<const Point> enemy_centres;
};

struct FlightPath {
  enum class Outcome : uint8_t { kNone, kRun, kLeftTable };
  static constexpr int kMaxCrossed = 64;

  Outcome outcome = Outcome::kNone;
  int8_t stage = 0;  // 1 to 6; 0 without a path
  Track track;       // from the start centre, lengthening included
  Pose end;          // facing along the last leg
  // Ids of the friends whose footprints the corridors overlap, in the order
  // met.
  int8_t crossed_count = 0;
  std::array<int16_t, kMaxCrossed> crossed = {};

  Length total() const { return track.total(); }
  std::span<const int16_t> crossed_ids() const {
    return {crossed.data(), static_cast<uint32_t>(crossed_count)};
  }
};

// Whether the runner may end at this pose (or occupy an area there). If not,
// the last leg is lengthened in steps of kProlongStep, at most kProlongSteps,
// until it may.
using Free = FunctionRef<bool(Pose)>;
inline constexpr Length kProlongStep = Ticks(102);
inline constexpr int kProlongSteps = 60;
inline constexpr Length kProgressStep = Ticks(10);

FlightPath FindFlight(const FlightQuery& query, Free free);

// The run to shelter (GT 5.9.10): straight from the runner's centre toward
// `goal`, a point in `ground`, until the base touches the ground. nullopt if a
// barrier, an obstacle, a friend or the edge of the table forbids it. The path
// ends where the base touches; the caller places the runner in the ground. The
// query's obstacles must not include that ground.
std::optional<FlightPath> FindShelterRun(const FlightQuery& query,
                                         PolygonView ground, Point goal);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_FLIGHT_H_
