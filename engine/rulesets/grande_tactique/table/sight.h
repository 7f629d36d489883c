// Lines of sight and fire: from a front corner to a corner of the target.
//
// A line is clear when the segment passes neither through the firer's own base
// nor through any blocker deeper than kThrough. The caller must not include the
// target, nor the areas that firer and target occupy, in the blockers. Lines
// are tried from the front left corner to the target's corners in order, then
// from the front right; the first clear one of the lowest rank is used.
//
// Laws: removing blockers keeps a clear line clear; a line that is not clear
// names a blocker (kOwnBase when only the firer's own base is in the way).
//
//   const SightLine line =
//       FindSightLine({pose, size, target.corners(), blockers});
//   if (!line.clear()) Refuse(line.blocker);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_SIGHT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_SIGHT_H_

#include <cstdint>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/function_ref.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

// A footprint or a piece of ground that may block a line; the caller chooses
// `id` (>= 0).
struct Blocker {
  int16_t id = 0;
  PolygonView polygon;
  Box box;
};
inline Blocker MakeBlocker(int16_t id, PolygonView polygon) {
  return {id, polygon, BoxOf(polygon)};
}

struct SightQuery {
  Pose firer;
  BaseSize size;
  PolygonView target;
  std::span<const Blocker> blockers;
};

struct SightLine {
  static constexpr int16_t kNothing = -1;  // no blocker: the line is clear
  static constexpr int16_t kOwnBase = -2;

  Segment segment;             // the line used; if none, the shortest tried
  int16_t blocker = kNothing;  // the first on it in the caller's order
  int16_t rank = 0;            // of the line used

  bool clear() const { return blocker == kNothing; }
};

// True if this blocker nevertheless lets this line pass (fire over a friend).
using Spares = FunctionRef<bool(const Blocker&, Segment)>;
// The rank of a clear line, 0 is best: the search stops at the first 0.
using LineRank = FunctionRef<int16_t(Segment)>;

SightLine FindSightLine(const SightQuery& query);
SightLine FindSightLine(const SightQuery& query, Spares spares, LineRank rank);

// True if one front corner of the firer has clear lines to both rear corners of
// the target base and lies behind the line through the target's rear edge (GT
// 5.5). Uses `target` and `target_size` instead of the query's target polygon.
bool Enfilades(const SightQuery& query, Pose target, BaseSize target_size);
bool Enfilades(const SightQuery& query, Pose target, BaseSize target_size,
               Spares spares);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_SIGHT_H_
