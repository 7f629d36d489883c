// Lines of sight, rays and aims (5.4, 5.5; 4.14, 4.27).
//
//   const Aim aim = AimAt(f, shooter, Edge::kFront, target, Inches(12));
//   if (aim.any()) ...
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SIGHT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SIGHT_H_

#include <array>
#include <cstdint>

#include "engine/rulesets/la_grande_armee/facts/view.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"

namespace berthier::la_grande_armee {

enum class SightFor : uint8_t {
  kFire,
  kCharge,  // LOS-10: as fire, but never over elements
  kTest,
};

// A line from a point of one element to a point of another.
struct SightLine {
  Point a;
  Point b;
  ElementId from;
  ElementId to;
};
// 5.5, rules 1 to 4.
bool IsBlocked(PositionView f, const SightLine& line, SightFor use);

// Sight tests: one of the 25 lines between the corners and centres of two
// rectangles is free. `shape` is where `e` stands, or has stood.
bool SeesShape(PositionView f, ElementId tester, ElementId e,
               const Shape& shape);

// The bases that fire from an edge (FIR-03, FIR-07): the front rank of a line,
// the head of a column, a face of a square, a side of a settlement.
struct Battery {
  int count = 0;
  Heading ahead;
  std::array<Point, kMaxBases> at;
  uint32_t guns = 0;  // bit i: base i is a gun
};
Battery BatteryOf(PositionView f, ElementId e, Edge edge);

struct Aim {
  Length range = {};   // the least over the bases that see (FIR-06)
  uint32_t sees = 0;   // bases of the battery whose rays meet the target
  uint32_t fires = 0;  // those not funnelled out (FIR-18), infantry or guns
  uint32_t guns = 0;   // those of `fires` that are guns
  int open = 0;        // bases of the target that may be hit (FIR-19, 20)
  // What of a garrison is met at that range: a side of its settlement
  // (SET-12), else its outside block.
  bool covered = false;
  Edge struck = Edge::kFront;

  bool any() const { return sees != 0; }
};
// The rays of the bases at `edge` toward the target, at most `limit` long. The
// answer tells of the geometry alone: dice, arms and contacts are for fire.
Aim AimAt(PositionView f, ElementId shooter, Edge edge, ElementId target,
          Length limit, SightFor use = SightFor::kFire);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SIGHT_H_
