// What a person looks at before giving an order: the way the order leads, what
// a body reaches, how far two things are apart, what orders are paid from.
//
// Words and places as the ruleset knows them; whoever shows them needs no
// rules. None of it is for playouts.
#ifndef BERTHIER_ENGINE_MODEL_GUIDE_H_
#define BERTHIER_ENGINE_MODEL_GUIDE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/units.h"
#include "engine/model/side.h"

namespace berthier {

// Where a body stands at the beginning of its way, or after a leg of it.
struct Waypoint {
  Pose pose = {};
  std::vector<Point> outline = {};  // its footprint there, counter-clockwise
  // The leg that leads here: "wheels left 12 degrees". Of the first: nothing.
  std::string words = {};
};

// Ground that a body commands: an arc of fire up to a range, a radius of
// command.
struct Zone {
  std::string name = {};            // "canister, 3 in"
  std::vector<Point> outline = {};  // counter-clockwise; arcs in short chords
};

// How far two things are apart, as the rules measure it.
struct Measure {
  Point from = {};  // where it is taken, on the one and on the other
  Point to = {};
  Length length = {};
  // What the rules say of it besides, a sentence each: "the line of fire is
  // blocked by A3". May be empty.
  std::vector<std::string> notes = {};
};

// From edge to edge of two footprints, where they are nearest.
Measure MeasureOf(PolygonView from, PolygonView to);

// What orders are paid from.
struct Purse {
  EntityId holder = EntityId::kNone;
  std::string_view unit = {};  // "CP"
  int32_t left = 0;
  int32_t total = 0;  // at the beginning of the turn

  friend bool operator==(const Purse&, const Purse&) = default;
};

struct Price {
  int32_t amount = 0;
  std::string_view unit = {};  // "CP"
  int32_t left = 0;            // in the purse, before it is paid
  // Why it is more than usual: "Reille is 11.3 in away". Empty if it is not.
  std::string reason = {};
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_GUIDE_H_
