// How a position describes itself for people: bodies, terrain, panels.
//
// Whoever draws (SVG, browser, text) needs no rules and no words of a ruleset:
// how a thing is drawn is said by an enumeration, what it is called by a text.
//
// Laws (contract tests): every ground and every body says how it is drawn and
// what it is called; all of them are on the table or near it.
#ifndef BERTHIER_ENGINE_MODEL_PICTURE_H_
#define BERTHIER_ENGINE_MODEL_PICTURE_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/model/side.h"

namespace berthier {

// How a body is drawn.
enum class Symbol : uint8_t {
  kUnsaid,
  kInfantry,
  kCavalry,
  kArtillery,
  kHorseArtillery,
  kGeneral,
  kPiece,  // of a board: a stone, a tile
};

// What news a badge is, for its colour.
enum class Tone : uint8_t {
  kPlain,    // a fact: "veteran", "12 bases"
  kPosture,  // how it stands: "limbered", "march column"
  kSecure,   // in square, behind walls
  kFiring,
  kCharging,
  kShaken,  // it can still be used, but less: "disrupted", "silenced"
  kWorn,    // it will not get better: "exhausted"
  kRunning,
};

struct Badge {
  std::string words = {};
  Tone tone = Tone::kPlain;
};

// One thing that stands on the table.
struct Body {
  EntityId id = EntityId::kNone;
  int8_t side = -1;
  std::string name = {};
  Symbol symbol = Symbol::kUnsaid;
  std::string type = {};  // what it is called: "horse artillery", "stone"
  // In the order they matter.
  std::vector<Badge> badges = {};
  Pose pose = {};
  bool has_facing = true;
  std::vector<Point> outline = {};  // counter-clockwise, true size
  // Arrows to others: a Charge marker and its target.
  std::vector<EntityId> points_at = {};
};

// How a piece of ground is drawn.
enum class GroundKind : uint8_t {
  kUnsaid,
  kOpen,  // bare ground that has a name
  kWoods,
  kHouses,
  kFort,
  kOpenSide,  // where the wall of a fort is not
  kRampart,
  kHill,
  kCrest,
  kRoad,
  kWater,  // a stream if it is a line
  kFord,
  kBridge,
  kHedge,
  kWall,
  kDitch,     // a sunken road too
  kObstacle,  // any other line that hinders
  kCrops,
  kImpassable,
  kObjective,
};

struct Ground {
  EntityId id = EntityId::kNone;
  std::string name = {};
  GroundKind kind = GroundKind::kUnsaid;
  std::string type = {};  // what it is called: "tall crops", "town"
  bool closed = true;     // a polygon, else a polyline
  std::vector<Point> points = {};
  Length width = {};  // of a polyline, if it has one
};

// Who is still to come onto the table, and where.
struct Arrival {
  int8_t side = -1;
  std::string name = {};
  std::string when = {};              // "10:30", "period 4 on a 5"
  std::vector<Point> stretch = {};    // of the edge, from one end to the other
  std::vector<std::string> who = {};  // units and generals
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
  std::vector<Arrival> arrivals = {};
  std::vector<Panel> panels = {};
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_PICTURE_H_
