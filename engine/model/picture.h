// The description of a position for display: bodies, terrain, panels.
//
// A renderer (SVG, browser, text) needs no rules and no words of a ruleset:
// enumerations say how things are drawn, texts say what they are called.
//
// Laws (contract tests): every Ground and every Body has a symbol or kind and a
// type name; all of them are on the table or near it.
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
  kPiece,  // of a board game: a stone, a tile
};

// The meaning of a badge, which decides its colour.
enum class Tone : uint8_t {
  kPlain,    // a fact: "veteran", "12 bases"
  kPosture,  // its formation: "limbered", "march column"
  kSecure,   // in square, behind walls
  kFiring,
  kCharging,
  kShaken,  // impaired: "disrupted", "silenced"
  kWorn,    // permanently impaired: "exhausted"
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
  // The most important first.
  std::vector<Badge> badges = {};
  Pose pose = {};
  bool has_facing = true;
  std::vector<Point> outline = {};  // counter-clockwise, true size
  // Bodies to which arrows are drawn, such as the target of a charge.
  std::vector<EntityId> points_at = {};
};

// How a piece of ground is drawn.
enum class GroundKind : uint8_t {
  kUnsaid,
  kOpen,  // bare ground that has a name
  kWoods,
  kHouses,
  kFort,
  kOpenSide,  // a side of a fort without a wall
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

// Troops still to enter the table: when, where and which.
struct Arrival {
  int8_t side = -1;
  std::string name = {};
  std::string when = {};              // "10:30", "period 4 on a 5"
  std::vector<Point> stretch = {};    // part of the table edge, as a polyline
  std::vector<std::string> who = {};  // units and generals
};

// A titled block of text beside the table.
struct Panel {
  std::string title = {};  // "French: CP", "Clock"
  int8_t side = -1;
  std::vector<std::string> lines = {};
};

struct Picture {
  std::string title = {};
  Length width = {};
  Length depth = {};
  // The size in ticks of the ruleset's length unit, and its abbreviation
  // ("in").
  int32_t ruler_ticks = 0;
  std::string ruler_name = {};
  std::vector<Ground> ground = {};  // in drawing order
  std::vector<Body> bodies = {};
  std::vector<Arrival> arrivals = {};
  std::vector<Panel> panels = {};
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_PICTURE_H_
