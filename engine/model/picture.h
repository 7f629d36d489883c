// How a position describes itself for people: bodies, terrain, panels.
//
// Whoever draws (SVG, browser, text) needs no rules: it draws what is here.
#ifndef BERTHIER_ENGINE_MODEL_PICTURE_H_
#define BERTHIER_ENGINE_MODEL_PICTURE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/model/side.h"

namespace berthier {

// One thing that stands on the table.
struct Body {
  EntityId id = EntityId::kNone;
  int8_t side = -1;
  std::string name = {};
  // What is drawn on it: "infantry", "cavalry", "artillery", "leader", "tile".
  std::string symbol = {};
  // Words in the order they matter: "disrupted", "square", "firing", ...
  std::vector<std::string> badges = {};
  Pose pose = {};
  bool has_facing = true;
  std::vector<Point> outline = {};  // counter-clockwise, true size
  // Arrows to others: a Charge marker and its target.
  std::vector<EntityId> points_at = {};
};

struct Ground {
  EntityId id = EntityId::kNone;
  std::string name = {};
  // "woods", "built-up area", "fort", "hill", "crest", "linear feature",
  // "open side" (of a fort), "road", "tall crops", "impassable", ...
  std::string kind = {};
  bool closed = true;  // a polygon, else a polyline
  std::vector<Point> points = {};
  Length width = {};  // of a polyline, if it has one
};

struct Panel {
  std::string title = {};  // "French: CP", "Clock"
  int8_t side = -1;
  std::vector<std::string> lines = {};
};

struct Picture {
  std::string title = {};
  Length width = {};
  Length depth = {};
  // Ticks in one unit of the ruleset's ruler, and what it is called ("in").
  int32_t ruler_ticks = 0;
  std::string ruler_name = {};
  std::vector<Ground> ground = {};  // in drawing order
  std::vector<Body> bodies = {};
  std::vector<Panel> panels = {};
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_PICTURE_H_
