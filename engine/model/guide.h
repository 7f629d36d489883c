// What a person looks at before giving an order: the path of the order, what
// a body reaches, how far two things are apart, what orders are paid from.
//
// The ruleset supplies words and places, so a display needs no rules. None of
// this is meant for playouts.
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

// Where a body stands at the start of its path, or after one leg of it.
struct Waypoint {
  Pose pose = {};
  std::vector<Point> outline = {};  // its footprint there, counter-clockwise
  // The leg that leads here: "wheels left 12 degrees". Empty for the first.
  std::string words = {};
};

// An area within reach of a body: an arc of fire up to a range, a command
// radius.
struct Zone {
  std::string name = {};            // "canister, 3 in"
  std::vector<Point> outline = {};  // counter-clockwise; arcs in short chords
};

// How far two things are apart, as the rules measure it.
struct Measure {
  Point from = {};  // the point of the first thing it is measured from
  Point to = {};    // the point of the second thing
  Length length = {};
  // Remarks of the rules, one sentence each: "the line of fire is blocked by
  // A3". May be empty.
  std::vector<std::string> notes = {};
};

// The smallest distance between two footprints.
Measure MeasureOf(PolygonView from, PolygonView to);

// A stock, such as command points, that orders are paid from.
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
  int32_t left = 0;            // in the purse, before paying
  // Why the price is above normal: "Reille is 11.3 in away". Empty if it is
  // not.
  std::string reason = {};
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_GUIDE_H_
